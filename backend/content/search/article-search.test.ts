import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createContentFixture, type ContentFixture } from '../content-fixture.ts';
import { NO_ARTICLES } from './article-search.ts';

const us = { siteId: 'us', locale: 'en-us' };
const fr = { siteId: 'ca', locale: 'fr-ca' };
let fixture: ContentFixture;

beforeEach(async () => {
  fixture = await createContentFixture();
});
afterEach(() => fixture.close());

const article = (title: string, rest: object = {}, meta: object = {}) => ({
  article: { title, summary: `About ${title}.`, ...meta },
  ...rest,
});
const search = (q: string, siteLocale = us, page = { start: 0, count: 12 }) =>
  fixture.service.articles.search({ q, ...page }, siteLocale);
const slugsOf = async (q: string, siteLocale = us) => (await search(q, siteLocale)).articles.map(({ slug }) => slug);

describe('article search', () => {
  test('returns the list fields of an article', async () => {
    const image = { src: '/media/x.webp', alt: 'A lace', width: 160, height: 90 };
    await fixture.put('us/en-us/article/lacing', article('Two knots', {}, { image, publishedAt: '2026-03-14' }));
    const found = { slug: 'lacing', title: 'Two knots', summary: 'About Two knots.', href: '/articles/lacing' };
    expect(await search('knot')).toEqual({
      total: 1,
      start: 0,
      count: 12,
      articles: [{ ...found, image, publishedAt: '2026-03-14' }],
    });
    expect(await fixture.service.articles.suggest('knot', us)).toEqual([{ title: found.title, href: found.href }]);
  });

  test('ranks titles above subjects above body text, and newer articles first among equals', async () => {
    const prose = {
      sections: { main: [{ type: 'rich-text', id: 'wax', content: { html: '<p>Wax &amp; wool</p>' } }] },
    };
    await fixture.put('us/en-us/article/prose', article('Care', prose));
    await fixture.put('us/en-us/article/subject', article('Dubbin', {}, { tags: ['wax'] }));
    await fixture.put('us/en-us/article/old', article('Wax', {}, { publishedAt: '2025-01-01' }));
    await fixture.put('us/en-us/article/new', article('Wax', {}, { publishedAt: '2026-01-01' }));
    expect(await slugsOf('wax')).toEqual(['new', 'old', 'subject', 'prose']);
    expect(await slugsOf('wool wax')).toEqual(['prose']);
    expect(await slugsOf('amp')).toEqual([]);
    expect(await slugsOf('rich')).toEqual([]);
  });

  test('finds articles with at least half of the words where none has them all', async () => {
    await fixture.put('us/en-us/article/lacing', article('Lacing boots'));
    await fixture.put('us/en-us/article/wax', article('Wax for boots'));
    expect(await slugsOf('wax boots')).toEqual(['wax']);
    expect(await slugsOf('lacing wet boots')).toEqual(['lacing']);
    expect(await slugsOf('tents boots')).toEqual(['lacing', 'wax']);
    expect(await slugsOf('tents stoves boots')).toEqual([]);
  });

  test('searches the locale before its fallbacks', async () => {
    await fixture.put('us/en-us/article/boots', article('Boots for all'));
    await fixture.put('us/en-us/article/laces', article('Laces'));
    await fixture.put('ca/fr-ca/article/boots', article('Bottes d’hiver'));
    expect(await slugsOf('botte', fr)).toEqual(['boots']);
    expect(await slugsOf('all', fr)).toEqual([]);
    expect(await slugsOf('laces', fr)).toEqual(['laces']);
    expect(await slugsOf('botte')).toEqual([]);
  });

  test('follows documents that are added, changed and out of date', async () => {
    expect(await slugsOf('fire')).toEqual([]);
    const changed = new Promise<void>((resolve) => fixture.service.onChange(() => resolve()));
    await fixture.put('us/en-us/article/fire', article('Fire'));
    await changed;
    expect(await slugsOf('fire')).toEqual(['fire']);
  });

  test('leaves out drafts and articles before their validity date', async () => {
    await fixture.put('us/en-us/article/draft', article('Draft', { status: 'draft' }));
    await fixture.put('us/en-us/article/later', article('Later', { validFrom: '2999-01-01T00:00:00Z' }));
    await fixture.put('us/en-us/article/broken', '{');
    expect((await search('draft')).total + (await search('later')).total).toBe(0);
  });

  test('returns pages of results', async () => {
    for (const name of ['a', 'b', 'c']) await fixture.put(`us/en-us/article/${name}`, article(`Peak ${name}`));
    expect(await search('peak', us, { start: 1, count: 1 })).toMatchObject({ total: 3, articles: [{ slug: 'b' }] });
    expect((await search('peak', us, { start: 9, count: 500 })).count).toBe(100);
    expect(await slugsOf('')).toEqual([]);
  });

  test('finds nothing where the content comes from an external service', async () => {
    expect(await NO_ARTICLES.search({ q: 'a', start: 0, count: 2 }, us)).toMatchObject({ total: 0, articles: [] });
    expect(await NO_ARTICLES.suggest('a', us)).toEqual([]);
  });
});
