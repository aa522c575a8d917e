import type { Order } from '../../../src/api/orders/orders.schema.ts';
import { LOYALTY } from '../../../src/config.ts';

/** The shop in memory: the expected carts, orders and balances, by plain arithmetic. Money in cents. */

export const STOCK = [6, 500] as const;
/** The same by warehouse, where the shop has several. */
export const SPREAD = [
  [1, 3, 2],
  [3, 2, 495],
] as const;
export const PRICES = [999, 1000] as const;
export const GIFT_CARD = 4000;
export const POINTS = 1500;
/** A tenth off for two orders in total; an amount off above a value, once per customer. */
export const TENTH = { uses: 2, tenths: 100 } as const;
export const AMOUNT = { uses: 1, from: 2500, off: 500 } as const;

export interface ModelCart {
  readonly basketId: string;
  readonly lines: Map<string, number>;
  readonly codes: Set<string>;
  hasGiftCard: boolean;
  /** The maximum of points to spend; undefined when points do not pay. */
  points: number | undefined;
  /** Reserved units by SKU. */
  reserved: ReadonlyMap<string, number>;
  /** The discount of the prepared order, unless the cart has changed since. */
  quoted: number | undefined;
}

export interface ModelVisitor {
  readonly consumerNo: string;
  readonly saved: Map<string, number>;
  cart: ModelCart | undefined;
}

export interface ModelOrder {
  readonly order: Pick<Order, 'orderNumber' | 'st' | 'flashMessages'>;
  /** The cart at the time of the order. */
  readonly cart: ModelCart;
  readonly total: number;
  readonly byPoints: number;
  readonly byGiftCard: number;
  readonly charged: number;
  readonly codes: readonly string[];
  owner: ModelVisitor;
  status: Order['status'];
}

export const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

export class ShopState {
  readonly skus: readonly string[];
  readonly tenth: string;
  readonly amount: string;
  readonly codes: readonly string[];
  readonly account: ModelVisitor;
  readonly visitors: ModelVisitor[] = [];
  readonly orders: ModelOrder[] = [];

  constructor(run: number, accountNo: string) {
    this.skus = STOCK.map((_, index) => `M${run}-${index}`);
    this.tenth = `TENTH${run}`;
    this.amount = `AMOUNT${run}`;
    this.codes = [this.tenth, this.amount];
    this.account = this.enter(accountNo);
  }

  enter(consumerNo: string): ModelVisitor {
    const visitor: ModelVisitor = { consumerNo, saved: new Map(), cart: undefined };
    this.visitors.push(visitor);
    return visitor;
  }

  standing = () => this.orders.filter(({ status }) => status !== 'cancelled');
  sold = (sku: string) => sum(this.standing().map(({ cart }) => cart.lines.get(sku) ?? 0));
  uses = (code: string) => this.standing().filter(({ codes }) => codes.includes(code)).length;
  pointsLeft = () => POINTS - sum(this.standing().map(({ byPoints }) => byPoints));
  /** None below the minimum. */
  usablePoints = () => (this.pointsLeft() < LOYALTY.minimumPoints ? 0 : this.pointsLeft());
  giftLeft = () => GIFT_CARD - sum(this.standing().map(({ byGiftCard }) => byGiftCard));

  /** Units available to a cart: neither sold nor reserved for another. */
  available(sku: string, cart: ModelCart | undefined): number {
    const others = this.visitors.flatMap((visitor) => (visitor.cart && visitor.cart !== cart ? [visitor.cart] : []));
    const reserved = sum(others.map((other) => other.reserved.get(sku) ?? 0));
    return (STOCK[this.skus.indexOf(sku)] ?? 0) - this.sold(sku) - reserved;
  }

  quantityError(cart: ModelCart | undefined, sku: string, total: number): string | undefined {
    const available = this.available(sku, cart);
    if (available === 0) return 'ITEM_OOS';
    return total > available ? 'ADDED_MAX_QUANTITY' : undefined;
  }

  /** The error of reserving the whole cart. */
  stockError(cart: ModelCart): string | undefined {
    const lines = [...cart.lines].map(([sku, qty]) => ({ qty, available: this.available(sku, cart) }));
    if (lines.every(({ qty, available }) => qty <= available)) return undefined;
    return lines.every(({ available }) => available === 0) ? 'ITEMS_OOS' : 'SOME_PRODUCTS_NO_INVENTORY';
  }

