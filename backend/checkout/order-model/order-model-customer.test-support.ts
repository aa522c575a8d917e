/* oxlint-disable vitest/no-standalone-expect -- a model's expectations run within the test that drives it */
import { expect } from 'vitest';
import type { Principal } from '../../core/principal.ts';
import { ADDRESS, type ModelShop } from './order-model-shop.test-support.ts';
import { newCart, ShopState, type ModelCart, type ModelVisitor } from './order-model-state.test-support.ts';
import type { OrderCustomer } from '../place-order.ts';

/** Slightly above half an hour: pending payments have expired then. */
export const HALF_HOUR = 31 * 60_000;

/** A customer of the services, with the same state in memory. */
export class ModelCustomer {
  readonly shop: ModelShop;
  readonly state: ShopState;
  readonly giftCard: string;
  visitor: ModelVisitor;
  #principal: Principal;

  constructor(shop: ModelShop, run: number, guest: Principal) {
    this.shop = shop;
    this.state = new ShopState(run, `account-${run}`);
    this.giftCard = `6${`${run}`.padStart(15, '0')}`;
    this.visitor = this.state.enter(guest.consumerNo);
    this.#principal = guest;
  }

  get customer(): OrderCustomer {
    return { consumerNo: this.visitor.consumerNo, scope: this.shop.scope, associate: null };
  }

  async lineOf(cart: ModelCart, sku: string): Promise<string> {
    const { items } = await this.shop.carts.get(this.customer, cart.basketId);
    return items.find(({ productId }) => productId === sku)?.id ?? '';
  }

  /** The visitor's cart with addresses; an operation may already have opened it. */
  async openCart(basketId: string): Promise<ModelCart> {
    if (this.visitor.cart) return this.visitor.cart;
    await this.shop.address(this.customer, basketId, ADDRESS);
    return (this.visitor.cart = newCart(basketId));
  }

  /** Signs in; the cart, the saved lines and the last order belong to the account from then on. */
  async signIn(): Promise<void> {
    const { account, orders } = this.state;
    const guest = this.visitor;
    if (guest === account) return;
    const last = orders.findLast(({ owner }) => owner === guest);
    const { saveForLaterId } = await this.shop.saved.list(this.customer);
    this.#principal = await this.shop.signIn(this.#principal, {
      to: account.consumerNo,
      guestObjects: { basketId: guest.cart?.basketId, saveForLaterId },
      order: last && { orderNo: last.order.orderNumber, st: last.order.st },
    });
    this.visitor = account;
    this.state.signIn(guest, await this.shop.carts.openBasketId(this.customer));
    if (last) last.owner = account;
  }

  /** A new guest starts. */
  async signOut(): Promise<void> {
    this.#principal = await this.shop.startGuest();
    this.visitor = this.state.enter(this.#principal.consumerNo);
  }
}

export function expectError(call: Promise<unknown>, ...errorIds: string[]): Promise<void> {
  return expect(call).rejects.toMatchObject({ errorId: expect.toBeOneOf(errorIds) });
}
