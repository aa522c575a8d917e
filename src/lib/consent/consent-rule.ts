import { ALL_CONSENT, parseConsent, REQUIRED_CONSENT, type Consent } from './consent-cookie.ts';

/**
 * How visitors of a page give consent (docs/contract.md#consent). `opt-in`: nothing but what is required before a choice;
 * `opt-out`: everything until a choice; `required`: nothing else at all, because nobody asks.
 */
export type ConsentModel = 'opt-in' | 'opt-out' | 'required';

/** `provider` is the choice of `CONSENT_PROVIDER`; `none` is no banner. */
export function consentModel(region: 'NORA' | 'EMEA', provider: string): ConsentModel {
  if (region !== 'EMEA') return 'opt-out';
  return provider === 'none' ? 'required' : 'opt-in';
}

/** What a browser says of its visitor's choice. */
export interface ConsentSignals {
  /** `document.cookie` or a `Cookie` header. */
  readonly cookies: string;
  /** Global Privacy Control: `navigator.globalPrivacyControl`, or the header `Sec-GPC: 1`. */
  readonly isOptedOut: boolean;
}

/**
 * The visitor's consent; `undefined` where it is asked for and no choice was made yet. Global Privacy Control is the
 * visitor's objection to targeting wherever consent is assumed, also against an earlier choice; where it is asked for, the
 * choice counts (https://www.w3.org/TR/gpc/).
 */
export function readConsent(model: ConsentModel, { cookies, isOptedOut }: ConsentSignals): Consent | undefined {
  if (model === 'required') return REQUIRED_CONSENT;
  const chosen = parseConsent(cookies);
  if (model === 'opt-in') return chosen;
  const consent = chosen ?? ALL_CONSENT;
  return isOptedOut ? { ...consent, C0004: false } : consent;
}
