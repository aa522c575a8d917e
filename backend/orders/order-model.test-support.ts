/* oxlint-disable vitest/no-standalone-expect -- what a model expects is expected within the test that drives it */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Order } from '../../src/api/orders.schema.ts';
import { putProduct } from '../catalog/shop.test-support.ts';
import { addPayment } from '../payment/cart-payments.ts';
import { findOrder } from './order-rows.ts';
import { CARDS, newBuyer, promised, unitsOf, type OrderShop } from './orders.test-support.ts';

/** Something a shopper does. */
export type Step =
  | { readonly kind: 'add' | 'update'; readonly sku: number; readonly qty: number }
  | { readonly kind: 'remove'; readonly sku: number }
  | { readonly kind: 'giftCard' | 'prepare' | 'cancel' | 'wait' }
  | { readonly kind: 'place'; readonly card: keyof typeof CARDS }
  | { readonly kind: 'patch'; readonly code: string };

const sku = fc.nat({ max: 1 });
const qty = fc.integer({ min: 1, max: 4 });

export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), sku, qty }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('update' as const), sku, qty }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), sku }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('giftCard', 'prepare', 'cancel', 'wait') }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('place' as const),
        card: fc.constantFrom('approved', 'challenge', 'declined'),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('patch' as const), code: fc.constantFrom('1234', '0000') }) },
  ),
  { minLength: 3, maxLength: 14 },
);

interface ModelCart {
  readonly basketId: string;
  readonly lines: Map<string, number>;
  hasGiftCard: boolean;
}

interface ModelOrder {
  readonly order: Order;
  readonly cart: ModelCart;
  readonly byGiftCard: number;
  readonly charged: number;
  status: Order['status'];
}

