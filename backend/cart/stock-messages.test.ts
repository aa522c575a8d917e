import { describe, expect, test } from 'vitest';
import { cartRow, goneLine, soldLine, storeFacts } from './model/cart-record.test-support.ts';
import { stockMessages } from './stock-messages.ts';

const stores = new Map([['S1', storeFacts('S1', { BOOT: 2 })]]);
const messagesOf = (line: Parameters<typeof stockMessages>[0]) => stockMessages(line, { row: cartRow(), stores });

describe('the stock messages of a line', () => {
  test.each([
    ['no units are missing', { qty: 10 }, {}, []],
    ['one unit is missing', { qty: 11 }, {}, [['ProductLineItemInventoryMissing', 10]]],
    ['all units are missing', { qty: 1 }, { stock: 0 }, [['ProductLineItemFullInventoryMissing', 0]]],
    ['the variant has a limit below the stock', { qty: 4 }, { max_qty: 3 }, [['ProductLineItemInventoryMissing', 3]]],
    ['the limit is above the stock', { qty: 10 }, { max_qty: 99 }, []],
    [
      'a store has fewer units',
      { qty: 3, shipping_method: 'pickup', store_id: 'S1' },
      {},
      [['ProductLineItemInventoryMissing', 2]],
    ],
    ['a store has enough, the warehouse none', { qty: 2, shipping_method: 'pickup', store_id: 'S1' }, { stock: 0 }, []],
  ])('report what is available when %s', (_, item, variant, expected) => {
    const messages = messagesOf(soldLine('BOOT', { item, variant, product: { name: 'Boot' } }));
    expect(messages.map(({ code, details }) => [code, details['availableQty']])).toEqual(expected);
    for (const { details } of messages) {
      expect(details).toMatchObject({ itemId: 'line-BOOT', productId: 'BOOT', name: 'Boot' });
    }
  });

  test('name a line that is no longer sold by its ids only', () => {
    const details = { itemId: 'line-OLD', productId: 'OLD' };
    expect(messagesOf(goneLine('OLD'))).toEqual([
      { code: 'ProductItemNotAvailable', message: 'The item is not available any more.', details },
    ]);
  });
});
