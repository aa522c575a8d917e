import { afterEach, describe, expect, test, vi } from 'vitest';
import { ALL_CONSENT, consentCookie, consentTo, REQUIRED_CONSENT } from '../../lib/consent/consent-cookie.ts';
import { createTestGateway, startBrowser } from './browser.test-support.ts';

async function consentIn(state: Parameters<typeof startBrowser>[1]) {
  startBrowser(createTestGateway(), state);
  return import('./consent.ts');
}

// What a choice removes is loaded on demand.
afterEach(() => vi.dynamicImportSettled());

describe('consent', () => {
  test('is granted outside EMEA and in preview', async () => {
    expect((await consentIn({})).allows('C0004')).toBe(true);
    expect((await consentIn({ asksConsent: true, page: { mode: 'preview' } })).allows('C0004')).toBe(true);
  });

  test('is denied where a preview shows the page without consent', async () => {
    const { allows } = await consentIn({ page: { mode: 'preview', previewConsent: 'none' } });
    expect([allows('C0001'), allows('C0002')]).toEqual([true, false]);
  });

  test("is the visitor's choice in EMEA, and before the choice only what is required", async () => {
    const { $consent, chooseConsent, allows, rereadConsent } = await consentIn({ asksConsent: true });
    expect($consent.get()).toBeUndefined();
    expect([allows('C0001'), allows('C0002')]).toEqual([true, false]);
    chooseConsent({ C0001: true, C0002: true, C0003: false, C0004: false });
    expect([allows('C0002'), allows('C0003')]).toEqual([true, false]);
    rereadConsent();
    expect(allows('C0002')).toBe(true);
  });

  test('is what another tab or the consent platform wrote, and stays where no cookie is taken', async () => {
    const { allows, chooseConsent, rereadConsent } = await consentIn({ asksConsent: true });
    document.cookie = consentCookie(
      consentTo((name) => name === 'C0004'),
      false,
    );
    rereadConsent();
    expect([allows('C0002'), allows('C0004')]).toEqual([false, true]);
    chooseConsent(ALL_CONSENT);
    document.cookie = '';
    rereadConsent();
    expect(allows('C0002')).toBe(true);
  });

  test('has no targeting where the browser objects to it and consent is assumed', async () => {
    startBrowser(createTestGateway(), {});
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    const { allows, chooseConsent } = await import('./consent.ts');
    chooseConsent(ALL_CONSENT);
    expect([allows('C0003'), allows('C0004')]).toEqual([true, false]);
  });

  test('follows a category: granted at once or later, denied after a choice', async () => {
    const { chooseConsent, followConsent } = await consentIn({ asksConsent: true });
    const calls: string[] = [];
    const stop = followConsent(
      'C0003',
      () => calls.push('granted'),
      () => calls.push('denied'),
    );
    expect(calls).toEqual([]);
    for (const is of [true, true, false, false, true]) chooseConsent(consentTo((name) => name === 'C0003' && is));
    expect(calls).toEqual(['granted', 'denied', 'granted']);
    stop();
    chooseConsent(REQUIRED_CONSENT);
    expect(calls).toHaveLength(3);
  });

  test('removes what was stored for a category that is denied', async () => {
    const { chooseConsent } = await consentIn({ asksConsent: true });
    const stored = {
      'aisle.searches': '[]',
      'aisle.recentlyViewed': '[]',
      'aisle.store.us': '{}',
      'aisle.favorites': '',
    };
    vi.stubGlobal(
      'localStorage',
      Object.assign(Object.create({ removeItem: (key: string) => Reflect.deleteProperty(localStorage, key) }), stored),
    );
    chooseConsent(consentTo((name) => name === 'C0004'));
    await vi.waitFor(() => expect(Object.keys(localStorage)).toEqual(['aisle.recentlyViewed', 'aisle.favorites']));
  });
});
