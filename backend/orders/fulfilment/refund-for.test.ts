import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderLineRow } from '../model/find-purchase.ts';
import { lineRow, orderRow, storedAnswer } from '../model/purchase-record.test-support.ts';
import { refundFor } from './refund.ts';

/** An order of lines whose prices have tax on top or contain it, with delivery. */
function sold(
  lines: readonly OrderLineRow[],
  { isTaxOnTop = true, shipping = 695, digits = 2, currency = 'USD' } = {},
) {
  const net = lines.reduce((sum, line) => sum + line.net_minor, 0);
  const tax = lines.reduce((sum, line) => sum + line.tax_minor, 0);
  const total_minor = net + shipping + (isTaxOnTop ? tax : 0);
  const major = (minor: number) => minor / 10 ** digits;
  const amounts = { itemTotal: major(net), shipping: major(shipping), tax: major(tax), total: major(total_minor) };
  return orderRow({ total_minor, currency, answer: { totals: { ...storedAnswer().totals, ...amounts, currency } } });
}
const boots = (fields: Partial<OrderLineRow> = {}) =>
  lineRow('b', { qty: 3, shipped_qty: 3, net_minor: 10_000, tax_minor: 290, ...fields });
const socks = lineRow('s', { qty: 1, net_minor: 997, tax_minor: 29 });

describe('the refund for units', () => {
  const lines = [boots(), socks];
  const one = [{ line: lines[0] ?? socks, qty: 1 }];

  test.each([
    ['with the tax that was added to its price', true, 3430],
    ['without the tax that its price contains', false, 3333],
  ])('is their share in what was paid, %s', (_, isTaxOnTop, amount) => {
    expect(refundFor(sold(lines, { isTaxOnTop }), lines, one)).toBe(amount);
  });

  test('is in whole units of a currency without fractions', () => {
    expect(refundFor(sold(lines, { digits: 0, currency: 'JPY' }), lines, one)).toBe(3430);
  });

  test.each([
    ['units that were cancelled', { cancelled_qty: 2 }],
    ['units that were returned', { received_qty: 2 }],
    ['both', { cancelled_qty: 1, received_qty: 1 }],
  ])('is the rest of the line after %s', (_, fields) => {
    const line = boots(fields);
    expect(refundFor(sold([line, socks]), [line, socks], [{ line, qty: 1 }])).toBe(10_290 - 6860);
  });

  test('includes delivery with the last unit of the order', () => {
    const line = boots({ received_qty: 3 });
    const order = { ...sold([line, socks]), refunded_minor: 10_290 };
    expect(refundFor(order, [line, socks], [{ line: socks, qty: 1 }])).toBe(997 + 29 + 695);
  });

  test('is nothing for a gift', () => {
    const gift = lineRow('g', { is_gift: 1, net_minor: 0 });
    expect(refundFor(sold([...lines, gift]), [...lines, gift], [{ line: gift, qty: 1 }])).toBe(0);
  });

  test('is never more in total than was paid, and all of it once everything is back', () => {
    const row = fc.record({ qty: fc.integer({ min: 1, max: 4 }), net: fc.nat(20_000), tax: fc.nat(900) });
    const steps = fc.array(fc.tuple(fc.nat(4), fc.integer({ min: 1, max: 4 })), { maxLength: 12 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), steps, fc.boolean(), (rows, returns, isTaxOnTop) => {
        const all = rows.map(({ qty, net, tax }, index) =>
          lineRow(`l${index}`, { qty, net_minor: net, tax_minor: tax }),
        );
        let order = sold(all, { isTaxOnTop });
        let current = all;
        const returnUnits = (index: number, qty: number) => {
          const line = current[index % current.length] ?? socks;
          const units = Math.min(qty, line.qty - line.received_qty);
          const refund = refundFor(order, current, [{ line, qty: units }]);
          expect(refund).toBeGreaterThanOrEqual(0);
          order = { ...order, refunded_minor: order.refunded_minor + (units === 0 ? 0 : refund) };
          current = current.map((one) => (one === line ? { ...one, received_qty: one.received_qty + units } : one));
          expect(order.refunded_minor).toBeLessThanOrEqual(order.total_minor);
        };
        for (const [index, qty] of returns) returnUnits(index, qty);
        for (const index of all.keys()) returnUnits(index, 99);
        expect(order.refunded_minor).toBe(order.total_minor);
      }),
      { numRuns: 40 },
    );
  });
});
