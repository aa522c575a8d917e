// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeDialog, $dialog } from '../../stores/core/dialogs.ts';
import { writePageData } from '../../stores/core/page-data.test-support.ts';
import { start } from './prompts.ts';
import { elapse, loadStylesheetsAtOnce } from './prompts.test-support.ts';

const POPUP = { id: 'popup-join', name: 'join', slug: 'join' };
const LOCATIONS = [
  { countryCode: 'US', name: 'United States', domain: 'https://shop.test', locales: ['en-us'] },
  { countryCode: 'DE', name: 'Deutschland', domain: 'https://shop.test', locales: ['de-de'] },
];
const requested: string[] = [];

function answer(address: string): Response {
  requested.push(address.split('?')[0] ?? '');
  if (address.startsWith('/get-user-geo-country')) return Response.json({ country: { code: 'DE', name: 'Germany' } });
  if (address === '/fapi/pages/location-selector') return Response.json(LOCATIONS);
  return new Response('<div data-fragment data-title="Join us"><p>Text</p></div>');
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  localStorage.clear();
  requested.length = 0;
  closeDialog();
  document.body.innerHTML = '<main id="main"></main>';
  writePageData();
  vi.stubGlobal('fetch', async (address: string) => answer(address));
  loadStylesheetsAtOnce();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const isOpen = () => document.querySelector('.popup:not([hidden])') !== null;

function startOn(dataset: Readonly<Record<string, string>>) {
  const element = document.createElement('div');
  Object.assign(element.dataset, dataset);
  const { promise: chosen, resolve: choose } = Promise.withResolvers<void>();
  const gate = { allows: () => true, chosen: () => chosen };
  const ended = vi.fn();
  void start(element, gate).then(ended);
  return { choose, ended };
}

test('prompts are shown one after the other: consent, country, pop-up', async () => {
  const { choose, ended } = startOn({ asksCountry: '', popups: JSON.stringify([POPUP]), close: 'Close' });
  await elapse(60_000);
  expect(requested).toContain('/get-user-geo-country');
  expect([$dialog.get(), isOpen()]).toEqual([undefined, false]);
  choose();
  await elapse(20_000);
  expect([$dialog.get()?.name, isOpen()]).toEqual(['location-confirmation', false]);
  closeDialog();
  await elapse(4000);
  expect(isOpen()).toBe(false);
  await elapse(1500);
  expect(isOpen()).toBe(true);
  expect(ended).not.toHaveBeenCalled();
  document.querySelector<HTMLButtonElement>('.popup__close')?.click();
  await elapse(0);
  expect(ended).toHaveBeenCalledOnce();
});

test('a prompt that fails leaves the others', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/get-user-geo-country')) return new Response('', { status: 503 });
    return answer(address);
  });
  const debug = vi.spyOn(console, 'debug').mockReturnValue();
  startOn({ asksCountry: '', popups: JSON.stringify([POPUP]), close: 'Close' }).choose();
  await elapse(6000);
  expect([debug.mock.calls.length, isOpen()]).toEqual([1, true]);
});

test('a page asks only what its markup says', async () => {
  startOn({ popups: JSON.stringify([POPUP]), close: 'Close' }).choose();
  await elapse(6000);
  expect([requested, isOpen()]).toEqual([['/fragments/popups/join'], true]);
});
