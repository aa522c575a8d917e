import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { putProduct, scopeOf, us } from '../shop.test-support.ts';
import { bumpCatalogRevision } from '../../db/catalog-revision.ts';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { createLoadedProducts } from './loaded-products.ts';
import { createProductSetService, type QuoteBundle } from './product-sets.ts';
import { createVariantFinder } from './product-variants.ts';
import { createProductService } from './products.ts';

describe.each(TEST_DATABASES)('products and their sets on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    const category = (id: string, parent_id: string | null) => ({ id, slug: id, name: id, parent_id });
    for (const row of [
      category('gear', null),
      category('footwear', 'gear'),
      category('boots', 'footwear'),
      category('sale', null),
    ])
      await database.write
        .insertInto('category')
        .values({ ...row, source: 'demo' })
        .execute();
    await putProduct(database, {
      id: 'boot',
      name: 'Boot',
      category: 'boots',
      variants: [
        {
          sku: 'BOOT-9',
          price: 1e3,
        },
        {
          sku: 'BOOT-E',
          price: 900,
          currency: 'EUR',
        },
      ],
    });
    await putProduct(database, { id: 'cap', name: 'Cap', variants: [{ sku: 'CAP', currency: '*' }] });
    await putProduct(database, { id: 'BOOT-9', name: 'Named like a SKU', variants: [{ sku: 'X' }] });
    await database.write
      .insertInto('product_category')
      .values({ product_id: 'boot', category_id: 'sale', position: 1 })
      .execute();
    await database.write
      .insertInto('category_translation')
      .values([
        { category_id: 'boots', locale: 'de-de', name: 'Stiefel', description: null },
        { category_id: 'boots', locale: 'en-us', name: 'Boots', description: null },
      ])
      .execute();
  });
  afterAll(() => database.close());

  const de = scopeOf({ siteId: 'de', locale: 'de-de' });

  describe('by variant', () => {
    test('have the categories of the product with all ancestors, and the price of the currency', async () => {
      const found = await createVariantFinder(database.read)(['BOOT-9', 'CAP', 'none'], us);
      expect([...found.keys()]).toEqual(['BOOT-9', 'CAP']);
      expect(found.get('BOOT-9')?.categoryIds.toSorted()).toEqual(['boots', 'footwear', 'gear', 'sale']);
      expect(found.get('BOOT-9')).toMatchObject({ variant: { current: 1000 }, product: { name: 'Boot' } });
      expect(found.get('CAP')).toMatchObject({ categoryIds: [], variant: { current: 1000 } });
      expect(await createVariantFinder(database.read)([], us)).toEqual(new Map());
    });

    test('have no price where they are not sold', async () => {
      const found = await createVariantFinder(database.read)(['BOOT-E', 'BOOT-9'], us);
      expect(found.get('BOOT-E')?.variant).toMatchObject({ current: null, original: null });
      expect((await createVariantFinder(database.read)(['BOOT-9'], de)).get('BOOT-9')?.variant.current).toBeNull();
    });

    test('are the same until the catalogue changes, in each site and locale', async () => {
      const find = createVariantFinder(database.read);
      const first = (await find(['BOOT-9'], us)).get('BOOT-9');
      await database.write.updateTable('product').set({ name: 'Boot II' }).where('id', '=', 'boot').execute();
      expect((await find(['BOOT-9'], us)).get('BOOT-9')).toBe(first);
      expect((await find(['BOOT-9'], { ...us, locale: 'en-ca' })).get('BOOT-9')?.product.name).toBe('Boot II');
      await database.write.transaction().execute(bumpCatalogRevision);
      expect((await find(['BOOT-9'], us)).get('BOOT-9')?.product.name).toBe('Boot II');
    });
  });

  describe('by key', () => {
    const details = (key: string, scope = us) =>
      createProductService(createLoadedProducts(database.read)).details(key, scope);

    test.each([
      ['boot', 'boot'],
      ['CAP', 'cap'],
      ['BOOT-9', 'BOOT-9'],
    ])('%s are found as %s: a product before a variant', async (key, id) => {
      expect((await details(key)).id).toBe(id);
    });

    test.each(['none', '', 'BOOT', 'cap ', "cap' or '1'='1"])('%j are rejected', async (key) => {
      await expect(details(key)).rejects.toMatchObject({ errorId: 'ITEM_NOT_AVAILABLE', details: { productId: key } });
    });

    test('link to their categories in the language of the locale, in order', async () => {
      expect((await details('boot')).categories.map(({ name }) => name)).toEqual(['Boots', 'sale']);
      expect((await details('boot', de)).categories.map(({ name }) => name)).toEqual(['Stiefel', 'sale']);
    });
  });

  describe('in sets', () => {
    beforeAll(async () => {
      const set = (id: string, position: number, product_ids: string[], translations = {}) => ({
        id,
        position,
        name: id,
        description: `About ${id}`,
        product_ids: JSON.stringify(product_ids),
        translations: JSON.stringify(translations),
      });
      await database.write
        .insertInto('product_set')
        .values([
          set('second', 2, ['cap', 'boot', 'gone']),
          set('first', 1, ['boot', 'cap'], { 'de-de': { name: 'Erstes', description: 'Über' } }),
          set('other', 3, ['cap']),
        ])
        .execute();
    });
    const quote = vi.fn<QuoteBundle>(async () => ({ total: 2000, reducedTotal: 1800, promotions: ['Together'] }));
    const sets = () =>
      createProductSetService({ database: database.read, products: createLoadedProducts(database.read), quote });

    test.each([
      ['boot', ['first', 'second']],
      ['CAP', ['first', 'second', 'other']],
      ['X', []],
    ])('with %s are %j, in order', async (key, ids) => {
      expect((await sets().ofProduct(key, us)).sets.map(({ id }) => id)).toEqual(ids);
    });

    test('have their products in the order of the set, those sold on the site only', async () => {
      const idsOf = async (scope: typeof us) => (await sets().find('second', scope)).products.map(({ id }) => id);
      expect(await idsOf(us)).toEqual(['cap', 'boot']);
      expect(await idsOf(scopeOf({ siteId: 'gb' }))).toEqual(['cap']);
    });

    test('cost what one of each in stock costs, in its cheapest variant', async () => {
      const { offer } = await sets().find('first', us);
      expect(quote).toHaveBeenLastCalledWith(['BOOT-9', 'CAP'], us);
      expect(offer).toEqual({
        currency: 'USD',
        total: 20,
        reducedTotal: 18,
        promotions: ['Together'],
        available: 2,
        isLowest: false,
      });
      await database.write.updateTable('stock').set({ qty: 0 }).where('variant_sku', '=', 'BOOT-9').execute();
      expect((await sets().find('first', us)).offer).toMatchObject({ available: 1 });
      expect(quote).toHaveBeenLastCalledWith(['CAP'], us);
      await database.write.updateTable('stock').set({ qty: 0 }).where('variant_sku', '=', 'CAP').execute();
      expect((await sets().find('first', us)).offer).toBeUndefined();
    });

    test('are named in the language of the locale', async () => {
      expect(await sets().find('first', de)).toMatchObject({ name: 'Erstes', description: 'Über' });
      expect(await sets().find('first', us)).toMatchObject({ name: 'first', description: 'About first' });
    });

    test('are rejected when unknown', async () => {
      await expect(sets().find('none', us)).rejects.toMatchObject({ details: { productSetId: 'none' } });
      await expect(sets().ofProduct('none', us)).rejects.toMatchObject({ details: { productId: 'none' } });
    });
  });
});
