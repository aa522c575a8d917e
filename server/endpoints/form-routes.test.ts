import { beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '../../src/api/core/api-error.ts';
import type { CallApi } from '../../src/api/core/operation.ts';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import type { RequestContext } from '../../src/cms/request-context.ts';
import { createFormCalls } from './form-routes.ts';

const ORIGIN = 'https://www.example.com';
const variantOf = (size: string, stock: number) => ({ productId: `BOOT-${size}`, size, color: 'Moss', stock });
const PRODUCT = {
  id: 'boot',
  slug: 'boot',
  colors: [{ name: 'Moss' }],
  variants: [variantOf('8', 3), variantOf('9', 0)],
};

let sent: { name: string; body: unknown }[];
let failing: Readonly<Record<string, ApiError>>;

const SET = {
  id: 'wet-day',
  products: [
    { ...PRODUCT, isAvailable: true },
    { id: 'mug', slug: 'mug', isAvailable: true, variants: [{ productId: 'MUG', stock: 1 }] },
    { id: 'gone', slug: 'gone', isAvailable: false, variants: [{ productId: 'GONE', stock: 0 }] },
  ],
};

const answers: Readonly<Record<string, unknown>> = {
  issueToken: { consumerNo: 'G1', consumerType: 'GUEST', loggedIn: false, expiresIn: 1800, basketId: 'B1' },
  getProductDetails: PRODUCT,
  getProductSet: SET,
  setSubscription: { doubleOptin: true },
  requestStockNotice: { productId: 'BOOT-9', status: 'waiting' },
  getFavorites: { favoriteId: 'F1' },
  searchStores: { stores: [{ id: '1001', path: 'us/québec/a' }] },
};

const call = (async ({ name }, { body }) => {
  sent.push({ name, body });
  const error = failing[name];
  if (error !== undefined) throw error;
  return answers[name] ?? {};
}) as CallApi;

const visitorCalls: RequestContext['visitorCalls'] = () => ({ call, cookies: ['session=1; Path=/', 'hint=2; Path=/'] });

function createCalls() {
  const log = { info() {}, warn() {}, error() {} };
  const origin = { publicOrigin: ORIGIN, isLocal: false, port: 443 };
  return createFormCalls({
    sitesConfig: () => DEFAULT_SITES,
    visitorCalls,
    allows: (_, request) => request.headers.get('cookie') !== 'denied',
    origin,
    log,
    rateLimits: undefined,
  });
}

let calls = createCalls();

interface SubmitOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly locale?: string;
}

