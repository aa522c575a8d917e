import type {
  DeliveryOption,
  PostalAddress,
  PriceableLine,
  Shipment,
  ShippingCode,
  ShippingOffer,
} from '../../pricing-model.ts';
import { deliveryOf, isHomeOffered, optionsOf, priceOf, type DeliveryDestination } from './delivery-options.ts';
import { handsOut, type ShippingFacts } from './shipping-context.ts';
import { distinctShipments } from './distinct-shipments.ts';
import { goesHome, isHomeMethod, rateOf, type DeliveryTarget } from './rates.ts';

export interface ShippingContext {
  /** ISO 3166-1 of the site. */
  readonly country: string;
  readonly currency: string;
  /** By shipping id. */
  readonly addresses: ReadonlyMap<string, PostalAddress>;
  /** Where the dates are for while there is no address; by default anywhere in the country. */
  readonly place?: DeliveryTarget;
  readonly now: number;
}

/** Id of the first home shipment, also before an address exists (docs/contract.md#cart). */
export const HOME = 'me';

interface Group {
  readonly shippingId: string;
  readonly method: ShippingCode;
  readonly storeId: string | null;
  readonly lines: readonly PriceableLine[];
}

/**
 * Groups lines with the same delivery method and destination; made-to-order lines never come first among home
 * deliveries. A home method that is not offered is replaced with the standard one, so that nobody pays, or saves, the
 * price of an unavailable method. Home delivery has a cost once there is an address or the customer chose a method;
 * before, the offers state the future cost.
 */
export function quoteShipments(
  lines: readonly PriceableLine[],
  context: ShippingContext,
  facts: ShippingFacts,
): Shipment[] {
  const groups = groupLines(lines, context, facts);
  return groups.map((group) => quoteGroup(group, context, facts));
}

function groupLines(lines: readonly PriceableLine[], context: ShippingContext, facts: ShippingFacts): Group[] {
  const keyed = Map.groupBy(lines, (line) => JSON.stringify(deliveryMethodOf(line, context, facts)));
  const groups = Array.from(keyed, ([key, own]): Omit<Group, 'shippingId'> => {
    const [first] = own;
    if (!first) throw new Error(`A shipment without lines: ${key}`);
    return { ...deliveryMethodOf(first, context, facts), lines: own };
  });
  const homes = groups.filter(({ method }) => goesHome(method)).toSorted(byHome);
  const home = homes.values();
  const ordered = groups.map((group) => (goesHome(group.method) ? (home.next().value ?? group) : group));
  return ordered.map((group) => ({ ...group, shippingId: group === homes[0] ? HOME : idOf(group) }));
}

const byHome = (a: { method: ShippingCode }, b: { method: ShippingCode }) =>
  Number(a.method === 'customs') - Number(b.method === 'customs');

/** Id of a shipment by the method `me` that is not the first home shipment: the name of the method is taken. */
const SEEN_ME = 'seen-me';

function idOf({ method, storeId }: Pick<Group, 'method' | 'storeId'>): string {
  if (storeId !== null) return `${method}-${storeId}`;
  return method === HOME ? SEEN_ME : method;
}

/** The method of a line, as far as it is available. */
function deliveryMethodOf(
  line: PriceableLine,
  { addresses }: ShippingContext,
  facts: ShippingFacts,
): Pick<Group, 'method' | 'storeId'> {
  const { method, storeId } = line;
  if (!goesHome(method)) return { method, storeId: method === 'digital' ? null : storeId };
  const rate = rateOf(facts.rates, method);
  const isOffered = rate !== undefined && isHomeOffered(rate, facts, addresses.get(HOME) ?? null);
  return { method: isOffered || !isHomeMethod(method) ? method : 'standard', storeId: null };
}

function quoteGroup(group: Group, context: ShippingContext, facts: ShippingFacts): Shipment {
  const { shippingId, method, storeId, lines } = group;
  const { now, place: expected = null } = context;
  const homeAddress = context.addresses.get(shippingId) ?? context.addresses.get(HOME) ?? null;
  const place = homeAddress ?? expected;
  const destination: DeliveryDestination = { address: homeAddress, place, homeValue: valueOf(lines), now };
  const address = goesHome(method) ? homeAddress : handoverAddress(group, context, facts);
  const rate = rateOf(facts.rates, method);
  const options = new Map(lines.map((line) => [line.id, optionsOf({ ...line, method, storeId }, destination, facts)]));
  const isCounted = !goesHome(method) || address !== null || facts.isHomeChosen;
  return {
    shippingId,
    method,
    storeId,
    lineIds: lines.map(({ id }) => id),
    address,
    cost: rate && isCounted ? priceOf(rate, destination.homeValue) : 0,
    ...(rate ? deliveryOf(rate, { storeId, place, now, skus: lines.map(({ sku }) => sku) }, facts) : NO_DELIVERY),
    offers: offersOf([...options.values()], { method, storeId }),
    options,
  };
}

const NO_DELIVERY = { deliveryTime: '', deliveryDates: null } as const;

const valueOf = (lines: readonly PriceableLine[]): number =>
  lines.reduce((sum, { qty, unit }) => sum + qty * unit.current, 0);

/** Address of the store or collection point. */
function handoverAddress({ shippingId, storeId }: Group, { addresses }: ShippingContext, facts: ShippingFacts) {
  const store = storeId !== null && handsOut(facts, storeId) ? facts.stores.get(storeId) : undefined;
  return store?.address ?? addresses.get(shippingId) ?? null;
}

/** Offers that every line of the shipment has, the chosen one always, cheapest first. */
function offersOf(
  options: readonly (readonly DeliveryOption[])[],
  selected: Pick<Group, 'method' | 'storeId'>,
): ShippingOffer[] {
  const [first = [], ...others] = options;
  const isSelected = ({ code, storeId }: DeliveryOption) => code === selected.method && storeId === selected.storeId;
  const possible = first.filter(
    (option) =>
      isSelected(option) ||
      (option.isAvailable &&
        others.every((own) => own.some((other) => isSameMethod(other, option) && other.isAvailable))),
  );
  const offers = possible.map(({ code, label, price, deliveryTime, deliveryDates }) => ({
    code,
    label,
    price,
    deliveryTime,
    deliveryDates,
  }));
  return distinctShipments(offers).toSorted((a, b) => a.price - b.price);
}

const isSameMethod = (a: DeliveryOption, b: DeliveryOption) => a.code === b.code && a.storeId === b.storeId;
