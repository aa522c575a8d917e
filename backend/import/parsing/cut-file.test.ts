import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openGoogleFile } from '../google/google-file.ts';
import { openJsonldFile } from '../jsonld/jsonld-file.ts';
import { readFile } from '../read-file.test-support.ts';
import { openShopifyFile } from '../shopify/shopify-file.ts';
import { readCsvHeader } from './csv-file.ts';
import { readStoreJson } from '../locations/store-json.ts';
import { findStockColumns, readStockTable } from '../locations/store-stock-table.ts';
import { readStoreTable } from '../locations/store-table.ts';

type Read = (path: string) => Promise<{ whole: unknown[]; issues: readonly unknown[] }>;

const SHOPIFY = `Handle,Title,Body (HTML),Variant SKU,Variant Price,Variant Inventory Qty,Status
boot,"Tarn ""dry"" Boot","<p>Warm, dry</p>",B-1,120.00,15,active
boot,,,B-2,125.00,12,
müg,Müg,,M-1,9.50,30,active
`;
const GOOGLE = `id\ttitle\tprice\tavailability\tcondition
B-1\tTarn Boot\t120.00 USD\tin_stock\tnew
M-1\tMug\t9.50 USD\tin_stock\tnew
`;
const FEED = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>
<item><g:id>B-1</g:id><g:title>Boot</g:title><g:price>120.00 USD</g:price></item>
<item><g:id>M-1</g:id><g:title><![CDATA[Mug]]></g:title><g:price>9.50 USD</g:price></item>
</channel></rss>`;
const node = (sku: string) => ({
  '@type': 'Product',
  sku,
  name: `N ${sku}`,
  offers: { price: 10, priceCurrency: 'USD' },
});
const store = (id: string) => ({
  id,
  name: `Store ${id}`,
  address: { addressLine1: 'S 1', city: 'Paris', postalCode: '1', countryCode: 'FR' },
  coordinates: { latitude: 48, longitude: 2 },
});
const STORES = `id,name,addressLine1,city,countryCode,latitude,longitude,services
p1,"Ridge Paris","1, rue X",Paris,FR,48.85,2.35,pickup
p2,Ridge Lyon,2 rue Y,Lyon,FR,45.75,4.85,pickup
`;
const STOCK = `storeId,qty,sku
p1,13,BOOT
p2,24,BOOT
`;

const products =
  (open: typeof openShopifyFile): Read =>
  async (path) => {
    const { products: found, issues } = await readFile(open, path);
    const rows = found.flatMap(({ handle, name, variants }) =>
      variants.map(({ sku, prices, stock }) => ({ sku, prices, stock, handle, name })),
    );
    return { whole: rows, issues };
  };
const stores =
  (read: typeof readStoreTable): Read =>
  async (path) => {
    const { stores: whole, issues } = await read(path);
    return { whole, issues };
  };
const stock: Read = async (path) => {
  const header = await readCsvHeader(path);
  const columns = findStockColumns(header);
  if (!columns) throw new Error('the header is cut');
  const { entries, issues } = await readStockTable(path, header, columns);
  return { whole: entries, issues };
};

/** Wherever a transfer is interrupted, no partial row, item or node is read as complete. */
describe('a truncated file', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aisle-cut-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.each<[string, string, Read, boolean]>([
    ['Shopify table', SHOPIFY, products(openShopifyFile), true],
    ['Google table', GOOGLE, products(openGoogleFile), true],
    ['Google feed', FEED, products(openGoogleFile), false],
    ['JSON-LD graph', JSON.stringify({ '@graph': [node('a'), node('b')] }), products(openJsonldFile), false],
    ['JSON-LD list', JSON.stringify([node('a'), node('b')], null, 1), products(openJsonldFile), false],
    ['list of stores', JSON.stringify({ stores: [store('p1'), store('p2')] }), stores(readStoreJson), false],
    ['table of stores', STORES, stores(readStoreTable), true],
    ['table of stock', STOCK, stock, true],
    [
      'JSON-LD per line',
      `${JSON.stringify(node('a'))}\n${JSON.stringify(node('b'))}\n`,
      products(openJsonldFile),
      true,
    ],
  ])('is refused: %s, at any byte', { timeout: 60_000 }, async (name, text, read, hasRows) => {
    const path = join(folder, name);
    const bytes = Buffer.from(text);
    await writeFile(path, bytes);
    const { whole } = await read(path);
    const known = new Set(whole.map((row) => JSON.stringify(row)));
    const torn: string[] = [];
    // In rows a truncated word is detected by the complete ones before it.
    const start = hasRows ? bytes.indexOf('\n', bytes.indexOf('\n') + 1) : 0;
    for (let length = start; length < bytes.length; length += hasRows ? 1 : 5) {
      const cut = bytes.subarray(0, length);
      await writeFile(path, cut);
      const outcome = await read(path).catch(() => undefined);
      // A row may end in an empty cell, which is complete.
      if (outcome === undefined || /[,\t]$/.test(cut.toString())) continue;
      const isWhole = outcome.issues.length === 0 && outcome.whole.every((row) => known.has(JSON.stringify(row)));
      const isTrailing = text.slice(cut.toString().length).trim() === '';
      if (!isWhole || !(hasRows || isTrailing)) torn.push(cut.toString().slice(-30));
    }
    expect(torn).toEqual([]);
  });
});
