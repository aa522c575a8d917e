import { applyPromotions } from '../../domain/pricing/promotions/apply-promotions.ts';
import { quoteShipments } from '../../domain/pricing/shipping/quote-shipments.ts';
import { taxOf } from '../../domain/pricing/tax/tax-of.ts';
import { createPromotionService } from './promotions/promotion-service.ts';
import type { CartRecord } from './model/cart-record.ts';
import { BUILT_IN_RATES, type DeliveryRates } from './model/delivery-rates.ts';
import { shippingFacts } from './model/shipping-context.ts';
import type { PricingService } from './model/pricing-service.ts';

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
