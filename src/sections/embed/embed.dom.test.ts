// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ALL_CONSENT, REQUIRED_CONSENT } from '../../lib/consent/consent-cookie.ts';
import { $consent } from '../../stores/core/consent.ts';
import { attach } from './embed.client.ts';

async function open(when: 'consent' | 'asked') {
  document.body.innerHTML = `<div data-when="${when}"><div class="ask"><button>Load</button></div>
    <template><iframe srcdoc="A film"></iframe></template></div>`;
  const element = document.querySelector<HTMLElement>('[data-when]') ?? document.body;
  attach(element);
  await vi.dynamicImportSettled();
  return { shown: () => element.querySelector(':scope > iframe, :scope > .ask')?.localName, element };
}

beforeEach(() => $consent.set(undefined));

describe('a frame of another host', () => {
  test('is on the page for as long as the visitor consents', async () => {
    const { shown } = await open('consent');
    expect(shown()).toBe('div');
    $consent.set(ALL_CONSENT);
    expect(shown()).toBe('iframe');
    $consent.set({ ...ALL_CONSENT, C0003: false });
    expect(shown()).toBe('div');
    $consent.set(ALL_CONSENT);
    expect(shown()).toBe('iframe');
  });

  test('that the visitor asked for stays, whatever is withdrawn', async () => {
    const { shown, element } = await open('consent');
    $consent.set(REQUIRED_CONSENT);
    element.querySelector('button')?.click();
    $consent.set(ALL_CONSENT);
    $consent.set(REQUIRED_CONSENT);
    expect(shown()).toBe('iframe');
  });

  test('that waits for its button does so also with consent', async () => {
    $consent.set(ALL_CONSENT);
    const { shown, element } = await open('asked');
    expect(shown()).toBe('div');
    element.querySelector('button')?.click();
    expect(shown()).toBe('iframe');
  });
});
