import { describe, expect, test } from 'vitest';
import { createApiClient } from '../api/core/client.ts';
import { giftCardLoader } from './load-gift-card.ts';

const priced = (amount: number) => ({
  current: amount,
  original: amount,
  highCurrent: amount,
  highOriginal: amount,
  currency: 'USD',
});
const product = {
  slug: 'ridge-gift-card',
  name: 'Gift Card',
  images: [],
  price: priced(25),
  variants: [
    { productId: 'b', size: '50', price: priced(50), stock: 9 },
    { productId: 'a', size: '25', price: priced(25), stock: 9 },
    { productId: 'c', size: '100', price: priced(100), stock: 0 },
    { productId: 'd', price: priced(10), stock: 9 },
  ],
};

/** A loader's context over a shop with this response. */
function shopThatAnswers(answer: () => Response) {
  const scope = { siteId: 'us', locale: 'en-us' };
  const fetch = async () => answer();
  const call = createApiClient({ fetch, baseUrl: 'http://commerce.test', context: scope, retry: 0 });
  return {
    call,
    document: () => Promise.resolve(undefined),
    ...scope,
    signal: new AbortController().signal,
  };
}

const errorResponse = (status: number) => () =>
  Response.json({ errorDetails: [{ errorId: 'PRODUCT', code: 'PRODUCT', message: 'unknown' }] }, { status });

describe('the loader of a gift card', () => {
  test('offers the amounts in stock, the smallest first', async () => {
    const context = shopThatAnswers(() => Response.json(product));
    const [card] = await giftCardLoader.load({ productId: 'ridge-gift-card' }, context);
    expect(card).toMatchObject({ slug: 'ridge-gift-card', currency: 'USD' });
    expect(card?.amounts).toEqual([
      { size: '25', price: 25 },
      { size: '50', price: 50 },
    ]);
  });

  test('finds none that is unknown or not chosen, and fails with the upstream', async () => {
    expect(await giftCardLoader.load({}, shopThatAnswers(errorResponse(500)))).toEqual([]);
    expect(await giftCardLoader.load({ productId: 'x' }, shopThatAnswers(errorResponse(404)))).toEqual([]);
    await expect(giftCardLoader.load({ productId: 'x' }, shopThatAnswers(errorResponse(500)))).rejects.toThrow(
      'unknown',
    );
  });
});
