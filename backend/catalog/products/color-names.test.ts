import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogQuery } from '../../../src/api/catalog/products.schema.ts';
import { bumpCatalogRevision } from '../../db/catalog-revision.ts';
import type { Database } from '../../db/database.ts';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import { createShop, putProduct, scopeOf, us } from '../shop.test-support.ts';
import { createVariantFinder } from './product-variants.ts';

const de = scopeOf({ siteId: 'de', locale: 'de-de' });

describe.each(TEST_DATABASES)('names of colours on $name', ({ open }) => {
  let database: Database;
  let shop: ReturnType<typeof createShop>;

  beforeAll(async () => {
    database = await open();
    shop = createShop(database);
    const sold = (sku: string, color: string) => ({ sku, color, currency: '*' });
    await putProduct(database, { id: 'boot', variants: [sold('B-P', 'Peat'), sold('B-F', 'Fjord')] });
    await putProduct(database, { id: 'imported', variants: [sold('I-B', 'Black'), sold('I-P', 'Peat')] });
    const colors = JSON.stringify([{ name: 'Peat', hex: '#6b4a32' }, { name: 'Fjord' }]);
    await database.write.updateTable('product').set({ colors }).where('id', '=', 'boot').execute();
    const color_names = JSON.stringify({ Peat: 'Torf', Fjord: 'Fjord' });
    await database.write
      .insertInto('product_translation')
      .values({ product_id: 'boot', locale: 'de-de', name: null, description: null, color_names })
      .execute();
    await database.write.transaction().execute(bumpCatalogRevision);
  });
  afterAll(() => database.close());

  const labelsOf = async (id: string, scope: typeof us) =>
    (await shop.products.details(id, scope)).variants.map(({ color, colorLabel }) => [color, colorLabel]);

  test('are in the language of the page, beside the name that identifies the colour', async () => {
    expect(await labelsOf('boot', de)).toEqual([
      ['Peat', 'Torf'],
      ['Fjord', undefined],
    ]);
    expect((await shop.products.details('boot', de)).colors[0]).toEqual({
      name: 'Peat',
      label: 'Torf',
      hex: '#6b4a32',
    });
    expect(await labelsOf('boot', us)).toEqual([
      ['Peat', undefined],
      ['Fjord', undefined],
    ]);
  });

  test('stay those of a product without translations', async () => {
    expect(await labelsOf('imported', de)).toEqual([
      ['Black', undefined],
      ['Peat', undefined],
    ]);
  });

  test('are on cards', async () => {
    const { products } = await shop.catalog.list(catalogQuery.parse({ ids: 'boot' }), de);
    expect(products[0]?.colors.map(({ label }) => label)).toEqual(['Torf', undefined]);
  });

  test('label the values of a facet, also of one that is chosen and without products', async () => {
    const valuesOf = async (query: object, scope: typeof us) => {
      const { facets } = await shop.catalog.list(catalogQuery.parse(query), scope);
      const values = facets.find(({ name }) => name === 'color')?.values ?? [];
      return values.map(({ value, label, count }) => `${value} ${label} ${count}`);
    };
    expect(await valuesOf({}, de)).toEqual(['Peat Torf 2', 'Fjord Fjord 1', 'Black Black 1']);
    expect(await valuesOf({}, us)).toContain('Peat Peat 2');
    expect(await valuesOf({ 'f.price': '500-900', 'f.color': 'Peat' }, de)).toEqual(['Peat Torf 0']);
  });

  test('are found in either language', async () => {
    const idsOf = async (q: string) =>
      (await shop.catalog.search({ ...catalogQuery.parse({}), q }, de)).products.map(({ id }) => id);
    expect(await idsOf('torf')).toEqual(['boot']);
    expect(await idsOf('peat')).toEqual(['boot']);
  });

  test('are on the lines of carts', async () => {
    const find = createVariantFinder(database.read);
    expect((await find(['B-P'], de)).get('B-P')).toMatchObject({ variant: { color: 'Peat' }, colorLabel: 'Torf' });
    expect((await find(['B-P'], us)).get('B-P')).toMatchObject({ variant: { color: 'Peat' }, colorLabel: null });
  });
});
