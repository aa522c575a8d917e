import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byHandle, readFile as readWith } from '../read-file.test-support.ts';
import { openShopifyFile } from './shopify-file.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');
const SHARED = join(import.meta.dirname, '../../../../shared/data');
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aisle-import-'));
});
afterAll(() => rm(folder, { recursive: true }));

const readFile = (path: string) => readWith(openShopifyFile, path);

async function readText(text: string | Buffer) {
  const path = join(folder, 'file.csv');
  await writeFile(path, text);
  return readFile(path);
}

const HEADER = 'Handle,Title,Variant SKU,Variant Price,Option1 Name,Option1 Value,Option2 Name,Option2 Value';

describe('a classic product export', () => {
  test('yields a product with its choices, prices and stock', async () => {
    const { products } = await readFile(join(FIXTURES, 'classic.csv'));
    const parka = byHandle(products, 'ridge-parka');
    expect(parka).toMatchObject({
      name: 'Ridge Parka',
      brand: 'Marrow Ridge',
      categories: [
        { slug: 'parkas', name: 'Parkas' },
        { slug: 'outerwear', name: 'Outerwear' },
      ],
      attributes: { Fabric: 'Wool', Material: 'Wool' },
      isDigital: false,
    });
    expect(parka.variants).toMatchObject([
      {
        line: 2,
        sku: 'RP-P-XL',
        barcode: '0012345678905',
        size: 'XL',
        color: 'Pine',
        prices: [{ current: 19995, original: 24995 }],
        stock: 7,
      },
      { line: 4, sku: 'RP-P-S', size: 'S', color: 'Pine', prices: [{ current: 19995, original: 19995 }], stock: 0 },
      { line: 5, sku: 'RP-P-S', size: 'S', color: 'Clay', prices: [{ current: 18900, original: 18900 }], stock: 0 },
    ]);
  });

  test('orders images by position and assigns variant images to their colour', async () => {
    const { products } = await readFile(join(FIXTURES, 'classic.csv'));
    expect(byHandle(products, 'ridge-parka').images).toEqual([
      { url: 'https://pictures.example.com/pine.png', alt: 'Ridge Parka', color: 'Pine' },
      { url: 'https://pictures.example.com/ridge-parka.png?v=1', alt: 'Parka from the front', color: undefined },
      { url: 'https://pictures.example.com/back.png', alt: 'Ridge Parka', color: undefined },
      { url: 'https://pictures.example.com/clay.png', alt: 'Ridge Parka', color: 'Clay' },
    ]);
  });

  test('strips everything dangerous from a description', async () => {
    const { products } = await readFile(join(FIXTURES, 'classic.csv'));
    const { description } = byHandle(products, 'ridge-parka');
    expect(description).toContain('<p>Warm, "really" warm.\nSecond line.</p>');
    expect(description).not.toMatch(/script|onerror|img/);
    expect(byHandle(products, 'tin-mug').description).toBe('<p>Holds tea.</p>\n<p>And 3 &gt; 2 &amp; more.</p>');
  });

  test('ignores a default title as a choice, and treats a gift card as digital', async () => {
    const { products } = await readFile(join(FIXTURES, 'classic.csv'));
    expect(byHandle(products, 'tin-mug').variants).toMatchObject([
      { sku: undefined, size: undefined, color: undefined, stock: 'untracked', prices: [{ current: 1250 }] },
    ]);
    expect(byHandle(products, 'gift')).toMatchObject({ isDigital: true, variants: [{ sku: 'GIFT-25' }] });
  });

  test('reports what it leaves out by line and column', async () => {
    const { products, issues } = await readFile(join(FIXTURES, 'classic.csv'));
    expect(issues).toEqual([
      { line: 14, column: 'Handle', message: 'is empty' },
      { line: 11, column: 'Status', message: '"draft" is not sold' },
      { line: 12, column: 'Published', message: 'false, so it is not sold' },
      { line: 13, column: 'Variant Price', message: '"12,50" is not a price such as 49.95' },
      { line: 17, column: 'Variant Price', message: '"free" is not a price such as 49.95' },
    ]);
    expect(products.map(({ handle }) => handle)).toEqual([
      'ridge-parka',
      'tin-mug',
      'gift',
      'gruener-tee-größe',
      'scarf',
    ]);
  });

  test('joins rows of a product that are not contiguous', async () => {
    const { products } = await readFile(join(FIXTURES, 'classic.csv'));
    expect(byHandle(products, 'scarf').variants.map(({ color }) => color)).toEqual(['Red', 'Green']);
  });

  test.each([
    ['missing columns', '', '', 100],
    ['an empty number', ',Variant Inventory Qty', ',', 100],
    ['a number', ',Variant Inventory Qty', ',3', 3],
    ['a tracker and a number', ',Variant Inventory Tracker,Variant Inventory Qty', ',shopify,1', 1],
    ['a tracker without a number', ',Variant Inventory Tracker,Variant Inventory Qty', ',shopify,', 100],
    ['no tracker and 1', ',Variant Inventory Tracker,Variant Inventory Qty', ',,1', 'untracked'],
    ['no tracker and 0', ',Inventory tracker,Inventory quantity', ',,0', 'untracked'],
    ['no tracker and no number', ',Inventory tracker,Inventory quantity', ',,', 'untracked'],
    ['sold on at 7', ',Variant Inventory Qty,Variant Inventory Policy', ',7,continue', 'untracked'],
  ])('reads %s as stock', async (_, columns, cells, stock) => {
    const path = join(folder, 'stock.csv');
    await writeFile(path, `Handle,Title,Variant Price${columns}\nmug,Mug,5${cells}\n`);
    const { products } = await readFile(path);
    expect(byHandle(products, 'mug').variants).toMatchObject([{ stock }]);
  });

  test('keeps letters of every script in handles and category addresses', async () => {
    const { products } = await readFile(join(FIXTURES, 'classic.csv'));
    expect(byHandle(products, 'gruener-tee-größe')).toMatchObject({
      categories: [{ slug: 'süßes-tee', name: 'Süßes & Tee' }],
      variants: [{ size: '100 g' }],
    });
  });
});

