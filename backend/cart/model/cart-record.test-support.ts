import type { CartAddress } from '../../../src/api/core/address.schema.ts';
import { FULLY_BACKED } from '../../../domain/payment/methods.ts';
import type { CustomerFacts, PricedCart } from '../../../domain/pricing-model.ts';
import { applyPromotions } from '../../../domain/pricing/promotions/apply-promotions.ts';
import type { Promotion } from '../../../domain/pricing/promotions/promotion.ts';
import type { StoreFacts } from '../../../domain/pricing/shipping/shipping-context.ts';
import { quoteShipments } from '../../../domain/pricing/shipping/quote-shipments.ts';
import { taxOf } from '../../../domain/pricing/tax/tax-of.ts';
import { scopeOf, us } from '../../catalog/shop.test-support.ts';
import { createPricingService } from '../pricing.ts';
import type { CartLine, CartRow, ItemRow, Sold, SoldLine } from './cart-lines.ts';
import type { CartPaymentRow, CartRecord, PriceAdjustmentRow } from './cart-record.ts';
import type { Funds } from './funds.ts';
import { priceRecord } from './price-record.ts';
import { withKey } from './stored-lines.ts';

/** Carts as read from the database, for rules that need none. */

export const german = scopeOf({ siteId: 'de', locale: 'de-de' });

export const BOULDER: CartAddress = {
  firstName: 'Ada',
  lastName: 'Walker',
  email: 'ada@example.com',
  phone: '+13035550100',
  phoneCode: '1',
  addressLine1: '12 Pearl Street',
  addressLine2: '',
  city: 'Boulder',
  province: 'CO',
  postalCode: '80302',
  country: 'United States',
  countryCode: 'US',
  addressId: null,
};

export const GUEST: CustomerFacts = { consumerNo: 'guest', isSignedIn: false, isMember: false, groups: [] };
export const MEMBER: CustomerFacts = { consumerNo: 'member', isSignedIn: true, isMember: true, groups: [] };

export const cartRow = (fields: Partial<CartRow> = {}): CartRow => ({
  basket_id: 'basket',
  consumer_no: 'guest',
  served_consumer_no: null,
  site_id: 'us',
  currency: 'USD',
  status: 'open',
  revision: 0,
  billing_address: null,
  favorite_store_id: null,
  home_method: null,
  home_method_chosen: 0,
  order_number: null,
  device: null,
  notices: null,
  postal_code: null,
  created_at: 0,
  updated_at: 0,
  ...fields,
});

export const itemRow = (sku: string, fields: Partial<ItemRow> = {}): ItemRow => {
  const texts = { recipe_id: null, gift_option: null, store_id: null, shipping_method: null, customs_code: null };
  const known = { ...texts, interaction_origin: null };
  const row = { id: `line-${sku}`, basket_id: 'basket', variant_sku: sku, qty: 1, position: 1, ...known, ...fields };
  return withKey(row);
};

/** A variant at 50.00 with a stock of 10. */
function sold(sku: string, fields: Partial<Sold['variant']> = {}, product: Partial<Sold['product']> = {}): Sold {
  const columns = { size: null, color: null, upc: null, max_qty: null, digital: 0, releases_at: null, discontinued: 0 };
  const prices = { current: 5000, original: fields.current ?? 5000 };
  const texts = { id: sku.toLowerCase(), slug: sku.toLowerCase(), name: sku, brand: 'Ridge', description: '' };
  return {
    variant: { sku, product_id: texts.id, ...columns, ...prices, stock: 10, isTracked: true, ...fields },
    product: { ...texts, attributes: {}, colors: [], rating: undefined, images: [], ...product },
    sizeLabel: null,
    colorLabel: null,
    categoryIds: [],
  };
}

interface LineFields {
  readonly item?: Partial<ItemRow>;
  readonly variant?: Partial<Sold['variant']>;
  readonly product?: Partial<Sold['product']>;
}

export const soldLine = (sku: string, { item = {}, variant = {}, product = {} }: LineFields = {}): SoldLine => ({
  item: itemRow(sku, item),
  gift: null,
  sold: sold(sku, variant, product),
});

export const goneLine = (sku: string, item: Partial<ItemRow> = {}): CartLine => ({
  item: itemRow(sku, item),
  gift: null,
  sold: undefined,
});

/** A store with pickup and, by SKU, units in stock. */
export const storeFacts = (id: string, stock: Readonly<Record<string, number>> = {}): StoreFacts => ({
  id,
  handsOut: true,
  timeZone: 'UTC',
  address: { ...BOULDER, addressLine1: `${id} Main Street` },
  stock: new Map(Object.entries(stock)),
});

export const NO_FUNDS: Funds = {
  giftCards: new Map(),
  vouchers: new Map(),
  savedCards: new Map(),
  points: 0,
  isConfirmedMember: false,
  credits: new Map(),
};

export const paymentRow = (id: string, fields: Partial<CartPaymentRow> = {}): CartPaymentRow => ({
  id,
  basket_id: 'basket',
  payment_method_id: 'GIFT_CARD',
  reference: null,
  amount_minor: null,
  data: '{}',
  position: 1,
  ...fields,
});

export const adjustmentRow = (id: string, fields: Partial<PriceAdjustmentRow> = {}): PriceAdjustmentRow => {
  const associate = { store_id: 'S', employee_id: 'E', reason: 'GOODWILL', position: 1 };
  return { id, basket_id: 'basket', item_id: null, kind: 'amount', value: 100, ...associate, ...fields };
};

/** A guest's empty cart in the United States. */
export const cartRecord = (fields: Partial<CartRecord> = {}): CartRecord => ({
  row: cartRow(),
  scope: us,
  lines: [],
  addresses: new Map(),
  billingAddress: null,
  couponCodes: [],
  payments: [],
  adjustments: [],
  customer: GUEST,
  payer: fields.customer ?? GUEST,
  funds: NO_FUNDS,
  backing: FULLY_BACKED,
  stores: new Map(),
  ...fields,
});

/** A euro cart of the German site, where prices include tax. */
export const germanRecord = (fields: Partial<CartRecord> = {}): CartRecord =>
  cartRecord({ row: cartRow({ site_id: 'de', currency: 'EUR' }), scope: german, ...fields });

/** Prices a cart by the built-in rates. */
export function priceWith(record: CartRecord, promotions: readonly Promotion[] = [], now = Date.now()): PricedCart {
  const { siteId, locale } = record.scope;
  const pricing = createPricingService();
  const balances = { usedUp: new Set<string>(), spendLeft: new Map(), giftStock: new Map([['SOCK', 9]]) };
  return priceRecord(
    record,
    {
      quoteShipments: (lines, context) => quoteShipments(lines, context, pricing.factsOf(record)),
      applyPromotions: (input) => applyPromotions(input, { siteId, locale, promotions, coupons: [], ...balances }),
      taxOf: (input) => taxOf(input, pricing.tax),
    },
    now,
  );
}
