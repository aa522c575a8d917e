import { describe, expect, test } from 'vitest';
import { mapProduct } from './map-product.ts';
import { readShopifyHeader } from './shopify-columns.ts';
import { ShopifyRow } from './shopify-row.ts';

type Cells = Readonly<Record<string, string>>;

/** The product of rows with these cells; every column of a row is in the header. */
function map(...rows: Cells[]) {
  const columns = [...new Set(['Handle', 'Title', 'Variant Price', ...rows.flatMap((row) => Object.keys(row))])];
  const header = readShopifyHeader(columns);
  const [first, ...others] = rows.map((row, index) => {
    const cells: Cells = { Handle: 'boot', ...(index === 0 && { Title: 'Boot', 'Variant Price': '10' }), ...row };
    return new ShopifyRow({ line: index + 2, value: columns.map((name) => cells[name] ?? '') }, header);
  });
  if (!first) throw new Error('A product has a row.');
  return mapProduct('boot', [first, ...others]);
}
const stockOf = (row: Cells) => map(row).product?.variants[0]?.stock;
const issuesOf = (...rows: Cells[]) =>
  map(...rows).issues.map(({ line, column, message }) => `${line} ${column} ${message}`);

describe('a product of a Shopify file', () => {
  test.each([
    [{}, 100],
    [{ 'Variant Inventory Qty': '' }, 100],
    [{ 'Variant Inventory Qty': '7' }, 7],
    [{ 'Variant Inventory Qty': '-3' }, 0],
    [{ 'Variant Inventory Qty': '7', 'Variant Inventory Tracker': 'shopify' }, 7],
    [{ 'Variant Inventory Qty': '7', 'Variant Inventory Tracker': '' }, 'untracked'],
    [{ 'Variant Inventory Qty': '7', 'Variant Inventory Policy': 'continue' }, 'untracked'],
    [{ 'Variant Inventory Qty': '7', 'Variant Inventory Policy': 'deny' }, 7],
    [{ 'Variant Inventory Qty': '7', 'Continue selling when out of stock': 'TRUE' }, 'untracked'],
    [{ 'Variant Inventory Qty': '7', 'Continue selling when out of stock': 'false' }, 7],
  ])('with %j has the stock %j', (row, stock) => {
    expect(stockOf(row)).toBe(stock);
  });

  test.each([
    [{ 'Variant Price': '10' }, 1000, 1000],
    [{ 'Variant Price': '10', 'Variant Compare At Price': '15' }, 1000, 1500],
    [{ 'Variant Price': '10', 'Variant Compare At Price': '5' }, 1000, 1000],
    [{ 'Variant Price': '0' }, 0, 0],
  ])('with %j costs %i of %i in every currency', (row, current, original) => {
    expect(map(row).product?.variants[0]?.prices).toEqual([{ currency: '*', current, original }]);
  });

  test.each([
    [{ Status: 'active' }, 'sold'],
    [{ Status: 'Active' }, 'sold'],
    [{ Status: '' }, 'sold'],
    [{ Status: 'draft' }, 'off sale'],
    [{ Status: 'Archived' }, 'off sale'],
    [{ Status: 'unlisted' }, 'off sale'],
    [{ Status: 'new' }, 'skipped'],
    [{ Published: 'false' }, 'off sale'],
    [{ Published: 'no' }, 'off sale'],
    [{ Published: 'TRUE' }, 'sold'],
    [{ Published: '' }, 'sold'],
    [{ Title: '' }, 'skipped'],
    [{ Title: 'x'.repeat(1001) }, 'skipped'],
    [{ Title: '', Status: 'draft' }, 'off sale'],
  ])('with %j is %s', (row, expected) => {
    const mapped = map(row);
    const outcome = mapped.product ? 'sold' : mapped.notSold ? 'off sale' : 'skipped';
    expect([outcome, mapped.issues.length > 0]).toEqual([expected, expected !== 'sold']);
  });

  test.each([
    [{ 'Gift Card': 'true' }, true],
    [{ 'Gift Card': 'yes' }, true],
    [{ 'Gift Card': 'false' }, false],
    [{ 'Gift Card': '' }, false],
  ])('with %j is digital: %j', (row, isDigital) => {
    expect(map(row).product?.isDigital).toBe(isDigital);
  });

  test.each([
    [{ 'Product Category': 'Men > Boots' }, ['men/boots']],
    [{ Type: 'Boots' }, ['boots']],
    [{ Type: 'Boots', 'Product Category': 'Men > Boots' }, ['boots', 'men/boots']],
    [{ Type: 'Boots', 'Product Category': 'Boots' }, ['boots']],
    [{ Type: 'A > B' }, ['a-b']],
    [{}, []],
  ])('with %j is in the categories %j', (row, paths) => {
    expect(map(row).product?.categories.map(({ path }) => path.join('/'))).toEqual(paths);
  });

  test.each([
    ['Fabric (product.metafields.custom.fabric)', 'Wool', { Fabric: 'Wool' }],
    ['Fabric (product.metafields.custom.fabric)', 'gid://shopify/Metaobject/1', {}],
    ['Fabric (product.metafields.custom.fabric)', '["a"]', {}],
    ['Fabric (product.metafields.custom.fabric)', '{"a":1}', {}],
    ['Fabric (product.metafields.custom.fabric)', '', {}],
    ['Rating (product.metafields.reviews.rating)', '4.5', {}],
  ])('with the metafield %j of %j has the attributes %j', (column, value, attributes) => {
    expect(map({ [column]: value }).product?.attributes).toEqual(attributes);
  });

  test('has the variants of all rows with a price, and the images of all rows by position', () => {
    const { product, issues } = map(
      { 'Option1 Name': 'Size', 'Option1 Value': '9', 'Variant SKU': 'B-9', 'Image Src': 'b', 'Image Position': '2' },
      { 'Option1 Value': '10', 'Variant SKU': "'0010", 'Variant Price': '11', 'Image Src': 'a', 'Image Position': '1' },
      { 'Image Src': 'c', 'Image Position': 'x', 'Image Alt Text': 'Sole' },
    );
    expect(issues).toEqual([]);
    expect(product?.variants.map(({ sku, size, line }) => [sku, size, line])).toEqual([
      ['B-9', '9', 2],
      ['0010', '10', 3],
    ]);
    expect(product?.images.map(({ url, alt }) => [url, alt])).toEqual([
      ['a', 'Boot'],
      ['b', 'Boot'],
      ['c', 'Sole'],
    ]);
  });

  test('assigns the image of a variant to its colour', () => {
    const { product } = map(
      { 'Option1 Name': 'Color', 'Option1 Value': 'Red', 'Image Src': 'all', 'Variant Image': 'red' },
      { 'Option1 Value': 'Blue', 'Variant Price': '11', 'Variant Image': 'blue' },
    );
    expect(product?.images.map(({ url, color }) => [url, color])).toEqual([
      ['all', undefined],
      ['red', 'Red'],
      ['blue', 'Blue'],
    ]);
  });

  test.each<[Cells[], string[]]>([
    [[{ 'Variant Price': '' }], ['2 Variant Price is empty']],
    [[{ 'Variant Inventory Qty': 'many' }], ['2 Variant Inventory Qty "many" is not a whole number']],
    [
      [
        { 'Option1 Name': 'Size', 'Option1 Value': '9' },
        { 'Variant SKU': 'B', 'Variant Price': '11' },
      ],
      ['3 Option1 Value is empty'],
    ],
    [[{ Status: 'new' }], ['2 Status "new" is not a status such as active']],
    [[{ Published: 'no' }], ['2 Published false, so it is not sold']],
  ])('of the rows %j has the issues %j', (rows, issues) => {
    expect(issuesOf(...rows)).toEqual(issues);
  });
});

