import { describe, expect, test } from 'vitest';
import { BadCell } from '../parsing/cell.ts';
import { isGoogleField, toField, type GoogleField } from './google-columns.ts';
import { readPrices, readStock } from './google-cells.ts';
import { GoogleItem } from './google-item.ts';
import { mapCategories, mapItemGroup } from './map-item-group.ts';

type Fields = Readonly<Partial<Record<GoogleField, string>>>;

const NOW = new Date('2026-03-01T12:00:00Z');

function itemOf(fields: Fields, line = 2): GoogleItem {
  const known = Object.entries(fields).flatMap(([name, text]) => {
    const field = toField(name);
    return field === undefined ? [] : [[field, text] as const];
  });
  return new GoogleItem({ line, value: { fields: known } }, spell);
}
const spell = (field: GoogleField) => field.replaceAll('_', ' ');

function issueOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (!(error instanceof BadCell)) throw error;
    return `${error.issue.column}: ${error.issue.message}`;
  }
}

describe('a column of a feed', () => {
  test.each([
    ['id', 'id'],
    ['ID', 'id'],
    ['g:image_link', 'image_link'],
    ['image link', 'image_link'],
    ['Image-Link', 'image_link'],
    ['price (USD)', 'price'],
    ['colour', 'color'],
    ['g:Colour', 'color'],
    ['inventory', 'quantity'],
    ['toString', undefined],
    ['handle', undefined],
    ['', undefined],
  ])('%j is the field %j', (name, field) => {
    expect(toField(name)).toBe(field);
  });

  test.each([
    ['link', true],
    ['custom_label_4', true],
    ['custom_label_5', false],
    ['shipping(price)', true],
    ['shipping_weight', true],
    ['Handle', false],
    ['constructor', false],
  ])('%j is part of the format: %j', (name, isPart) => {
    expect(isGoogleField(name)).toBe(isPart);
  });
});

describe('the price of an item', () => {
  test.each<[Fields, number, number, string]>([
    [{ price: '49.95 USD' }, 4995, 4995, 'USD'],
    [{ price: '49 eur' }, 4900, 4900, 'EUR'],
    [{ price: '1500 JPY' }, 1500, 1500, 'JPY'],
    [{ price: '50 USD', sale_price: '40 USD' }, 4000, 5000, 'USD'],
    [{ price: '50 USD', sale_price: '60 USD' }, 5000, 5000, 'USD'],
    [{ price: '50 USD', sale_price: '40 USD', sale_price_effective_date: '2026-02-24/2026-03-02' }, 4000, 5000, 'USD'],
    [{ price: '50 USD', sale_price: '40 USD', sale_price_effective_date: '2026-03-02/2026-03-09' }, 5000, 5000, 'USD'],
    [
      { price: '50 USD', sale_price: '40 USD', sale_price_effective_date: '2026-02-01/2026-03-01T11:59Z' },
      5000,
      5000,
      'USD',
    ],
    [
      {
        price: '50 USD',
        sale_price: '40 USD',
        sale_price_effective_date: '2026-03-01T13:00+0100/2026-03-01T14:00+0100',
      },
      ...([4000, 5000, 'USD'] as const),
    ],
    [
      { price: '50 USD', sale_price: '40 USD', sale_price_effective_date: '2026-03-01T07:01-0500/2026-03-02' },
      ...([5000, 5000, 'USD'] as const),
    ],
  ])('of %j is %i of %i %s', (fields, current, original, currency) => {
    expect(readPrices(itemOf(fields), NOW)).toEqual([{ currency, current, original }]);
  });

  test.each<[Fields, string]>([
    [{}, 'price: is empty'],
    [{ price: '49.95' }, 'price: "49.95" is not a price such as 49.95 USD'],
    [{ price: 'USD 49.95' }, 'price: "USD 49.95" is not a price such as 49.95 USD'],
    [{ price: '49,95 EUR' }, 'price: "49,95 EUR" is not a price such as 49.95 USD'],
    [{ price: '49.5 JPY' }, 'price: "49.5 JPY" is not a price such as 49.95 USD'],
    [{ price: '49 XXZ' }, 'price: "49 XXZ" is not a price such as 49.95 USD'],
    [{ price: '50 USD', sale_price: '40 EUR' }, 'sale price: is in another currency than USD'],
    [
      { price: '50 USD', sale_price: '40 USD', sale_price_effective_date: 'soon' },
      'sale price effective date: "soon" is not two moments such as 2026-02-24/2026-03-01',
    ],
    [
      { price: '50 USD', sale_price: '40 USD', sale_price_effective_date: '2026-02-24' },
      'sale price effective date: "2026-02-24" is not two moments such as 2026-02-24/2026-03-01',
    ],
  ])('of %j has the issue %j', (fields, issue) => {
    expect(issueOf(() => readPrices(itemOf(fields), NOW))).toBe(issue);
  });
});

describe('the stock of an item', () => {
  test.each<[Fields, number]>([
    [{}, 100],
    [{ availability: 'in stock' }, 100],
    [{ availability: 'in_stock', quantity: '7' }, 7],
    [{ availability: 'out of stock', quantity: '7' }, 0],
    [{ availability: 'preorder' }, 0],
    [{ quantity: '-2' }, 0],
  ])('of %j is %i', (fields, stock) => {
    expect(readStock(itemOf(fields))).toEqual({ stock });
  });

  test('that can be ordered ahead is for sale from its day on, and one that is not made again says so', () => {
    const ahead = { availability: 'preorder', quantity: '7' };
    const releasesAt = Date.parse('2027-03-01T06:00:00Z');
    expect(readStock(itemOf({ ...ahead, availability_date: '2027-03-01T06:00Z' }))).toEqual({ stock: 7, releasesAt });
    expect(readStock(itemOf({ availability: 'discontinued' }))).toEqual({ stock: 0, isDiscontinued: true });
    expect(issueOf(() => readStock(itemOf({ ...ahead, availability_date: 'spring' })))).toBe(
      'availability date: "spring" is not a day such as 2027-03-01',
    );
  });
});

