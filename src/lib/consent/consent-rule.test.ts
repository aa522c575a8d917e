import { describe, expect, test } from 'vitest';
import { ALL_CONSENT, consentCookie, REQUIRED_CONSENT } from './consent-cookie.ts';
import { consentModel, readConsent } from './consent-rule.ts';

const cookieOf = (consent = ALL_CONSENT) => consentCookie(consent, false).split(';')[0] ?? '';
const signals = (cookies = '', isOptedOut = false) => ({ cookies, isOptedOut });

describe('how visitors give consent', () => {
  test('is asked for in EMEA, assumed elsewhere, and limited to what is required where nobody asks', () => {
    expect(consentModel('EMEA', 'sandbox')).toBe('opt-in');
    expect(consentModel('EMEA', 'onetrust')).toBe('opt-in');
    expect(consentModel('EMEA', 'none')).toBe('required');
    expect(consentModel('NORA', 'none')).toBe('opt-out');
  });
});

describe('consent', () => {
  test('is the choice in the cookie', () => {
    const only = { ...REQUIRED_CONSENT, C0003: true };
    expect(readConsent('opt-in', signals(cookieOf(only)))).toEqual(only);
    expect(readConsent('opt-out', signals(cookieOf(only)))).toEqual(only);
  });

  test('is open before the choice where it is asked for, and granted where it is assumed', () => {
    expect(readConsent('opt-in', signals())).toBeUndefined();
    expect(readConsent('opt-out', signals())).toEqual(ALL_CONSENT);
  });

  test('is never more than required where nobody asks', () => {
    expect(readConsent('required', signals(cookieOf()))).toEqual(REQUIRED_CONSENT);
  });

  test('has no targeting with Global Privacy Control where it is assumed', () => {
    const denied = { ...ALL_CONSENT, C0004: false };
    expect(readConsent('opt-out', signals('', true))).toEqual(denied);
    expect(readConsent('opt-out', signals(cookieOf(), true))).toEqual(denied);
    expect(readConsent('opt-in', signals(cookieOf(), true))).toEqual(ALL_CONSENT);
  });
});
