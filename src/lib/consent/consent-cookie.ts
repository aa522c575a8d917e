/** Consent by category, in the cookie that the consent provider and the server read as well (docs/contract.md#consent). */

/** C0001 required, C0002 performance and analytics, C0003 functional, C0004 targeting. */
export type ConsentCategory = 'C0001' | 'C0002' | 'C0003' | 'C0004';

export const CONSENT_COOKIE = 'OptanonConsent';
export const CONSENT_CATEGORIES = ['C0001', 'C0002', 'C0003', 'C0004'] as const satisfies readonly ConsentCategory[];
export const REQUIRED_CATEGORY = 'C0001';

const ONE_YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** Required cookies are always granted. */
export type Consent = Readonly<Record<ConsentCategory, boolean>>;

export function consentTo(isGranted: (category: ConsentCategory) => boolean): Consent {
  const entries = CONSENT_CATEGORIES.map((category) => [
    category,
    category === REQUIRED_CATEGORY || isGranted(category),
  ]);
  return Object.fromEntries(entries) as Consent;
}

export const ALL_CONSENT = consentTo(() => true);
export const REQUIRED_CONSENT = consentTo(() => false);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A truncated cookie: its unescaped parts are still readable.
    return text;
  }
}

function cookieValue(cookies: string): string | undefined {
  const pair = cookies.split(';').find((part) => part.trim().startsWith(`${CONSENT_COOKIE}=`));
  return pair?.trim().slice(CONSENT_COOKIE.length + 1);
}

/** Reads `document.cookie` or a `Cookie` header; `undefined` where no choice was made yet. */
export function parseConsent(cookies: string): Consent | undefined {
  const value = cookieValue(cookies);
  const groups = value && /(?:^|&)groups=([^&]*)/.exec(decode(value))?.[1];
  if (!groups) return undefined;
  const granted = new Set(groups.split(',').map((group) => group.trim()));
  return consentTo((category) => granted.has(`${category}:1`));
}

/** The text for `document.cookie`. */
export function consentCookie(consent: Consent, isSecure: boolean): string {
  const groups = CONSENT_CATEGORIES.map((category) => `${category}:${consent[category] ? 1 : 0}`).join(',');
  const attributes = `Path=/; Max-Age=${ONE_YEAR_IN_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return `${CONSENT_COOKIE}=groups=${encodeURIComponent(groups)}; ${attributes}`;
}
