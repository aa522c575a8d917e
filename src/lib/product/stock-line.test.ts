import { describe, expect, test } from 'vitest';
import type { ProductDetails } from '../../api/catalog/products.schema.ts';
import { chooseVariant } from '../../lib/product-choice.ts';
import { stockLine } from './stock-line.ts';

const PRICE = { current: 100, original: 100, highCurrent: 100, highOriginal: 100, currency: 'USD' };
type Variant = ProductDetails['variants'][number];

const variantsOf = (stocks: readonly number[], more: Partial<Variant> = {}): Variant[] =>
  stocks.map((stock, index) => ({ productId: `V${index}`, size: `${index}`, stock, price: PRICE, ...more }));
const lineOf = (variants: readonly Variant[], size: string | null = null) =>
  stockLine(chooseVariant(variants, { color: null, size }));

describe('the line on stock', () => {
  test('counts the sizes that are left before one is chosen', () => {
    expect(lineOf(variantsOf([9, 0, 9]))).toEqual({ key: 'product.sizesLeft', params: { count: 2 } });
    expect(lineOf(variantsOf([9, 9]))).toEqual({ key: 'product.everySize' });
    expect(lineOf(variantsOf([2, 0, 5]))).toEqual({ key: 'product.fewInAll' });
    expect(lineOf(variantsOf([0, 0]))).toEqual({ key: 'product.soldOut' });
  });

  test('is about the chosen size alone', () => {
    const variants = variantsOf([9, 0, 5, 6]);
    expect(lineOf(variants, '0')).toEqual({ key: 'product.inStock' });
    expect(lineOf(variants, '1')).toEqual({ key: 'product.soldOut' });
    expect(lineOf(variants, '2')).toEqual({ key: 'product.fewLeft', params: { count: 5 } });
    expect(lineOf(variants, '3')).toEqual({ key: 'product.inStock' });
  });

  test('never counts what is not tracked', () => {
    expect(lineOf(variantsOf([3, 3], { tracked: false }), '1')).toEqual({ key: 'product.inStock' });
    expect(lineOf(variantsOf([3, 3], { tracked: false }))).toEqual({ key: 'product.everySize' });
  });
});
