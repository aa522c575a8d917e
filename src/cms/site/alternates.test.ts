import { describe, expect, test } from 'vitest';
import { DEFAULT_SITES } from './sites.default.ts';
import { allLocales, alternatesOf } from './alternates.ts';

const ORIGIN = 'https://shop.test';
const of = (path: string, locales: readonly string[]) => alternatesOf({ path, locales }, DEFAULT_SITES, ORIGIN);

describe('the alternates of a page', () => {
  test('list every locale that has the page, with translated paths, and a default', () => {
    expect(of('/gift-card', ['en-us', 'de-de'])).toEqual([
      { hreflang: 'en-US', href: 'https://shop.test/gift-card' },
      { hreflang: 'de-DE', href: 'https://shop.test/de-de/gutschein' },
      { hreflang: 'x-default', href: 'https://shop.test/gift-card' },
    ]);
  });

  test('keep the page of a list', () => {
    expect(of('/c/boots?page=2', ['en-us', 'it-it'])[1]?.href).toBe('https://shop.test/it-it/c/boots?page=2');
  });

  test('are empty when the page has one language only', () => {
    expect(of('/about', ['en-us'])).toEqual([]);
  });

  test('have no default when the default locale lacks the page', () => {
    expect(of('/x', ['de-de', 'fr-fr']).map(({ hreflang }) => hreflang)).toEqual(['de-DE', 'fr-FR']);
  });

  test('cover all nine locales of the shop', () => {
    expect(of('/', allLocales(DEFAULT_SITES))).toHaveLength(10);
  });
});
