import { describe, expect, test } from 'vitest';
import { languagePath, localizeHref, publicPath, resolvePath } from './locale-path.ts';
import { DEFAULT_SITES } from './sites.default.ts';
import type { SitesConfig } from './sites.schema.ts';

const config: SitesConfig = {
  ...DEFAULT_SITES,
  locales: {
    ...DEFAULT_SITES.locales,
    'de-de': { label: 'Deutsch', fallback: ['en-us'], paths: { cart: '/warenkorb', 'c-slug': '/kategorie/{slug}' } },
  },
};

const resolve = (path: string) => resolvePath(path, config);

describe('resolvePath', () => {
  test.each([
    ['/', 'en-us', '/'],
    ['/about', 'en-us', '/about'],
    ['/c/boots', 'en-us', '/c/boots'],
    ['/de-de/', 'de-de', '/'],
    ['/de-de/about', 'de-de', '/about'],
    ['/de-de/warenkorb', 'de-de', '/cart'],
    ['/de-de/kategorie/stiefel', 'de-de', '/c/stiefel'],
    ['/guides/boots/fitting', 'en-us', '/guides/boots/fitting'],
    ['/p/stra%C3%9Fe', 'en-us', '/p/stra%C3%9Fe'],
    ['/pt-br/about', 'en-us', '/pt-br/about'],
  ])('reads %s', (path, locale, inner) => {
    expect(resolve(path)).toEqual({ locale, path: inner });
  });

  test.each([
    ['/en-us', '/'],
    ['/en-us/', '/'],
    ['/en-us/x', '/x'],
    ['/EN-US/x', '/x'],
    ['/DE-de/about', '/de-de/about'],
    ['/de-de', '/de-de/'],
    ['/de-de/cart', '/de-de/warenkorb'],
    ['/de-de/Warenkorb/', '/de-de/warenkorb'],
    ['/de-de/c/boots', '/de-de/kategorie/boots'],
    ['/about/', '/about'],
    ['/C/boots', '/c/boots'],
    ['/CART', '/cart'],
    ['/c/Boots', '/c/boots'],
    ['//evil.example/x', '/evil.example/x'],
    ['/en-us//evil.example', '/evil.example'],
    ['/de-de//evil.example/', '/de-de/evil.example'],
    ['/en-us/\\evil.example', '/evil.example'],
  ])('redirects %s to %s', (path, target) => {
    expect(resolve(path)).toEqual({ redirect: target });
  });

  test('keeps percent-encoded bytes unchanged', () => {
    expect(resolve('/P/stra%c3%9fe')).toEqual({ redirect: '/p/stra%c3%9fe' });
  });

  test('never redirects to the same address, and needs one redirect at most', () => {
    const paths = ['/En-Us/De-De/x', '/de-de/en-us/', '/%2e%2e/x', '/%zz', '/c', '/c/', '/de-de/c/a/b'];
    const second = paths.map(resolve).map((first) => ('redirect' in first ? resolve(first.redirect) : first));
    expect(second.filter((resolved) => 'redirect' in resolved)).toEqual([]);
  });
});

describe('languagePath', () => {
  test.each([
    ['/de', '/de-de/'],
    ['/DE/', '/de-de/'],
    ['/de/about', '/de-de/about'],
    ['/de/cart/', '/de-de/warenkorb'],
    ['/de/c/Boots', '/de-de/kategorie/boots'],
    ['/de/old.html', '/de-de/old.html'],
    ['/de//evil.example/', '/de-de/evil.example'],
    ['/en', '/'],
    ['/en/about', '/about'],
    ['/en/account/order-details/A-1', '/account/order-details/A-1'],
    ['/en//evil.example', '/evil.example'],
    ['/fr', '/fr-ca/'],
    ['/xx', undefined],
    ['/', undefined],
    ['/de-de', undefined],
    ['/d/x', undefined],
    ['/about/de', undefined],
  ])('of %s is %s', (path, target) => {
    expect(languagePath(path, config)).toBe(target);
  });

  test('is a page, or leads to one', () => {
    for (const path of ['/de/c/a', '/de/kategorie/a', '/nl/', '/en/x']) {
      expect(resolve(languagePath(path, config) ?? '')).toHaveProperty('path');
    }
  });
});

describe('publicPath', () => {
  test('is the inverse of resolvePath', () => {
    for (const path of ['/', '/cart', '/c/boots', '/about', '/p/straße'.normalize('NFC')]) {
      for (const locale of Object.keys(config.locales)) {
        expect(resolve(publicPath(encodeURI(path), locale, config))).toEqual({ locale, path: encodeURI(path) });
      }
    }
  });
});

describe('localizeHref', () => {
  test.each([
    ['/c/boots?page=2#top', '/de-de/kategorie/boots?page=2#top'],
    ['/', '/de-de/'],
    ['#top', '#top'],
    ['?page=2', '?page=2'],
    ['https://example.com/c/boots', 'https://example.com/c/boots'],
    ['/media/a.webp', '/media/a.webp'],
    ['/fr-fr/about', '/fr-fr/about'],
    ['/guide.pdf', '/guide.pdf'],
  ])('returns %s as %s', (href, expected) => {
    expect(localizeHref(href, 'de-de', config)).toBe(expected);
  });
});
