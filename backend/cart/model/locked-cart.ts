import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { VariantSource } from './cart-lines.ts';
import type { PricedCart } from '../../../domain/pricing-model.ts';
import type { CartItem } from '../../../src/api/cart/cart-item.schema.ts';
import type { CartRecord } from './cart-record.ts';

/** A cart whose row is locked: nobody else changes it meanwhile. */
export interface LockedCart {
  readonly transaction: Transaction<Tables>;
  readonly basketId: string;
  readonly currency: string;
  readonly source: VariantSource;
  /** All it holds, priced, as it stands in the transaction now. */
  load(): Promise<LoadedCart>;
}

export interface LoadedCart {
  readonly record: CartRecord;
  readonly priced: PricedCart;
  /** Lines of the gifts. */
  readonly gifts: readonly CartItem[];
}
