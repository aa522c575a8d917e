// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $cart } from '../cart/cart-state.ts';
import { cartOf } from '../cart/cart.test-support.ts';
import { errorResponse } from '../core/browser.test-support.ts';
import { replaceNetwork, type Respond, type SentRequest } from '../core/network.test-support.ts';
import {
  chooseShippingMethod,
  ensureDelivery,
  loadCountries,
  loadRegions,
  saveBillingAddress,
  saveDelivery,
  validateAddress,
} from './checkout-delivery.ts';
import { updateDraft } from './checkout-draft.ts';
import { openCardSession } from './checkout-payment.ts';
import { applyPaymentInstrument, loadVouchers, removeAppliedInstrument, setRewards } from './payment-instruments.ts';
import { ADA, HOME, INBOX, openCheckout, PICKUP, STORED_ADDRESS } from './checkout.test-support.ts';

const SHIP = 'POST /cart/v2/cart/cart-1/shippingAddress';
const INSTRUMENTS = '/cart/v1/cart/cart-1/paymentInstruments';
const ADDRESS = { ...ADA, phoneCode: '1' };
const CONTACT = {
  firstName: 'Ada',
  lastName: 'Hill',
  email: 'ada@example.com',
  phone: '3035550100',
  countryCode: 'US',
  phoneCode: '1',
};

const respond = vi.fn<Respond>();
let sent: readonly SentRequest[];

beforeEach(() => {
  openCheckout();
  updateDraft({ shipping: ADA });
  // The service returns the cart with its change.
  respond.mockReset().mockImplementation(() => Response.json($cart.get()));
  sent = replaceNetwork(respond);
});

const bodies = () => sent.map(({ body }) => body);

describe('saving the delivery', () => {
  test('sends the address with the dial code of its country', async () => {
    expect(await saveDelivery(undefined)).toMatchObject({ ok: true });
    expect(sent).toEqual([{ call: SHIP, body: ADDRESS }]);
  });

  test('names the saved address that was chosen', async () => {
    updateDraft({ addressId: 'A1' });
    await saveDelivery(undefined);
    expect(bodies()).toEqual([{ ...ADDRESS, addressId: 'A1' }]);
  });

  test('contains a captcha response and the consent to the newsletter where they are given', async () => {
    updateDraft({ wantsNews: true });
    await saveDelivery('sandbox');
    const consent = { subscriptions: { newsletterConsent: true } };
    expect(bodies()).toEqual([{ ...ADDRESS, recaptcha_response: 'sandbox-pass', ...consent }]);
  });

  test('sends the contact alone for what is picked up or sent by email', async () => {
    $cart.set(cartOf({ shipments: [PICKUP] }));
    await saveDelivery(undefined);
    $cart.set(cartOf({ shipments: [INBOX] }));
    await saveDelivery(undefined);
    expect(bodies()).toEqual([{ ...CONTACT, shippingId: 's2' }, CONTACT]);
  });

  test('sends the other person who picks the order up, once one is named', async () => {
    $cart.set(cartOf({ shipments: [PICKUP] }));
    updateDraft({ pickup: { firstName: 'Bo', lastName: ' ' } });
    await saveDelivery(undefined);
    updateDraft({ hasOtherPickup: true });
    await saveDelivery(undefined);
    expect(bodies()).toMatchObject([{ firstName: 'Ada' }, { firstName: 'Bo', lastName: 'Hill' }]);
  });

  test('sends one request for each of several shipments and stops at the first error', async () => {
    $cart.set(cartOf({ shipments: [HOME, PICKUP, { ...PICKUP, shippingId: 's4' }] }));
    respond.mockImplementation(({ body }) =>
      Object(body).shippingId === 's2' ? errorResponse(422, 'SHP410') : Response.json($cart.get()),
    );
    expect(await saveDelivery(undefined)).toMatchObject({ error: { errorId: 'SHP410' } });
    expect(bodies()).toEqual([ADDRESS, { ...CONTACT, shippingId: 's2' }]);
  });

  test('updates the cart on the page, and leaves it unchanged where it fails', async () => {
    const saved = cartOf({ shipments: [{ ...HOME, address: STORED_ADDRESS }] });
    respond.mockReturnValueOnce(Response.json(saved));
    await saveDelivery(undefined);
    expect($cart.get()).toEqual(saved);
    respond.mockReturnValueOnce(errorResponse(422, 'CANT_SHIP_THERE'));
    expect(await saveDelivery(undefined)).toMatchObject({ ok: false });
    expect($cart.get()).toEqual(saved);
  });
});

describe('ensuring the delivery', () => {
  test('sends nothing where each home shipment has an address', async () => {
    $cart.set(cartOf({ shipments: [{ ...HOME, address: STORED_ADDRESS }, PICKUP] }));
    expect(await ensureDelivery(undefined)).toMatchObject({ ok: true });
    expect(sent).toEqual([]);
  });

  test('sends the address and each contact again where one has none', async () => {
    $cart.set(cartOf({ shipments: [HOME, PICKUP] }));
    await ensureDelivery(undefined);
    expect(bodies()).toEqual([ADDRESS, { ...CONTACT, shippingId: 's2' }]);
  });
});

