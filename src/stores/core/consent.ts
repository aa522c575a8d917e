import {
  consentCookie,
  REQUIRED_CATEGORY,
  ALL_CONSENT,
  type Consent,
  type ConsentCategory,
} from '../../lib/consent/consent-cookie.ts';
import { readConsent } from '../../lib/consent/consent-rule.ts';
import { PAGE_DATA_ID } from '../../lib/page-data.ts';
import { pageData } from './page-data.ts';
import { createStore } from './store.ts';

/** Whether the browser sends Global Privacy Control. */
export const isOptedOut = (): boolean => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/** The consent of the visitor of this page (docs/contract.md#consent); a preview has all, or none where it shows the page so. */
function readPageConsent(cookies: () => string): Consent | undefined {
  // A page of the studio has no data: it shares a file with this module, and asks for no consent.
  const page = import.meta.env.SSR || !document.getElementById(PAGE_DATA_ID) ? undefined : pageData();
  if (!page || page.previewConsent === 'none') return undefined;
  if (page.mode === 'preview') return ALL_CONSENT;
  return readConsent(page.consent, { cookies: cookies(), isOptedOut: isOptedOut() });
}

const ownCookies = () => document.cookie;

/** `undefined`: the visitor has not chosen yet, so only what is required is granted. */
export const $consent = createStore<Consent | undefined>(readPageConsent(ownCookies));

const grants = (consent: Consent | undefined, category: ConsentCategory): boolean =>
  consent?.[category] ?? category === REQUIRED_CATEGORY;

/** Whether the visitor allows what the category covers, at this moment. */
export function allows(category: ConsentCategory): boolean {
  return grants($consent.get(), category);
}

/** Calls `granted` whenever the category becomes granted, at once too, and `denied` when the visitor has chosen otherwise. */
export function followConsent(category: ConsentCategory, granted: () => void, denied?: () => void): () => void {
  let isUsed: boolean | undefined;
  return $consent.subscribe((consent) => {
    const isGranted = grants(consent, category);
    if (isGranted === isUsed || (!isGranted && consent === undefined)) return;
    isUsed = isGranted;
    if (isGranted) granted();
    else denied?.();
  });
}

/** Saves a choice of the visitor; where the browser takes no cookie, it lasts as long as the page. */
export function chooseConsent(consent: Consent): void {
  const cookie = consentCookie(consent, location.protocol === 'https:');
  document.cookie = cookie;
  apply(readPageConsent(() => cookie));
}

/** Applies what the cookie says now: another tab, or the consent provider's own script, may have written it. */
export function rereadConsent(): void {
  const consent = readPageConsent(ownCookies);
  if (consent !== undefined) apply(consent);
}

/** What was stored for a category that is not granted any more is removed. */
function apply(consent: Consent | undefined): void {
  if (JSON.stringify(consent) === JSON.stringify($consent.get())) return;
  $consent.set(consent);
  import('./denied-data.ts').then((module) => module.removeDenied(allows)).catch(console.error);
}

if (!import.meta.env.SSR) {
  // Where the browser has no cookie events, a tab reads the choice of another as soon as it is shown.
  globalThis.cookieStore?.addEventListener('change', rereadConsent);
  document.addEventListener('visibilitychange', rereadConsent);
  addEventListener('pageshow', ({ persisted }) => persisted && rereadConsent());
}
