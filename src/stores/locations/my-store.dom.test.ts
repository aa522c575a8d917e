// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refreshStoreParts, shownStore } from './my-store.ts';

const page = (store: string, list: string) =>
  `<span data-store-part="header" ${store}>pin</span><p data-store-part="product">${list}</p><p>else</p>`;

beforeEach(() => {
  document.body.innerHTML = page('', 'Choose');
});

describe('the store of a page', () => {
  test('is the one in its header', () => {
    expect(shownStore()).toBeUndefined();
    document.body.innerHTML = page('data-my-store="1001" data-my-store-name="Ridge Boulder"', '');
    expect(shownStore()).toEqual({ id: '1001', name: 'Ridge Boulder' });
  });

  test('is shown in the parts that name it after a change, and nowhere else', async () => {
    const fresh = page('data-my-store="1001" data-my-store-name="Ridge Boulder"', 'Only 2 left').replace('else', 'new');
    vi.stubGlobal('fetch', async () => new Response(`<body>${fresh}</body>`));
    const other = document.querySelector('p:last-child');
    await refreshStoreParts();
    expect(shownStore()?.id).toBe('1001');
    expect(document.querySelector('[data-store-part="product"]')?.textContent).toBe('Only 2 left');
    expect(document.querySelector('p:last-child')).toBe(other);
  });

  test('leaves the link that opened the dialog where the focus returns to', async () => {
    const link = (text: string) => page('', `<a href="#panel=bopis-store-search">${text}</a>`);
    document.body.innerHTML = link('Choose a store');
    const opener = document.querySelector('a');
    vi.stubGlobal('fetch', async () => new Response(`<body>${link('Change store')}</body>`));
    await refreshStoreParts();
    expect(document.querySelector('a')).toBe(opener);
    expect(opener?.textContent).toBe('Change store');
  });

  test.each([
    ['fails', async () => new Response('', { status: 500 })],
    ['cannot be reached', async () => Promise.reject(new TypeError('offline'))],
  ])('stays as it is where the server %s', async (_, answer) => {
    vi.stubGlobal('fetch', answer);
    await refreshStoreParts();
    expect(document.querySelector('[data-store-part="product"]')?.textContent).toBe('Choose');
  });
});
