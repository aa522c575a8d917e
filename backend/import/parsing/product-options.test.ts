import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mapOptions } from './product-options.ts';
import type { ProductDraft } from './product-draft.ts';
import { VariantIds } from '../catalog/variant-ids.ts';

const sku = fc.constantFrom('A', 'B', 'mug--1', 'mug--2', 'mug--2--2', 'pot--1', undefined);
const product = fc.record({
  handle: fc.constantFrom('mug', 'pot'),
  skus: fc.array(sku, { minLength: 1, maxLength: 6 }),
});

function draft({ handle, skus }: { handle: string; skus: (string | undefined)[] }): ProductDraft {
  const variant = { barcode: undefined, size: undefined, color: undefined, prices: [], stock: 1 };
  const variants = skus.map((rawSku, line) => ({ ...variant, line, sku: rawSku }));
  return {
    handle,
    name: '',
    brand: '',
    description: '',
    categories: [],
    attributes: {},
    images: [],
    variants,
    isDigital: false,
  };
}

describe('variant ids', () => {
  test('are the SKUs where these exist and are free, and always unique', () => {
    fc.assert(
      fc.property(fc.array(product), fc.uniqueArray(fc.constantFrom('A', 'mug--1')), (products, taken) => {
        const ids = new VariantIds();
        const rawSku = products.flatMap((item) => ids.assign(draft(item), new Set(taken)).ids);
        expect(new Set([...rawSku, ...taken]).size).toBe(rawSku.length + taken.length);
        const skus = products.flatMap((item) => item.skus);
        const firstB = skus.indexOf('B');
        if (firstB >= 0) expect(rawSku[firstB]).toBe('B');
      }),
    );
  });
});

const optionName = fc.constantFrom('Size', 'Color', 'Farbe', 'Material', 'Shoe size', 'Title', '');
const optionValue = fc.constantFrom('S', 'M', 'M (2)', '2', '1', 'Red', 'red', 'Default Title', '');

describe('options', () => {
  test('always distinguish the variants', () => {
    const values = fc.array(fc.tuple(optionValue, optionValue, optionValue), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.tuple(optionName, optionName, optionName), values, ([one, two, three], variants) => {
        const names = [one, two, three];
        const options = names.map((name, index) => ({ name, values: variants.map((values) => values[index] ?? '') }));
        const { choices } = mapOptions(options, variants.length);
        const labels = choices.map(({ size, color }) => JSON.stringify([size, color]));
        expect(new Set(labels).size).toBe(variants.length);
      }),
      { numRuns: 1000 },
    );
  });

  test('are distinguished quickly, however many are alike', () => {
    const values = Array.from({ length: 50_000 }, () => 'M');
    const { choices } = mapOptions([{ name: 'Size', values }], values.length);
    expect(new Set(choices.map(({ size }) => size)).size).toBe(values.length);
    expect(choices.at(-1)?.size).toBe('M (50000)');
  });
});
