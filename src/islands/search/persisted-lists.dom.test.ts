// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { cachePage, cachedPage } from './list-pages.ts';
import { cachedList, cacheList, type CachedList } from './persisted-lists.ts';

const stateOf = (url: string, scroll = 0): CachedList => ({ url, scroll, filterScroll: 0, open: {} });
const urls = ['/1', '/2', '/3', '/4', '/5', '/6'];

beforeEach(() => sessionStorage.clear());

describe('the states of lists', () => {
  test('are stored by address, the last state of each', () => {
    cacheList(stateOf('/boots', 100));
    cacheList(stateOf('/boots', 250));
    expect(cachedList('/boots')).toEqual(stateOf('/boots', 250));
    expect(cachedList('/socks')).toBeUndefined();
  });

  test('are stored for the last five lists', () => {
    for (const url of urls) cacheList(stateOf(url));
    expect(urls.filter((url) => cachedList(url))).toEqual(urls.slice(1));
  });

  test.each(['no JSON', '{}', '[1, {"url": "/boots"}, null]'])('ignore the foreign value %s', (value) => {
    sessionStorage.setItem('aisle.lists', value);
    expect(cachedList('/boots')).toBeUndefined();
    cacheList(stateOf('/boots', 7));
    expect(cachedList('/boots')?.scroll).toBe(7);
  });
});

describe('the pages of lists', () => {
  test('are cached for the last five lists, a list that is shown again counting as new', () => {
    for (const url of urls.slice(0, 5)) cachePage(url, `page ${url}`);
    cachePage('/1', 'newer');
    cachePage('/6', 'page /6');
    expect(urls.map(cachedPage)).toEqual(['newer', undefined, 'page /3', 'page /4', 'page /5', 'page /6']);
  });
});
