import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFile as readWith } from '../read-file.test-support.ts';
import { openShopifyFile } from './shopify-file.ts';

const readFile = (path: string) => readWith(openShopifyFile, path);

const CLASSIC = ['Handle', 'Title', 'Vendor', 'Variant SKU', 'Variant Price', 'Variant Inventory Qty', 'Image Src'];
const CURRENT = ['URL handle', 'Title', 'Vendor', 'SKU', 'Price', 'Inventory quantity', 'Product image URL'];
const OPTIONS = ['Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value'];

/** Text that a cell preserves: no control characters, no outer blanks, NFC. */
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((value) =>
    value
      .replace(/[\p{Cc}\uFEFF]/gu, '')
      .normalize('NFC')
      .trim(),
  )
  .filter((value) => value !== '' && value.toLowerCase() !== 'default title');
const messyText = fc
  .tuple(text, fc.constantFrom('"', ',', '\n', ';', '""', '\r\n', ' '), text)
  .map((parts) => parts.join(''));

const variant = fc.record({
  sku: fc.stringMatching(/^[A-Z0-9-]{1,10}$/),
  size: fc.stringMatching(/^[A-Z0-9]{1,4}$/),
  color: text,
  price: fc.integer({ min: 0, max: 99_999_999_999 }),
  stock: fc.integer({ min: 0, max: 999_999 }),
});
const product = fc.record({
  handle: fc.stringMatching(/^[a-zé0-9-]{1,12}$/),
  name: fc.oneof(text, messyText).map((value) => value.normalize('NFC')),
  brand: text,
  variants: fc.uniqueArray(variant, { minLength: 1, maxLength: 4, selector: ({ size, color }) => `${size}\n${color}` }),
});
const file = fc.record({
  products: fc.uniqueArray(product, { minLength: 1, maxLength: 5, selector: ({ handle }) => handle.normalize('NFC') }),
  columns: fc.constantFrom(CLASSIC, CURRENT),
  delimiter: fc.constantFrom(',', ';', '\t'),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  isInterleaved: fc.boolean(),
  bom: fc.constantFrom('', '\uFEFF'),
});
type File = typeof file extends fc.Arbitrary<infer T> ? T : never;

function write({ products, columns, delimiter, lineEnd, isInterleaved, bom }: File): string {
  const quote = (cell: string) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const rows = products.flatMap((item) =>
    item.variants.map((entry, index) => ({
      index,
      cells: [
        item.handle.toUpperCase(),
        index === 0 ? item.name : '',
        index === 0 ? item.brand : '',
        entry.sku,
        `${Math.floor(entry.price / 100)}.${String(entry.price % 100).padStart(2, '0')}`,
        `${entry.stock}`,
        '',
        ...(index === 0 ? ['Size', entry.size, 'Color', entry.color] : ['', entry.size, '', entry.color]),
      ],
    })),
  );
  const ordered = isInterleaved ? rows.toSorted((a, b) => a.index - b.index) : rows;
  const lines = ordered.map(({ cells }) => cells);
  return bom + [[...columns, ...OPTIONS], ...lines].map((row) => row.map(quote).join(delimiter)).join(lineEnd);
}

describe('a random product CSV', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aisle-round-trip-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('yields the products it was made from', async () => {
    const path = join(folder, 'file.csv');
    await fc.assert(
      fc.asyncProperty(file, async (input) => {
        await writeFile(path, write(input));
        const { products, issues } = await readFile(path);
        expect(issues).toEqual([]);
        const read = products.map(({ handle, name, brand, variants }) => ({
          handle,
          name,
          brand,
          variants: variants.map(({ sku, size, color, prices, stock }) => ({
            sku,
            size,
            color,
            price: prices[0]?.current,
            stock,
          })),
        }));
        const byHandle = (a: { handle: string }, b: { handle: string }) => (a.handle < b.handle ? -1 : 1);
        expect(read.toSorted(byHandle)).toEqual(input.products.toSorted(byHandle));
      }),
      { numRuns: 150 },
    );
  });

  test('never causes an unexpected error, whatever the text', async () => {
    const path = join(folder, 'noise.csv');
    const noise = fc.array(fc.oneof(fc.constantFrom('"', ',', '\n', '\r', 'Handle', 'Title', '9.50'), fc.string()));
    await fc.assert(
      fc.asyncProperty(fc.boolean(), noise, async (hasHeader, parts) => {
        await writeFile(path, (hasHeader ? `${CLASSIC.join(',')}\n` : '') + parts.join(''));
        const outcome = await readFile(path).catch((error: unknown) => error);
        expect(outcome).toSatisfy((value: unknown) => !(value instanceof Error) || value.name === 'ImportRefused');
      }),
      { numRuns: 200 },
    );
  });
});
