import type { DeliveryDates } from '../../delivery/delivery-dates.ts';
import { MAIN_WAREHOUSE } from '../../warehouses/warehouse.ts';
import { isPoBox } from '../../address/po-box.ts';
import type { DeliveryOption, PostalAddress, PriceableLine, ShippingCode } from '../../pricing-model.ts';
import { deliveryTimeText, labelOf } from './delivery-texts.ts';
import { departureFrom, latestDates, mostDays, warehousesFor } from './departures.ts';
import { handsOut, isInWarehouse, isInStoreStock, storeStockOf, type ShippingFacts } from './shipping-context.ts';
import { goesHome, isExcluded, isHomeMethod, type DeliveryTarget, type MethodRate } from './rates.ts';

/** Destination of a line, and the value that is delivered with it. */
export interface DeliveryDestination {
  /** The home address, `null` while there is none. */
  readonly address: PostalAddress | null;
  /** Where the dates are for: the address, or what is known of it. */
  readonly place: DeliveryTarget;
  /** Total value of home delivery, in minor units. */
  readonly homeValue: number;
  readonly now: number;
}

/** Whether a home delivery method is offered to the customer, for the address as far as it is known. */
export function isHomeOffered(rate: MethodRate, { isMember }: ShippingFacts, address: PostalAddress | null): boolean {
  if (rate.membersOnly && !isMember) return false;
  if (address === null) return true;
  return !isExcluded(rate, address) && !(rate.needsStreet && isPoBox(address.addressLine1));
}

/**
 * Every delivery method the site has for the line, with its availability; the chosen one is included. A method to a
 * store has no store id while no store is known, and is unavailable then.
 */
export function optionsOf(
  line: PriceableLine,
  destination: DeliveryDestination,
  facts: ShippingFacts,
): DeliveryOption[] {
  return facts.rates.methods
    .filter(({ code }) => isMethodFor(code, line))
    .flatMap((rate) => optionsBy(rate, line, destination, facts));
}

/** Digital lines are sent by email, customised ones have their own method, all others can use any other method. */
export function isMethodFor(
  code: ShippingCode,
  { isDigital, isCustoms }: Pick<PriceableLine, 'isDigital' | 'isCustoms'>,
): boolean {
  if (isDigital) return code === 'digital';
  return isCustoms ? code === 'customs' : code !== 'digital' && code !== 'customs';
}

function optionsBy(
  rate: MethodRate,
  line: PriceableLine,
  destination: DeliveryDestination,
  facts: ShippingFacts,
): readonly DeliveryOption[] {
  const { code } = rate;
  if (code === 'pickup' || code === 'sts') {
    const stores = storesFor(line, facts);
    if (stores.length > 0) return stores.map((id) => atStore(rate, line, id, { destination, facts }));
    return [optionOf(rate, { line, destination, facts, storeId: null, inventory: null, isAvailable: false })];
  }
  const isAvailable =
    isInWarehouse(facts, line) && (!goesHome(code) || isHomeOffered(rate, facts, destination.address));
  const storeId = code === 'pudo' && line.method === 'pudo' ? line.storeId : null;
  return [optionOf(rate, { line, destination, facts, storeId, inventory: null, isAvailable })];
}

/** Stores where the line can be picked up: the one it names and the favorite one. */
function storesFor({ method, storeId }: PriceableLine, { favoriteStoreId, stores }: ShippingFacts): string[] {
  const own = method === 'pudo' ? null : storeId;
  return [...new Set([own, favoriteStoreId])].flatMap((id) => (id !== null && stores.has(id) ? [id] : []));
}

function atStore(
  rate: MethodRate,
  line: PriceableLine,
  storeId: string,
  { destination, facts }: { readonly destination: DeliveryDestination; readonly facts: ShippingFacts },
): DeliveryOption {
  const inventory = storeStockOf(facts, storeId, line.sku);
  const isAvailable =
    rate.code === 'pickup'
      ? isInStoreStock(facts, storeId, line)
      : handsOut(facts, storeId) && isInWarehouse(facts, line);
  return optionOf(rate, { line, destination, facts, storeId, inventory, isAvailable });
}

interface OptionInput {
  readonly line: PriceableLine;
  readonly destination: DeliveryDestination;
  readonly facts: ShippingFacts;
  readonly storeId: string | null;
  readonly inventory: number | null;
  readonly isAvailable: boolean;
}

function optionOf(
  rate: MethodRate,
  { line, destination, facts, storeId, inventory, isAvailable }: OptionInput,
): DeliveryOption {
  const { code } = rate;
  return {
    code,
    label: labelOf(code, facts.locale),
    price: priceOf(rate, destination.homeValue),
    ...deliveryOf(rate, { storeId, place: destination.place, now: destination.now, skus: [line.sku] }, facts),
    storeId,
    inventory,
    isSelected: line.method === code && (line.storeId === storeId || isHomeMethod(code)),
    isAvailable,
  };
}

/** Zero from the `freeAbove` value on. */
export function priceOf({ price, freeAbove }: MethodRate, value: number): number {
  return freeAbove !== null && value >= freeAbove ? 0 : price;
}

interface DeliveryQuery {
  readonly storeId: string | null;
  /** The home address. */
  readonly place: DeliveryTarget;
  readonly now: number;
  /** What is delivered. */
  readonly skus?: readonly string[];
}

/** Display text and dates, of the last parcel where several warehouses ship; pickup uses the local time of its store. */
export function deliveryOf(
  rate: MethodRate,
  { storeId, place, now, skus = [] }: DeliveryQuery,
  { rates, locale, stores, shipsFrom }: ShippingFacts,
): { readonly deliveryTime: string; readonly deliveryDates: DeliveryDates } {
  const home = goesHome(rate.code) ? place : null;
  const store = rate.code === 'pickup' && storeId !== null ? stores.get(storeId) : undefined;
  const isShipped = rate.code !== 'pickup' && rate.code !== 'digital';
  const from = isShipped ? warehousesFor(skus, shipsFrom) : [{ ...MAIN_WAREHOUSE, timeZone: store?.timeZone }];
  const departures = from.map((warehouse) => departureFrom(warehouse, { rates, rate, place: home }));
  return {
    deliveryTime: deliveryTimeText(mostDays(departures, now), locale),
    deliveryDates: latestDates(departures, now),
  };
}