describe('the addresses of an item', () => {
  test.each([
    ['https://a.example/1.jpg', ['https://a.example/1.jpg']],
    ['https://a.example/1.jpg, https://a.example/2.jpg', ['https://a.example/1.jpg', 'https://a.example/2.jpg']],
    ['https://a.example/1,2.jpg', ['https://a.example/1,2.jpg']],
    ['//a.example/1.jpg,//a.example/2.jpg', ['//a.example/1.jpg', '//a.example/2.jpg']],
    ['', []],
  ])('in %j are %j', (text, addresses) => {
    expect(itemOf({ additional_image_link: text }).addresses('additional_image_link')).toEqual(addresses);
  });

  test('are those of every repeated field', () => {
    const field = 'additional_image_link' as const;
    const fields = [[field, 'a'] as const, [field, 'b'] as const];
    const item = new GoogleItem({ line: 2, value: { fields } }, spell);
    expect(item.addresses(field)).toEqual(['a', 'b']);
    expect(item.text(field)).toBe('a');
  });
});

describe('the product of a group', () => {
  const group = (items: readonly Fields[]) => {
    const [first = itemOf({}), ...others] = items.map((fields, index) =>
      itemOf({ id: `i${index}`, price: '10 USD', ...fields }, index + 2),
    );
    return mapItemGroup('boot', [first, ...others], NOW);
  };

  test.each<[string, readonly Fields[], string]>([
    ['equal titles', [{ title: 'Boot' }, { title: 'Boot' }], 'Boot'],
    [
      'titles with a size',
      [
        { title: 'Boot - 9', size: '9' },
        { title: 'Boot - 10', size: '10' },
      ],
      'Boot',
    ],
    [
      'titles with size and colour',
      [
        { title: 'Boot (Red, 9)', size: '9', color: 'Red' },
        { title: 'Boot (Blue, 10)', size: '10', color: 'Blue' },
      ],
      'Boot',
    ],
    [
      'other differences',
      [
        { title: 'Boot Low', size: '9' },
        { title: 'Boot High', size: '10' },
      ],
      'Boot Low',
    ],
    [
      'titles that are a size alone',
      [
        { title: '9', size: '9' },
        { title: '10', size: '10' },
      ],
      '9',
    ],
    [
      'a word that ends in a size',
      [
        { title: 'Model T9', size: '9' },
        { title: 'Model T10', size: '10' },
      ],
      'Model T9',
    ],
    ['a title of one item only', [{ title: '' }, { title: 'Boot' }], 'Boot'],
  ])('has for %s the name %s', (_, items, name) => {
    expect(group(items).product?.name).toBe(name);
  });

  test.each<[string, readonly Fields[], object]>([
    ['a common model', [{ mpn: 'M1' }, { mpn: 'M1' }], { MPN: 'M1' }],
    ['two models', [{ mpn: 'M1' }, { mpn: 'M2' }], {}],
    ['a model that is the id of an item', [{ mpn: 'i0' }, { mpn: 'i0' }], {}],
    [
      'a common size system',
      [
        { size: '9', size_system: 'us' },
        { size: '10', size_system: 'us' },
      ],
      { 'Size system': 'US' },
    ],
    [
      'two size systems',
      [
        { size: '9', size_system: 'US' },
        { size: '42', size_system: 'EU' },
      ],
      {},
    ],
    ['a common material', [{ material: 'Wool' }, { material: 'Wool' }], { Material: 'Wool' }],
    ['new items', [{ condition: 'new' }, { condition: 'New' }], {}],
    ['used items', [{ condition: 'used' }, { condition: 'used' }], { Condition: 'used' }],
  ])('has for %s the attributes', (_, items, attributes) => {
    expect(group(items.map((fields) => ({ title: 'Boot', ...fields }))).product?.attributes).toEqual(attributes);
  });

  test('leaves out items that cannot be read, and states why', () => {
    const { product, issues } = group([{ title: 'Boot' }, { title: 'Boot', price: 'free' }]);
    expect(product?.variants).toHaveLength(1);
    expect(issues).toMatchObject([{ line: 3, column: 'price' }]);
  });

  test.each([
    ['no title', [{}], 'title'],
    ['no readable item', [{ title: 'Boot', price: '' }], 'price'],
  ])('is missing with %s', (_, items, column) => {
    expect(group(items)).toMatchObject({ product: undefined, issues: [{ column }] });
  });

  test.each([
    [{ product_type: 'Men > Boots' }, ['men/boots']],
    [{ product_type: 'Men > Boots', google_product_category: 'Apparel > Shoes' }, ['men/boots', 'apparel/shoes']],
    [{ product_type: 'Men > Boots', google_product_category: 'Apparel > Boots' }, ['men/boots']],
    [{ google_product_category: '187' }, []],
    [{ product_type: '187' }, []],
  ])('has for %j the categories %j', (fields, paths) => {
    expect(mapCategories(itemOf(fields)).map(({ path }) => path.join('/'))).toEqual(paths);
  });
});
