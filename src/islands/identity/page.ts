import { createContext, useContext } from 'react';
import { ownPath } from '../../lib/own-path.ts';
import { shopHref } from '../cart/shop-href.ts';

/** Provider of the captcha, as the page's server HTML names it (`IdentityPage.astro`). */
export const CaptchaContext = createContext('none');
export const useCaptcha = () => useContext(CaptchaContext);

/** Where the visitor goes on to: the page that asked them to sign in, else the account. */
export const placeAfter = () => ownPath(new URLSearchParams(location.search).get('return')) ?? shopHref('/account');

/** The address of another of these pages, from which the visitor goes on to the same place. */
export function hrefWithReturn(path: string): string {
  const href = shopHref(path);
  const to = ownPath(new URLSearchParams(location.search).get('return'));
  return to === undefined ? href : `${href}${href.includes('?') ? '&' : '?'}return=${encodeURIComponent(to)}`;
}