function submit(
  name: string,
  fields: Readonly<Record<string, string>>,
  { headers, locale = 'en-us' }: SubmitOptions = {},
) {
  const form = { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded', ...headers };
  const init = { method: 'POST', headers: form, body: `${new URLSearchParams(fields)}` };
  return calls.request(`/fapi/forms/${name}?locale=${locale}`, init, { address: '192.0.2.1' });
}
const target = async (response: Response | Promise<Response>) => (await response).headers.get('location');
const added = () => sent.filter(({ name }) => name === 'createCartWithItem');
const errorOf = (errorId: string, status: number) => new ApiError({ errorId, status, message: errorId });

beforeEach(() => {
  sent = [];
  failing = {};
  calls = createCalls();
});

describe('the form that votes on a review', () => {
  const fields = { product: 'Boot 1', review: 'r/1"\n', helpful: 'false' };

  test.each([
    [undefined, '', 'vote=counted#review-r%2F1%22%0A'],
    [undefined, '?size=9&page=3&vote=gone', 'size=9&page=3&vote=counted#review-r%2F1%22%0A'],
    [errorOf('API404', 404), 'https://elsewhere.example/?page=2', 'vote=gone'],
    [errorOf('RATE429', 429), '/../cart?page=2&sort=best&other=1#x', 'vote=failed'],
  ])('redirects to the view of the reviews that it was in, after %s in “%s” with “%s”', async (error, view, query) => {
    if (error) failing = { voteReview: error };
    expect(await target(submit('vote-review', { ...fields, view }))).toBe(`/reviews/Boot%201?${query}`);
    expect(sent.at(-1)).toEqual({ name: 'voteReview', body: { helpful: false } });
  });
});

describe('the form that adds a set', () => {
  const choice = { set: 'wet-day', 'variant.boot': 'BOOT-8', 'variant.mug': 'MUG', 'variant.gone': 'GONE' };

  test('adds one of each product in stock in one request, once', async () => {
    expect(await target(submit('add-set-to-cart', choice))).toBe('/cart');
    await submit('add-set-to-cart', choice);
    const items = ['BOOT-8', 'MUG'].map((productId) => ({ productId, qty: 1 }));
    expect(added()).toEqual([{ name: 'createCartWithItem', body: { items } }]);
  });

  test.each(['', 'BOOT-9', 'MUG', 'elsewhere'])(
    'adds nothing with the choice %j, and leads to the product',
    async (boot) => {
      expect(await target(submit('add-set-to-cart', { ...choice, 'variant.boot': boot }))).toBe(
        '/p/boot?answer=choose',
      );
      expect(added()).toEqual([]);
    },
  );

  test('may be sent again after it was rejected', async () => {
    failing = { createCartWithItem: errorOf('ITEM_NOT_AVAILABLE', 409) };
    expect(await target(submit('add-set-to-cart', choice))).toBe('/cart?error=ITEM_NOT_AVAILABLE');
    failing = {};
    expect(await target(submit('add-set-to-cart', choice))).toBe('/cart');
    expect(added()).toHaveLength(2);
  });
});

describe('the form that adds to the cart', () => {
  const choice = { product: 'boot', color: 'Moss', size: '8' };

  test('adds the chosen variant and redirects to the cart, with the cookies of the session', async () => {
    const response = await submit('add-to-cart', choice);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/cart']);
    expect(response.headers.getSetCookie()).toHaveLength(2);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(added()).toEqual([{ name: 'createCartWithItem', body: { items: [{ productId: 'BOOT-8', qty: 1 }] } }]);
  });

  test('adds once when it is submitted twice, and again after the first one failed', async () => {
    expect(await Promise.all([target(submit('add-to-cart', choice)), target(submit('add-to-cart', choice))])).toEqual([
      '/cart',
      '/cart',
    ]);
    expect(added()).toHaveLength(1);
    calls = createCalls();
    failing = { createCartWithItem: errorOf('ADDED_MAX_QUANTITY', 409) };
    expect(await target(submit('add-to-cart', choice))).toBe('/cart?error=ADDED_MAX_QUANTITY');
    failing = {};
    expect(await target(submit('add-to-cart', choice))).toBe('/cart');
    expect(added()).toHaveLength(3);
  });

  test.each([
    [{ product: 'boot', color: 'Moss' }, '/p/boot?color=Moss&answer=choose'],
    [{ product: 'boot', color: 'Moss', size: '9' }, '/p/boot?color=Moss&size=9'],
    [{ product: 'boot', size: '//evil.example' }, '/p/boot?color=Moss&answer=choose'],
  ])('shows the product again for %o, and adds nothing', async (fields, location) => {
    expect(await target(submit('add-to-cart', fields))).toBe(location);
    expect(added()).toEqual([]);
  });

  test('shows the error of the service on the cart page of the locale', async () => {
    failing = { getProductDetails: errorOf('ITEM_NOT_AVAILABLE', 404) };
    expect(await target(submit('add-to-cart', { product: 'x' }, { locale: 'de-de' }))).toBe(
      '/de-de/warenkorb?error=ITEM_NOT_AVAILABLE',
    );
    expect(await target(submit('add-to-cart', { product: 'x' }, { locale: '//evil' }))).toBe(
      '/cart?error=ITEM_NOT_AVAILABLE',
    );
  });
});

describe('the forms of the stores', () => {
  test('add the chosen variant for pickup, also where the warehouse has none', async () => {
    expect(await target(submit('add-to-cart', { product: 'boot', color: 'Moss', size: '9', store: '1001' }))).toBe(
      '/cart',
    );
    const items = [{ productId: 'BOOT-9', qty: 1, storeId: '1001', shippingMethod: 'pickup' }];
    expect(added()).toEqual([{ name: 'createCartWithItem', body: { items } }]);
  });

  test('make a store the visitor’s own and show its page', async () => {
    expect(await target(submit('choose-store', { store: '1001' }))).toBe('/stores/us/qu%C3%A9bec/a');
    expect(sent).toContainEqual({ name: 'addFavorite', body: { favStoreId: '1001' } });
  });

  test('show the search where there is no such store', async () => {
    failing = { addFavorite: errorOf('STR404', 404) };
    expect(await target(submit('choose-store', { store: 'x' }))).toBe('/store-locator?error=STR404');
  });
});

describe('a form', () => {
  test.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'content-type': 'application/json' }, 415],
    [{ 'content-type': 'text/plain' }, 415],
    [{ 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ])('with the headers %o is rejected with %i', async (headers, status) => {
    expect((await submit('add-to-cart', { product: 'boot', size: '8' }, { headers })).status).toBe(status);
    expect(sent).toEqual([]);
  });

  test('is limited in size, known by name, and only posted', async () => {
    expect((await submit('add-to-cart', { product: 'x'.repeat(9000) })).status).toBe(413);
    for (const name of ['buy', 'constructor', '__proto__']) expect((await submit(name, {})).status).toBe(404);
    expect((await calls.request('/fapi/forms/add-to-cart')).status).toBe(404);
    expect(sent).toEqual([]);
  });
});

