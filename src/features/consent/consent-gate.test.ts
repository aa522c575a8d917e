import { describe, expect, test, vi } from 'vitest';
import { createTestGateway, startBrowser } from '../../stores/core/browser.test-support.ts';
import type { Consent, ConsentCategory } from '../../lib/consent/consent-cookie.ts';
import type { ConsentGate, IdleFeature } from '../feature.ts';

const REQUIRED_ONLY: Consent = { C0001: true, C0002: false, C0003: false, C0004: false };
const ELEMENT = {} as HTMLElement;

/** A feature of this category on a page that asks for consent; `load` is the window's event. */
async function startOn(category: ConsentCategory, state: Parameters<typeof startBrowser>[1] = { asksConsent: true }) {
  const { events } = startBrowser(createTestGateway(), state);
  vi.stubGlobal('window', {});
  Object.assign(document, { readyState: 'loading' });
  const stop = vi.fn();
  const start = vi.fn<(element: HTMLElement, gate: ConsentGate) => unknown>(() => stop);
  const feature: IdleFeature = { id: 'x', category, start: async () => ({ start }) };
  const { startWhenGranted } = await import('./consent-gate.ts');
  const { chooseConsent } = await import('../../stores/core/consent.ts');
  const started = startWhenGranted(feature, ELEMENT);
  return { start, stop, started, chooseConsent, load: () => events.dispatchEvent(new Event('load')) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('a feature that starts idle', () => {
  test('starts after the page has loaded, with its element and the gate', async () => {
    const { start, started, load } = await startOn('C0001');
    await settle();
    expect(start).not.toHaveBeenCalled();
    load();
    await started;
    expect(start).toHaveBeenCalledExactlyOnceWith(ELEMENT, expect.objectContaining({ allows: expect.anything() }));
  });

  test('waits for consent to its category', async () => {
    const { start, started, chooseConsent, load } = await startOn('C0002');
    load();
    await settle();
    expect(start).not.toHaveBeenCalled();
    chooseConsent({ ...REQUIRED_ONLY, C0002: true });
    await started;
    expect(start).toHaveBeenCalledOnce();
  });

  test('stays off after a refusal, starts when consent is given later, and stops when it is withdrawn', async () => {
    const { start, stop, started, chooseConsent, load } = await startOn('C0002');
    load();
    await settle();
    chooseConsent({ ...REQUIRED_ONLY, C0003: true });
    await started;
    expect(start).not.toHaveBeenCalled();
    chooseConsent({ ...REQUIRED_ONLY, C0002: true });
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
    expect(stop).not.toHaveBeenCalled();
    chooseConsent(REQUIRED_ONLY);
    await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce());
    chooseConsent({ ...REQUIRED_ONLY, C0002: true });
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
  });

  test('starts without a choice where none is asked for', async () => {
    const { start, started, load } = await startOn('C0004', {});
    load();
    await started;
    expect(start).toHaveBeenCalledOnce();
  });
});

describe('the gate', () => {
  test('tells a required feature when the visitor has chosen, and what', async () => {
    const { start, started, chooseConsent, load } = await startOn('C0001');
    load();
    await started;
    const gate = start.mock.calls[0]?.[1];
    const chosen = vi.fn();
    void gate?.chosen().then(chosen);
    await settle();
    expect(chosen).not.toHaveBeenCalled();
    chooseConsent({ ...REQUIRED_ONLY, C0003: true });
    await settle();
    expect(chosen).toHaveBeenCalledOnce();
    expect([gate?.allows('C0003'), gate?.allows('C0004')]).toEqual([true, false]);
  });
});
