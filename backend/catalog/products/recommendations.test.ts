import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { createRecommendationService } from './recommendations.ts';
import { putProduct, us } from '../shop.test-support.ts';

describe.each(TEST_DATABASES)('recommendations on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    for (const id of ['shoes', 'bags']) {
      await database.write.insertInto('category').values({ id, slug: id, name: id, source: 'import' }).execute();
    }
    const demoProducts = [
      ['boot', 'shoes', 5],
      ['clog', 'shoes', 0],
      ['mule', 'shoes', 5],
      ['sack', 'bags', 5],
      ['tote', 'bags', 5],
    ] as const;
    for (const [id, category, stock] of demoProducts) {
      await putProduct(database, { id, category, variants: [{ sku: `${id}-1`, stock }] });
    }
    await putProduct(database, { id: 'euro', category: 'shoes', variants: [{ sku: 'euro-1', currency: 'EUR' }] });
    await placeOrder(database, 'o-1', { 'boot-1': 1, 'tote-1': 1 });
    await placeOrder(database, 'o-2', { 'boot-1': 1, 'tote-1': 1, 'sack-1': 9 });
    await placeOrder(database, 'o-3', { 'mule-1': 3 });
    await placeOrder(database, 'o-4', { 'mule-1': 50 }, 'cancelled');
  });
  afterAll(() => database.close());

  const recommend = async (
    query: Partial<Parameters<ReturnType<typeof createRecommendationService>['recommend']>[0]>,
  ) => {
    const { products } = await createRecommendationService(database.read).recommend({ count: 8, ...query }, us);
    return products.map(({ id }) => id);
  };

  test('are the bestsellers, then the rest, sold-out products last', async () => {
    expect(await recommend({})).toEqual(['sack', 'mule', 'boot', 'tote', 'clog']);
    expect(await recommend({ category: 'shoes' })).toEqual(['mule', 'boot', 'clog']);
  });

  test('list similar products of the same category first', async () => {
    expect(await recommend({ productId: 'boot-1', count: 2 })).toEqual(['mule', 'sack']);
    expect(await recommend({ productId: 'sack', count: 1 })).toEqual(['tote']);
  });

  test('list products by the number of shared orders', async () => {
    expect(await recommend({ productId: 'boot', widget: 'bought-together', count: 3 })).toEqual([
      'tote',
      'sack',
      'mule',
    ]);
  });
});

async function placeOrder(
  { write }: Database,
  order_number: string,
  units: Record<string, number>,
  status: 'placed' | 'cancelled' = 'placed',
): Promise<void> {
  const siteColumns = { site_id: 'us', locale: 'en-us', currency: 'USD' };
  const who = { basket_id: order_number, consumer_no: 'c-1', email: 'ada@example.com', st: order_number };
  const moments = { created_at: 1, placed_at: 1, expires_at: null };
  await write
    .insertInto('shop_order')
    .values({ order_number, ...who, ...siteColumns, status, total_minor: 1000, answer: '{}', ...moments })
    .execute();
  const rows = Object.entries(units).map(([variant_sku, qty], position) => ({
    order_number,
    id: `${order_number}-${position}`,
    position,
    variant_sku,
    qty,
    store_id: null,
    shipping_method: 'standard',
    unit_minor: 1000,
    net_minor: 1000 * qty,
    tax_minor: 0,
    gift_option: null,
  }));
  await write.insertInto('order_line').values(rows).execute();
}
