import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_CONSENT, consentCookie, consentTo, parseConsent, REQUIRED_CONSENT } from './consent-cookie.ts';

const anyConsent = fc
  .subarray(['C0002', 'C0003', 'C0004'])
  .map((granted) => consentTo((name) => granted.includes(name)));

describe('the consent cookie', () => {
  test('lasts a year for the whole shop and is readable by script', () => {
    expect(consentCookie(REQUIRED_CONSENT, false)).toBe(
      'OptanonConsent=groups=C0001%3A1%2CC0002%3A0%2CC0003%3A0%2CC0004%3A0; Path=/; Max-Age=31536000; SameSite=Lax',
    );
    expect(consentCookie(ALL_CONSENT, true)).toMatch(/; Secure$/);
  });

  test('parses every choice among other cookies', () => {
    fc.assert(
      fc.property(anyConsent, fc.stringMatching(/^[a-z]{1,8}$/), (consent, other) => {
        const pair = consentCookie(consent, false).split(';')[0];
        expect(parseConsent(`${other}=1; ${pair}; x${pair}`)).toEqual(consent);
      }),
    );
  });

  test('parses the formats of other writers', () => {
    const encoded = encodeURIComponent('groups=C0001:1,C0002:1,C0003:0,C0004:0');
    expect(parseConsent(`OptanonConsent=${encoded}`)).toMatchObject({ C0002: true, C0003: false });
    expect(parseConsent('OptanonConsent=version=6&groups=C0001%3A1%2CC0004%3A1&hosts=')).toMatchObject({ C0004: true });
  });

  test('is undefined where the cookie is missing, empty or of another name', () => {
    expect(parseConsent('')).toBeUndefined();
    expect(parseConsent('OptanonConsent=')).toBeUndefined();
    expect(parseConsent('XOptanonConsent=groups=C0001:1')).toBeUndefined();
  });

  test('never throws, always grants what is required and nothing else that is absent', () => {
    const pieces = ['C0004', 'C0001', ':1', ':0', ',', '%2C', '%3A', '%', '&', 'groups=', ' ', ';', 'é'];
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (value) => {
        const consent = parseConsent(`OptanonConsent=groups=${value}`);
        if (consent) expect(consent.C0001).toBe(true);
        if (consent?.C0004) expect(value).toMatch(/C0004(:|%3A)1/);
      }),
      { numRuns: 1000 },
    );
  });
});
