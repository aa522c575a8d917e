// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cart } from '../../api/cart/cart.schema.ts';
import { $cart } from '../cart/cart-state.ts';
import { cartItemOf, cartOf } from '../cart/cart.test-support.ts';
import { errorResponse } from '../core/browser.test-support.ts';
import { GUEST, replaceNetwork, sessionOf, type Respond, type SentRequest } from '../core/network.test-support.ts';
import { US_PAGE, writePageData } from '../core/page-data.test-support.ts';
import { $finishedOrder } from './finished-order.ts';
import { $pending, storeSent } from './pending-order.ts';
import { isOrderUnanswered, openWalletSession, payByWallet, recoverOrder, takeWalletAddress } from './wallet.ts';
import { leaveWallet } from './wallet-cancel.ts';
import { ensureItem } from './wallet-item.ts';
import {
  ADA,
  HOME,
  INBOX,
  openCheckout,
  orderOf,
  PICKUP,
  STORED_ADDRESS,
  unpaidOrderOf,
} from './checkout.test-support.ts';

const SHIP = '/cart/v2/cart/cart-1/shippingAddress';
const BILL = '/cart/v1/cart/cart-1/billingAddress';
const METHOD = 'POST /cart/v1/shippingMethod';
const PREPARE = 'POST /cart/v1/cart/prepareOrder';
const ORDER = 'PUT /cart/v2/checkout/order';
const ADDRESS = { ...ADA, phoneCode: '1' };

const respond = vi.fn<Respond>();
let sent: readonly SentRequest[];
const calls = () => sent.map(({ call }) => call);

beforeEach(() => {
  openCheckout();
  writePageData();
  respond.mockReset().mockImplementation(({ call }) => Response.json(call === ORDER ? orderOf() : $cart.get()));
  sent = replaceNetwork(respond);
});

describe('the session of a wallet', () => {
  const PAYPAL = { wallet: 'PAYPAL', entryPoint: 'minicart' } as const;

  test('is opened for the wallet and the place of its button', async () => {
    respond.mockReturnValueOnce(Response.json({ session_id: 'S1' }));
    expect(await openWalletSession(PAYPAL)).toEqual({ ok: true, value: 'S1' });
    const query = { referer: 'minicart', paymentMethodId: 'PAYPAL' };
    expect(sent).toEqual([{ call: 'GET /cart/v1/paymentSession', query }]);
  });

  test('is an error where the service has none', async () => {
    respond.mockReturnValueOnce(Response.json({ session_id: null }));
    expect(await openWalletSession(PAYPAL)).toMatchObject({
      error: { errorId: 'PAYMENT_INSTRUMENT_NOT_FOUND', code: 'PYT404', status: 404 },
    });
  });
});

describe('the address of a wallet', () => {
  const take = () => takeWalletAddress({ address: ADA, captcha: 'sandbox' });

  test('is where the order is delivered to, with the contact for what is picked up', async () => {
    $cart.set(cartOf({ shipments: [HOME, PICKUP] }));
    expect(await take()).toMatchObject({ ok: true });
    const { firstName, lastName, email, phone, countryCode } = ADA;
    const contact = { firstName, lastName, email, phone, countryCode, phoneCode: '1', shippingId: 's2' };
    expect(sent).toEqual([
      { call: `POST ${SHIP}`, body: ADDRESS },
      { call: `POST ${SHIP}`, body: contact },
    ]);
  });

  test('is also the billing address of an order that is not delivered, which is taxed by it', async () => {
    $cart.set(cartOf({ shipments: [INBOX] }));
    await take();
    expect(calls()).toEqual([`POST ${SHIP}`, `POST ${BILL}`]);
    expect(sent[1]?.body).toEqual(ADDRESS);
  });

  test('comes with a captcha response where the site asks for it', async () => {
    writePageData({ flags: { ...US_PAGE.flags, captchaForShippingAddress: true } });
    await take();
    expect(sent[0]?.body).toEqual({ ...ADDRESS, recaptcha_response: 'sandbox-pass' });
  });

  test('that is rejected leaves the cart unchanged', async () => {
    const before = $cart.get();
    respond.mockReturnValueOnce(errorResponse(422, 'CANT_SHIP_THERE'));
    expect(await take()).toMatchObject({ error: { errorId: 'CANT_SHIP_THERE' } });
    expect($cart.get()).toBe(before);
  });
});

