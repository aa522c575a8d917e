import type { Kysely } from 'kysely';
import type { DeliveryEstimate, DeliveryTarget } from '../../../src/api/cart/delivery.schema.ts';
import { datesValidUntil, deliveryDates } from '../../../domain/delivery/delivery-dates.ts';
import { labelOf } from '../../../domain/pricing/shipping/delivery-texts.ts';
import {
  goesHome,
  servesAddress,
  type MethodRate,
  type ShippingRates,
} from '../../../domain/pricing/shipping/rates.ts';
import { departureFrom } from '../../../domain/pricing/shipping/departures.ts';
import { MAIN_WAREHOUSE, type Warehouse } from '../../../domain/warehouses/warehouse.ts';
import { resolveProductId } from '../../catalog/products/resolve-product-id.ts';
import type { Scope } from '../../core/scope.ts';
import type { Tables } from '../../db/tables.ts';

interface EstimateContext {
  readonly rates: ShippingRates;
  /** Where the order leaves from. */
  readonly warehouse: Warehouse;
  readonly locale: string;
  readonly now: number;
}

/** The dates of the methods that anybody can choose, as far as the place is known. */
export function estimateDelivery(
  query: DeliveryTarget,
  { rates, warehouse, locale, now }: EstimateContext,
): DeliveryEstimate {
  const { countryCode = rates.country, postalCode = '' } = query;
  const place = { countryCode, postalCode, province: null };
  const methods = servesAddress(rates, place) ? rates.methods.filter(isForAnybody) : [];
  const departures = methods.map((rate) => {
    const from = isMailed(rate) ? MAIN_WAREHOUSE : warehouse;
    return { rate, ...departureFrom(from, { rates, rate, place }) };
  });
  const until = departures.map(({ schedule, calendar }) => datesValidUntil(schedule, now, calendar));
  return {
    countryCode,
    methods: departures.map(({ rate, schedule, calendar }) => ({
      code: rate.code,
      label: labelOf(rate.code, locale),
      deliveryDates: deliveryDates(schedule, now, calendar),
    })),
    validUntil: new Date(until.reduce((first, one) => Math.min(first, one), now + DAY_MS)).toISOString(),
  };
}

const isMailed = ({ code }: MethodRate): boolean => code === 'digital';

const isForAnybody = ({ code, membersOnly }: MethodRate): boolean =>
  !membersOnly && (goesHome(code) || code === 'digital');

const DAY_MS = 24 * 60 * 60_000;

/**
 * The warehouse that ships a product, or one of its variants: of those that ship to the site the first that has it; the
 * preferred one when none has, and without a product.
 */
export async function findDeparture(
  database: Kysely<Tables>,
  productId: string | undefined,
  { warehouses, warehouseIds }: Scope,
): Promise<Warehouse> {
  const [preferred = MAIN_WAREHOUSE, ...others] = warehouses;
  const id = others.length === 0 || productId === undefined ? undefined : await resolveProductId(database, productId);
  if (id === undefined) return preferred;
  const rows = await database
    .selectFrom('variant')
    .innerJoin('stock', 'stock.variant_sku', 'variant.sku')
    .select(['variant.sku', 'stock.warehouse_id'])
    .where('variant.product_id', '=', id)
    .where('stock.warehouse_id', 'in', warehouseIds)
    .where('stock.qty', '>', 0)
    .execute();
  const ofVariant = rows.filter(({ sku }) => sku === productId);
  const found = ofVariant.length > 0 ? ofVariant : rows;
  return warehouses.find((one) => found.some(({ warehouse_id }) => warehouse_id === one.id)) ?? preferred;
}