const STOCK = [6, 500] as const;
const GIFT_CARD = 4000;
const HALF_HOUR = 31 * 60_000;
const cents = (amount: number) => Math.round(amount * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

let runs = 0;

/** A shopper in memory beside one of the service; after each step both have to agree. */
export class ShopperModel {
  readonly #shop: OrderShop;
  readonly #clock: { now: number };
  readonly #run = (runs += 1);
  readonly #skus = STOCK.map((_, index) => `M${this.#run}-${index}`);
  readonly #giftCard = `gift-${this.#run}`;
  readonly #buyer = newBuyer();
  readonly #orders: ModelOrder[] = [];
  #cart: ModelCart | undefined;
  #moneyBefore = 0;

  private constructor(shop: OrderShop, clock: { now: number }) {
    this.#shop = shop;
    this.#clock = clock;
  }

  static async start(shop: OrderShop, clock: { now: number }): Promise<ShopperModel> {
    const model = new ShopperModel(shop, clock);
    const variants = model.#skus.map((name, index) => ({ sku: name, price: 999 + index, stock: STOCK[index] ?? 0 }));
    await putProduct(shop.database, { id: `model-${model.#run}`, variants });
    const card = { number: model.#giftCard, pin_hash: 'none', currency: 'USD', balance_minor: GIFT_CARD };
    await shop.database.write
      .insertInto('gift_card')
      .values({ ...card, expires_at: null, issued_for: null, created_at: 0 })
      .execute();
    clock.now += HALF_HOUR;
    await shop.orders.sweep();
    model.#moneyBefore = await promised(shop.database);
    return model;
  }

  async take(step: Step): Promise<void> {
    this.#clock.now += 1;
    switch (step.kind) {
      case 'add':
        return this.#add(step.sku, step.qty);
      case 'update':
        return this.#update(step.sku, step.qty);
      case 'remove':
        return this.#remove(step.sku);
      case 'giftCard':
        return this.#applyGiftCard();
      case 'prepare':
        return this.#prepare();
      case 'place':
        return this.#place(step.card);
      case 'patch':
        return this.#patch(step.code);
      case 'cancel':
        return this.#cancel();
      case 'wait':
        return this.#wait();
    }
  }

  #available(name: string): number {
    const sold = sum(this.#standing().map(({ cart }) => cart.lines.get(name) ?? 0));
    return (STOCK[this.#skus.indexOf(name)] ?? 0) - sold;
  }

  #standing = () => this.#orders.filter(({ status }) => status !== 'cancelled');
  #giftLeft = () => GIFT_CARD - sum(this.#standing().map(({ byGiftCard }) => byGiftCard));

  async #add(index: number, added: number): Promise<void> {
    const name = this.#skus[index] ?? '';
    const wanted = (this.#cart?.lines.get(name) ?? 0) + added;
    const call = this.#shop.carts.openWith(this.#buyer, [{ productId: name, qty: added }]);
    if (wanted > this.#available(name)) {
      const errorId = this.#available(name) === 0 ? 'ITEM_OOS' : 'ADDED_MAX_QUANTITY';
      return expect(call).rejects.toMatchObject({ errorId });
    }
    const { basketId } = await call;
    this.#cart ??= { basketId, lines: new Map(), hasGiftCard: false };
    this.#cart.lines.set(name, wanted);
  }

  async #update(index: number, wanted: number): Promise<void> {
    const name = this.#skus[index] ?? '';
    if (!this.#cart?.lines.has(name)) return;
    const call = this.#shop.carts.change(this.#buyer, this.#cart.basketId, {
      itemId: await this.#lineOf(name),
      qty: wanted,
    });
    if (wanted > this.#available(name)) return expect(call).rejects.toMatchObject({ errorId: 'ADDED_MAX_QUANTITY' });
    await call;
    this.#cart.lines.set(name, wanted);
  }

  async #remove(index: number): Promise<void> {
    const name = this.#skus[index] ?? '';
    if (!this.#cart?.lines.delete(name)) return;
    await this.#shop.carts.remove(this.#buyer, this.#cart.basketId, await this.#lineOf(name));
  }

  async #lineOf(name: string): Promise<string> {
    const { items } = await this.#shop.carts.get(this.#buyer, this.#cart?.basketId ?? '');
    return items.find(({ productId }) => productId === name)?.id ?? '';
  }

  async #applyGiftCard(): Promise<void> {
    if (!this.#cart || this.#cart.hasGiftCard) return;
    const payment = { methodId: 'GIFT_CARD', reference: this.#giftCard, amount: null } as const;
    await this.#shop.carts.changeWith(
      this.#buyer,
      this.#cart.basketId,
      async (cart) => void (await addPayment(cart, payment)),
    );
    this.#cart.hasGiftCard = true;
  }

  async #prepare(): Promise<void> {
    if (!this.#cart) return;
    await this.#shop.address(this.#buyer, this.#cart.basketId);
    const call = this.#shop.orders.prepare(this.#buyer, this.#cart.basketId);
    if (this.#cart.lines.size === 0) {
      return expect(call).rejects.toMatchObject({ errorId: 'ITEM_NO_LONGER_AVAILABLE' });
    }
    expect((await call).orderNumber).toBeTruthy();
  }

  async #place(card: keyof typeof CARDS): Promise<void> {
    const cart = this.#cart;
    if (!cart) return;
    await this.#shop.address(this.#buyer, cart.basketId);
    const total = cents((await this.#shop.carts.get(this.#buyer, cart.basketId)).totals.total);
    const byGiftCard = cart.hasGiftCard ? Math.min(this.#giftLeft(), total) : 0;
    const charged = total - byGiftCard;
    const call = this.#shop.place(this.#buyer, cart.basketId, CARDS[card]);
    if (cart.lines.size === 0) return expect(call).rejects.toMatchObject({ errorId: 'ITEM_NO_LONGER_AVAILABLE' });
    if (card === 'declined' && charged > 0) return expect(call).rejects.toMatchObject({ errorId: 'PAYMENT_ERROR' });
    const order = await call;
    const status = card === 'challenge' && charged > 0 ? 'pending' : 'placed';
    expect({ status: order.status, total: cents(order.totals.total) }).toEqual({ status, total });
    expect(await this.#shop.place(this.#buyer, cart.basketId, CARDS.approved)).toEqual(order);
    this.#orders.push({ order, cart, byGiftCard, charged, status });
    this.#cart = undefined;
  }

  async #patch(code: string): Promise<void> {
    const waiting = this.#orders.findLast(({ status }) => status === 'pending');
    if (!waiting) return;
    const { orderNumber, flashMessages } = waiting.order;
    const { sessionID } = Object(flashMessages[0]?.details.action);
    const redirectResult = await this.#shop.redirectResult(sessionID, code);
    const call = this.#shop.orders.patch(this.#buyer, orderNumber, {
      paymentMethod: { additionalData: [{ sessionID, redirectResult }] },
    });
    if (code === '1234') {
      expect(await call).toMatchObject({ status: 'placed', orderNumber });
      waiting.status = 'placed';
    } else {
      await expect(call).rejects.toMatchObject({ errorId: 'PAYMENT_ERROR' });
      this.#giveUp(waiting);
    }
  }

  async #cancel(): Promise<void> {
    const placed = this.#orders.findLast(({ status }) => status === 'placed');
    const row = placed && (await findOrder(this.#shop.database.read, placed.order.orderNumber));
    if (!placed || !row) return;
    const cancel = () => this.#shop.orders.cancelPlaced(row, async () => {});
    await Promise.all([cancel(), cancel()]);
    placed.status = 'cancelled';
  }

  async #wait(): Promise<void> {
    this.#clock.now += HALF_HOUR;
    await Promise.all([this.#shop.orders.sweep(), this.#shop.orders.sweep()]);
    for (const order of this.#orders) if (order.status === 'pending') this.#giveUp(order);
  }

  #giveUp(order: ModelOrder): void {
    order.status = 'cancelled';
    const { cart } = order;
    if (!this.#cart) this.#cart = { ...cart, lines: new Map(cart.lines) };
    else for (const [name, held] of cart.lines) if (!this.#cart.lines.has(name)) this.#cart.lines.set(name, held);
  }

  /** Stock, money, carts and orders are what the model says, whatever happened. */
  async check(): Promise<void> {
    const { database, carts } = this.#shop;
    for (const [index, name] of this.#skus.entries()) {
      const { free, held, sold } = await unitsOf(database, name);
      const inOrders = sum(this.#standing().map(({ cart }) => cart.lines.get(name) ?? 0));
      expect({ sold, all: free + held + sold }).toEqual({ sold: inOrders, all: STOCK[index] });
    }
    const card = database.read.selectFrom('gift_card').select('balance_minor').where('number', '=', this.#giftCard);
    expect(await card.executeTakeFirst()).toEqual({ balance_minor: this.#giftLeft() });
    const charged = sum(this.#standing().map((order) => order.charged));
    expect((await promised(database)) - this.#moneyBefore).toBe(charged);
    const kept = await database.read
      .selectFrom('shop_order')
      .select(['order_number', 'status'])
      .where('consumer_no', '=', this.#buyer.consumerNo)
      .execute();
    expect(new Map(kept.map(({ order_number, status }) => [order_number, status]))).toEqual(
      new Map(this.#orders.map(({ order, status }) => [order.orderNumber, status])),
    );
    if (!this.#cart) return;
    const { items, totals } = await carts.get(this.#buyer, this.#cart.basketId);
    expect(new Map(items.map(({ productId, qty: held }) => [productId, held]))).toEqual(this.#cart.lines);
    const { total, itemTotal, totalDiscount, shipping, tax } = totals;
    expect(cents(total)).toBe(cents(itemTotal) - cents(totalDiscount) + cents(shipping) + cents(tax));
  }
}
