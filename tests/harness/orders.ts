import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import type { Item } from './checkout-cart.ts';
import { CARDS } from './checkout-page.ts';

const CAPTCHA = { recaptcha_response: 'sandbox-pass' };

const cart = z.object({ basketId: z.string() });
const token = z.object({ paymentToken: z.string(), bin: z.string(), brand: z.string() });
const placed = z.object({
  orderNumber: z.string(),
  email: z.string(),
  totals: z.object({ total: z.number() }),
  items: z.array(z.object({ id: z.string(), name: z.string() })),
});

export type PlacedOrder = z.output<typeof placed>;

interface Wanted {
  readonly items: readonly Item[];
  readonly email: string;
  /** Goes by mail: nothing is shipped. */
  readonly isDigital?: boolean;
}

/** A purchase as contract 6 tells it, in calls, by whoever's session the request context has: a guest's where it has none. */
export async function buy(request: APIRequestContext, origin: string, wanted: Wanted): Promise<PlacedOrder> {
  const send = async (method: 'POST' | 'PUT', path: string, data: object): Promise<unknown> => {
    const answer = await request.fetch(origin + path, { method, data, headers: { origin } });
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
  const address = {
    firstName: 'Ada',
    lastName: 'Hill',
    email: wanted.email,
    phone: '2125550100',
    phoneCode: '1',
    addressLine1: '1 Ridge Road',
    city: 'Portland',
    province: 'OR',
    postalCode: '97205',
    country: 'United States',
    countryCode: 'US',
  };
  await send('POST', '/api/token/v2/auth/token', { type: 'Guest' });
  const items = wanted.items.map((item) => ({ qty: 1, ...item }));
  const { basketId } = cart.parse(await send('POST', '/api/cart/v1/cartWithItem', { items }));
  if (wanted.isDigital !== true) {
    await send('POST', `/api/cart/v2/cart/${basketId}/shippingAddress`, { ...address, ...CAPTCHA });
    await send('POST', '/api/cart/v1/shippingMethod', { cartId: basketId, code: 'standard', shippingId: 'me' });
  }
  await send('POST', `/api/cart/v1/cart/${basketId}/billingAddress`, address);
  const card = { number: CARDS.approved, expiryMonth: '12', expiryYear: '2099', cvc: '123' };
  const { paymentToken, bin, brand } = token.parse(await send('POST', '/sandbox/card/token', card));
  await send('POST', '/api/cart/v1/cart/prepareOrder', { basketId });
  const additionalData = [{ payment_method_id: 'CREDIT_CARD', paymentToken, bin, type: brand }];
  const paymentMethod = { code: 'CREDIT_CARD', id: 'CREDIT_CARD', additionalData };
  const order = { cartId: basketId, ...CAPTCHA, billingAddress: address, paymentMethod };
  return placed.parse(await send('PUT', '/api/cart/v2/checkout/order', order));
}

const ROOT = resolve(import.meta.dirname, '..', '..');

/** What the operator does with an order of the shop that the global setup started: `ship`, `deliver`, `received` (docs/operating.md). */
export async function operate(...args: readonly string[]): Promise<void> {
  const { PATH, HOME, TMPDIR, SHOP_DATA_DIR } = process.env;
  const env = { PATH, HOME, TMPDIR, DATA_DIR: SHOP_DATA_DIR };
  const node = join(ROOT, 'node_modules', '.bin', 'node');
  await promisify(execFile)(node, ['scripts/orders.ts', ...args], { cwd: ROOT, env });
}

/** The page of an order for whoever knows its number and email address. */
export const orderPage = ({ orderNumber, email }: Pick<PlacedOrder, 'orderNumber' | 'email'>): string =>
  `/order-details?${new URLSearchParams({ orderNumber, email })}`;
