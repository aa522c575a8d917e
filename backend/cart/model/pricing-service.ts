import type { Kysely } from 'kysely';
import type { PricingRules } from '../../../domain/pricing/price-cart.ts';
import type { ShippingFacts } from '../../../domain/pricing/shipping/shipping-context.ts';
import type { TaxRates } from '../../../domain/pricing/tax/rates.ts';
import type { Tables } from '../../db/tables.ts';
import type { CartRecord } from './cart-record.ts';

export interface PricingService {
  readonly tax: TaxRates;
  factsOf(record: CartRecord): ShippingFacts;
  /** The rules that hold for a cart now, with what they need of the database read. */
  rulesOf(database: Kysely<Tables>, record: CartRecord): Promise<PricingRules>;
}
