import type { ServedCustomer } from '../../api/identity/served-customer.schema.ts';
import { pageData } from '../../stores/core/page-data.ts';

/** The masked contact, and the points of a member: `m•••@example.com · •••21 · Member, 1,240 points`. */
export function describeContact(
  { email, phone, points }: ServedCustomer,
  describePoints: (points: string) => string,
): string {
  const member = points === null ? '' : describePoints(new Intl.NumberFormat(pageData().locale).format(points));
  return [email, phone, member].filter(Boolean).join(' · ');
}
