import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TARGETS, type Target } from './support/targets.test-support.ts';
import { errorOf, Visitor } from './support/visitor.test-support.ts';

const CALLS = [
  ['POST', '/token/v2/auth/token'],
  ['POST', '/cart/v1/cart'],
  ['POST', '/cart/v1/cartWithItem'],
  ['POST', '/cart/v1/item'],
  ['PUT', '/cart/v1/cart/b/item'],
  ['DELETE', '/cart/v1/item'],
] as const;
const item = { productId: 'LIMITED-100', qty: 1 };
const addition = (part: object) => ({ cartId: 'b', items: [{ ...item, ...part }] });

describe.each(TARGETS)('bad input of $name', ({ open }) => {
  let target: Target;
  let visitor: Visitor;
  beforeAll(async () => {
    target = await open();
    visitor = await Visitor.start(target);
  });
  afterAll(() => target.close());

  test.each([
    ['a quantity of nothing', addition({ qty: 0 }), 'items.0.qty'],
    ['a negative quantity', addition({ qty: -1 }), 'items.0.qty'],
    ['half a unit', addition({ qty: 1.5 }), 'items.0.qty'],
    ['a quantity as text', addition({ qty: '1' }), 'items.0.qty'],
    ['a quantity without end', addition({ qty: 1e21 }), 'items.0.qty'],
    ['an over-long id', addition({ productId: 'x'.repeat(300) }), 'items.0.productId'],
    ['a null character', addition({ productId: 'a\0b' }), 'items.0.productId'],
    ['an incomplete gift option', addition({ giftOption: { to: 'Ada' } }), 'items.0.giftOption.email'],
    ['an unknown way of delivery', addition({ shippingMethod: 'balloon' }), 'items.0.shippingMethod'],
    ['no items', { cartId: 'b', items: [] }, 'items'],
    ['a list as cart', { cartId: ['b'], items: [item] }, 'cartId'],
    ['nothing', {}, 'cartId'],
  ])('refuses %s and names the place', async (_, body, path) => {
    const answer = await visitor.call('POST', '/cart/v1/item', body);
    expect(errorOf(answer)).toMatchObject({ status: 400, errorId: 'VALIDATION', details: { path } });
  });

  test.each(['{', '{"a":}', 'undefined', '\u0000', '[1,'])('refuses %j as JSON', async (text) => {
    const answer = await visitor.call('POST', '/cart/v1/item', text);
    expect(errorOf(answer)).toMatchObject({ status: 400, errorId: 'VALIDATION' });
  });

  test.each(['__proto__', 'constructor', 'prototype'])('refuses the name %s, however deep', async (name) => {
    const answer = await visitor.call('POST', '/cart/v1/cart', `{"a":[{"b":{"${name}":{"qty":1}}}]}`);
    expect(errorOf(answer)).toMatchObject({ status: 400, errorId: 'VALIDATION', details: { path: `a.0.b.${name}` } });
  });

  test('ignores names it does not know', async () => {
    const cart = await visitor.cart('POST', '/cart/v1/cartWithItem', {
      items: [{ ...item, price: 0, extra: {} }],
      total: 0,
    });
    expect(JSON.stringify(cart)).not.toContain('extra');
    expect(cart.totals.total).toBeGreaterThan(0);
  });

  test('rejects a body that is too large, and one that is nested too deeply', async () => {
    const large = await visitor.call('POST', '/cart/v1/cart', { a: 'x'.repeat(256 * 1024) });
    expect(errorOf(large)).toMatchObject({ status: 413, errorId: 'API413', code: 'API413' });
    const deep = await visitor.call('POST', '/cart/v1/cart', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
    expect(errorOf(deep)).toMatchObject({ status: 400, errorId: 'VALIDATION' });
  });

  test('rejects another content type', async () => {
    const answer = await visitor.call('POST', '/cart/v1/cart', 'a=1', { 'content-type': 'text/plain' });
    expect(errorOf(answer)).toMatchObject({ status: 415, errorId: 'API415' });
  });

  test('responds with JSON only, and not without the name of the application', async () => {
    if (target.side === 'gateway') return; // speaks for the browser
    const call = (headers: Record<string, string>) => visitor.call('GET', '/products/v2/catalog', undefined, headers);
    expect(errorOf(await call({ accept: 'text/html' }))).toMatchObject({ status: 406, code: 'API406' });
    expect(errorOf(await call({ 'x-application': '' }))).toMatchObject({ status: 400, code: 'API400' });
    expect((await call({ accept: 'application/json', 'x-application': 'ECOMM' })).status).toBe(200);
  });

  test.each([
    ['authorization', 'Bearer %00'],
    ['authorization', `Bearer ${'a'.repeat(4000)}`],
    ['authorization', 'Basic YTpi'],
    ['cookie', 'aisle_session=%00; =; a=%ff'],
    ['x-usid', '\u00ff'.repeat(100)],
    ['x-transaction-id', '<script>'],
    ['accept', '*/*;q=x'],
    ['content-type', 'application/json; charset=utf-16'],
    ['idempotency-key', '\u00e9 '.repeat(300)],
  ])('is not upset by a strange header %s', async (name, value) => {
    const holder = visitor.copy();
    for (const [method, path] of [...CALLS, ['PUT', '/cart/v2/checkout/order']] as const) {
      const { status } = await holder.call(method, path, {}, { [name]: value });
      expect([method, path, status < 500]).toEqual([method, path, true]);
    }
  });

  test('does not know other paths and methods', async () => {
    expect(errorOf(await visitor.call('GET', '/cart/v1/nothing'))).toMatchObject({ status: 404, errorId: 'API404' });
    expect(errorOf(await visitor.call('PATCH', '/cart/v1/cart', {}))).toMatchObject({ status: 405, errorId: 'API405' });
  });

  test.each(CALLS)('never makes %s %s fail', async (method, path) => {
    const known = fc.constantFrom('items', 'cartId', 'itemId', 'qty', 'productId', 'giftOption', 'type', 'storeId');
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof({ depthSize: 'small' }, fc.jsonValue(), fc.dictionary(known, tie('tree')), fc.array(tie('tree'))),
    }));
    await fc.assert(
      fc.asyncProperty(tree, async (body) => {
        const { status } = await visitor.call(method, path, body === undefined ? null : body);
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
  });

  test.each(['/products/v2/catalog', '/products/v2/search/productSearch', '/products/v2/search/autoSuggest'])(
    'never makes GET %s fail',
    async (path) => {
      const name = fc.constantFrom(
        'q',
        'category',
        'ids',
        'start',
        'count',
        'sort',
        'f.size',
        'f.price',
        'siteId',
        'x',
      );
      const value = fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.integer().map(String),
        fc.constantFrom('50-100', 'us', '\0'),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(fc.tuple(name, value), { maxLength: 5 }), async (pairs) => {
          const { status } = await visitor.call('GET', `${path}?${new URLSearchParams(pairs)}`);
          expect(status).toBeLessThan(500);
        }),
        { numRuns: 60 },
      );
    },
  );
});
