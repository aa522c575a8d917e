import { readPreferredSize } from '../../domain/shoe-sizes.ts';
import type { PageAddress } from './page-address.ts';

const NAME = 'shoeSize';

/** Whether the page of the address is rendered for a shoe size. */
export const hasShoeSize = ({ match, search }: PageAddress): boolean =>
  match?.route.query?.includes(NAME) === true && new URLSearchParams(search).has(NAME);

/**
 * The address of a page that reads the shopper's shoe size (`query` in `src/routes.ts`), with `size` in it where the address names none: each size
 * has its own stored page, which is the same for everybody with that size.
 */
export function withShoeSize(address: PageAddress, size: string | undefined): PageAddress {
  const { url, search, match, redirect } = address;
  if (size === undefined || redirect !== undefined || match?.route.query?.includes(NAME) !== true) return address;
  const query = new URLSearchParams(search);
  if (query.has('size') || readPreferredSize(size) === undefined) return address;
  query.set(NAME, size);
  return { ...address, url: `${url.slice(0, url.length - search.length)}?${query}`, search: `?${query}` };
}
