import type { Kysely } from 'kysely';
import type { PricingRules } from '../../domain/pricing/price-cart.ts';
import { applyPromotions } from '../../domain/pricing/promotions/apply-promotions.ts';
import type { ShippingFacts } from '../../domain/pricing/shipping/shipping-context.ts';
import { quoteShipments } from '../../domain/pricing/shipping/quote-shipments.ts';
import type { TaxRates } from '../../domain/pricing/tax/rates.ts';
import { taxOf } from '../../domain/pricing/tax/tax-of.ts';
import type { Tables } from '../db/tables.ts';
import { createPromotionService } from './promotions/promotion-service.ts';
import type { CartRecord } from './model/cart-record.ts';
import { BUILT_IN_RATES, type DeliveryRates } from './model/delivery-rates.ts';
import { shippingFacts } from './model/shipping-context.ts';

export interface PricingService {
  readonly tax: TaxRates;
  factsOf(record: CartRecord): ShippingFacts;
  /** The rules that apply to a cart now, with the data they need already loaded. */
  rulesOf(database: Kysely<Tables>, record: CartRecord): Promise<PricingRules>;
}

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