describe('the header of a Shopify file', () => {
  test('may have the names of either export, in any case and order', () => {
    const header = readShopifyHeader(['PRICE', ' url handle ', 'title', 'Product image URL']);
    expect(header.positions).toEqual({ price: 0, handle: 1, title: 2, imageUrl: 3 });
    expect(header.columnName('handle')).toBe('url handle');
    expect(header.columnName('sku')).toBe('Variant SKU');
  });

  test.each([
    ['Tags', false],
    ['Google Shopping / Gender', false],
    ['Price / International', false],
    ['Included / Germany', false],
    ['Fit (product.metafields.my_fields.fit)', false],
    ['', false],
    ['Colour', true],
    ['Google Shopping', true],
  ])('has with the column %j an unknown one: %j', (name, isUnknown) => {
    expect(readShopifyHeader(['Handle', 'Title', 'Price', name]).unknown).toEqual(isUnknown ? [name] : []);
  });

  test.each([
    [['Handle', 'Title'], /no column "Variant Price" or "Price"/],
    [['Name', 'Title', 'Price'], /no column "Handle" or "URL handle"; the first wrong column is "Name"/],
    [[], /no column "Handle" or "URL handle", no "Title", no "Variant Price"/],
  ])('is rejected with the columns %j', (cells, message) => {
    expect(() => readShopifyHeader(cells)).toThrow(message);
  });
});
