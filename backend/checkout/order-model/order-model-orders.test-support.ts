/* oxlint-disable vitest/no-standalone-expect -- a model's expectations run within the test that drives it */
import { expect } from 'vitest';
import { MAX_RESERVED_UNITS } from '../../inventory/reservation-limits.ts';
import type { ModelCart, ModelOrder } from './order-model-state.test-support.ts';
import { expectError, HALF_HOUR, type ModelCustomer } from './order-model-customer.test-support.ts';
import { findOrder } from '../../orders/model/order-rows.ts';
import { CARDS } from '../order-service.test-support.ts';

const cents = (amount: number) => Math.round(amount * 100);

/** Steps from the cart to the order and back. */
export class OrderSteps {
  readonly #customer: ModelCustomer;

  constructor(customer: ModelCustomer) {
    this.#customer = customer;
  }

  async prepare(cart: ModelCart): Promise<void> {
    const call = this.#customer.shop.orders.prepare(this.#customer.customer, cart.basketId);
    const errorId = cart.lines.size === 0 ? 'ITEM_NO_LONGER_AVAILABLE' : this.#customer.state.stockError(cart);
    if (errorId) return expectError(call, errorId);
    expect((await call).orderNumber).toBeTruthy();
    cart.reserved = new Map([...cart.lines].map(([sku, qty]) => [sku, Math.min(qty, MAX_RESERVED_UNITS)]));
    cart.quoted = this.#customer.state.discount(cart);
  }

  async place(cart: ModelCart, card: keyof typeof CARDS): Promise<void> {
    const total = cents((await this.#customer.shop.carts.get(this.#customer.customer, cart.basketId)).totals.total);
    const shares = this.#customer.state.shares(cart, total);
    const codes = [...this.#customer.state.discounts(cart).keys()];
    const call = this.#customer.shop.place(this.#customer.customer, cart.basketId, CARDS[card]);
    const errorIds = this.#placementErrors(cart, card, shares);
    if (errorIds.length > 0) return expectError(call, ...errorIds);
    const order = await call;
    const status = card === 'challenge' && shares.charged > 0 ? 'pending' : 'placed';
    expect({ status: order.status, total: cents(order.totals.total) }).toEqual({ status, total });
    expect(await this.#customer.shop.place(this.#customer.customer, cart.basketId, CARDS.approved)).toEqual(order);
    this.#customer.state.orders.push({ order, cart, total, ...shares, codes, status, owner: this.#customer.visitor });
    this.#customer.visitor.cart = undefined;
  }

  /** The possible errors; any of them may be thrown. */
  #placementErrors(cart: ModelCart, card: keyof typeof CARDS, { charged }: Pick<ModelOrder, 'charged'>): string[] {
    if (cart.lines.size === 0) return ['ITEM_NO_LONGER_AVAILABLE'];
    const gained = this.#customer.state.discount(cart) - (cart.quoted ?? this.#customer.state.discount(cart));
    const short = this.#customer.state.stockError(cart);
    return [
      ...(gained === 0 ? [] : ['PRM140', 'PRM150']),
      // When one code is used up, another may have been released.
      ...(gained > 0 ? ['ORD415', 'TAX310'] : []),
      ...(card === 'declined' && charged > 0 ? ['PAYMENT_ERROR'] : []),
      ...(short === undefined ? [] : [short]),
    ];
  }

  async patch(code: string): Promise<void> {
    const mine = this.#customer.state.orders.filter(({ owner }) => owner === this.#customer.visitor);
    const waiting = mine.findLast(({ status }) => status === 'pending');
    if (!waiting) return;
    const { orderNumber, flashMessages } = waiting.order;
    const { sessionID } = Object(flashMessages[0]?.details.action);
    const redirectResult = await this.#customer.shop.redirectResult(sessionID, code);
    const call = this.#customer.shop.orders.patch(this.#customer.customer, orderNumber, {
      paymentMethod: { additionalData: [{ sessionID, redirectResult }] },
    });
    if (code === '1234') {
      expect(await call).toMatchObject({ status: 'placed', orderNumber });
      waiting.status = 'placed';
    } else {
      await expectError(call, 'PAYMENT_ERROR');
      this.#customer.state.abandonOrder(waiting);
    }
  }

  async cancel(): Promise<void> {
    const placed = this.#customer.state.orders.findLast(({ status }) => status === 'placed');
    const row = placed && (await findOrder(this.#customer.shop.database.read, placed.order.orderNumber));
    if (!placed || !row) return;
    const cancel = () => this.#customer.shop.orders.cancelPlaced(row, async () => {});
    await Promise.all([cancel(), cancel()]);
    placed.status = 'cancelled';
  }

  /** Waits until reservations and unpaid orders have expired. */
  async wait(): Promise<void> {
    this.#customer.shop.clock.now += HALF_HOUR;
    await Promise.all([this.#customer.shop.orders.expireOverdue(), this.#customer.shop.orders.expireOverdue()]);
    for (const { cart } of this.#customer.state.visitors) if (cart) cart.reserved = new Map();
    for (const order of this.#customer.state.orders)
      if (order.status === 'pending') this.#customer.state.abandonOrder(order);
  }
}
