import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { VariantSource } from './cart-lines.ts';
import type { PricedCart } from '../../../domain/pricing-model.ts';
import type { CartItem } from '../../../src/api/cart/cart-item.schema.ts';
import type { ProductOrigins } from '../../../src/lib/measurement/product-origins.ts';
import type { CartRecord } from './cart-record.ts';

/** A cart whose row is locked: no other transaction changes it. */
export interface LockedCart {
  readonly transaction: Transaction<Tables>;
  readonly basketId: string;
  readonly currency: string;
  readonly source: VariantSource;
  /** Where the visitor came from into products, for the lines that are added. */
  readonly origins?: ProductOrigins | undefined;
  /** The whole cart with its prices, as read in the transaction. */
  load(): Promise<LoadedCart>;
}

export interface LoadedCart {
  readonly record: CartRecord;
  readonly priced: PricedCart;
  readonly gifts: readonly CartItem[];
}
