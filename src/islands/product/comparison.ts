import { MAX_COMPARED } from '../../config.ts';
import { storedValue } from '../../lib/storage/stored-value.ts';

/** The products of the comparison that was open last in this tab. */
const compared = storedValue('session', 'aisle.compared', (stored) =>
  Array.isArray(stored)
    ? stored.filter((id): id is string => typeof id === 'string').slice(0, MAX_COMPARED)
    : undefined,
);

export const saveComparison = (ids: readonly string[]): void => void compared.write([...ids]);

/** The link of a product page compares the product alone; with a comparison open in the tab, it joins that. */
export function completeComparison(element: HTMLElement, productId: string): void {
  const link = element.querySelector<HTMLAnchorElement>('a[data-compare]');
  const others = (compared.read() ?? []).filter((id) => id !== productId);
  if (link === null || others.length === 0) return;
  const address = new URL(link.href);
  address.searchParams.set('ids', [...others.slice(0, MAX_COMPARED - 1), productId].join(','));
  link.href = address.href;
}
