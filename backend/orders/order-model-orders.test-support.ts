/* oxlint-disable vitest/no-standalone-expect -- what a model expects is expected within the test that drives it */
import { expect } from 'vitest';
import { MAX_RESERVED_UNITS } from './hold-limits.ts';
import type { ModelCart, ModelOrder } from './order-model-state.test-support.ts';
import { expectError, HALF_HOUR, type Shopper } from './order-model-shopper.test-support.ts';
import { findOrder } from './order-rows.ts';
import { CARDS } from './orders.test-support.ts';

const cents = (amount: number) => Math.round(amount * 100);

/** From the cart to the order, and back. */
export class OrderSteps {
  readonly #shopper: Shopper;

  constructor(shopper: Shopper) {
    this.#shopper = shopper;
  }

  async prepare(cart: ModelCart): Promise<void> {
    const call = this.#shopper.shop.orders.prepare(this.#shopper.buyer, cart.basketId);
    const errorId = cart.lines.size === 0 ? 'ITEM_NO_LONGER_AVAILABLE' : this.#shopper.state.stockError(cart);
    if (errorId) return expectError(call, errorId);
    expect((await call).orderNumber).toBeTruthy();
    cart.reserved = new Map([...cart.lines].map(([sku, qty]) => [sku, Math.min(qty, MAX_RESERVED_UNITS)]));
    cart.quoted = this.#shopper.state.discount(cart);
  }

  async place(cart: ModelCart, card: keyof typeof CARDS): Promise<void> {
    const total = cents((await this.#shopper.shop.carts.get(this.#shopper.buyer, cart.basketId)).totals.total);
    const shares = this.#shopper.state.shares(cart, total);
    const codes = [...this.#shopper.state.discounts(cart).keys()];
    const call = this.#shopper.shop.place(this.#shopper.buyer, cart.basketId, CARDS[card]);
    const errorIds = this.#placeRefusals(cart, card, shares);
    if (errorIds.length > 0) return expectError(call, ...errorIds);
    const order = await call;
    const status = card === 'challenge' && shares.charged > 0 ? 'pending' : 'placed';
    expect({ status: order.status, total: cents(order.totals.total) }).toEqual({ status, total });
    expect(await this.#shopper.shop.place(this.#shopper.buyer, cart.basketId, CARDS.approved)).toEqual(order);
    this.#shopper.state.orders.push({ order, cart, total, ...shares, codes, status, owner: this.#shopper.visitor });
    this.#shopper.visitor.cart = undefined;
  }

  /** Any of them may be the first that is found. */
  #placeRefusals(cart: ModelCart, card: keyof typeof CARDS, { charged }: Pick<ModelOrder, 'charged'>): string[] {
    if (cart.lines.size === 0) return ['ITEM_NO_LONGER_AVAILABLE'];
    const gained = this.#shopper.state.discount(cart) - (cart.quoted ?? this.#shopper.state.discount(cart));
    const short = this.#shopper.state.stockError(cart);
    return [
      ...(gained === 0 ? [] : ['PRM140', 'PRM150']),
      // Where one code is used up, another may have been given back.
      ...(gained > 0 ? ['ORD415', 'TAX310'] : []),
      ...(card === 'declined' && charged > 0 ? ['PAYMENT_ERROR'] : []),
      ...(short === undefined ? [] : [short]),
    ];
  }

  async patch(code: string): Promise<void> {
    const mine = this.#shopper.state.orders.filter(({ owner }) => owner === this.#shopper.visitor);
    const waiting = mine.findLast(({ status }) => status === 'pending');
    if (!waiting) return;
    const { orderNumber, flashMessages } = waiting.order;
    const { sessionID } = Object(flashMessages[0]?.details.action);
    const redirectResult = await this.#shopper.shop.redirectResult(sessionID, code);
    const call = this.#shopper.shop.orders.patch(this.#shopper.buyer, orderNumber, {
      paymentMethod: { additionalData: [{ sessionID, redirectResult }] },
    });
    if (code === '1234') {
      expect(await call).toMatchObject({ status: 'placed', orderNumber });
      waiting.status = 'placed';
    } else {
      await expectError(call, 'PAYMENT_ERROR');
      this.#shopper.state.giveUp(waiting);
    }
  }

  async cancel(): Promise<void> {
    const placed = this.#shopper.state.orders.findLast(({ status }) => status === 'placed');
    const row = placed && (await findOrder(this.#shopper.shop.database.read, placed.order.orderNumber));
    if (!placed || !row) return;
    const cancel = () => this.#shopper.shop.orders.cancelPlaced(row, async () => {});
    await Promise.all([cancel(), cancel()]);
    placed.status = 'cancelled';
  }

  /** So long that what was held is free again, and what was not paid is given up. */
  async wait(): Promise<void> {
    this.#shopper.shop.clock.now += HALF_HOUR;
    await Promise.all([this.#shopper.shop.orders.sweep(), this.#shopper.shop.orders.sweep()]);
    for (const { cart } of this.#shopper.state.visitors) if (cart) cart.reserved = new Map();
    for (const order of this.#shopper.state.orders) if (order.status === 'pending') this.#shopper.state.giveUp(order);
  }
}
