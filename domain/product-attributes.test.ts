import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { attributeKind, productIngredients } from './product-attributes.ts';

const attributes = z.record(z.string(), z.string());
const product = z.object({
  id: z.string(),
  attributes,
  translations: z.record(z.string(), z.object({ attributes: attributes.optional() })),
});
const folder = new URL('../catalog/products/', import.meta.url);
const products = readdirSync(folder).map((name) =>
  product.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
);

describe('the ingredients of a product', () => {
  test('are its materials and its care, in their order and without empty ones', () => {
    const stated = { Weight: '80 g', Upper: 'Nubuck', Care: 'Brush', Lining: ' ', Outsole: 'Rubber' };
    expect(productIngredients(stated)).toEqual({
      materials: [
        ['Upper', 'Nubuck'],
        ['Outsole', 'Rubber'],
      ],
      care: [['Care', 'Brush']],
    });
  });

  test('are recognised by name, whatever its case, and by no part of it', () => {
    expect(attributeKind(' MATERIAL ')).toBe('material');
    expect(attributeKind('Lit plantaire')).toBe('material');
    expect(attributeKind('Materials of the box')).toBeUndefined();
    expect(attributeKind('constructor')).toBeUndefined();
  });

  test('are as many in every language of the demo', () => {
    expect(products.length).toBeGreaterThan(100);
    for (const { id, attributes: own, translations } of products) {
      const counts = ({ materials, care }: ReturnType<typeof productIngredients>) => [materials.length, care.length];
      for (const [locale, { attributes: translated }] of Object.entries(translations))
        if (translated)
          expect(counts(productIngredients(translated)), `${id} ${locale}`).toEqual(counts(productIngredients(own)));
    }
  });
});