describe('a product CSV of the current columns', () => {
  test('is read like the classic one, with its byte order mark and line ends', async () => {
    const { products, issues } = await readFile(join(FIXTURES, 'current.csv'));
    expect(byHandle(products, 'creek-sandal')).toMatchObject({
      name: 'Creek Sandal',
      categories: [{ slug: 'sandals' }, { slug: 'shoes' }],
      attributes: { Color: 'blue; gray' },
      images: [{ url: 'https://pictures.example.com/creek.png', alt: 'Sandal' }],
      variants: [
        { sku: 'CS-9', size: '9 1/2', prices: [{ current: 5900, original: 7900 }], stock: 3 },
        { sku: 'CS-10', size: '10', stock: 'untracked' },
        { sku: 'CS-10', size: '10 (2)', stock: 2 },
      ],
    });
    expect(byHandle(products, 'camp-stool').variants).toMatchObject([
      { prices: [{ current: 3000 }], stock: 'untracked' },
    ]);
    expect(issues).toEqual([{ line: 6, column: 'Status', message: '"archived" is not sold' }]);
  });
});

describe('an untidy product CSV', () => {
  test('may be separated by semicolons or tabs, in UTF-16, with column names in any case', async () => {
    const text = `${HEADER}\nmug,Mug,M-1,9.50,,,,`.toUpperCase().replace('MUG,', 'mug,');
    const expected = [{ handle: 'mug', name: 'MUG', variants: [{ sku: 'M-1', prices: [{ current: 950 }] }] }];
    expect((await readText(text.replaceAll(',', ';'))).products).toMatchObject(expected);
    expect((await readText(Buffer.from(`\uFEFF${text.replaceAll(',', '\t')}`, 'utf16le'))).products).toMatchObject(
      expected,
    );
  });

  test('combines further options into one choice and distinguishes repeated ones', async () => {
    const rows = [
      'rope,Rope,R1,5,Length,10 m,Colour,Red',
      'rope,,R2,6,,20 m,,Red',
      'rope,,R3,6,,20 m,,Red',
      'bag,Bag,B1,5,Size,M,Material,Wool',
      'bag,,B2,5,,M,,Cotton',
      'pin,Pin,P1,1,Title,Default Title,,',
      'pin,,P2,2,,Default Title,,',
    ];
    const { products } = await readText([HEADER, ...rows].join('\n'));
    const choices = products.map(({ variants }) => variants.map(({ size, color }) => [size, color]));
    expect(choices).toEqual([
      [
        ['10 m', 'Red'],
        ['20 m', 'Red'],
        ['20 m (2)', 'Red'],
      ],
      [
        ['M / Wool', undefined],
        ['M / Cotton', undefined],
      ],
      [
        ['1', undefined],
        ['2', undefined],
      ],
    ]);
  });

  test('skips a row that has more cells than columns, an option without value, a handle with a slash', async () => {
    const rows = [
      'a,A,A1,5,Size,M,,',
      'a,,A2,5,,L,,,oops',
      'a,,A3,5,,,,',
      '../etc,E,E1,5,,,,',
      'b,B,B1,-5,,,,',
      'c,C,C1,1e3,,,,',
      'd,,D1,1,,,,',
      'e,E,E1,9999999999,,,,',
    ];
    const { products, issues } = await readText([HEADER, ...rows].join('\r\n'));
    expect(products.map(({ handle, variants }) => [handle, variants.length])).toEqual([['a', 1]]);
    expect(issues.map(({ line, column }) => `${line} ${column}`).toSorted()).toEqual([
      '3 9',
      '4 Option1 Value',
      '5 Handle',
      '6 Variant Price',
      '7 Variant Price',
      '8 Title',
      '9 Variant Price',
    ]);
  });

  test('tolerates a stray quote within a cell', async () => {
    const { products } = await readText(`${HEADER}\npipe,5" pipe,P1,5,,,,\nrod,"7" rod,R1,5,,,,\nlast,Last,L1,5,,,,`);
    expect(products.map(({ name }) => name)).toEqual(['5" pipe', '"7" rod', 'Last']);
  });
});

