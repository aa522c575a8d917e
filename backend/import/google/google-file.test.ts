import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byHandle, readFile } from '../read-file.test-support.ts';
import { openGoogleFile } from './google-file.ts';

const SHARED = join(import.meta.dirname, '../../../../shared/data/derived-import-formats');
const HEADER = 'id\titem_group_id\ttitle\tprice\tavailability\tcolor\tsize';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aisle-google-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(text: string | Buffer) {
  const path = join(folder, 'feed');
  await writeFile(path, text);
  return readFile(openGoogleFile, path);
}

const readRows = (...rows: string[]) => read([HEADER, ...rows].join('\n'));
const rss = (items: string, root = '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${root}<channel><title>Feed</title>${items}</channel></rss>`;
const item = (fields: string) =>
  `<item><g:id>A-1</g:id><g:title>Boot</g:title><g:price>10 USD</g:price>${fields}</item>`;

describe('a Google Merchant table', () => {
  test('joins the items of a group into one product', async () => {
    const { products } = await readRows(
      'B-1\tBOOT\tTarn Boot - Peat / 42\t120.00 USD\tin_stock\tPeat\t42',
      'M-1\t\tMug\t9.5 USD\tin stock\t\t',
      'B-2\tboot\tTarn Boot - Slate / 43\t120.00 USD\tout_of_stock\tSlate\t43',
    );
    expect(byHandle(products, 'boot')).toMatchObject({
      name: 'Tarn Boot',
      variants: [
        {
          sku: 'B-1',
          color: 'Peat',
          size: '42',
          stock: 100,
          prices: [{ currency: 'USD', current: 12000, original: 12000 }],
        },
        { sku: 'B-2', color: 'Slate', size: '43', stock: 0 },
      ],
    });
    expect(byHandle(products, 'm-1')).toMatchObject({ name: 'Mug', variants: [{ sku: 'M-1', size: undefined }] });
  });

  test.each([
    [['Boot Peat 42', 'Boot Slate 43'], 'Boot'],
    [['Boot (Peat, 42)', 'Boot (Slate, 43)'], 'Boot'],
    [['Boot, 42 - PEAT', 'Boot, 43 - slate'], 'Boot'],
    [['Boot', 'Boot'], 'Boot'],
    [['Boot Peat', 'Boot Peat'], 'Boot Peat'],
    [['Boot Peat', 'Shoe Slate'], 'Boot Peat'],
    [['Peat', 'Slate'], 'Peat'],
    [['Repeat Peat', 'Repeat'], 'Repeat'],
  ])('calls %j %s', async ([first = '', second = ''], name) => {
    const { products } = await readRows(`1\tg\t${first}\t1 USD\t\tPeat\t42`, `2\tg\t${second}\t1 USD\t\tSlate\t43`);
    expect(products[0]?.name).toBe(name);
  });

  test('takes prices in the currency they name, a sale price as the current one', async () => {
    const head = 'id\ttitle\tprice\tsale_price\tsale_price_effective_date';
    const rows = [
      'a\tA\t10.00 EUR\t8.00 EUR\t',
      'b\tB\t1000 JPY\t\t',
      'c\tC\t10.00 USD\t12.00 USD\t',
      'd\tD\t10.00 USD\t8.00 USD\t2020-01-01T00:00+0000/2020-02-01T00:00+0000',
      'e\tE\t10.00 USD\t8.00 USD\t2020-01-01T00:00+0000/2999-02-01T00:00+0000',
    ];
    const { products } = await read([head, ...rows].join('\n'));
    expect(products.map(({ variants }) => variants[0]?.prices[0])).toEqual([
      { currency: 'EUR', current: 800, original: 1000 },
      { currency: 'JPY', current: 1000, original: 1000 },
      { currency: 'USD', current: 1000, original: 1000 },
      { currency: 'USD', current: 1000, original: 1000 },
      { currency: 'USD', current: 800, original: 1000 },
    ]);
  });

  test.each(['free', '10.00', '12,50 EUR', '10.005 USD', '-1 USD', '5 XYZ', '', '1e3 USD', '9999999999 USD'])(
    'reports a row with the price %j and skips it',
    async (price) => {
      const { products, issues } = await readRows(`a\tg\tA\t${price}\tin_stock\tRed\t`, 'b\tg\tA\t2.00 USD\t\tBlue\t');
      expect(products.map(({ variants }) => variants.map(({ sku }) => sku))).toEqual([['b']]);
      expect(issues).toMatchObject([{ line: 2, column: 'price' }]);
    },
  );

  test('reads the quantity of items in stock, and does not sell items of a later date', async () => {
    const rows = [
      'a\tin_stock\t7',
      'b\tin stock\t',
      'c\tpreorder\t5',
      'd\tbackorder\t5',
      'e\tout_of_stock\t5',
      'f\tmaybe\t1',
    ];
    const { products, issues } = await read(
      ['id\tavailability\tquantity\ttitle\tprice', ...rows.map((row) => `${row}\tT\t1 USD`)].join('\n'),
    );
    expect(products.map(({ variants }) => variants[0]?.stock)).toEqual([7, 100, 0, 0, 0]);
    expect(issues).toMatchObject([{ line: 7, column: 'availability' }]);
  });

  test('reads condition, material, model and size system', async () => {
    const head =
      'id\ttitle\tprice\tcondition\tmaterial\tmpn\tgtin\tsize\tsize_system\tproduct_type\tgoogle_product_category';
    const { products } = await read(
      [
        head,
        'a\tA\t1 USD\tused\tWool\tX-9\t0012345678905\t42\teu\tMen > Boots\tApparel & Accessories > Shoes',
        'b\tB\t1 USD\tnew\t\tb\t\t\tEU\tShirts\t212',
      ].join('\n'),
    );
    expect(byHandle(products, 'a')).toMatchObject({
      attributes: { Condition: 'used', Material: 'Wool', MPN: 'X-9', 'Size system': 'EU' },
      categories: [{ slug: 'boots' }, { slug: 'shoes' }],
      variants: [{ barcode: '0012345678905' }],
    });
    expect(byHandle(products, 'b')).toMatchObject({
      attributes: {},
      categories: [{ slug: 'shirts' }],
    });
  });

  test('may be separated by commas, vary the column names and repeat an id', async () => {
    const { products, file } = await read(
      '\uFEFFID,Image Link,g:title,Price,Cost\na,https://x.test/a.png,A,1 USD,3\na,,A,1 USD,3\n',
    );
    expect(file.notices).toEqual(['columns left out: Cost']);
    expect(products).toMatchObject([
      {
        handle: 'a',
        images: [{ url: 'https://x.test/a.png' }],
        variants: [
          { sku: 'a', size: '1' },
          { sku: 'a', size: '2' },
        ],
      },
    ]);
  });

  test('assigns images of a colour to that colour', async () => {
    const head = 'id\titem_group_id\ttitle\tprice\tcolor\timage_link\tadditional_image_link';
    const { products } = await read(
      [
        head,
        '1\tg\tA\t1 USD\tRed\thttps://x.test/r.png\thttps://x.test/all.png,https://x.test/r,2.png',
        '2\tg\tA\t1 USD\tBlue\thttps://x.test/b.png\thttps://x.test/all.png',
      ].join('\n'),
    );
    expect(products[0]?.images.map(({ url, color }) => [url, color])).toEqual([
      ['https://x.test/r.png', 'Red'],
      ['https://x.test/all.png', undefined],
      ['https://x.test/r,2.png', 'Red'],
      ['https://x.test/b.png', 'Blue'],
    ]);
  });

  test('skips a row whose cells do not fit the header, and an id that cannot be an address', async () => {
    const { issues, products } = await readRows(
      'a\t\tA\t1 USD\t\t\t\tmore',
      'x/y\t\tA\t1 USD\t\t\t',
      'ok\t\tA\t1 USD\t\t\t',
    );
    expect(products).toHaveLength(1);
    expect(issues).toMatchObject([
      { line: 2, column: '8' },
      { line: 3, column: 'id' },
    ]);
  });
});

describe('a Google Merchant feed in XML', () => {
  test('is read from RSS with any prefix, and never from nested elements', async () => {
    const { products } = await read(
      rss(
        `<item><title>Plain</title><x:title>Boot &amp; Co &#8211; <![CDATA[<b>]]></x:title>
        <x:id>A-1</x:id><x:shipping><x:price>4.90 USD</x:price></x:shipping><x:price>10.00 USD</x:price>
        <media:content>not this</media:content><x:description><![CDATA[<p>Dry.</p>]]></x:description>
        <x:additional_image_link>https://x.test/1.png</x:additional_image_link>
        <x:additional_image_link>https://x.test/2.png</x:additional_image_link></item>`,
        '<rss version="2.0" xmlns:x="http://base.google.com/ns/1.0">',
      ),
    );
    expect(products).toMatchObject([
      {
        handle: 'a-1',
        name: 'Boot & Co – <b>',
        description: '<p>Dry.</p>',
        variants: [{ prices: [{ current: 1000 }] }],
      },
    ]);
    expect(products[0]?.images).toHaveLength(2);
  });

  test('is read from Atom, in the encoding it declares', async () => {
    const text = `<?xml version="1.0" encoding="ISO-8859-1"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0">
      <entry><id>tag:shop</id><title>Größe</title><summary>Warm.</summary><g:id>a</g:id><g:price>1 EUR</g:price></entry></feed>`;
    const { products } = await read(Buffer.from(text, 'latin1'));
    expect(products).toMatchObject([{ handle: 'a', name: 'Größe', description: '<p>Warm.</p>' }]);
  });

  test('reports the line of an item', async () => {
    const { issues } = await read(rss(`\n${item('')}\n<item><g:id>B</g:id><g:title>B</g:title>\n</item>`));
    expect(issues).toEqual([{ line: 4, column: 'g:price', message: 'is empty' }]);
  });

  test.each([
    ['an internal subset', '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'],
    ['an external one', '<!DOCTYPE rss SYSTEM "file:///etc/passwd">'],
    ['lower case', '<!doctype rss>'],
  ])('is refused with a document type: %s', async (_, doctype) => {
    const text = rss(item('<g:brand>&b;</g:brand>')).replace('\n', `\n${doctype}`);
    await expect(read(text)).rejects.toThrow('DOCTYPE');
  });

  test('reads an unknown entity as text', async () => {
    const { products } = await read(rss(item('<g:brand>&bomb; &amp; &lt;Co&gt;</g:brand>')));
    expect(products[0]?.brand).toBe('&bomb; & <Co>');
  });

  test.each([
    [rss(item('')).slice(0, -20), 'is never closed'],
    [rss(item('')).replace('</g:title>', ''), '<g:title> is never closed'],
    [rss(item('<g:brand><![CDATA[never')), 'is never closed'],
    [rss(item('<!-- never')), 'is never closed'],
    [rss(item(`<g:brand>${'a'.repeat(10_000_000)}</g:brand>`)), 'the item is too long'],
    [rss(item(`<!-- ${'a'.repeat(10_000_000)}`)), 'a tag or comment has no end'],
    [rss('<a>'.repeat(1000)), 'nested deeper'],
    ['<html><body></body></html>', 'the first wrong column is "<html>"'],
    [rss('<item><title>News</title><guid>1</guid><weather>Rain</weather></item>'), 'first wrong column is "weather"'],
    [rss(''), 'it has no "id", no "title", no "price"'],
    ['<?xml version="1.0" encoding="klingon"?><rss/>', 'the encoding "klingon" is not known'],
  ])('is refused when broken or something else: %#', async (text, reason) => {
    await expect(read(text)).rejects.toThrow(reason);
  });
});

describe('a file that is not a Google Merchant feed', () => {
  test.each([
    ['Handle,Title,Variant Price\na,A,3', 'the first wrong column is "Handle"'],
    ['id~title~price\n1~A~3', 'the first wrong column is "id~title~price"'],
    [`${HEADER}\n`, 'holds no products'],
    [`${HEADER}\na\t\t"A\t1 USD`, 'a quote is opened and never closed'],
    [`${HEADER}\na\t\t${'A'.repeat(10_000_000)}\t1 USD`, 'the row is too long'],
    ['[{"id":"a"}]', 'the first wrong column'],
  ])('is refused: %#', async (text, reason) => {
    await expect(read(text)).rejects.toThrow(reason);
  });
});

describe('real feeds', () => {
  test.skipIf(!existsSync(SHARED)).each([
    ['google-merchant-vendure.tsv', 14, 32],
    ['google-merchant-sunrise.xml', 16, 58],
  ])('reads every item of %s (skipped without ../shared/data)', async (name, count, variantCount) => {
    const { products, issues } = await readFile(openGoogleFile, join(SHARED, name));
    expect(issues).toEqual([]);
    expect(products).toHaveLength(count);
    expect(products.flatMap(({ variants }) => variants)).toHaveLength(variantCount);
  });
});
