import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCatalogService } from '../../catalog/catalog.ts';
import { putProduct, us } from '../../catalog/shop.test-support.ts';
import { catalogQuery, searchQuery } from '../../../src/api/catalog/products.schema.ts';
import { openTemporarySqlite } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { createContentFixture, type ContentFixture } from '../content-fixture.ts';
import { NO_LISTING_RULES } from './listing-rules.ts';

/** From documents to lists, as the shop puts them together. */
describe('the rules of editors', () => {
  let content: ContentFixture;
  let database: Database;
  let catalog: ReturnType<typeof createCatalogService>;
  beforeAll(async () => {
    content = await createContentFixture();
    database = await openTemporarySqlite();
    catalog = createCatalogService(database.read, content.service.listingRules);
    await database.write
      .insertInto('category')
      .values({ id: 'boots', slug: 'boots', parent_id: null, name: 'Boots', source: 'import' })
      .execute();
    const names = ['Alder Boot', 'Birch Boot', 'Cedar Boot'];
    for (const [at, name] of names.entries()) {
      await putProduct(database, {
        id: `boot-${at}`,
        name,
        category: 'boots',
        variants: [{ sku: `B${at}`, price: 1000 * (3 - at) }],
      });
    }
    await putProduct(database, { id: 'umbrella', name: 'Umbrella', variants: [{ sku: 'U' }] });
    await putProduct(database, { id: 'dear', name: 'Elsewhere', variants: [{ sku: 'E', currency: 'EUR' }] });
  });
  afterAll(async () => {
    await catalog.close();
    await content.close();
    await database.close();
  });

  const list = async (sort = 'featured') => {
    const query = catalogQuery.parse({ category: 'boots', sort });
    return (await catalog.list(query, us)).products.map(({ id }) => id);
  };
  const search = async (q: string) => catalog.search(searchQuery.parse({ q }), us);
  const found = async (q: string) => (await search(q)).products.map(({ id }) => id);
  const rules = () => content.service.listingRules({ siteId: 'us', locale: 'en-us' });

  test('order a category as long as nothing else sorts it, from the moment that its document has them', async () => {
    expect(await list()).toEqual(['boot-0', 'boot-1', 'boot-2']);
    await content.put('us/en-us/category/boots', { pinned: ['boot-2', 'umbrella'], buried: ['boot-0', 'none'] });
    expect(await list()).toEqual(['boot-2', 'boot-1', 'boot-0']);
    expect(await list('price-desc')).toEqual(['boot-0', 'boot-1', 'boot-2']);
    await content.put('us/en-us/category/boots', { buried: ['boot-1'] });
    expect(await list()).toEqual(['boot-0', 'boot-2', 'boot-1']);
  });

  test('order a search and add what is pinned, also to its suggestions', async () => {
    const searches = [{ terms: ['boots', 'Rain'], pinned: ['umbrella', 'dear', 'boot-2'], buried: ['boot-0'] }];
    await content.put('us/en-us/search/search', { searches });
    expect(await found('boot')).toEqual(['umbrella', 'boot-2', 'boot-1', 'boot-0']);
    expect(await search('RAIN')).toMatchObject({ total: 2, isClosest: undefined });
    expect((await catalog.suggest({ q: 'boots' }, us)).products[0]?.id).toBe('umbrella');
    expect(await found('cedar boot')).not.toContain('umbrella');
  });

  test('name words with the same meaning, which are not misspelt', async () => {
    const synonyms = [{ words: ['brolly', 'umbrella'] }, { words: ['only one'] }];
    await content.put('us/en-us/search/search', { synonyms, searches: [{ terms: [], pinned: ['boot-0'] }, 'no rule'] });
    expect(await found('brolly')).toEqual(['umbrella']);
    expect((await search('brolly')).didYouMean).toBeUndefined();
    expect((await catalog.suggest({ q: 'brolly' }, us)).products.map(({ id }) => id)).toEqual(['umbrella']);
    const { searches, synonyms: groups } = await rules();
    expect([searches.size, groups]).toEqual([0, [['brolly', 'umbrella']]]);
  });

  test('are the same object until a document changes', async () => {
    const before = await rules();
    expect(await rules()).toBe(before);
    await content.put('us/en-us/search/search', { searches: [] });
    const after = await rules();
    expect(after.id).not.toBe(before.id);
    expect(await NO_LISTING_RULES({ siteId: 'us', locale: 'en-us' })).toMatchObject({ synonyms: [] });
  });
});
