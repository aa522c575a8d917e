import { expect, test } from 'vitest';
import type { CartItem } from '../cart/cart-item.schema.ts';
import { ApiError } from '../core/api-error.ts';
import type { CallApi } from '../core/operation.ts';
import { buyAgain } from './buy-again.ts';

interface Line {
  readonly productId: string;
  readonly qty: number;
}

const itemOf = (id: string, fields: object = {}) =>
  ({
    id,
    productId: id,
    qty: 1,
    bonus: false,
    recipeId: null,
    precreatedCustomsCode: null,
    giftOption: null,
    ...fields,
  }) as CartItem; // what is not read here is left out

/** A cart whose service rejects the products that have an error. */
function cartWith(errors: Readonly<Record<string, ApiError>>, lines: Line[] = []) {
  const call = (async ({ name }: { name: string }, { body }: { body: { items: Line[] } }) => {
    if (name === 'addCartItem') {
      const [item] = body.items;
      const error = item && errors[item.productId];
      const units = lines.filter((line) => line.productId === item?.productId);
      const sum = units.reduce((count, { qty }) => count + qty, item?.qty ?? 0);
      if (error && sum > Number(error.details['maxAllowedQty'] ?? 0)) throw error;
      lines.push(...body.items);
    }
    return { basketId: 'B1', items: [...lines] };
  }) as unknown as CallApi; // the two operations that are called
  return { call, lines };
}

const errorOf = (errorId: string, details: Record<string, unknown> = {}) =>
  new ApiError({ errorId, status: 409, message: errorId, details });

test('adds what is still sold, and says of each other line what is wrong', async () => {
  const { call, lines } = cartWith({
    gone: errorOf('ITEM_NOT_AVAILABLE'),
    unpriced: errorOf('NO_PRICE'),
    out: errorOf('ITEM_OOS'),
  });
  const items = [itemOf('boot', { qty: 2 }), ...['gone', 'unpriced', 'out'].map((id) => itemOf(id))];
  expect(await buyAgain(call, { items: [...items, itemOf('gift', { bonus: true })] })).toEqual({
    added: ['boot'],
    fewer: [],
    gone: ['gone', 'unpriced'],
    soldOut: ['out'],
  });
  expect(lines).toEqual([{ productId: 'boot', qty: 2 }]);
});

test.each([
  ['adds as many as are allowed', [], [2]],
  ['counts those in the cart', [{ productId: 'boot', qty: 1 }], [1, 1]],
  ['adds none where the cart has them all', [{ productId: 'boot', qty: 2 }], [2]],
])('%s', async (_, present, quantities) => {
  const { call, lines } = cartWith({ boot: errorOf('ADDED_MAX_QUANTITY', { maxAllowedQty: 2 }) }, [...present]);
  expect(await buyAgain(call, { items: [itemOf('boot', { qty: 3 })] })).toMatchObject({ fewer: ['boot'], added: [] });
  expect(lines.map(({ qty }) => qty)).toEqual(quantities);
});

test('keeps what a line was made of, but not the day of a gift', async () => {
  const { call, lines } = cartWith({});
  const gift = { to: 'Bo', email: 'bo@example.com', message: 'Hi' };
  const items = [itemOf('card', { recipeId: 'R1', giftOption: { ...gift, sendOn: '2020-01-01' } })];
  await buyAgain(call, { items });
  expect(lines).toEqual([{ productId: 'card', qty: 1, recipeId: 'R1', giftOption: gift }]);
});

test('rethrows other errors', async () => {
  const { call } = cartWith({ boot: errorOf('GEN500') });
  await expect(buyAgain(call, { items: [itemOf('boot')] })).rejects.toMatchObject({ errorId: 'GEN500' });
});
