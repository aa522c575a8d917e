import {
  advanceEnrollment,
  NOT_STARTED,
  readEnrollment,
  type EnrollingCustomer,
  type EnrollmentEvent,
} from '../../../domain/account/enrollment.ts';
import { storedValue } from '../../lib/storage/stored-value.ts';
import { $session } from '../core/session.ts';
import { createStore } from '../core/store.ts';
import type { ConsumerProfile } from './profile.ts';

const stored = storedValue('session', 'aisle.enrollment', readEnrollment);

/** The enrollment of this tab, stored for reloads; a sign-out clears it. */
export const $enrollment = createStore(stored.read() ?? NOT_STARTED);

export function advance(event: EnrollmentEvent): void {
  $enrollment.set(advanceEnrollment($enrollment.get(), event));
  stored.write($enrollment.get());
}

export function forgetEnrollment(): void {
  $enrollment.set(NOT_STARTED);
  stored.remove();
}

$session.listen((session) => {
  if (session === undefined) forgetEnrollment();
});

export const enrollingCustomer = (profile: ConsumerProfile): EnrollingCustomer => ({
  consumerNo: profile.consumerDetails.consumerNo,
  phone: profile.consumerDetails.phone,
  isPartiallyEnrolled: profile.isPartiallyEnrolled,
  isLoyaltyMember: profile.isLoyaltyMember,
});

/** Customers of one browser that are remembered. */
const MAX_CUSTOMERS = 20;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const storedAsked = storedValue('local', 'aisle.enrollmentAsked', (value) => (isTexts(value) ? value : undefined));

/** The customers whom this browser has asked to complete their profile. */
export const readAskedCustomers = (): readonly string[] => storedAsked.read() ?? [];

export function rememberAsked(consumerNo: string): void {
  const others = readAskedCustomers().filter((one) => one !== consumerNo);
  storedAsked.write([...others, consumerNo].slice(-MAX_CUSTOMERS));
}
