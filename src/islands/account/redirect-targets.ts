import { safeRedirectPath } from '../../lib/safe-redirect.ts';
import { shopHref } from '../kit/shop-href.ts';

/** Where the visitor continues: the page that required the sign-in, otherwise the account. */
export const pathAfterSignIn = () =>
  safeRedirectPath(new URLSearchParams(location.search).get('return')) ?? shopHref('/account');

/** Letters that the service stores. */
const MAX_LOCATION = 40;

/** What opened a form that is a page: the last part of the path that required the sign-in; empty where none did. */
export function formLocation(): string {
  const to = safeRedirectPath(new URLSearchParams(location.search).get('return'));
  return (/([^/?#]+)\/?(?:[?#].*)?$/.exec(to ?? '')?.[1] ?? '').slice(0, MAX_LOCATION);
}

/** Path and query of the current page, as a return path. */
export const currentPath = () => location.pathname + location.search;

/** The address of another identity page, with the same return path. */
export function hrefWithReturn(path: string): string {
  const href = shopHref(path);
  const to = safeRedirectPath(new URLSearchParams(location.search).get('return'));
  return to === undefined ? href : `${href}${href.includes('?') ? '&' : '?'}return=${encodeURIComponent(to)}`;
}

/** The address of a registered dialog on the current page. */
export const dialogHref = (name: string, argument = '') =>
  `#modal=${name}${argument === '' ? '' : `_${encodeURIComponent(argument)}`}`;
