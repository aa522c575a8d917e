import type { ShippingFacts } from '../../../domain/pricing/shipping/shipping-context.ts';
import { isSold } from './cart-lines.ts';
import type { CartRecord } from './cart-record.ts';
import type { DeliveryRates } from './delivery-rates.ts';

/** What delivery of a cart depends on, as it is now. */
export function shippingFacts(record: CartRecord, rates: DeliveryRates): ShippingFacts {
  const { row, scope, lines, customer, stores } = record;
  const warehouse = lines.filter(isSold).map(({ sold: { variant } }) => [variant.sku, variant.stock] as const);
  return {
    rates: rates.shippingOf({ country: scope.country, currency: row.currency }),
    locale: scope.locale,
    isMember: customer.isMember,
    isHomeChosen: row.home_method !== null || row.home_method_chosen === 1,
    favoriteStoreId: row.favorite_store_id,
    warehouse: new Map(warehouse),
    stores,
  };
}
