import { describe, expect, test } from 'vitest';
import type { LoadContext } from '../cms/sections/section.ts';
import { articleLoader, collectionLoader } from './load-documents.ts';

const article = (slug: string, ...tags: string[]) => ({ slug, article: { title: slug.toUpperCase(), tags } });
const DOCUMENTS: Readonly<Record<string, unknown>> = {
  'children articles': { items: [article('new', 'Boots'), article('old', 'packs'), {}] },
  'augmentedpage old': article('old'),
  'augmentedpage collections/winter': { slug: 'collections/winter', collection: { title: 'Winter' } },
};

/** A loader's context over `DOCUMENTS`; commerce is not asked. */
const context: LoadContext = {
  call: () => Promise.reject(new Error('commerce was asked')),
  document: async ({ kind, name = '' }) => DOCUMENTS[`${kind} ${name}`],
  siteId: 'us',
  locale: 'en-us',
  signal: new AbortController().signal,
};
const titles = async (found: Promise<readonly { title: string }[]>) => (await found).map(({ title }) => title);

describe('the loader of articles', () => {
  test('lists all in the order of the answer, up to a number', async () => {
    expect(await titles(articleLoader.load({}, context))).toEqual(['NEW', 'OLD']);
    expect(await titles(articleLoader.load({ count: 1 }, context))).toEqual(['NEW']);
  });

  test('keeps to one subject', async () => {
    expect(await titles(articleLoader.load({ tag: 'boots' }, context))).toEqual(['NEW']);
  });

  test('takes those chosen, written as names or as paths, leaving out the unknown', async () => {
    expect(await titles(articleLoader.load({ slugs: ['/articles/old', 'gone'] }, context))).toEqual(['OLD']);
  });

  test('shares a load between sections that show the same', () => {
    expect(articleLoader.key({ count: 3 })).toBe(articleLoader.key({ count: 3 }));
    expect(articleLoader.key({ tag: 'boots' })).not.toBe(articleLoader.key({ slugs: ['boots'] }));
  });
});

describe('the loader of collections', () => {
  test('finds none where there is no such page', async () => {
    expect(await collectionLoader.load({}, context)).toEqual([]);
  });

  test('takes those chosen by short or full name', async () => {
    expect(await titles(collectionLoader.load({ slugs: ['winter', 'collections/winter'] }, context))).toEqual([
      'Winter',
      'Winter',
    ]);
  });
});
