import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import { openGoogleFile } from '../google/google-file.ts';
import type { OpenProductFile } from '../catalog/import-catalog.ts';
import { createImporter, NONE } from '../importer.test-support.ts';
import { openJsonldFile } from '../jsonld/jsonld-file.ts';
import { openShopifyFile } from '../shopify/shopify-file.ts';

type Item = readonly [id: string, path: string, type?: string];

const shopify = (items: readonly Item[]) =>
  [
    'Handle,Title,Variant Price,Product Category,Type',
    ...items.map(([id, path, type = '']) => `${id},${id},5,${path},${type}`),
  ].join('\n');
const google = (items: readonly Item[]) =>
  ['id\ttitle\tprice\tproduct_type', ...items.map(([id, path]) => `${id}\t${id}\t5 USD\t${path}`)].join('\n');
const jsonld = (items: readonly Item[]) =>
  JSON.stringify(
    items.map(([id, category]) => ({ '@type': 'Product', sku: id, name: id, category, offers: { price: 5 } })),
  );

describe.each(TEST_DATABASES)('category paths of a file in $name', ({ open }) => {
  let database: Database;
  let folder = '';
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aisle-paths-'));
  });
  afterEach(async () => {
    await database.write.deleteFrom('product').execute();
    await database.write.deleteFrom('category').execute();
    await rm(folder, { recursive: true });
  });

  async function load(text: string, openFile: OpenProductFile = openShopifyFile) {
    const file = join(folder, 'file');
    await writeFile(file, text);
    return (await createImporter(database, folder).importFile(file, { openFile })).counts;
  }

  /** Products by category slug. */
  async function members(): Promise<Record<string, string[]>> {
    const rows = await database.read
      .selectFrom('product_category')
      .innerJoin('category', 'category.id', 'category_id')
      .select(['slug', 'product_id'])
      .orderBy('slug')
      .orderBy('product_id')
      .execute();
    const grouped = Map.groupBy(rows, ({ slug }) => slug);
    return Object.fromEntries(Array.from(grouped, ([slug, own]) => [slug, own.map(({ product_id }) => product_id)]));
  }

  const BOTH: Item[] = [
    ['a', 'Men > Tees'],
    ['b', 'Women > Tees'],
    ['c', 'Men > Tees'],
  ];

  test.each<[string, string, OpenProductFile, Record<string, string[]>]>([
    ['Shopify', shopify(BOTH), openShopifyFile, {}],
    ['Google', google(BOTH), openGoogleFile, {}],
    ['JSON-LD', jsonld(BOTH), openJsonldFile, { men: ['a', 'c'], women: ['b'] }],
  ])('stay apart and keep their labels: %s', async (_, text, openFile, tops) => {
    await load(text, openFile);
    expect(await members()).toEqual({ ...tops, tees: ['a', 'c'], 'women-tees': ['b'] });
    const names = await database.read.selectFrom('category').select('name').where('slug', 'like', '%tees').execute();
    expect(names).toEqual([{ name: 'Tees' }, { name: 'Tees' }]);
    expect(await load(text, openFile)).toEqual({ ...NONE, unchanged: 3 });
  });

  test('keep their address for any order and number of later files', async () => {
    await load(shopify([['b', 'Women > Tees']]));
    await load(shopify(BOTH));
    expect(await members()).toEqual({ tees: ['b'], 'men-tees': ['a', 'c'] });
    expect(await load(shopify(BOTH.toReversed()))).toEqual({ ...NONE, unchanged: 3 });
  });

  test('share the address of a type of that name only where no other path has the same end', async () => {
    await load(shopify([['a', 'Men > Tees', 'Tees']]));
    expect(await members()).toEqual({ tees: ['a'] });
    await database.write.deleteFrom('product').execute();
    await database.write.deleteFrom('category').execute();
    await load(shopify(BOTH.map(([id, path]) => [id, path, 'Tees'])));
    expect(await members()).toEqual({ tees: ['a', 'b', 'c'], 'men-tees': ['a', 'c'], 'women-tees': ['b'] });
  });

  test('never take the address of another category', async () => {
    await load(shopify([...BOTH, ['d', '', 'Women Tees'], ['e', 'Women > Tees!']]));
    expect(await members()).toEqual({ tees: ['a', 'c'], 'women-tees': ['d'], 'women-tees-2': ['b', 'e'] });
  });
});
