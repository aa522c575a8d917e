import { describe, expect, test } from 'vitest';
import { judgeQuantity } from './cart-quantity.ts';

describe('judgeQuantity', () => {
  test.each([
    ['all there is', 5, 5, null, { kind: 'ok' }],
    ['more than there is', 6, 5, null, { kind: 'tooMany', maxAllowedQty: 5 }],
    ['more than one cart may hold', 4, 50, 3, { kind: 'tooMany', maxAllowedQty: 3 }],
    ['within a limit above the stock', 3, 2, 10, { kind: 'tooMany', maxAllowedQty: 2 }],
    ['something sold out', 1, 0, 3, { kind: 'outOfStock' }],
  ] as const)('judges %s', (_, wanted, stock, maxQty, verdict) => {
    expect(judgeQuantity(wanted, { stock, maxQty })).toEqual(verdict);
  });
});
