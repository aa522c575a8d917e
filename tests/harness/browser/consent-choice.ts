import type { BrowserContext, Page } from '@playwright/test';
import { consentCookie, consentTo, type ConsentCategory } from '../../../src/lib/consent/consent-cookie.ts';

const cookieFor = (granted: readonly ConsentCategory[]): string =>
  consentCookie(
    consentTo((one) => granted.includes(one)),
    false,
  );

/** Stores a choice before the first page. */
export function grantConsent(
  context: BrowserContext,
  origin: string,
  granted: readonly ConsentCategory[],
): Promise<void> {
  const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(cookieFor(granted)) ?? [];
  return context.addCookies([{ name, value, url: origin }]);
}

/** Denies everything on an open page, as the script of a consent platform does. */
export const withdrawConsent = (page: Page): Promise<void> =>
  page.evaluate((cookie) => void (document.cookie = cookie), cookieFor([]));
