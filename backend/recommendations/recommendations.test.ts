import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { createEmbeddedRecommendations } from '../providers/recommendations/embedded.ts';
import { removeOldViews } from '../providers/recommendations/own-views.ts';
import type { RecommendationProvider } from '../providers/recommendations/recommendations.ts';
import type { RecommendationQuery } from '../../src/api/catalog/recommendations.schema.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import type { Log } from '../../src/lib/log.ts';
import { createRecommendationService } from './recommendations.ts';
import { createCatalogService, type CatalogService } from '../catalog/catalog.ts';
import { putProduct, us } from '../catalog/shop.test-support.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(TEST_DATABASES)('recommendations on $name', ({ open }) => {
  let database: Database;
  let catalog: CatalogService;
  beforeAll(async () => {
    database = await open();
    catalog = createCatalogService(database.read);
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
  afterAll(async () => {
    await catalog.close();
    await database.close();
  });

  const config = { sites: { us: { region: 'NORA' } } } as unknown as SitesConfig; // all it reads
  const warn = vi.fn();
  const log = { warn } as unknown as Log; // all it calls
  const serviceOf = (provider: RecommendationProvider | undefined) =>
    createRecommendationService({ read: database.read, catalog, config, log, provider });
  const ask = (query: Partial<RecommendationQuery>, provider: RecommendationProvider | undefined) =>
    serviceOf(provider).recommend({ count: 8, ...query }, us);
  const recommend = async (query: Partial<RecommendationQuery>) => {
    const { products } = await ask(query, createEmbeddedRecommendations(database));
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

  test('list products by the number of shared orders, and no others', async () => {
    expect(await recommend({ productId: 'boot', widget: 'bought-together' })).toEqual(['tote', 'sack']);
    expect(await recommend({ productId: 'mule', widget: 'bought-together' })).toEqual([]);
  });

  test('list products that were viewed on the same devices, and no others, without the names of visitors', async () => {
    const service = serviceOf(createEmbeddedRecommendations(database));
    const view = (productId: string, ...viewedBefore: string[]) => service.recordView({ productId, viewedBefore });
    expect(await view('tote', 'boot', 'nowhere', 'tote')).toEqual({ counted: true });
    await Promise.all([view('boot', 'sack'), view('sack', 'boot'), view('nowhere', 'boot')]);
    expect(await recommend({ productId: 'boot', widget: 'viewed-together' })).toEqual(['sack', 'tote']);
    expect(await recommend({ productId: 'boot', widget: 'viewed-together', count: 1 })).toEqual(['sack']);
    expect(await recommend({ productId: 'tote', widget: 'viewed-together' })).toEqual(['boot']);
    expect(await recommend({ productId: 'mule', widget: 'viewed-together' })).toEqual([]);
    const rows = await database.read.selectFrom('product_view_pair').selectAll().execute();
    expect(rows.map(({ product_id, other_id, views }) => `${product_id} ${other_id} ${views}`).toSorted()).toEqual([
      'boot sack 2',
      'boot tote 1',
      'sack boot 2',
      'tote boot 1',
    ]);
  });

  test('start from the viewed products where they are personal, without these', async () => {
    expect(await recommend({ widget: 'personal', viewed: 'tote,clog', count: 2 })).toEqual(['boot', 'sack']);
    expect(await recommend({ widget: 'personal', viewed: "' or 1=1,,", count: 1 })).toEqual(['sack']);
  });

  test('start from the products of a cart, then from the viewed ones, without either', async () => {
    expect(await recommend({ widget: 'cart', inCart: 'boot', count: 2 })).toEqual(['tote', 'sack']);
    expect(await recommend({ widget: 'cart', inCart: 'boot-1,tote,nothing', count: 2 })).toEqual(['sack', 'mule']);
    const alone = await recommend({ widget: 'cart', inCart: 'clog', count: 2 });
    expect(alone.toSorted()).toEqual(['boot', 'mule']);
    const withViewed = await recommend({ widget: 'cart', inCart: 'clog', viewed: 'sack', count: 2 });
    expect(withViewed.toSorted()).toEqual(['boot', 'tote']);
    expect(await recommend({ widget: 'cart', count: 1 })).toEqual(['sack']);
  });

  test('forget pairs that are old, and the oldest of too many', async () => {
    const later = Date.now() + 100 * DAY;
    const count = async () => (await database.read.selectFrom('product_view_pair').selectAll().execute()).length;
    await removeOldViews(database.write, Date.now() + DAY);
    expect(await count()).toBe(4);
    await removeOldViews(database.write, Date.now(), 3);
    expect(await count()).toBe(0);
    await serviceOf(createEmbeddedRecommendations(database)).recordView({ productId: 'boot', viewedBefore: ['sack'] });
    await removeOldViews(database.write, later);
    expect(await count()).toBe(0);
  });

  test('are similar products only where nobody recommends, and count no views', async () => {
    const ids = async (query: Partial<RecommendationQuery>) =>
      (await ask(query, undefined)).products.map(({ id }) => id);
    expect(await ids({ productId: 'boot' })).toEqual(['mule', 'clog']);
    expect(await ids({ widget: 'bestsellers' })).toEqual([]);
    expect(await ids({ productId: 'boot', widget: 'bought-together' })).toEqual([]);
    expect(await serviceOf(undefined).recordView({ productId: 'boot', viewedBefore: ['sack'] })).toEqual({
      counted: false,
    });
  });

  test('are none while a service does not respond', async () => {
    const broken = { recommend: () => Promise.reject(new Error('no answer')) };
    expect(await ask({ productId: 'boot' }, broken)).toEqual({
      widget: 'similar',
      total: 0,
      products: [],
      unavailable: true,
    });
    expect(warn).toHaveBeenCalledOnce();
  });

  test('have the order, the title and the token of a feed, and the price and the stock of the catalogue', async () => {
    const price = { currency: 'USD', lowOriginal: 1, highOriginal: 1, lowCurrent: 1, highCurrent: 1 };
    const rating = { showScore: true, score: 4.5 };
    const entries = [
      { id: 'clog', recToken: 'c', title: 'Clog' },
      { id: 'elsewhere', recToken: 'e' },
      { id: 'mule', recToken: 'm', title: 'The mule', sku: 'mule-1', url: '/x', price, rating },
      { id: 'boot', recToken: 'b' },
    ];
    const { products } = await ask({ productId: 'boot' }, { recommend: async () => entries });
    expect(products).toMatchObject([
      {
        id: 'mule',
        title: 'The mule',
        recToken: 'm',
        sku: 'mule-1',
        url: '/p/mule',
        multiVariantsProduct: false,
        rating,
      },
      { id: 'clog', title: 'Clog', recToken: 'c', isAvailable: false },
    ]);
    expect(products[0]?.price).toMatchObject({ lowCurrent: products[0]?.price.current, currency: 'USD' });
    expect(products[0]?.price.current).not.toBe(1);
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
