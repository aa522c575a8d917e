import type { PostalAddress, PriceableLine } from '../../pricing-model.ts';
import type { ShipsFrom } from './departures.ts';
import type { ShippingRates } from './rates.ts';

/** The facts about a store that delivery depends on. */
export interface StoreFacts {
  readonly id: string;
  /** Whether the store offers pickup, in the site's own country. */
  readonly handsOut: boolean;
  /** IANA name. */
  readonly timeZone: string;
  readonly address: PostalAddress;
  /** Units in store stock by SKU. */
  readonly stock: ReadonlyMap<string, number>;
}

/** What delivery depends on besides the lines. */
export interface ShippingFacts {
  readonly rates: ShippingRates;
  /** Locale of the display texts. */
  readonly locale: string;
  readonly isMember: boolean;
  /** Whether the customer chose a home delivery method. */
  readonly isHomeChosen: boolean;
  /** Store where pickup is offered besides the stores the lines name. */
  readonly favoriteStoreId: string | null;
  /** Units in the warehouses that ship to the site, by SKU, including those reserved for the cart. */
  readonly warehouse: ReadonlyMap<string, number>;
  /** The warehouses that ship the lines; by default the main one. */
  readonly shipsFrom?: ShipsFrom;
  /** The stores that the lines name and the favorite one; others are missing. */
  readonly stores: ReadonlyMap<string, StoreFacts>;
}

export type StockedLine = Pick<PriceableLine, 'sku' | 'qty'>;

export const storeStockOf = (facts: ShippingFacts, storeId: string | null, sku: string): number =>
  (storeId === null ? undefined : facts.stores.get(storeId)?.stock.get(sku)) ?? 0;

/** Whether the warehouses have enough units of the line. */
export const isInWarehouse = ({ warehouse }: ShippingFacts, { sku, qty }: StockedLine): boolean =>
  (warehouse.get(sku) ?? 0) >= qty;

/** Whether the store offers pickup and has enough units of the line in stock. */
export function isInStoreStock(facts: ShippingFacts, storeId: string | null, { sku, qty }: StockedLine): boolean {
  return handsOut(facts, storeId) && storeStockOf(facts, storeId, sku) >= qty;
}

export const handsOut = (facts: ShippingFacts, storeId: string | null): boolean =>
  storeId !== null && facts.stores.get(storeId)?.handsOut === true;
