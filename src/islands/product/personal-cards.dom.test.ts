// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseConsent } from '../../stores/core/consent.ts';
import { completeComparison, saveComparison } from './comparison.ts';
import { $toasts } from '../../stores/core/toasts.ts';
import { showPersonal } from './personal-cards.ts';
import { addViewed, readViewed, removeViewed } from './recently-viewed.ts';

const KEY = 'aisle.recentlyViewed';
const ALL = { C0001: true, C0002: true, C0003: true, C0004: true };
const requested = vi.fn<(address: string) => Response>();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  requested.mockReset().mockImplementation(() => new Response('<ul data-cards><li>Yours</li></ul>'));
  vi.stubGlobal('fetch', async (address: string) => requested(address));
  document.body.innerHTML = `<div data-cards="/product-cards?level=3" data-kind="recently-viewed" data-title="Seen"
    data-product-id="boot"><div class="head"><h2>Popular</h2></div><ul data-carousel-track><li>Everybody</li></ul></div>`;
});
afterEach(() => vi.unstubAllGlobals());

const carousel = () => document.querySelector<HTMLElement>('[data-kind]') ?? document.body;

describe('the products viewed on a device', () => {
  test('are listed once each, the latest first, and no more than twelve', () => {
    expect(addViewed('boot')).toEqual([]);
    expect(addViewed('clog')).toEqual(['boot']);
    expect(addViewed('boot')).toEqual(['clog']);
    for (let index = 0; index < 20; index += 1) addViewed(`p${index}`);
    expect(readViewed()).toHaveLength(12);
    expect(readViewed()[0]).toBe('p19');
    removeViewed();
    expect(readViewed()).toEqual([]);
  });

  test.each(['{', '{"a":1}', '[1,null,"<script>","a b"]', '"boot"'])('are none of the foreign text %s', (text) => {
    localStorage.setItem(KEY, text);
    expect(readViewed()).toEqual([]);
  });
});

describe('a personal carousel', () => {
  test('shows the products of the device but the one of the page, under its own title', async () => {
    for (const id of ['clog', 'mule', 'boot']) addViewed(id);
    chooseConsent(ALL);
    await showPersonal(carousel());
    await vi.waitFor(() => expect(document.querySelector('li')?.textContent).toBe('Yours'));
    expect(requested.mock.calls).toEqual([['/product-cards?level=3&ids=mule%2Cclog']]);
    expect(document.querySelector('h2')?.textContent).toBe('Seen');
    expect(carousel().ariaLabel).toBe('Seen');
  });

  test('is emptied by its button: what everybody sees takes its place, and the device has no list', async () => {
    carousel().insertAdjacentHTML('beforeend', '<button data-clear-viewed data-done="Gone" hidden>Clear</button>');
    carousel().querySelector('ul')?.setAttribute('aria-label', 'Popular');
    for (const id of ['clog', 'boot']) addViewed(id);
    chooseConsent(ALL);
    await showPersonal(carousel());
    await vi.waitFor(() => expect(document.querySelector('li')?.textContent).toBe('Yours'));
    const button = document.querySelector('button');
    expect(button?.hidden).toBe(false);
    button?.click();
    expect(document.querySelector('li')?.textContent).toBe('Everybody');
    expect(document.querySelector('h2')?.textContent).toBe('Popular');
    expect(readViewed()).toEqual([]);
    expect(button?.hidden).toBe(true);
    expect($toasts.get().at(-1)).toMatchObject({ type: 'success', message: 'Gone' });
  });

  test('stays as it is without consent, without products and where the server fails', async () => {
    addViewed('clog');
    chooseConsent({ ...ALL, C0004: false });
    await showPersonal(carousel());
    expect(requested).not.toHaveBeenCalled();
    expect(readViewed()).toEqual([]);
    addViewed('clog');
    requested.mockImplementation(() => new Response('', { status: 503 }));
    chooseConsent(ALL);
    await vi.waitFor(() => expect(requested).toHaveBeenCalledOnce());
    expect(document.querySelector('h2')?.textContent).toBe('Popular');
    removeViewed();
    await showPersonal(carousel());
    expect(requested).toHaveBeenCalledOnce();
    expect(document.querySelector('li')?.textContent).toBe('Everybody');
  });
});

describe('the withdrawal of the consent', () => {
  test('restores what everybody sees, and removes the list of the device', async () => {
    addViewed('clog');
    chooseConsent(ALL);
    carousel().ariaLabel = 'Popular';
    await showPersonal(carousel());
    await vi.waitFor(() => expect(document.querySelector('li')?.textContent).toBe('Yours'));
    chooseConsent({ ...ALL, C0004: false });
    expect(document.querySelector('li')?.textContent).toBe('Everybody');
    expect(document.querySelector('h2')?.textContent).toBe('Popular');
    expect(readViewed()).toEqual([]);
  });

  test('stops a request for personal products', async () => {
    addViewed('clog');
    chooseConsent(ALL);
    let answer: (response: Response) => void = () => undefined;
    vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)));
    await showPersonal(carousel());
    chooseConsent({ ...ALL, C0004: false });
    answer(new Response('<ul data-cards><li>Yours</li></ul>'));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(document.querySelector('li')?.textContent).toBe('Everybody');
  });
});

describe('the link that compares', () => {
  test('joins the comparison of the tab, with four products at most', () => {
    document.body.innerHTML = '<p><a href="/compare?ids=boot" data-compare>Compare</a></p>';
    completeComparison(document.body, 'boot');
    const link = document.querySelector('a');
    expect(link?.getAttribute('href')).toBe('/compare?ids=boot');
    saveComparison(['a', 'b', 'c', 'd']);
    completeComparison(document.body, 'boot');
    expect(new URL(link?.href ?? '').searchParams.get('ids')).toBe('a,b,c,boot');
  });
});
