// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { errorResponse } from '../core/browser.test-support.ts';
import { replaceNetwork, type Respond, type SentRequest } from '../core/network.test-support.ts';
import { $session } from '../core/session.ts';
import { loadProduct } from './product.ts';
import { loadSizes } from './product-variants.ts';
import { reportReview, submitQuestion, submitReview } from './reviews.ts';

const DETAILS = 'GET /products/v2/products/boot/details';

const respond = vi.fn<Respond>();
let sent: readonly SentRequest[];

beforeEach(() => {
  $session.set(undefined);
  respond.mockReset().mockImplementation(() => Response.json({}));
  sent = replaceNetwork(respond);
});

describe('a product', () => {
  const MOSS_9 = { productId: 'BOOT-M9', color: 'Moss', size: '9' };
  const PLAIN_9 = { productId: 'BOOT-9', size: '9' };
  const variants = [MOSS_9, { productId: 'BOOT-S9', color: 'Slate', size: '9' }, PLAIN_9, { color: 'Moss' }];

  beforeEach(() => {
    respond.mockImplementation(() => Response.json({ id: 'boot', variants }));
  });

  test('is loaded by its id', async () => {
    expect(await loadProduct('boot')).toEqual({ ok: true, value: { id: 'boot', variants } });
    expect(sent).toEqual([{ call: DETAILS }]);
  });

  test.each([
    ['Moss', [MOSS_9]],
    [null, [PLAIN_9]],
    ['Pink', []],
  ])('has the sizes of the color %s', async (color, sizes) => {
    expect(await loadSizes('boot', color)).toEqual({ ok: true, value: sizes });
  });
});

describe.each([
  [
    'a question',
    () => submitQuestion({ productId: 'boot', body: { text: 'Is it warm?', author: 'Ada' } }),
    'POST /products/v1/products/boot/reviews/questions',
    { text: 'Is it warm?', author: 'Ada' },
  ],
  [
    'a review',
    () => submitReview({ productId: 'boot', body: { rating: 5, title: 'Warm', text: 'And dry.', author: 'Ada' } }),
    'POST /products/v1/products/boot/reviews',
    { rating: 5, title: 'Warm', text: 'And dry.', author: 'Ada' },
  ],
  [
    'a report of a review',
    () => reportReview({ reviewId: 'R1', reason: 'spam' }),
    'POST /products/v1/review/R1/flag',
    { reason: 'spam' },
  ],
])('%s', (_, submit, call, body) => {
  test('is sent in a session, also of a guest', async () => {
    expect(await submit()).toMatchObject({ ok: true });
    expect(sent).toEqual([{ call, body }]);
    expect($session.get()?.consumerType).toBe('GUEST');
  });

  test('is sent again where the session had expired while it was written', async () => {
    respond.mockReturnValueOnce(errorResponse(401, 'AUT432'));
    expect(await submit()).toMatchObject({ ok: true });
    expect(sent).toHaveLength(2);
  });

  test('is not sent again after a rejection', async () => {
    respond.mockReturnValueOnce(errorResponse(422, 'REV410'));
    expect(await submit()).toMatchObject({ error: { errorId: 'REV410' } });
    expect(sent).toHaveLength(1);
  });
});
