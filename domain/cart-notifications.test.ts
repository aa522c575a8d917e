import { describe, expect, test } from 'vitest';
import { notificationsOf, ofLine } from './cart-notifications.ts';

const LINES = [
  { id: 'boot', qty: 3 },
  { id: 'sock', qty: 1 },
];

describe('a notification of a cart', () => {
  test.each([
    ['ProductLineItemInventoryMissing', { itemId: 'boot', availableQty: 2 }, 'error', 'item'],
    ['ProductLineItemInventoryMissing', { itemId: 'boot', availableQty: 3 }, 'error', 'input'],
    ['ProductLineItemFullInventoryMissing', { itemId: 'gone', availableQty: 0 }, 'error', 'top'],
    ['ProductItemNotAvailable', { itemId: 'gone' }, 'error', 'top'],
    ['PickupToSthTransition', { itemId: 'boot' }, 'info', 'item'],
    ['StsToPickupTransition', { itemId: 'sock' }, 'info', 'item'],
    ['OrderShippingMethodDowngraded', { from: 'prime' }, 'info', 'top'],
    ['GFS800', { promotionId: 'p' }, 'info', 'top'],
  ])('%s with %j is of type %s at level %s', (code, details, type, level) => {
    expect(notificationsOf([{ code, message: 'm', details }], LINES)).toEqual([
      { code, message: 'm', details, type, level },
    ]);
  });

  test('belongs to its line, a shortage only where asked for', () => {
    const details = { itemId: 'boot' };
    const all = notificationsOf(
      [
        { code: 'StsToPickupTransition', message: '', details },
        { code: 'ProductLineItemInventoryMissing', message: '', details: { ...details, availableQty: 1 } },
      ],
      LINES,
    );
    expect(ofLine(all, 'boot', { withShortage: false }).map(({ code }) => code)).toEqual(['StsToPickupTransition']);
    expect(ofLine(all, 'boot', { withShortage: true })).toHaveLength(2);
    expect(ofLine(all, 'sock', { withShortage: true })).toEqual([]);
  });
});