describe('an address', () => {
  test('is validated for the cart, without changing it', async () => {
    const before = $cart.get();
    const validation = { valid: false, messages: [{ code: 'ADDRESS_NOT_FOUND', field: 'city', message: '' }] };
    respond.mockReturnValueOnce(Response.json(validation));
    expect(await validateAddress()).toEqual({ ok: true, value: validation });
    expect(sent).toEqual([{ call: 'POST /cart/v1/cart/cart-1/shippingAddress/validation', body: ADDRESS }]);
    expect($cart.get()).toBe(before);
  });

  test('of the bill is saved as it was typed', async () => {
    await saveBillingAddress(ADA);
    expect(sent).toEqual([{ call: 'POST /cart/v1/cart/cart-1/billingAddress', body: ADA }]);
  });

  test('is chosen from the countries of the site and the regions of a country', async () => {
    const countries = [{ name: 'United States', code: 'US', dialCode: '1' }];
    respond.mockReturnValueOnce(Response.json({ countries }));
    expect(await loadCountries()).toEqual({ ok: true, value: { countries } });
    await loadRegions('US');
    expect(sent.map(({ call }) => call)).toEqual([
      'GET /consumers-v3/utilities/countryList',
      'GET /consumers-v3/utilities/provincesUS',
    ]);
  });
});

test('a shipping method is chosen for a shipment, with the store or collection point', async () => {
  await chooseShippingMethod({ code: 'standard', shippingId: 'me' });
  await chooseShippingMethod({ code: 'pudo', shippingId: 's2', storeId: 'point-1' });
  expect(sent).toEqual([
    { call: 'POST /cart/v1/shippingMethod', body: { cartId: 'cart-1', code: 'standard', shippingId: 'me' } },
    {
      call: 'POST /cart/v1/shippingMethod',
      body: { cartId: 'cart-1', code: 'pudo', shippingId: 's2', storeId: 'point-1' },
    },
  ]);
});

describe('a payment instrument', () => {
  const GIFT_CARD = {
    payment_method_id: 'GIFT_CARD',
    giftCard: { number: '6006490000000001', pin: '1234' },
  } as const;

  test('is applied and removed by its id', async () => {
    await applyPaymentInstrument(GIFT_CARD);
    await removeAppliedInstrument('P1');
    expect(sent).toEqual([
      { call: `POST ${INSTRUMENTS}`, body: GIFT_CARD },
      { call: `DELETE ${INSTRUMENTS}`, body: { paymentInstrumentId: 'P1' } },
    ]);
  });

  test.each(['GC_INVALID2', 'GC_ALREADY_APPLIED', 'GC_NOT_ALLOWED', 'GC_ZERO_BALANCE'])(
    'that is rejected with %s leaves the cart unchanged',
    async (errorId) => {
      const before = $cart.get();
      respond.mockReturnValueOnce(errorResponse(422, errorId));
      expect(await applyPaymentInstrument(GIFT_CARD)).toMatchObject({ error: { errorId, status: 422 } });
      expect($cart.get()).toBe(before);
    },
  );

  test('of two applied at once waits for the one before', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    respond.mockImplementationOnce(async () => {
      await promise;
      return Response.json(cartOf({ totalItems: 1 }));
    });
    const both = Promise.all([applyPaymentInstrument(GIFT_CARD), removeAppliedInstrument('P1')]);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    resolve();
    await both;
    expect(sent).toHaveLength(2);
    expect($cart.get()?.totalItems).toBe(1);
  });

  test('of rewards replaces the ones before, none removes them', async () => {
    await setRewards(['R10', 'R20']);
    await setRewards([]);
    expect(sent).toEqual([
      { call: 'PUT /cart/v1/cart/cart-1/reward', body: { appliedLoyaltyVoucher: ['R10', 'R20'] } },
      { call: 'PUT /cart/v1/cart/cart-1/reward', body: { appliedLoyaltyVoucher: [] } },
    ]);
  });

  test('is offered of the vouchers that are still available', async () => {
    const vouchers = [{ status: 'available' }, { status: 'redeemed' }, { status: 'expired' }];
    respond.mockReturnValueOnce(Response.json({ vouchers }));
    expect(await loadVouchers()).toEqual({ ok: true, value: [{ status: 'available' }] });
  });
});

test('the fields of a card are shown by the frame of the provider’s session, also after the session expired', async () => {
  respond
    .mockReturnValueOnce(errorResponse(401, 'AUT432'))
    .mockImplementation(() => Response.json({ attachment: { frameUrl: '/sandbox/frame/card' } }));
  expect(await openCardSession()).toEqual({ ok: true, value: '/sandbox/frame/card' });
  const query = { referer: 'checkout', paymentMethodId: 'CREDIT_CARD' };
  const request = { call: 'GET /cart/v1/paymentSession', query };
  expect(sent).toEqual([request, request]);
});
