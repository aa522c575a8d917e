import { applyPromotions } from '../../domain/pricing/promotions/apply-promotions.ts';
import { quoteShipments } from '../../domain/pricing/shipping/quote-shipments.ts';
import { taxOf } from '../../domain/pricing/tax/tax-of.ts';
import { createPromotionService } from './promotions/promotion-service.ts';
import type { CartRecord } from './model/cart-record.ts';
import { BUILT_IN_RATES, type DeliveryRates } from './model/delivery-rates.ts';
import type { PricingService } from './model/pricing-service.ts';
import { shipsFromOf } from './model/ships-from.ts';
import type { ShippingFacts } from '../../domain/pricing/shipping/shipping-context.ts';
import { isSold } from './model/cart-lines.ts';

export function createPricingService(rates: DeliveryRates = BUILT_IN_RATES): PricingService {
  const promotions = createPromotionService();
  const factsOf = (record: CartRecord) => shippingFacts(record, rates);
  return {
    tax: rates.tax,
    factsOf,
    async rulesOf(database, record) {
      const offers = await promotions.offersFor(database, record);
      const facts = factsOf(record);
      return {
        quoteShipments: (lines, context) => quoteShipments(lines, context, facts),
        applyPromotions: (input) => applyPromotions(input, offers),
        taxOf: (input) => taxOf(input, rates.tax),
      };
    },
  };
}

/** The current facts that the delivery of a cart depends on. */
function shippingFacts(record: CartRecord, rates: DeliveryRates): ShippingFacts {
  const { row, scope, lines, customer, stores } = record;
  const warehouse = lines.filter(isSold).map(({ sold: { variant } }) => [variant.sku, variant.stock] as const);
  return {
    rates: rates.shippingOf({ country: scope.country, currency: row.currency }),
    locale: scope.locale,
    isMember: customer.isMember,
    isHomeChosen: row.home_method !== null || row.home_method_chosen === 1,
    favoriteStoreId: row.favorite_store_id,
    warehouse: new Map(warehouse),
    shipsFrom: shipsFromOf(record),
    stores,
  };
}
