import { ALL_CONSENT, type Consent, consentCookie, parseConsent, REQUIRED_CATEGORY } from './consent-cookie.ts';
import type { ConsentCategory } from '../feature.ts';
import { PAGE_DATA_ID } from '../../lib/page-data.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { createStore } from '../../stores/core/store.ts';

/**
 * Consent is requested in EMEA only, where pages have the banner; elsewhere and in preview it is granted (docs/contract.md#consent), except in a preview of the page without consent.
 */
function readConsent(): Consent | undefined {
  // A page of the studio has no data: it shares a file with this module, and asks for no consent.
  const page = import.meta.env.SSR || !document.getElementById(PAGE_DATA_ID) ? undefined : pageData();
  if (!page || page.previewConsent === 'none') return undefined;
  const isAsked = document.getElementById('consent-banner') !== null && page.mode !== 'preview';
  return isAsked ? parseConsent(document.cookie) : ALL_CONSENT;
}

/** `undefined`: the visitor has not chosen yet, so only what is required is granted. */
export const $consent = createStore<Consent | undefined>(readConsent());

export function isGranted(category: ConsentCategory): boolean {
  return $consent.get()?.[category] ?? category === REQUIRED_CATEGORY;
}

export function chooseConsent(consent: Consent): void {
  document.cookie = consentCookie(consent, location.protocol === 'https:');
  $consent.set(consent);
}

/** Another tab may have saved a choice meanwhile. */
export function rereadConsent(): void {
  $consent.set(readConsent());
}
