import { z } from 'zod';
import { JsonConnection, writeRequest } from './json-connection.ts';

const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Hill',
  email: 'ada.hill@example.com',
  phone: '2125550100',
  phoneCode: '1',
  addressLine1: '1 Ridge Road',
  addressLine2: 'Third floor',
  city: 'Portland',
  province: 'OR',
  postalCode: '97205',
  country: 'United States',
  countryCode: 'US',
};
const CAPTCHA = { recaptcha_response: 'sandbox-pass' };
const CARD = { number: '4111111111111111', expiryMonth: '12', expiryYear: '2099', cvc: '123' };

const tokens = z.object({ accessToken: z.string() });
const cart = z.object({ basketId: z.string(), items: z.array(z.object({ id: z.string() })).min(1) });
const card = z.object({ paymentToken: z.string(), bin: z.string(), brand: z.string() });
const order = z.object({ orderNumber: z.string().min(1), status: z.literal('placed') });

/** A guest with a connection of its own, who buys by docs/contract.md#demo-data. */
export class BenchCustomer {
  readonly connection: JsonConnection;
  readonly #token: string;
  #basketId = '';
  #itemId = '';

  private constructor(connection: JsonConnection, token: string) {
    this.connection = connection;
    this.#token = token;
  }

  static async start(origin: string): Promise<BenchCustomer> {
    const connection = await JsonConnection.open(origin);
    return BenchCustomer.on(connection);
  }

  /** Creates another guest on an existing connection. */
  static async on(connection: JsonConnection): Promise<BenchCustomer> {
    const request = writeRequest({ method: 'POST', path: '/token/v2/auth/token', body: { type: 'Guest' } });
    return new BenchCustomer(connection, tokens.parse(JSON.parse(await connection.send(request))).accessToken);
  }

  async fill(skus: readonly string[]): Promise<void> {
    const items = skus.map((productId) => ({ productId, qty: 1 }));
    const answer = cart.parse(await this.#ask('POST', '/cart/v1/cartWithItem', { items }));
    this.#basketId = answer.basketId;
    this.#itemId = answer.items[0]?.id ?? '';
  }

  /** The request that changes the quantity of the first line. */
  change(qty: number): string {
    return this.#write('PUT', `/cart/v1/cart/${this.#basketId}/item`, { itemId: this.#itemId, qty });
  }

  /** Sends everything between a filled cart and the order; returns the request that places the order. */
  async prepare(): Promise<string> {
    const cartId = this.#basketId;
    await this.#ask('POST', `/cart/v2/cart/${cartId}/shippingAddress`, { ...ADDRESS, ...CAPTCHA });
    await this.#ask('POST', '/cart/v1/shippingMethod', { cartId, code: 'standard', shippingId: 'me' });
    await this.#ask('POST', `/cart/v1/cart/${cartId}/billingAddress`, ADDRESS);
    await this.#ask('POST', '/cart/v1/cart/prepareOrder', { basketId: cartId });
    const { paymentToken, bin, brand } = card.parse(await this.#ask('POST', '/sandbox/card/token', CARD));
    const additionalData = [{ payment_method_id: 'CREDIT_CARD', paymentToken, bin, type: brand }];
    const paymentMethod = { code: 'CREDIT_CARD', id: 'CREDIT_CARD', additionalData };
    const payload = { cartId, ...CAPTCHA, billingAddress: ADDRESS, paymentMethod };
    return this.#write('PUT', '/cart/v2/checkout/order', payload);
  }

  /** Rejects where the order fails. */
  async place(request: string): Promise<void> {
    order.parse(JSON.parse(await this.connection.send(request)));
  }

  async #ask(method: string, path: string, body: object): Promise<unknown> {
    return JSON.parse(await this.connection.send(this.#write(method, path, body)));
  }

  #write(method: string, path: string, body: object): string {
    return writeRequest({ method, path, headers: { authorization: `Bearer ${this.#token}` }, body });
  }
}
