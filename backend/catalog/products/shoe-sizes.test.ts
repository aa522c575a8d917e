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
    await putProduct(database, { id: 'tee', variants: [sold('T-M', 'M')] });
    await putProduct(database, { id: 'ring', variants: [sold('R-7', '7')] });
  });
  afterAll(() => database.close());

  test('are labelled in the size system of the site’s country', async () => {
    const labels = async (scope: typeof us) =>
      (await shop.products.details('boot', scope)).variants.map(({ size, sizeLabel }) => [size, sizeLabel]);
    expect(await labels(de)).toContainEqual(['9.5', '42,5']);
    expect(await labels(gb)).toContainEqual(['9.5', '9']);
    expect(await labels(us)).toContainEqual(['9.5', undefined]);
  });

  test('leave other sizes unchanged', async () => {
    const [variant] = (await shop.products.details('tee', de)).variants;
    expect(variant).toMatchObject({ size: 'M' });
    expect(variant?.sizeLabel).toBeUndefined();
  });

  test('are labelled in facets, except names that are sizes of other products too', async () => {
    const { facets } = await shop.catalog.list({ start: 0, count: 10, sort: 'featured' }, de);
    const sizes = facets.find(({ name }) => name === 'size')?.values.map(({ value, label }) => [value, label]);
    expect(sizes).toEqual(
      expect.arrayContaining([
        ['9.5', '42,5'],
        ['7', '7'],
        ['M', 'M'],
      ]),
    );
  });
});
