import { applyCoupon, removeCoupon } from '../../cart/promotions/coupons.ts';
import { PIN } from './order-model-shop.test-support.ts';
import type { ModelCart } from './order-model-state.test-support.ts';
import { expectError, type ModelCustomer } from './order-model-customer.test-support.ts';

/** Steps with discounts and payment instruments. */
export class InstrumentSteps {
  readonly #customer: ModelCustomer;

  constructor(customer: ModelCustomer) {
    this.#customer = customer;
  }

  async coupon(cart: ModelCart, code: string): Promise<void> {
    const apply = this.#customer.shop.carts.changeWith(this.#customer.customer, cart.basketId, (locked) =>
      applyCoupon(locked, code),
    );
    const errorId = this.#customer.state.codeError(cart, code);
    if (errorId) return expectError(apply, errorId);
    await apply;
    cart.codes.add(code);
    cart.quoted = undefined;
  }

  async uncoupon(cart: ModelCart, code: string): Promise<void> {
    const remove = this.#customer.shop.carts.changeWith(this.#customer.customer, cart.basketId, (locked) =>
      removeCoupon(locked, code),
    );
    if (!cart.codes.delete(code)) return expectError(remove, 'PRM130');
    await remove;
    cart.quoted = undefined;
  }

  async points(cart: ModelCart, amount: number | null): Promise<void> {
    const amounts = amount === null ? {} : { amount: amount / 100 };
    const instrument = { payment_method_id: 'LOYALTY_POINTS' as const, ...amounts };
    const call = this.#customer.shop.instruments.add(this.#customer.customer, cart.basketId, instrument);
    if (this.#customer.visitor !== this.#customer.state.account) return expectError(call, 'REW401');
    const left = this.#customer.state.usablePoints();
    if (left === 0 || (amount ?? 0) > left) return expectError(call, 'REW140');
    await call;
    cart.points = amount ?? Infinity;
    cart.quoted = undefined;
  }

  async giftCard(cart: ModelCart): Promise<void> {
    const giftCard = { number: this.#customer.giftCard, pin: PIN };
    const instrument = { payment_method_id: 'GIFT_CARD' as const, giftCard };
    const call = this.#customer.shop.instruments.add(this.#customer.customer, cart.basketId, instrument);
    if (this.#customer.state.giftLeft() === 0) return expectError(call, 'GC_ZERO_BALANCE');
    if (cart.hasGiftCard) return expectError(call, 'GC_ALREADY_APPLIED');
    await call;
    cart.hasGiftCard = true;
    cart.quoted = undefined;
  }
}
