import type { Kysely } from 'kysely';
import { FULLY_BACKED } from '../../domain/payment/methods.ts';
import type { CustomerFacts, PricedCart } from '../../domain/pricing-model.ts';
import type { QuoteBundle } from '../catalog/products/product-sets.ts';
import type { FindVariants } from '../catalog/products/product-variants.ts';
import type { Scope } from '../core/scope.ts';
import type { Tables } from '../db/tables.ts';
import { loadSold, type CartLine, type CartRow, type ItemRow } from './model/cart-lines.ts';
import type { CartRecord } from './model/cart-record.ts';
import { priceRecord } from './model/price-record.ts';
import type { PricingService } from './model/pricing-service.ts';
import { withKey } from './model/stored-lines.ts';

interface QuoteDeps {
  readonly read: Kysely<Tables>;
  readonly pricing: PricingService;
  readonly findVariants: FindVariants;
}

const GUEST: CustomerFacts = { consumerNo: '', isSignedIn: false, isMember: false, groups: [] };

/** Prices variants as the cart of a guest would who added one of each; nothing is stored. */
export function createBundleQuotes({ read, pricing, findVariants }: QuoteDeps): QuoteBundle {
  return async (skus, scope) => {
    const items = skus.map(itemOf);
    const soldOf = await loadSold(read, items, { findVariants, scope });
    const lines = items.map((item) => ({ item, gift: null, sold: soldOf(item) }));
    const record = recordOf(lines, scope);
    const priced = priceRecord(record, await pricing.rulesOf(read, record));
    const { itemTotal, totalDiscount } = priced;
    return { total: itemTotal, reducedTotal: itemTotal - totalDiscount, promotions: reducingNames(priced) };
  };
}

/** Free delivery and gifts do not reduce the price of the products. */
function reducingNames({ promotions }: PricedCart): string[] {
  const reducing = promotions.applied.filter(({ level, amount }) => level !== 'SHIPPING' && amount > 0);
  return [...new Set(reducing.map(({ promotionName }) => promotionName))];
}

function itemOf(variant_sku: string, position: number): ItemRow {
  const ids = { id: `${position}`, basket_id: '', variant_sku, position, qty: 1 };
  const nothing = { recipe_id: null, gift_option: null, store_id: null, shipping_method: null, customs_code: null };
  return withKey({ ...ids, ...nothing, interaction_origin: null });
}

function recordOf(lines: readonly CartLine[], scope: Scope): CartRecord {
  return {
    row: rowOf(scope),
    scope,
    lines,
    addresses: new Map(),
    billingAddress: null,
    couponCodes: [],
    payments: [],
    adjustments: [],
    customer: GUEST,
    payer: GUEST,
    funds: {
      giftCards: new Map(),
      vouchers: new Map(),
      savedCards: new Map(),
      points: 0,
      isConfirmedMember: false,
      credits: new Map(),
    },
    backing: FULLY_BACKED,
    stores: new Map(),
  };
}

const rowOf = ({ siteId, currency }: Scope): CartRow => ({
  basket_id: '',
  consumer_no: '',
  served_consumer_no: null,
  site_id: siteId,
  currency,
  status: 'open',
  revision: 0,
  billing_address: null,
  favorite_store_id: null,
  postal_code: null,
  home_method: null,
  home_method_chosen: 0,
  order_number: null,
  device: null,
  notices: null,
  created_at: 0,
  updated_at: 0,
});
