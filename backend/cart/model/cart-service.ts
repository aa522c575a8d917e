import type { Cart, NewCartItem, CartItemChange } from '../../../src/api/cart/cart.schema.ts';
import type { Kysely } from 'kysely';
import type { Scope } from '../../core/scope.ts';
import type { CartRecord } from './cart-record.ts';
import type { CartRow } from './cart-lines.ts';
import type { Tables } from '../../db/tables.ts';
import type { LockedCart } from './locked-cart.ts';

/** What a reader of a cart may ask for with it. */
export interface CartReadOptions {
  /** The shopper's store, kept with the cart: its shelf is looked at for each line. */
  readonly favStoreId?: string | undefined;
  /** Make it one that can be bought. */
  readonly isPatchRequired?: boolean | undefined;
  /** Tell at each line what there is too little of. */
  readonly inventorySupplyCheck?: boolean | undefined;
}

/** Who asks, and where: a consumer has one open cart per site. */
export interface CartOwner {
  readonly consumerNo: string;
  readonly scope: Scope;
}

/** Every call but `openBasketId` answers the whole cart. Another's cart is an unknown one: `CART_NOT_FOUND`. */
export interface CartService {
  openBasketId(owner: CartOwner): Promise<string | undefined>;
  open(owner: CartOwner): Promise<Cart>;
  openWith(owner: CartOwner, items: readonly NewCartItem[]): Promise<Cart>;
  get(owner: CartOwner, basketId: string, options?: CartReadOptions): Promise<Cart>;
  add(owner: CartOwner, basketId: string, items: readonly NewCartItem[]): Promise<Cart>;
  change(owner: CartOwner, basketId: string, change: CartItemChange): Promise<Cart>;
  remove(owner: CartOwner, basketId: string, itemId: string): Promise<Cart>;
  /** Another part's change, in one transaction with the cart's row locked; what it throws undoes it. */
  changeWith(owner: CartOwner, basketId: string, change: CartChange): Promise<Cart>;
  /** All that a cart holds, in the words of a locale; whose it is and what became of it is not looked at. */
  loadRecord(database: Kysely<Tables>, row: CartRow, locale: string): Promise<CartRecord>;
}

export type CartChange = (cart: LockedCart) => Promise<void>;
