import { describe, expect, test } from 'vitest';
import { createTestGateway, startBrowser } from '../../stores/core/browser.test-support.ts';

async function consentIn(state: Parameters<typeof startBrowser>[1]) {
  startBrowser(createTestGateway(), state);
  return import('./consent-store.ts');
}

describe('consent', () => {
  test('is granted outside EMEA and in preview', async () => {
    expect((await consentIn({})).isGranted('C0004')).toBe(true);
    expect((await consentIn({ asksConsent: true, page: { mode: 'preview' } })).isGranted('C0004')).toBe(true);
  });

  test('is denied where a preview shows the page without consent', async () => {
    const { isGranted } = await consentIn({ page: { mode: 'preview', previewConsent: 'none' } });
    expect([isGranted('C0001'), isGranted('C0002')]).toEqual([true, false]);
  });

  test("is the visitor's choice in EMEA, and before the choice only what is required", async () => {
    const { $consent, chooseConsent, isGranted, rereadConsent } = await consentIn({ asksConsent: true });
    expect($consent.get()).toBeUndefined();
    expect([isGranted('C0001'), isGranted('C0002')]).toEqual([true, false]);
    chooseConsent({ C0001: true, C0002: true, C0003: false, C0004: false });
    expect([isGranted('C0002'), isGranted('C0003')]).toEqual([true, false]);
    rereadConsent();
    expect(isGranted('C0002')).toBe(true);
  });
});
