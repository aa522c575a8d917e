import { checkShop, checkTotals } from './order-model-checks.test-support.ts';
import { LineSteps } from './order-model-lines.test-support.ts';
import { InstrumentSteps } from './order-model-payments.test-support.ts';
import { OrderSteps } from './order-model-orders.test-support.ts';
import type { ModelShop } from './order-model-shop.test-support.ts';
import { HALF_HOUR, ModelCustomer } from './order-model-customer.test-support.ts';
import type { ModelCart } from './order-model-state.test-support.ts';
import type { CartStep, Step } from './order-model-steps.test-support.ts';
import { promised } from '../order-service.test-support.ts';

let runs = 0;

/** A customer of the services beside the shop in memory; both have to agree after each step. */
export class CustomerModel {
  readonly #customer: ModelCustomer;
  readonly #lines: LineSteps;
  readonly #instruments: InstrumentSteps;
  readonly #orders: OrderSteps;
  #moneyBefore = 0;

  private constructor(customer: ModelCustomer) {
    this.#customer = customer;
    this.#lines = new LineSteps(customer);
    this.#instruments = new InstrumentSteps(customer);
    this.#orders = new OrderSteps(customer);
  }

  /** A guest enters; `accountUnits` are in the cart of the account that may sign in. */
  static async start(shop: ModelShop, accountUnits: number): Promise<CustomerModel> {
    const customer = new ModelCustomer(shop, (runs += 1), await shop.startGuest());
    const model = new CustomerModel(customer);
    await shop.stock(customer.state, customer.giftCard);
    shop.clock.now += HALF_HOUR;
    await shop.orders.expireOverdue();
    model.#moneyBefore = await promised(shop.database);
    if (accountUnits > 0) await model.#fillAccount(accountUnits);
    return model;
  }

  async #fillAccount(accountUnits: number): Promise<void> {
    const guest = this.#customer.visitor;
    this.#customer.visitor = this.#customer.state.account;
    await this.#lines.add(this.#sku(0), accountUnits);
    this.#customer.visitor = guest;
  }

  async take(step: Step): Promise<void> {
    this.#customer.shop.clock.now += 1;
    switch (step.kind) {
      case 'signIn':
        return this.#customer.signIn();
      case 'signOut':
        return this.#customer.signOut();
      case 'add':
        return this.#lines.add(this.#sku(step.sku), step.qty);
      case 'restore':
        return this.#lines.restore(this.#sku(step.sku), step.qty);
      case 'patch':
        return this.#orders.patch(step.code);
      case 'cancel':
        return this.#orders.cancel();
      case 'wait':
        return this.#orders.wait();
      default:
        if (this.#customer.visitor.cart) await this.#useCart(this.#customer.visitor.cart, step);
    }
  }

  async #useCart(cart: ModelCart, step: CartStep): Promise<void> {
    switch (step.kind) {
      case 'update':
        return this.#lines.update(cart, this.#sku(step.sku), step.qty);
      case 'remove':
        return this.#lines.remove(cart, this.#sku(step.sku));
      case 'save':
        return this.#lines.save(cart, this.#sku(step.sku));
      case 'coupon':
        return this.#instruments.coupon(cart, this.#code(step.code));
      case 'uncoupon':
        return this.#instruments.uncoupon(cart, this.#code(step.code));
      case 'points':
        return this.#instruments.points(cart, step.amount);
      case 'giftCard':
        return this.#instruments.giftCard(cart);
      case 'prepare':
        return this.#orders.prepare(cart);
      case 'place':
        return this.#orders.place(cart, step.card);
    }
  }

  #sku = (index: number) => this.#customer.state.skus[index] ?? '';
  #code = (index: number) => this.#customer.state.codes[index] ?? '';

  /** The database and the responses equal the model. */
  async check(): Promise<void> {
    const { shop, state, giftCard, visitor, customer } = this.#customer;
    const { database, carts } = shop;
    const charged = (await promised(database)) - this.#moneyBefore;
    await checkShop(database, { state, giftCard, hasSeveral: shop.hasSeveral, charged });
    if (visitor.cart) checkTotals(state, visitor.cart, await carts.get(customer, visitor.cart.basketId));
  }
}
