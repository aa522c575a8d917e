import { safeRedirectPath } from '../../lib/safe-redirect.ts';
import { shopHref } from '../kit/shop-href.ts';

/** Provider of the captcha, as the page's server HTML names it (`src/layouts/document/shop-state.ts`). */
export const captchaOfPage = () => document.documentElement.dataset.captcha ?? 'none';

/** Where the visitor goes on to: the page that asked them to sign in, else the account. */
export const pathAfterSignIn = () =>
  safeRedirectPath(new URLSearchParams(location.search).get('return')) ?? shopHref('/account');

/** This page, for who comes back to it. */
export const currentPath = () => location.pathname + location.search;

/** The address of another of these pages, from which the visitor goes on to the same place. */
export function hrefWithReturn(path: string): string {
  const href = shopHref(path);
  const to = safeRedirectPath(new URLSearchParams(location.search).get('return'));
  return to === undefined ? href : `${href}${href.includes('?') ? '&' : '?'}return=${encodeURIComponent(to)}`;
}

/** The address of a dialog of the registry on this page. */
export const dialogHref = (name: string, argument = '') =>
  `#modal=${name}${argument === '' ? '' : `_${encodeURIComponent(argument)}`}`;
