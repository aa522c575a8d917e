import { z } from 'zod';
import type { Item } from './checkout-cart.ts';
import type { ShopApi } from './gateway.ts';

export const CAPTCHA = { recaptcha_response: 'sandbox-pass' };

export const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Hill',
  email: 'ada.hill@example.com',
  phone: '2125550100',
  phoneCode: '1',
  addressLine1: '1 Ridge Road',
  city: 'Portland',
  province: 'OR',
  postalCode: '97205',
  country: 'United States',
  countryCode: 'US',
};

/** Cards of docs/contract.md#sandbox. */
export const CARDS = {
  approved: '4111111111111111',
  challenge: '4000000000003220',
  declined: '4000000000000002',
  fraud: '4000000000009995',
} as const;

interface CardToken {
  readonly paymentToken: string;
  readonly bin: string;
  readonly brand: string;
}

/** The request by which the card frame gets its token. */
export const cardDetails = (number: string) => ({ number, expiryMonth: '12', expiryYear: '2099', cvc: '123' });

/** Places an order for the cart, paid with the card of the token. */
export function cardOrder(cartId: string, { paymentToken, bin, brand }: CardToken, billingAddress: object = ADDRESS) {
  const additionalData = [{ payment_method_id: 'CREDIT_CARD', paymentToken, bin, type: brand }];
  const paymentMethod = { code: 'CREDIT_CARD', id: 'CREDIT_CARD', additionalData };
  return { cartId, ...CAPTCHA, billingAddress, paymentMethod };
}

const cart = z.object({ basketId: z.string() });
const cardToken = z.object({ paymentToken: z.string(), bin: z.string(), brand: z.string() });

export interface PurchaseRequest {
  readonly items: readonly Item[];
  readonly email: string;
  /** Delivered by email: nothing is shipped. */
  readonly isDigital?: boolean;
}

/** A purchase as in docs/contract.md#demo-data, request by request; `send` uses the customer's session, else a guest's. */
export async function purchase(origin: string, send: ShopApi['send'], request: PurchaseRequest): Promise<unknown> {
  const address = { ...ADDRESS, email: request.email };
  await send('POST', '/token/v2/auth/token', { type: 'Guest' });
  const items = request.items.map((item) => ({ qty: 1, ...item }));
  const { basketId } = cart.parse(await send('POST', '/cart/v1/cartWithItem', { items }));
  if (request.isDigital !== true) {
    await send('POST', `/cart/v2/cart/${basketId}/shippingAddress`, { ...address, ...CAPTCHA });
    await send('POST', '/cart/v1/shippingMethod', { cartId: basketId, code: 'standard', shippingId: 'me' });
  }
  await send('POST', `/cart/v1/cart/${basketId}/billingAddress`, address);
  const body = JSON.stringify(cardDetails(CARDS.approved));
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/sandbox/card/token`, { method: 'POST', headers, body });
  const token = cardToken.parse(await answer.json());
  await send('POST', '/cart/v1/cart/prepareOrder', { basketId });
  return send('PUT', '/cart/v2/checkout/order', cardOrder(basketId, token, address));
}
