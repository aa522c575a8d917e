import type { PageAddress } from './page-address.ts';

const NAME = 'myStore';
const MAX_LENGTH = 255;

/** Id of the store that the page of the address is rendered for. */
export const myStoreIn = ({ match, search }: PageAddress): string | undefined =>
  (match?.route.query?.includes(NAME) === true && new URLSearchParams(search).get(NAME)) || undefined;

/**
 * The address of a page that shows the visitor's store (`query` in `src/routes.ts`), with `id` in it: each store has its own stored page, which is the
 * same for everybody with that store.
 */
export function withMyStore(address: PageAddress, id: string | undefined): PageAddress {
  const { url, search, match, redirect } = address;
  const isShown = match?.route.query?.includes(NAME) === true && redirect === undefined;
  if (id === undefined || id.length > MAX_LENGTH || !isShown) return address;
  const query = new URLSearchParams(search);
  query.set(NAME, id);
  return { ...address, url: `${url.slice(0, url.length - search.length)}?${query}`, search: `?${query}` };
}
