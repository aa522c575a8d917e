import {
  deliveryDates,
  deliveryDays,
  type DeliveryCalendar,
  type DeliveryDates,
  type Schedule,
} from '../../delivery/delivery-dates.ts';
import { addedDays, MAIN_WAREHOUSE, type Warehouse } from '../../warehouses/warehouse.ts';
import { calendarOf, scheduleTo, type DeliveryTarget, type MethodRate, type ShippingRates } from './rates.ts';

/** A delivery method from one warehouse to a place. */
interface Departure {
  readonly schedule: Schedule;
  readonly calendar: DeliveryCalendar;
}

/** The method as it leaves from a warehouse: with its days, its time zone and the holidays of its country. */
export function departureFrom(
  warehouse: Warehouse,
  { rates, rate, place }: { readonly rates: ShippingRates; readonly rate: MethodRate; readonly place: DeliveryTarget },
): Departure {
  const calendar = calendarOf(rates, rate, place);
  const schedule = scheduleTo(rate, place, rates);
  const added = addedDays(warehouse, place?.countryCode ?? rates.country);
  const { country, timeZone = calendar.timeZone } = warehouse;
  const holidays = country === undefined ? calendar.holidays : (rates.holidays[country] ?? []);
  const [from, to] = schedule.days;
  return {
    schedule: { ...schedule, days: [from + added, to + added] },
    calendar: { ...calendar, timeZone, holidays },
  };
}

/** The days on which all parcels have arrived that leave now. */
export function latestDates(departures: readonly Departure[], now: number): DeliveryDates {
  const all = departures.map(({ schedule, calendar }) => deliveryDates(schedule, now, calendar));
  const last = (dates: readonly string[]) => dates.toSorted().at(-1) ?? '';
  return { earliest: last(all.map(({ earliest }) => earliest)), latest: last(all.map(({ latest }) => latest)) };
}

/** The business days until then. */
export function mostDays(departures: readonly Departure[], now: number): readonly [number, number] {
  const all = departures.map(({ schedule, calendar }) => deliveryDays(schedule, now, calendar));
  return [Math.max(...all.map(([from]) => from)), Math.max(...all.map(([, to]) => to))];
}

/** By SKU: the warehouses that ship a variant. */
export type ShipsFrom = ReadonlyMap<string, readonly Warehouse[]>;

/** The warehouses of some variants, each once; the main one where none is known. */
export function warehousesFor(skus: readonly string[], shipsFrom: ShipsFrom = new Map()): readonly Warehouse[] {
  const found = new Map(skus.flatMap((sku) => shipsFrom.get(sku) ?? []).map((one) => [one.id, one]));
  return found.size === 0 ? [MAIN_WAREHOUSE] : [...found.values()];
}
