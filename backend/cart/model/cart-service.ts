import type { Cart, NewCartItem, CartItemChange } from '../../../src/api/cart/cart.schema.ts';
import type { Kysely } from 'kysely';
import type { ProductOrigins } from '../../../src/lib/measurement/product-origins.ts';
import type { Scope } from '../../core/scope.ts';
import type { CartRecord } from './cart-record.ts';
import type { CartRow } from './cart-lines.ts';
import type { Tables } from '../../db/tables.ts';
import type { LockedCart } from './locked-cart.ts';

/** Options of a cart query. */
export interface CartReadOptions {
  /** The customer's favorite store, stored with the cart: its stock is checked for each line. */
  readonly favStoreId?: string | undefined;
  /** Repair the cart so that it can be ordered. */
  readonly isPatchRequired?: boolean | undefined;
  /** Report insufficient stock at each line. */
  readonly inventorySupplyCheck?: boolean | undefined;
}

/** A consumer has one open cart per site. */
export interface CartOwner {
  readonly consumerNo: string;
  /** The consumer number of the customer whom an associate serves. */
  readonly served?: string | undefined;
  /** Where the visitor came from into products, as the request says. */
  readonly origins?: ProductOrigins | undefined;
  readonly scope: Scope;
}

/**
 * Every operation but `openBasketId` returns the whole cart. A cart of another consumer is reported as unknown:
 * `CART_NOT_FOUND`.
 */
export interface CartService {
  openBasketId(owner: CartOwner): Promise<string | undefined>;
  open(owner: CartOwner): Promise<Cart>;
  openWith(owner: CartOwner, items: readonly NewCartItem[]): Promise<Cart>;
  get(owner: CartOwner, basketId: string, options?: CartReadOptions): Promise<Cart>;
  add(owner: CartOwner, basketId: string, items: readonly NewCartItem[]): Promise<Cart>;
  change(owner: CartOwner, basketId: string, change: CartItemChange): Promise<Cart>;
  remove(owner: CartOwner, basketId: string, itemId: string): Promise<Cart>;
  /** Runs another module's change in one transaction with the cart's row locked; an error rolls it back. */
  changeWith(owner: CartOwner, basketId: string, change: CartChange): Promise<Cart>;
  /** Loads all content of a cart with texts in a locale; checks neither its owner nor its status. */
  loadRecord(database: Kysely<Tables>, row: CartRow, locale: string): Promise<CartRecord>;
}

export type CartChange = (cart: LockedCart) => Promise<void>;
