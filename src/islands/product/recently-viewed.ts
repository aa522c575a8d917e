import { storedValue } from '../../lib/storage/stored-value.ts';

/** Products on the device. */
const MAX_PRODUCTS = 12;
const ID = /^[\w.~-]{1,100}$/;

const viewed = storedValue('local', 'aisle.recentlyViewed', (stored) =>
  Array.isArray(stored)
    ? stored.filter((id): id is string => typeof id === 'string' && ID.test(id)).slice(0, MAX_PRODUCTS)
    : undefined,
);

/** Ids of the products viewed on the device, the latest first. */
export const readViewed = (): readonly string[] => viewed.read() ?? [];

/** Returns the products that were viewed before it. */
export function addViewed(productId: string): readonly string[] {
  const before = readViewed().filter((id) => id !== productId);
  viewed.write([productId, ...before].slice(0, MAX_PRODUCTS));
  return before;
}

export const removeViewed = (): void => viewed.remove();
