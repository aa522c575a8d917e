import type { PostalAddress, PriceableLine } from '../../pricing-model.ts';
import type { ShippingRates } from './rates.ts';

/** A store as far as delivery depends on it. */
export interface StoreFacts {
  readonly id: string;
  /** Hands out orders, in the site's own country. */
  readonly handsOut: boolean;
  /** IANA name. */
  readonly timeZone: string;
  readonly address: PostalAddress;
  /** Units on the shelf by SKU. */
  readonly stock: ReadonlyMap<string, number>;
}

/** What delivery depends on beside the lines. */
export interface ShippingFacts {
  readonly rates: ShippingRates;
  /** Of the texts. */
  readonly locale: string;
  readonly isMember: boolean;
  /** The shopper said how the order shall come home. */
  readonly isHomeChosen: boolean;
  /** Where pickup is offered beside the stores the lines name. */
  readonly favoriteStoreId: string | null;
  /** Units in the web warehouse by SKU, those held for the cart included. */
  readonly warehouse: ReadonlyMap<string, number>;
  /** Those the lines name and the favorite one; others are none. */
  readonly stores: ReadonlyMap<string, StoreFacts>;
}

export type StockedLine = Pick<PriceableLine, 'sku' | 'qty'>;

export const storeStockOf = (facts: ShippingFacts, storeId: string | null, sku: string): number =>
  (storeId === null ? undefined : facts.stores.get(storeId)?.stock.get(sku)) ?? 0;

/** Whether the web warehouse has the line. */
export const isInWarehouse = ({ warehouse }: ShippingFacts, { sku, qty }: StockedLine): boolean =>
  (warehouse.get(sku) ?? 0) >= qty;

/** Whether the store hands orders out and has the line on its shelf. */
export function isInStoreStock(facts: ShippingFacts, storeId: string | null, { sku, qty }: StockedLine): boolean {
  return handsOut(facts, storeId) && storeStockOf(facts, storeId, sku) >= qty;
}

export const handsOut = (facts: ShippingFacts, storeId: string | null): boolean =>
  storeId !== null && facts.stores.get(storeId)?.handsOut === true;
