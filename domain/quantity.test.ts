import { describe, expect, test } from 'vitest';
import { judgeQuantity } from './quantity.ts';

describe('judgeQuantity', () => {
  test.each([
    ['all there is', 5, { stock: 5, maxQty: null }, { kind: 'ok' }],
    ['more than there is', 6, { stock: 5, maxQty: null }, { kind: 'tooMany', maxAllowedQty: 5 }],
    ['more than one cart may hold', 4, { stock: 50, maxQty: 3 }, { kind: 'tooMany', maxAllowedQty: 3 }],
    ['within a limit above the stock', 3, { stock: 2, maxQty: 10 }, { kind: 'tooMany', maxAllowedQty: 2 }],
    ['something sold out', 1, { stock: 0, maxQty: 3 }, { kind: 'outOfStock' }],
  ] as const)('judges %s', (_, wanted, limit, verdict) => {
    expect(judgeQuantity(wanted, limit)).toEqual(verdict);
  });
});
