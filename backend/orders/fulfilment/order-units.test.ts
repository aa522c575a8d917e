import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineRow } from '../model/purchase-record.test-support.ts';
import { allotUnits, allUnits, routeOf, unshipped } from './order-units.ts';

const boots = (id: string, qty: number, fields: Parameters<typeof lineRow>[1] = {}) =>
  lineRow(id, { variant_sku: 'BOOT', qty, ...fields });

describe('the way a line is handed over', () => {
  const parcel = lineRow('parcel');
  const pickup = lineRow('pickup', { shipping_method: 'pickup', store_id: 'S1' });
  const mail = lineRow('mail', { is_digital: 1, shipping_method: 'digital' });
  const gift = lineRow('gift', { is_gift: 1 });

  test.each([
    ['parcel', 'its method delivers', parcel, [parcel, pickup]],
    ['counter', 'it is picked up', pickup, [parcel, pickup]],
    ['digital', 'it is digital', mail, [mail, parcel]],
    ['parcel', 'it is sent to a store', lineRow('sts', { shipping_method: 'sts', store_id: 'S1' }), []],
    ['parcel', 'it is sent to a collection point', lineRow('pudo', { shipping_method: 'pudo' }), []],
    ['counter', 'it is a gift beside pickups', gift, [gift, pickup, mail]],
    ['parcel', 'it is a gift beside a parcel', gift, [gift, pickup, parcel]],
    ['parcel', 'it is a gift beside digital lines', gift, [gift, mail]],
  ])('is by %s when %s', (route, _, line, lines) => {
    expect(routeOf(line, lines)).toBe(route);
  });
});

describe('the units that a command names', () => {
  const options = { leftOf: unshipped, verb: 'shipped' };
  const allot = (items: Parameters<typeof allotUnits>[0], lines: Parameters<typeof allotUnits>[1]) =>
    allotUnits(items, lines, options).map(({ line, qty }) => [line.id, qty]);

  test.each([
    ['one line', [boots('a', 3)], 2, [['a', 2]]],
    ['the first line alone when it suffices', [boots('a', 2), boots('b', 2)], 2, [['a', 2]]],
    [
      'several lines in their order',
      [boots('a', 2), boots('b', 2)],
      3,
      [
        ['a', 2],
        ['b', 1],
      ],
    ],
    ['the lines that have some left', [boots('a', 2, { shipped_qty: 2 }), boots('b', 2)], 1, [['b', 1]]],
    [
      'what is not cancelled',
      [boots('a', 3, { cancelled_qty: 2 }), boots('b', 1)],
      2,
      [
        ['a', 1],
        ['b', 1],
      ],
    ],
  ])('are taken from %s', (_, lines, qty, expected) => {
    expect(allot([{ sku: 'BOOT', qty }], lines)).toEqual(expected);
  });

  test('are summed when an article is named twice', () => {
    const items = [
      { sku: 'BOOT', qty: 1 },
      { sku: 'SKU-s', qty: 1 },
      { sku: 'BOOT', qty: 2 },
    ];
    expect(allot(items, [boots('a', 3), lineRow('s')])).toEqual([
      ['a', 3],
      ['s', 1],
    ]);
    expect(() => allot([...items, { sku: 'BOOT', qty: 1 }], [boots('a', 3), lineRow('s')])).toThrow(
      'BOOT: 4 cannot be shipped, at most 3',
    );
  });

  test('are rejected for an article that the order does not have', () => {
    expect(() => allot([{ sku: 'HAT', qty: 1 }], [boots('a', 3)])).toThrow(
      'HAT: the order has nothing of it that can be shipped',
    );
  });

  test('are all allotted or rejected, and never exceed what a line has left', () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.nat(5), fc.nat(5)), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 20 }), (all, qty) => {
        const rows = all.map(([count, cancelled, shipped], index) => {
          const cancelled_qty = Math.min(cancelled, count);
          return boots(`l${index}`, count, { cancelled_qty, shipped_qty: Math.min(shipped, count - cancelled_qty) });
        });
        const left = rows.reduce((sum, row) => sum + unshipped(row), 0);
        const result = () => allotUnits([{ sku: 'BOOT', qty }], rows, options);
        if (qty > left) {
          expect(result).toThrow(`at most ${left}`);
          return;
        }
        const units = result();
        expect(units.reduce((sum, one) => sum + one.qty, 0)).toBe(qty);
        for (const one of units) expect(one.qty).toBeLessThanOrEqual(unshipped(one.line));
        expect(allUnits(rows, unshipped).reduce((sum, one) => sum + one.qty, 0)).toBe(left);
      }),
    );
  });
});
