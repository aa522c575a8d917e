import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import { createShop, putProduct, scopeOf, us } from '../shop.test-support.ts';

const de = scopeOf({ siteId: 'de', locale: 'de-de' });
const gb = scopeOf({ siteId: 'gb' });

describe.each(TEST_DATABASES)('shoe sizes on $name', ({ open }) => {
  let database: Database;
  let shop: ReturnType<typeof createShop>;

  beforeAll(async () => {
    database = await open();
    shop = createShop(database);
    const sold = (sku: string, size: string) => ({ sku, size, currency: '*' });
    await putProduct(database, { id: 'boot', sizeSystem: 'US', variants: [sold('B-95', '9.5'), sold('B-7', '7')] });
    await putProduct(database, {
      id: 'pump',
      sizeSystem: 'US',
      variants: [sold('P-7', 'W7'), sold('P-7W', 'W7 wide')],
    });
    await putProduct(database, { id: 'tee', variants: [sold('T-M', 'M')] });
    await putProduct(database, { id: 'kids-tee', variants: [sold('K-8', '8Y')] });
    await putProduct(database, { id: 'trousers', variants: [sold('W-32', 'W32')] });
    await putProduct(database, { id: 'ring', variants: [sold('R-7', '7')] });
  });
  afterAll(() => database.close());

  test('say their systems, the one of the site’s country first', async () => {
    const labels = async (id: string, scope: typeof us) =>
      (await shop.products.details(id, scope)).variants.map(({ size, sizeLabel }) => [size, sizeLabel]);
    expect(await labels('boot', de)).toContainEqual(['9.5', 'EU 42,5 / UK 9']);
    expect(await labels('boot', gb)).toContainEqual(['9.5', 'UK 9 / EU 42.5']);
    expect(await labels('boot', us)).toContainEqual(['9.5', 'US M 9.5 / EU 42.5']);
    expect(await labels('pump', us)).toEqual([
      ['W7', 'US W 7 / EU 38'],
      ['W7 wide', 'US W 7 / EU 38 wide'],
    ]);
  });

  test('of children’s clothes are ages in the language of the page', async () => {
    const label = async (scope: typeof us) => (await shop.products.details('kids-tee', scope)).variants[0]?.sizeLabel;
    expect(await label(us)).toBe('8 years');
    expect(await label(de)).toBe('8 Jahre');
    expect(await label(scopeOf({ siteId: 'es', locale: 'es-es' }))).toBe('8 años');
  });

  test('of trousers are waists in inches and in centimetres', async () => {
    expect((await shop.products.details('trousers', de)).variants[0]?.sizeLabel).toBe('W32 / 81 cm');
  });

  test('leave other sizes unchanged', async () => {
    const [variant] = (await shop.products.details('tee', de)).variants;
    expect(variant).toMatchObject({ size: 'M' });
    expect(variant?.sizeLabel).toBeUndefined();
  });

  test('are labelled in facets, apart from sizes of other products that have the same name', async () => {
    const { facets } = await shop.catalog.list({ start: 0, count: 10, sort: 'featured' }, de);
    const sizes = facets.find(({ name }) => name === 'size')?.values.map(({ value, label }) => [value, label]);
    expect(sizes).toEqual(
      expect.arrayContaining([
        ['9.5', 'EU 42,5 / UK 9'],
        ['W7', 'EU 38 / UK 5'],
        ['number:7', '7'],
        ['8Y', '8 Jahre'],
        ['W32', 'W32 / 81 cm'],
        ['M', 'M'],
      ]),
    );
  });
});
