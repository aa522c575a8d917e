import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemRow } from './cart-record.test-support.ts';

const giftOption = JSON.stringify({ to: 'Ada', email: 'ada@example.com', message: 'Hello' });
const keyOf = (sku: string, fields: Parameters<typeof itemRow>[1] = {}) => itemRow(sku, fields).line_key;

describe('the key of a line', () => {
  test('is equal for equal lines, whatever their quantity, id and order', () => {
    expect(keyOf('BOOT', { id: 'a', qty: 1, position: 1 })).toBe(keyOf('BOOT', { id: 'b', qty: 9, position: 4 }));
  });

  test.each([
    ['gift option', { gift_option: giftOption }],
    ['store', { store_id: 'S1' }],
    ['delivery method', { shipping_method: 'pickup' }],
    ['recipe', { recipe_id: 'R' }],
    ['customs code', { customs_code: 'C' }],
  ])('differs by %s', (_, fields) => {
    expect(keyOf('BOOT', fields)).not.toBe(keyOf('BOOT'));
    expect(keyOf('BOOT', fields)).toBe(keyOf('BOOT', fields));
  });

  test('differs when the same text is in another field', () => {
    const keys = [
      keyOf('BOOT', { recipe_id: 'X' }),
      keyOf('BOOT', { customs_code: 'X' }),
      keyOf('BOOT', { store_id: 'X' }),
      keyOf('BOOT', { shipping_method: 'X' }),
      keyOf('BOOT', { gift_option: 'X' }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('is no concatenation: texts cannot run into each other', () => {
    const text = fc.constantFrom('', '"', ',', '","', 'null', 'A', '\\', 'A","B');
    fc.assert(
      fc.property(fc.tuple(text, text), fc.tuple(text, text), ([sku, store_id], [otherSku, otherStore]) => {
        const isEqual = sku === otherSku && store_id === otherStore;
        expect(keyOf(sku, { store_id }) === keyOf(otherSku, { store_id: otherStore })).toBe(isEqual);
      }),
    );
  });
});
