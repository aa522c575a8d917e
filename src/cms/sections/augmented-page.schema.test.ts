import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAugmentedPage } from './augmented-page.schema.ts';

const SLOTS = ['over-image', 'main', 'lazy-main'] as const;

describe('parseAugmentedPage', () => {
  test('keeps a valid page and leaves its section items untouched', () => {
    const item = { type: 'hero', id: 'hero-1', unknown: { deep: [1, null] } };
    const page = parseAugmentedPage({
      id: 'page-home',
      type: 'page',
      slug: 'home',
      locale: 'en-us',
      revision: 'r1',
      validFrom: '2026-01-01T00:00:00Z',
      validTo: null,
      seo: { title: 'Home', description: 'All of it', robots: 'noindex', image: { src: '/media/a.jpg', alt: 'A' } },
      layout: { header: false, footer: true, locationCheck: false },
      sections: { 'over-image': [], main: [item], 'lazy-main': [], other: [1] },
      extra: 'left out',
    });
    expect(page?.sections.main[0]).toBe(item);
    expect(page?.layout).toEqual({ header: false, footer: true, locationCheck: false });
    expect(page?.seo.image).toEqual({ src: '/media/a.jpg', alt: 'A' });
    expect(page).not.toHaveProperty('extra');
    expect(Object.keys(page?.sections ?? {})).toEqual([...SLOTS]);
  });

  test('replaces an invalid field with its default and keeps its neighbours', () => {
    const page = parseAugmentedPage({ seo: { title: 7, robots: 'noindex' }, layout: 'none', sections: { main: {} } });
    expect(page?.seo).toEqual({ title: '', description: '', robots: 'noindex' });
    expect(page?.layout).toEqual({ header: true, footer: true, locationCheck: true });
    expect(page?.sections).toEqual({ 'over-image': [], main: [], 'lazy-main': [] });
  });

  test('shares no default between pages', () => {
    expect(parseAugmentedPage({})?.sections.main).not.toBe(parseAugmentedPage({})?.sections.main);
  });

  test.each([null, [], 'text', 4, undefined])('rejects %j', (value) => {
    expect(parseAugmentedPage(value)).toBeUndefined();
  });

  test('returns any JSON object with three slots', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (document) => {
        const page = parseAugmentedPage(document);
        expect(SLOTS.every((slot) => Array.isArray(page?.sections[slot]))).toBe(true);
      }),
    );
  });
});
