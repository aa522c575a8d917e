// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ListedPopup } from '../../lib/popups/listed-popup.ts';
import { onAction } from '../../stores/core/action-stream.ts';
import { closeDialog, openDialog } from '../../stores/core/dialogs.ts';
import { writePageData } from '../../stores/core/page-data.test-support.ts';
import { elapse, loadStylesheetsAtOnce } from '../prompts/prompts.test-support.ts';
import type { ReportedPopup } from './dismissed-popups.ts';
import { preparePopup } from './popups.ts';

const KEY = 'aisle.dismissedPopups';
const LETTER: ListedPopup = {
  id: 'popup-letter',
  name: 'Newsletter, autumn',
  slug: 'letter',
  minimizedTitle: 'Letters',
};
const JOIN: ListedPopup = { id: 'popup-join', name: 'join', slug: 'join' };
const requested = vi.fn<(address: string) => Response>();
const bodyOf = (title: string) =>
  new Response(`<div data-fragment data-title="${title}"><p>${title}: text</p><input name="email"></div>`);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  localStorage.clear();
  document.body.innerHTML = '<main id="main" tabindex="-1"><a href="/x" id="link">A link</a><input id="field"></main>';
  writePageData();
  requested.mockReset().mockImplementation((address) => bodyOf(address.endsWith('letter') ? 'Field notes' : 'Join us'));
  vi.stubGlobal('fetch', async (address: string) => requested(address));
  loadStylesheetsAtOnce();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function prepare(...popups: readonly ListedPopup[]) {
  const element = document.createElement('div');
  Object.assign(element.dataset, { popups: JSON.stringify(popups), close: 'Close' });
  const preparing = preparePopup(element);
  await elapse(100);
  return preparing;
}

/** Starts the prompt, and waits for a quiet moment. */
async function openOn(...popups: readonly ListedPopup[]) {
  const show = await prepare(...popups);
  const ended = vi.fn();
  void show?.().then(ended);
  await elapse(5100);
  return { ended };
}

const region = () => document.querySelector<HTMLElement>('.popup:not([hidden])');
const button = (text: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('button')].find((one) => !one.hidden && one.textContent === text);
const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const element = (id: string) => document.querySelector<HTMLElement>(`#${id}`) ?? document.body;

describe('a pop-up', () => {
  test('opens in the first quiet moment, is announced and leaves the focus where it is', async () => {
    const show = await prepare(LETTER);
    void show?.();
    element('link').focus();
    await elapse(4000);
    dispatchEvent(new Event('scroll'));
    await elapse(4000);
    expect([region(), requested.mock.calls]).toEqual([null, []]);
    await elapse(1100);
    expect(requested.mock.calls).toEqual([['/fragments/popups/letter']]);
    expect(region()?.ariaLabel).toBe('Field notes');
    expect(region()?.textContent).toContain('Field notes: text');
    expect(document.querySelector('output')?.textContent).toBe('Field notes');
    expect(document.activeElement).toBe(element('link'));
  });

  test.each([
    ['a dialog is open', () => document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>')],
    ['a field has the focus', () => element('field').focus()],
  ])('does not open while %s', async (_, interrupt) => {
    const show = await prepare(LETTER);
    interrupt();
    void show?.();
    await elapse(20_000);
    expect(region()).toBeNull();
    document.querySelector('dialog')?.remove();
    element('field').blur();
    await elapse(5100);
    expect(region()).not.toBeNull();
  });

  test('does not open over a dialog that was opened while it was loaded', async () => {
    const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', async (address: string) => {
      await loaded;
      return requested(address);
    });
    const show = await prepare(LETTER);
    void show?.();
    await elapse(5100);
    openDialog('mini-cart');
    load();
    await elapse(20_000);
    expect([requested.mock.calls.length, region()]).toEqual([1, null]);
    closeDialog();
    await elapse(5100);
    expect(region()).not.toBeNull();
  });

  test('is the first of the page that was not closed', async () => {
    localStorage.setItem(KEY, '["popup-letter"]');
    await openOn(LETTER, JOIN);
    expect(region()?.ariaLabel).toBe('Join us');
  });

  test('stays away where storage is refused', async () => {
    const deny = () => {
      throw new Error('refused');
    };
    vi.stubGlobal('localStorage', { getItem: deny, clear() {} });
    expect(await prepare(JOIN)).toBeUndefined();
  });

  test('is left out where it is no longer valid', async () => {
    requested.mockImplementation(() => new Response('', { status: 404 }));
    const { ended } = await openOn(JOIN);
    expect([region(), ended.mock.calls.length]).toEqual([null, 1]);
  });
});

describe('closing', () => {
  test('remembers the id; showing and closing report id, name and class', async () => {
    localStorage.setItem(KEY, '["older", 5]');
    const [shown, closed]: ReportedPopup[][] = [[], []];
    const actions: string[] = [];
    document.addEventListener('popup/open', ({ detail }) => shown?.push(detail));
    document.addEventListener('popup/close', ({ detail }) => closed?.push(detail));
    const stop = onAction(({ name, phase }) => actions.push(`${name} ${phase}`));
    const { ended } = await openOn(JOIN);
    button('Close')?.click();
    await elapse(0);
    stop();
    expect(region()).toBeNull();
    expect(ended).toHaveBeenCalledOnce();
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(['older', 'popup-join']);
    const reported = [{ id: 'popup-join', name: 'join', class: 'Account' }];
    expect([shown, closed]).toEqual([reported, reported]);
    expect(actions).toEqual(['popup/close start', 'popup/close end']);
    expect(await prepare(JOIN)).toBeUndefined();
  });

  test('by Escape returns the focus to where it came from', async () => {
    await openOn(JOIN);
    element('link').focus();
    region()?.querySelector('input')?.focus();
    press('Escape');
    expect(region()).toBeNull();
    expect(document.activeElement).toBe(element('link'));
  });

  test('by Escape is left to a field outside and to an open dialog', async () => {
    await openOn(JOIN);
    element('field').focus();
    press('Escape');
    element('field').blur();
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
    press('Escape');
    expect(region()).not.toBeNull();
  });
});

describe('a minimised pop-up', () => {
  test('has a button that opens it again with the focus inside, and gets the focus back', async () => {
    await openOn(LETTER);
    region()?.querySelector('input')?.focus();
    press('Escape');
    expect(document.activeElement).toBe(button('Letters'));
    button('Letters')?.click();
    await elapse(0);
    expect(document.activeElement).toBe(region());
    expect(button('Letters')).toBeUndefined();
    expect(requested).toHaveBeenCalledOnce();
  });

  test('shows its button on the next pages, where no other pop-up opens', async () => {
    localStorage.setItem(KEY, '["popup-letter"]');
    expect(await prepare(LETTER)).toBeUndefined();
    expect(button('Letters')).toBeDefined();
    expect(requested).not.toHaveBeenCalled();
    button('Letters')?.click();
    await elapse(100);
    expect(region()?.ariaLabel).toBe('Field notes');
  });
});
