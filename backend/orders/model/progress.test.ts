import { describe, expect, test } from 'vitest';
import type { OrderLineRow } from './find-purchase.ts';
import { hasLeft, progressOf } from './progress.ts';
import { lineRow } from './purchase-record.test-support.ts';

const of = (qty: number, fields: Partial<OrderLineRow> = {}) => lineRow(`l${qty}`, { qty, ...fields });
const sent = (qty: number, fields: Partial<OrderLineRow> = {}) => of(qty, { shipped_qty: qty, ...fields });
const delivered = (qty: number, fields: Partial<OrderLineRow> = {}) => sent(qty, { delivered_qty: qty, ...fields });
const returned = (qty: number, fields: Partial<OrderLineRow> = {}) => delivered(qty, { received_qty: qty, ...fields });
const digital = (delivered_at: number | null) => of(1, { is_digital: 1, delivered_at });

describe('the progress of an order', () => {
  test('follows its status before it is placed and after it is cancelled', () => {
    expect(progressOf({ status: 'pending' }, [of(1)])).toBe('waiting');
    expect(progressOf({ status: 'cancelled' }, [sent(1)])).toBe('cancelled');
  });

  test.each([
    ['preparing', 'nothing was sent', [of(1), of(2)]],
    ['partlyShipped', 'one of two units was sent', [of(2, { shipped_qty: 1 })]],
    ['partlyShipped', 'one of two lines was sent', [sent(1), of(2)]],
    ['partlyShipped', 'a digital line was mailed and a parcel is open', [digital(1), of(1)]],
    ['shipped', 'everything was sent', [sent(1), sent(2)]],
    ['shipped', 'one of two lines was delivered', [delivered(1), sent(2)]],
    ['shipped', 'the units that were not sent are cancelled', [of(3, { shipped_qty: 1, cancelled_qty: 2 })]],
    ['delivered', 'everything was delivered', [delivered(1), delivered(2)]],
    ['delivered', 'a digital line alone was mailed', [digital(1)]],
    ['delivered', 'parcels were delivered and a digital line was mailed', [delivered(2), digital(1)]],
    ['delivered', 'one of two delivered units was returned', [delivered(2, { received_qty: 1 })]],
    ['returned', 'everything was returned', [returned(1), returned(2)]],
    ['returned', 'everything but a gift was returned', [returned(1), delivered(1, { is_gift: 1 })]],
    ['returned', 'what was not cancelled was returned', [returned(1), of(1, { cancelled_qty: 1 })]],
    ['cancelled', 'all units are cancelled', [of(1, { cancelled_qty: 1 }), of(2, { cancelled_qty: 2 })]],
    ['preparing', 'a digital line waits for its mail', [digital(null)]],
    ['delivered', 'a gift alone was delivered', [delivered(1, { is_gift: 1 })]],
    ['preparing', 'it has no lines', []],
  ] as const)('is %s when %s', (progress, _, lines) => {
    expect(progressOf({ status: 'placed' }, lines)).toBe(progress);
  });
});

describe('a line that has left the shop', () => {
  test.each([
    [false, of(1)],
    [false, of(2, { cancelled_qty: 1, returned_qty: 1 })],
    [true, of(2, { shipped_qty: 1 })],
    [true, digital(1)],
  ])('is %s for the line %#', (expected, line) => {
    expect(hasLeft(line)).toBe(expected);
  });
});
