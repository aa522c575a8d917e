import { describe, expect, test } from 'vitest';
import { lineRow, NOW, orderRow } from './purchase-record.test-support.ts';
import { canCancel, returnableQty } from './purchase-terms.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

describe('an order', () => {
  test.each([
    ['immediately', 0, true],
    ['until the thirtieth minute', 30 * MINUTE, true],
    ['not afterwards', 30 * MINUTE + 1, false],
  ])('can be cancelled %s', (_, after, expected) => {
    expect(canCancel(orderRow(), [lineRow('a')], NOW + after)).toBe(expected);
  });

  test.each([
    ['pending', { status: 'pending' as const, placed_at: null }],
    ['cancelled', { status: 'cancelled' as const }],
  ])('that is %s cannot be cancelled', (_, order) => {
    expect(canCancel(orderRow(order), [lineRow('a')], NOW)).toBe(false);
  });

  test('cannot be cancelled once a unit of any line was shipped or mailed', () => {
    expect(canCancel(orderRow(), [lineRow('a'), lineRow('b', { qty: 2, shipped_qty: 1 })], NOW)).toBe(false);
    expect(canCancel(orderRow(), [lineRow('a'), lineRow('b', { is_digital: 1, delivered_at: NOW })], NOW)).toBe(false);
    expect(canCancel(orderRow(), [lineRow('a'), lineRow('b', { is_digital: 1 })], NOW)).toBe(true);
  });
});

describe('the units of a line that can be returned', () => {
  test.each([
    ['all of them', {}, 5],
    ['those that are not cancelled', { cancelled_qty: 2 }, 3],
    ['those that are not announced yet', { returned_qty: 4 }, 1],
    ['those that are neither cancelled nor announced', { cancelled_qty: 2, returned_qty: 3 }, 0],
    ['also those that were not shipped yet', { shipped_qty: 1 }, 5],
    ['none of a gift', { is_gift: 1 }, 0],
    ['none of a digital product', { is_digital: 1 }, 0],
  ])('are %s', (_, fields, qty) => {
    expect(returnableQty(orderRow(), lineRow('a', { qty: 5, ...fields }), NOW)).toBe(qty);
  });

  test.each([
    ['until the sixtieth day', 60 * DAY, 1],
    ['none afterwards', 60 * DAY + 1, 0],
  ])('are returned %s', (_, after, qty) => {
    expect(returnableQty(orderRow(), lineRow('a'), NOW + after)).toBe(qty);
  });

  test('are none of an order that is not placed', () => {
    for (const status of ['pending', 'cancelled'] as const) {
      expect(returnableQty(orderRow({ status }), lineRow('a'), NOW)).toBe(0);
    }
  });
});
