import { priceCart } from '../../../../domain/pricing/price-cart.ts';
import type { CustomerFacts, PriceableLine, PriceAdjustment, PricedCart } from '../../../../domain/pricing-model.ts';
import { applyPromotions } from '../../../../domain/pricing/promotions/apply-promotions.ts';
import type { StoreFacts } from '../../../../domain/pricing/shipping/shipping-context.ts';
import { quoteShipments } from '../../../../domain/pricing/shipping/quote-shipments.ts';
import { taxOf } from '../../../../domain/pricing/tax/tax-of.ts';
import { findSampleVariant, skusOf, type SampleContext, type SampleVariant } from '../source/context.ts';
import { groupsOf, isMember, isSignedIn } from '../source/visitors.ts';
import { sampleOffers } from './sample-offers.ts';
import { stockOf, type CartState, type SampleLine } from './state.ts';
import { toMinor } from '../../../../domain/money.ts';
import type { MethodRate, ShippingRates } from '../../../../domain/pricing/shipping/rates.ts';
import type { TaxRates } from '../../../../domain/pricing/tax/rates.ts';

/** Prices the sample cart by the shop's own rules. */
export function priceSample(context: SampleContext, state: CartState): PricedCart {
  const { site, siteId, locale, now } = context;
  const { country, currency, taxMode } = site;
  const customer = customerOf(context);
  const facts = {
    ...factsOf(context, state),
    rates: sampleShipping(country, currency),
    locale,
    isMember: customer.isMember,
  };
  return priceCart(
    {
      lines: state.lines.flatMap((line) => {
        const variant = findSampleVariant(context, line.sku);
        return variant ? [toPriceable(line, variant, state)] : [];
      }),
      taxMode,
      country,
      currency,
      addresses: new Map(Object.entries(state.addresses)),
      now,
      adjustments: toAdjustments(state, currency),
      couponCodes: state.codes,
      customer,
    },
    {
      quoteShipments: (lines, shippingContext) => quoteShipments(lines, shippingContext, facts),
      applyPromotions: (input) => applyPromotions(input, sampleOffers(siteId, locale)),
      taxOf: (input) => taxOf(input, sampleTax(country, taxMode)),
    },
  );
}

/** As pricing takes them: minor units, or tenths of a percent. */
const toAdjustments = ({ adjustments }: CartState, currency: string): PriceAdjustment[] =>
  adjustments.map(({ adjustmentId: id, itemId: lineId, kind, value }) => ({
    id,
    lineId,
    kind,
    value: kind === 'percentage' ? Math.round(value * 10) : toMinor(value, currency),
  }));

function customerOf({ visitor }: SampleContext): CustomerFacts {
  return {
    consumerNo: 'preview',
    isSignedIn: isSignedIn(visitor),
    isMember: isMember(visitor),
    groups: groupsOf(visitor),
  };
}

function factsOf(context: SampleContext, state: CartState) {
  const stock = new Map(skusOf(context).map((sku) => [sku, stockOf(state, sku)]));
  const stores = context.stores.map((store): StoreFacts => ({ ...store, handsOut: true, stock }));
  return {
    isHomeChosen: true,
    favoriteStoreId: context.stores[0]?.id ?? null,
    warehouse: stock,
    stores: new Map(stores.map((store) => [store.id, store])),
  };
}

function toPriceable(line: SampleLine, variant: SampleVariant, state: CartState): PriceableLine {
  const { id, sku, qty, method, storeId } = line;
  return {
    id,
    sku,
    productId: variant.productId,
    categoryIds: [],
    brand: variant.brand,
    qty,
    unit: variant.unit,
    isDigital: false,
    isCustoms: false,
    method: method ?? state.home,
    storeId,
    stock: stockOf(state, sku),
  };
}

/** Delivery and tax rates of fixtures. The shop's own belong to the commerce service and are never sent to a page. */

const ANYWHERE = { needsStreet: false, membersOnly: false, excludedProvinces: [], excludedPostalCodes: [] } as const;
const CUTOFF = 14;

function sampleShipping(country: string, currency: string): ShippingRates {
  const rate = (code: MethodRate['code'], price: number, days: MethodRate['days']): MethodRate => ({
    ...ANYWHERE,
    code,
    price: toMinor(price, currency),
    freeAbove: null,
    days,
    cutoff: CUTOFF,
  });
  const methods = [rate('standard', 5.95, [2, 4]), rate('me', 12.95, [1, 1]), rate('pickup', 0, [0, 0])];
  const calendar = { country, timeZone: 'UTC', workingDays: [1, 2, 3, 4, 5], holidays: {} };
  return { ...calendar, serves: [country], excludedProvinces: [], excludedPostalCodes: [], methods };
}

const ON_TOP = { millionths: 80_000, taxesShipping: true } as const;
const CONTAINED = { millionths: 200_000, taxesShipping: true } as const;

function sampleTax(country: string, taxMode: 'exclusive' | 'inclusive'): TaxRates {
  return new Map([[country, { standard: taxMode === 'exclusive' ? ON_TOP : CONTAINED }]]);
}