describe('paying by a wallet', () => {
  const approval = {
    wish: { wallet: 'APPLE_PAY', entryPoint: 'cart' },
    paymentToken: 'wallet-token',
    address: ADA,
    captcha: 'sandbox',
    total: 200,
  } as const;

  test('sets the billing address, prepares the cart and orders with the token of the wallet', async () => {
    expect(await payByWallet(approval)).toEqual({ ok: true, value: 'ordered' });
    expect(calls()).toEqual([`POST ${BILL}`, PREPARE, ORDER]);
    expect(sent[2]).toMatchObject({
      query: undefined,
      body: {
        cartId: 'cart-1',
        recaptcha_response: 'sandbox-pass',
        paymentMethod: {
          code: 'APPLE_PAY',
          id: 'APPLE_PAY',
          additionalData: [{ payment_method_id: 'APPLE_PAY', paymentToken: 'wallet-token' }],
        },
      },
    });
    expect($finishedOrder.get()).toEqual(orderOf());
  });

  test.each([
    ['PAYPAL', 'product', { bid: 'cart-1' }],
    ['PAYPAL', 'cart', undefined],
    ['APPLE_PAY', 'product', undefined],
  ] as const)('%s at the %s names its basket in the query: %o', async (wallet, entryPoint, query) => {
    await payByWallet({ ...approval, wish: { wallet, entryPoint } });
    expect(sent[2]?.query).toEqual(query);
  });

  test('orders nothing where the amount differs from the agreed one', async () => {
    expect(await payByWallet({ ...approval, total: 190 })).toEqual({ ok: true, value: 'changed' });
    expect(calls()).toEqual([`POST ${BILL}`, PREPARE]);
  });

  test('waits for the challenge of the bank', async () => {
    respond.mockImplementation(({ call }) =>
      Response.json(call === ORDER ? unpaidOrderOf('APPLE_PAY', 'challenge') : $cart.get()),
    );
    expect(await payByWallet(approval)).toEqual({ ok: true, value: 'asked' });
    expect($pending.get()).toMatchObject({ orderNumber: 'A-1', method: 'APPLE_PAY' });
  });

  test.each([`POST ${BILL}`, PREPARE, ORDER])('rejects with the error of %s', async (failing) => {
    respond.mockImplementation(({ call }) =>
      call === failing ? errorResponse(422, 'PAYMENT_ERROR') : Response.json($cart.get()),
    );
    expect(await payByWallet(approval)).toMatchObject({ ok: false, error: { errorId: 'PAYMENT_ERROR' } });
    expect(calls().at(-1)).toBe(failing);
    expect($finishedOrder.get()).toBeUndefined();
  });
});

describe('recovering an order of a wallet', () => {
  const recoverWith = (answer: () => Response | undefined) => {
    storeSent('cart-1');
    sent = replaceNetwork(respond, sessionOf({ ...GUEST, basketId: 'cart-2' }));
    respond.mockImplementation(({ call }) =>
      call === ORDER ? answer() : Response.json(cartOf({ basketId: 'cart-2' })),
    );
    return recoverOrder('none');
  };

  test('sends nothing where every order was answered', async () => {
    expect(isOrderUnanswered()).toBe(false);
    expect(await recoverOrder('none')).toEqual({ ok: true, value: undefined });
    expect(sent).toEqual([]);
  });

  test('returns what became of it', async () => {
    expect(await recoverWith(() => Response.json(orderOf()))).toEqual({ ok: true, value: 'ordered' });
    $finishedOrder.set(undefined);
    const unpaid = () => Response.json(unpaidOrderOf('APPLE_PAY', 'challenge'));
    expect(await recoverWith(unpaid)).toEqual({ ok: true, value: 'asked' });
  });

  test('rejects while there is no response, and can be tried again', async () => {
    expect(await recoverWith(() => undefined)).toMatchObject({ error: { errorId: 'NETWORK' } });
    expect(isOrderUnanswered()).toBe(true);
  });

  test('returns nothing where the cart was not ordered', async () => {
    storeSent('cart-1');
    sent = replaceNetwork(respond, sessionOf({ ...GUEST, basketId: 'cart-1' }));
    respond.mockImplementation(() => Response.json(cartOf()));
    expect(await recoverOrder('none')).toEqual({ ok: true, value: undefined });
  });
});