describe('the forms of the cart and the favorites', () => {
  test('change and remove a line; one that is gone already is no error', async () => {
    expect(await target(submit('change-cart', { item: 'L1', qty: '3' }))).toBe('/cart');
    expect(sent.at(-1)).toEqual({ name: 'changeCartItem', body: { itemId: 'L1', qty: 3 } });
    failing = { removeCartItem: errorOf('ITEM_NOT_AVAILABLE', 404) };
    expect(await target(submit('remove-from-cart', { item: 'L1' }))).toBe('/cart');
    expect(sent.at(-1)).toEqual({ name: 'removeCartItem', body: { cartId: 'B1', itemId: 'L1' } });
    failing = { changeCartItem: errorOf('VALIDATION', 400) };
    expect(await target(submit('change-cart', { item: 'L1', qty: 'x' }))).toBe('/cart?error=VALIDATION');
  });

  test('buy a favorite once, and take it off the list where that was asked for', async () => {
    const bought = { item: 'I1', product: 'BOOT-8' };
    expect(await target(submit('buy-favorite', bought))).toBe('/cart');
    expect(sent.map(({ name }) => name)).not.toContain('removeFavorite');
    expect(await target(submit('buy-favorite', { ...bought, move: '1' }))).toBe('/cart');
    expect(sent.filter(({ name }) => name === 'createCartWithItem')).toHaveLength(1);
    expect(sent.filter(({ name }) => name === 'removeFavorite')).toHaveLength(1);
  });

  test('leave a favorite on the list where the cart rejects it', async () => {
    failing = { createCartWithItem: new ApiError({ errorId: 'ITEM_OOS', status: 409, message: 'Sold out' }) };
    const moved = submit('buy-favorite', { item: 'I1', product: 'BOOT-9', move: '1' });
    expect(await target(moved)).toBe('/favorites?error=ITEM_OOS');
    expect(sent.map(({ name }) => name)).not.toContain('removeFavorite');
  });

  test('share the favorites and end that', async () => {
    expect(await target(submit('share-favorites', {}))).toBe('/favorites#share');
    expect(await target(submit('stop-sharing-favorites', {}))).toBe('/favorites#share');
    expect(sent.map(({ name }) => name)).toEqual(expect.arrayContaining(['shareFavorites', 'stopSharingFavorites']));
  });

  test('say that the list is full', async () => {
    failing = { addFavorite: new ApiError({ errorId: 'ADDED_MAX_QUANTITY', status: 409, message: 'Full' }) };
    expect(await target(submit('keep-favorite', { product: 'boot' }))).toBe('/favorites?error=full');
  });

  test('add and remove a favorite', async () => {
    expect(await target(submit('keep-favorite', { product: 'boot' }))).toBe('/favorites');
    expect(sent.at(-1)).toEqual({ name: 'addFavorite', body: { productId: 'boot' } });
    expect(await target(submit('drop-favorite', { item: 'I1' }))).toBe('/favorites');
    failing = { addFavorite: errorOf('AUT404', 403) };
    expect(await target(submit('keep-favorite', { product: 'boot' }))).toBe('/favorites?error=AUT404');
  });
});

describe('the form with a postal code', () => {
  test('sets where the dates of the cart are for, from the cart and from a product in its choice', async () => {
    expect(await target(submit('deliver-to', { postalCode: '90210' }))).toBe('/cart');
    expect(sent.at(-1)?.name).toBe('setDeliveryPlace');
    const fields = { product: 'boot', size: '8', postalCode: ' 90210 ' };
    const page = '/p/boot?color=Moss&size=8&postalCode=90210#delivery';
    expect(await target(submit('deliver-to', fields))).toBe(page);
    failing = { setDeliveryPlace: errorOf('VALIDATION', 400) };
    expect(await target(submit('deliver-to', fields))).toBe(page);
    expect(await target(submit('deliver-to', { postalCode: 'x' }))).toBe('/cart?error=VALIDATION');
  });
});

describe('the forms with an address', () => {
  test('subscribe to the newsletter', async () => {
    expect(await target(submit('subscribe', { email: ' ann@example.com ' }))).toBe(
      '/confirm-subscription?result=pending',
    );
    expect(sent.at(-1)?.body).toMatchObject({ email: 'ann@example.com', optin: true });
    failing = { setSubscription: errorOf('AUT453', 400) };
    expect(await target(submit('subscribe', { email: 'ann' }))).toBe('/confirm-subscription?result=invalid');
    failing = { setSubscription: errorOf('API429', 429) };
    expect(await target(submit('subscribe', { email: 'ann' }))).toBe('/confirm-subscription?result=failed');
  });

  test('ask for a mail when a variant is back', async () => {
    const fields = { product: 'boot', color: 'Moss', size: '9', email: 'ann@example.com' };
    expect(await target(submit('tell-when-back', fields))).toBe('/p/boot?color=Moss&size=9&answer=waiting#tell');
    expect(sent.at(-1)).toEqual({
      name: 'requestStockNotice',
      body: { productId: 'BOOT-9', email: 'ann@example.com' },
    });
    failing = { requestStockNotice: errorOf('AUT453', 400) };
    expect(await target(submit('tell-when-back', fields))).toBe('/p/boot?color=Moss&size=9&answer=invalid#tell');
  });
});