  codeError(cart: ModelCart, code: string): string | undefined {
    if (cart.codes.has(code)) return 'PRM416';
    if (code === this.tenth) return this.uses(code) >= TENTH.uses ? 'PRM140' : undefined;
    return this.uses(code) >= AMOUNT.uses ? 'PRM150' : undefined;
  }

  itemTotal(cart: ModelCart): number {
    return sum([...cart.lines].map(([sku, qty]) => qty * (PRICES[this.skus.indexOf(sku)] ?? 0)));
  }

  /** Discounts by code; a code without a discount is not used. */
  discounts(cart: ModelCart): ReadonlyMap<string, number> {
    const value = this.itemTotal(cart);
    const discounts = new Map<string, number>();
    if (value > 0 && cart.codes.has(this.tenth) && this.uses(this.tenth) < TENTH.uses) {
      discounts.set(this.tenth, Math.round((value * TENTH.tenths) / 1000));
    }
    if (value >= AMOUNT.from && cart.codes.has(this.amount) && this.uses(this.amount) < AMOUNT.uses) {
      discounts.set(this.amount, AMOUNT.off);
    }
    return discounts;
  }

  discount = (cart: ModelCart) => sum([...this.discounts(cart).values()]);

  /** The shares of a total: points first, then the gift card, then the charge. */
  shares(cart: ModelCart, total: number): Pick<ModelOrder, 'byPoints' | 'byGiftCard' | 'charged'> {
    const byPoints = Math.min(total, this.usablePoints(), cart.points ?? 0);
    const byGiftCard = cart.hasGiftCard ? Math.min(total - byPoints, this.giftLeft()) : 0;
    return { byPoints, byGiftCard, charged: total - byPoints - byGiftCard };
  }

  /** Merges the guest's cart and saved lines into those of the account, whose cart is `basketId`. */
  signIn(guest: ModelVisitor, basketId: string | undefined): void {
    const { account } = this;
    if (guest.cart && basketId !== undefined) this.#joinCarts(guest.cart, (account.cart ??= newCart(basketId)));
    guest.cart = undefined;
    for (const [sku, qty] of guest.saved) account.saved.set(sku, (account.saved.get(sku) ?? 0) + qty);
    guest.saved.clear();
  }

  #joinCarts(from: ModelCart, to: ModelCart): void {
    changed(from);
    changed(to);
    for (const [sku, qty] of from.lines) {
      const both = (to.lines.get(sku) ?? 0) + qty;
      to.lines.set(sku, Math.min(both, Math.max(1, this.available(sku, to))));
    }
    for (const code of from.codes) to.codes.add(code);
  }

  /** An unpaid order becomes a cart again, or is merged into its owner's present cart. */
  abandonOrder(order: ModelOrder): void {
    const { cart, owner } = order;
    order.status = 'cancelled';
    if (!owner.cart) {
      owner.cart = { ...cart, lines: new Map(cart.lines), codes: new Set(cart.codes), reserved: new Map() };
      changed(owner.cart);
      return;
    }
    owner.cart.quoted = undefined;
    for (const [sku, qty] of cart.lines) if (!owner.cart.lines.has(sku)) owner.cart.lines.set(sku, qty);
  }
}

export function newCart(basketId: string): ModelCart {
  const nothing = { hasGiftCard: false, points: undefined, quoted: undefined };
  return { basketId, lines: new Map(), codes: new Set(), reserved: new Map(), ...nothing };
}

/** The cart has another owner or other lines than those of its order: nothing is reserved, and the quote is not valid any more. */
export function changed(cart: ModelCart): void {
  cart.reserved = new Map();
  cart.quoted = undefined;
}

/** Lines have changed: what is still in the cart stays reserved, and the quote is not valid any more. */
export function changedLines(cart: ModelCart): void {
  const stillIn = [...cart.reserved].map(([sku, qty]) => [sku, Math.min(qty, cart.lines.get(sku) ?? 0)] as const);
  cart.reserved = new Map(stillIn.filter(([, qty]) => qty > 0));
  cart.quoted = undefined;
}
