import { describe, expect, test } from 'vitest';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import { consentCookie, consentTo } from '../../src/lib/consent/consent-cookie.ts';
import { createVisitorConsent } from './visitor-consent.ts';

const at = (headers: Record<string, string> = {}) => new Request('http://shop.test/', { headers });
const cookieOf = (category: string) => ({
  cookie: consentCookie(
    consentTo((name) => name === category),
    false,
  ),
});

describe('the consent of who sends a request', () => {
  const allows = createVisitorConsent(() => DEFAULT_SITES, 'sandbox');

  test('is assumed in the United States, without targeting where the browser objects', () => {
    expect(allows('C0003', at(), 'us')).toBe(true);
    expect(allows('C0004', at(), undefined)).toBe(true);
    expect(allows('C0004', at({ 'sec-gpc': '1' }), 'us')).toBe(false);
    expect(allows('C0003', at(cookieOf('C0002')), 'us')).toBe(false);
  });

  test('is what the cookie says in Germany, and before a choice what is required', () => {
    expect([allows('C0001', at(), 'de'), allows('C0003', at(), 'de')]).toEqual([true, false]);
    expect(allows('C0003', at(cookieOf('C0003')), 'de')).toBe(true);
  });

  test('is never more than required where nobody asks, nor at a site that is gone', () => {
    const silent = createVisitorConsent(() => DEFAULT_SITES, 'none');
    expect(silent('C0003', at(cookieOf('C0003')), 'de')).toBe(false);
    expect(allows('C0003', at(), 'gone')).toBe(false);
  });
});
