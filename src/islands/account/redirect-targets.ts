import { safeRedirectPath } from '../../lib/safe-redirect.ts';
import { shopHref } from '../kit/shop-href.ts';

/** Where the visitor continues: the page that required the sign-in, otherwise the account. */
export const pathAfterSignIn = () =>
  safeRedirectPath(new URLSearchParams(location.search).get('return')) ?? shopHref('/account');

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
