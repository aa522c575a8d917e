import type { NewCartItem } from '../../../src/api/cart/cart.schema.ts';
import { order, type Order } from '../../../src/api/orders/orders.schema.ts';
import { paymentSession } from '../../../src/api/cart/payment.schema.ts';
import { ADDRESS, CAPTCHA, cardDetails, cardOrder, CARDS } from '../../harness/purchase.ts';
import type { Target } from './targets.test-support.ts';
import { Visitor, type Answer } from './visitor.test-support.ts';

/** A guest's purchase as in docs/contract.md#demo-data, request by request. */
export class Customer {
  readonly visitor: Visitor;
  readonly #target: Target;
  cartId = '';

  private constructor(target: Target, visitor: Visitor) {
    this.#target = target;
    this.visitor = visitor;
  }

  static async start(target: Target): Promise<Customer> {
    return new Customer(target, await Visitor.start(target));
  }

  /** A visitor with an existing session. */
  static of(target: Target, visitor: Visitor): Customer {
    return new Customer(target, visitor);
  }

  /** Buys with the card that is approved. */
  async buy(...items: NewCartItem[]): Promise<Order> {
    await this.fill(...items);
    await this.prepare();
    return orderOf(await this.place(await this.payload()));
  }

  /** Buys a product that is delivered by email: nothing is shipped. */
  async buyDigital(...items: NewCartItem[]): Promise<Order> {
    const { basketId } = await this.visitor.addToCart(...items);
    this.cartId = basketId;
    await this.visitor.cart('POST', `/cart/v1/cart/${basketId}/billingAddress`, ADDRESS);
    await this.prepare();
    return orderOf(await this.place(await this.payload()));
  }

  /** Fills the cart and sets its addresses. */
  async fill(...items: NewCartItem[]): Promise<void> {
    const { basketId } = await this.visitor.addToCart(...items);
    this.cartId = basketId;
    await this.visitor.cart('POST', `/cart/v2/cart/${basketId}/shippingAddress`, { ...ADDRESS, ...CAPTCHA });
    await this.visitor.cart('POST', '/cart/v1/shippingMethod', {
      cartId: basketId,
      code: 'standard',
      shippingId: 'me',
    });
    await this.visitor.cart('POST', `/cart/v1/cart/${basketId}/billingAddress`, ADDRESS);
  }

  prepare() {
    return this.visitor.cart('POST', '/cart/v1/cart/prepareOrder', { basketId: this.cartId });
  }

  async cardToken(number: string): Promise<{ paymentToken: string; bin: string; brand: string }> {
    return this.#askSandbox('/sandbox/card/token', cardDetails(number));
  }

  /** Opens a wallet's session and approves it in the name of `name`. */
  async walletPayload(method: string, name = 'Ada') {
    const { body } = await this.visitor.call('GET', `/cart/v1/paymentSession?referer=cart&paymentMethodId=${method}`);
    const { session_id } = paymentSession.parse(body);
    const { paymentToken } = await this.#askSandbox('/sandbox/wallet/token', { session_id, name });
    const additionalData = [{ payment_method_id: method, paymentToken }];
    const paymentMethod = { code: method, id: method, additionalData };
    return { cartId: this.cartId, ...CAPTCHA, billingAddress: ADDRESS, paymentMethod };
  }

  async redirectResult(sessionID: unknown, code: string): Promise<string> {
    return (await this.#askSandbox('/sandbox/3ds', { sessionID, code })).redirectResult;
  }

  async payload(card: string = CARDS.approved) {
    return cardOrder(this.cartId, await this.cardToken(card));
  }

  place(payload: object, headers: Record<string, string> = {}): Promise<Answer> {
    return this.visitor.call('PUT', '/cart/v2/checkout/order', payload, headers);
  }

  patch(orderNumber: string, data: object, headers: Record<string, string> = {}): Promise<Answer> {
    const body = { paymentMethod: { code: 'CREDIT_CARD', additionalData: [data] } };
    return this.visitor.call('PATCH', `/cart/v2/checkout/order/${orderNumber}`, body, headers);
  }

  async #askSandbox(path: string, body: object) {
    const headers = { 'content-type': 'application/json' };
    const answer = await this.#target.sandbox(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json();
  }
}

/** Returns the order of a response; throws where there is none. */
export function orderOf({ status, body }: Answer): Order {
  if (status !== 200) throw new Error(`Instead of an order came ${status} ${JSON.stringify(body)}`);
  return order.parse(body);
}