describe('a file that is not a product CSV', () => {
  test.each([
    ['id,title,description,price\n1,A,B,3', 'first wrong column is "id"'],
    ['Handle,Title,Location,On hand\na,A,x,3', 'first wrong column is "Location"'],
    ['Title,Price\nA,3', 'no column "Handle" or "URL handle"'],
    ['', 'is empty'],
    ['\n \n', 'is empty'],
    [`${HEADER}\n`, 'holds no products'],
    [`${HEADER}\nmug,"Mug,M-1,9.50\nmug2,Mug,M-1,9.50`, 'line 2: a quote is opened and never closed'],
    [Buffer.concat([Buffer.from(`${HEADER}\nm\xfcg`, 'latin1')]), 'is not UTF-8 text'],
    [Buffer.from('PK\u0003\u0004\u0000\u0000', 'latin1'), 'not a Shopify product CSV'],
  ])('is refused: %j', async (text, reason) => {
    await expect(readText(text)).rejects.toThrow(reason);
  });

  test('is rejected when missing or a folder', async () => {
    await expect(readFile(join(folder, 'missing.csv'))).rejects.toThrow('does not exist');
    await expect(readFile(folder)).rejects.toThrow('is not a file');
  });
});

const shared = existsSync(SHARED);

describe('real files', () => {
  test.skipIf(!shared).for([
    ['shopify-magento-men.csv', 72, 910],
    ['shopify-saleor.csv', 13, 23],
  ] as const)('reads every product of %s (skipped without ../shared/data)', async ([name, count, variantCount]) => {
    const { products, issues } = await readFile(join(SHARED, 'derived-import-formats', name));
    expect(issues).toEqual([]);
    expect(products).toHaveLength(count);
    expect(products.flatMap(({ variants }) => variants)).toHaveLength(variantCount);
  });

  test
    .skipIf(!shared)
    .for([
      'exported-products-comma.csv',
      'exported-products-semicolon.csv',
      'invalid-column.csv',
      'invalid-prices.csv',
      'product-with-categories.csv',
      'unrelated-column.csv',
    ])('refuses %s (skipped without ../shared/data)', async (name) => {
    await expect(readFile(join(SHARED, 'medusa-csv', name))).rejects.toThrow('first wrong column is "Product Id"');
  });
});
