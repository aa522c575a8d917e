import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { openDoor } from './door.ts';
import { expect } from './browser-test.ts';

const cart = z.object({ basketId: z.string() });
const token = z.object({ paymentToken: z.string(), bin: z.string(), brand: z.string() });
const inbox = z.array(z.object({ text: z.string() }));

const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Hill',
  phone: '2125550100',
  phoneCode: '1',
  addressLine1: '1 Ridge Road',
  city: 'Portland',
  province: 'OR',
  postalCode: '97205',
  countryCode: 'US',
};
const CARD = { number: '4111111111111111', expiryMonth: '12', expiryYear: '2099', cvc: '123' };

async function buyGiftCard(origin: string, email: string): Promise<void> {
  const door = openDoor(origin);
  const billingAddress = { ...ADDRESS, email };
  await door.send('POST', '/token/v2/auth/token', { type: 'Guest' });
  const items = [{ productId: 'DIGITAL-GC-25', qty: 1 }];
  const { basketId } = cart.parse(await door.send('POST', '/cart/v1/cartWithItem', { items }));
  await door.send('POST', `/cart/v1/cart/${basketId}/billingAddress`, billingAddress);
  const headers = { 'content-type': 'application/json' };
  const asked = await fetch(`${origin}/sandbox/card/token`, { method: 'POST', headers, body: JSON.stringify(CARD) });
  const { paymentToken, bin, brand } = token.parse(await asked.json());
  const additionalData = [{ payment_method_id: 'CREDIT_CARD', paymentToken, bin, type: brand }];
  const paymentMethod = { code: 'CREDIT_CARD', id: 'CREDIT_CARD', additionalData };
  const body = { cartId: basketId, recaptcha_response: 'sandbox-pass', billingAddress, paymentMethod };
  await door.send('PUT', '/cart/v2/checkout/order', body);
}

/** A new gift card of 25.00 for one test alone, bought in the shop and read from its mail. */
export async function newGiftCard(origin: string): Promise<{ readonly number: string; readonly pin: string }> {
  const email = `gift-${randomUUID()}@example.com`;
  await buyGiftCard(origin, email);
  let found: RegExpExecArray | null = null;
  await expect(async () => {
    const answer = await fetch(`${origin}/sandbox/inbox.json?to=${encodeURIComponent(email)}`);
    const texts = inbox.parse(await answer.json()).map(({ text }) => text);
    found = /Number: (\d+)\s+PIN: (\d+)/.exec(texts.join('\n'));
    expect(found).not.toBeNull();
  }).toPass();
  const [, number = '', pin = ''] = found ?? [];
  return { number, pin };
}
