import { describe, expect, test } from 'vitest';
import type { LoadContext } from '../cms/sections/section.ts';
import { articleLoader, collectionLoader } from './load-documents.ts';

const article = (slug: string, ...tags: string[]) => ({ slug, article: { title: slug.toUpperCase(), tags } });
const DOCUMENTS: Readonly<Record<string, unknown>> = {
  'children articles': { items: [article('new', 'Boots'), article('old', 'packs'), {}] },
  'augmentedpage old': article('old'),
  'augmentedpage collections/winter': { slug: 'collections/winter', collection: { title: 'Winter' } },
};

/** A loader's context over `DOCUMENTS`; commerce must not be requested. */
const context: LoadContext = {
  call: () => Promise.reject(new Error('commerce was requested')),
  document: async ({ kind, name = '' }) => DOCUMENTS[`${kind} ${name}`],
  siteId: 'us',
  locale: 'en-us',
  signal: new AbortController().signal,
};
const titles = async (found: Promise<readonly { title: string }[]>) => (await found).map(({ title }) => title);

describe('the loader of articles', () => {
  test('lists all in the order of the response, up to a limit', async () => {
    expect(await titles(articleLoader.load({}, context))).toEqual(['NEW', 'OLD']);
    expect(await titles(articleLoader.load({ count: 1 }, context))).toEqual(['NEW']);
  });

  test('filters by one subject', async () => {
    expect(await titles(articleLoader.load({ tag: 'boots' }, context))).toEqual(['NEW']);
  });

  test('loads the chosen ones, by name or path, and omits unknown ones', async () => {
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

  test('loads the chosen ones by short or full name', async () => {
    expect(await titles(collectionLoader.load({ slugs: ['winter', 'collections/winter'] }, context))).toEqual([
      'Winter',
      'Winter',
    ]);
  });
});