describe('leaving a wallet', () => {
  const REMOVE = 'DELETE /cart/v1/cart/cart-1/paymentInstruments';
  const EXPRESS = { ...HOME, shippingMethod: 'prime', address: { ...STORED_ADDRESS, city: 'Denver' } };

  const leave = (before: Partial<Cart>, now: Partial<Cart>) => {
    $cart.set(cartOf({ shipments: [HOME], ...now }));
    return leaveWallet({ wallet: 'PAYPAL', before: cartOf({ shipments: [HOME], ...before }) });
  };

  test('removes the payment of the wallet, and nothing else where it changed nothing', async () => {
    expect(await leave({}, {})).toMatchObject({ ok: true });
    expect(sent).toEqual([{ call: REMOVE, body: { payment_method_id: 'PAYPAL' } }]);
  });

  test('removes the addresses that the cart did not have', async () => {
    await leave({}, { shipments: [{ ...HOME, address: STORED_ADDRESS }], billingAddress: STORED_ADDRESS });
    expect(sent.slice(1)).toEqual([
      { call: `DELETE ${SHIP}`, body: { shippingId: 'me' } },
      { call: `DELETE ${BILL}`, body: {} },
    ]);
  });

  test('sets the former addresses and shipping method, without their empty fields', async () => {
    const before = { shipments: [{ ...HOME, address: STORED_ADDRESS }], billingAddress: STORED_ADDRESS };
    await leave(before, { shipments: [EXPRESS] });
    const { addressLine2: _empty, addressId: _none, ...address } = STORED_ADDRESS;
    expect(sent.slice(1)).toEqual([
      { call: `POST ${SHIP}`, body: { ...address, shippingId: 'me' } },
      { call: METHOD, body: { cartId: 'cart-1', code: 'standard', shippingId: 'me' } },
      { call: `POST ${BILL}`, body: address },
    ]);
  });

  test('sets the store of a pickup again', async () => {
    await leave({ shipments: [PICKUP] }, { shipments: [{ ...PICKUP, shippingMethod: 'standard' }] });
    const body = { cartId: 'cart-1', code: 'pickup', shippingId: 's2', storeId: '1001' };
    expect(sent.slice(1)).toEqual([{ call: METHOD, body }]);
  });

  test('leaves alone a shipment that the cart did not have, and a cart that was ordered meanwhile', async () => {
    await leave({ shipments: [] }, { shipments: [EXPRESS] });
    expect(calls()).toEqual([REMOVE]);
    await leave({}, { basketId: 'cart-2' });
    expect(calls()).toEqual([REMOVE]);
  });
});

describe('the item of a wallet on a product page', () => {
  test('is added once: one in the cart stays unchanged', async () => {
    expect(await ensureItem('BOOT-9')).toEqual({ ok: true, value: false });
    expect(sent).toEqual([]);
    expect(await ensureItem('SOCK-M')).toEqual({ ok: true, value: true });
    const body = { cartId: 'cart-1', items: [{ productId: 'SOCK-M', qty: 1 }] };
    expect(sent).toEqual([{ call: 'POST /cart/v1/item', body }]);
  });

  test('is added beside a gift of the same variant', async () => {
    $cart.set(cartOf({ items: [cartItemOf({ bonus: true })] }));
    expect(await ensureItem('BOOT-9')).toEqual({ ok: true, value: true });
  });

  test('starts a cart where there is none', async () => {
    $cart.set(null);
    respond.mockReturnValueOnce(Response.json(cartOf()));
    await ensureItem('BOOT-9');
    expect(sent).toEqual([{ call: 'POST /cart/v1/cartWithItem', body: { items: [{ productId: 'BOOT-9', qty: 1 }] } }]);
  });

  test('is an error where it is sold out', async () => {
    respond.mockReturnValueOnce(errorResponse(409, 'ITEM_OOS'));
    expect(await ensureItem('SOCK-M')).toMatchObject({ ok: false, error: { errorId: 'ITEM_OOS' } });
  });
});
