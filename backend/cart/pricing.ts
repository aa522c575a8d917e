import type { Kysely } from 'kysely';
import type { PricingRules } from '../../src/lib/pricing/price-cart.ts';
import { applyPromotions } from '../../src/lib/promotions/apply-promotions.ts';
import { quoteShipments } from '../../src/lib/shipping/quote-shipments.ts';
import type { Tables } from '../db/tables.ts';
import type { CartRecord } from './cart-record.ts';

export interface PricingService {
  /** The rules that hold for a cart now, with what they need of the database read. */
  rulesOf(database: Kysely<Tables>, record: CartRecord): Promise<PricingRules>;
}

export function createPricingService(): PricingService {
  return { rulesOf: async () => ({ quoteShipments, applyPromotions }) };
}
