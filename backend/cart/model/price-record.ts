import { priceCart, type PricingRules } from '../../../domain/pricing/price-cart.ts';
import {
  SHIPPING_CODES,
  type PriceableLine,
  type PricedCart,
  type ShippingCode,
} from '../../../domain/pricing-model.ts';
import { isMadeToOrder } from '../../catalog/customization/recipe-rows.ts';
import { isSold, type CartRow, type SoldLine } from './cart-lines.ts';
import type { CartRecord } from './cart-record.ts';

/** Prices a cart; lines that are no longer sold do not count. */
export function priceRecord(record: CartRecord, rules: PricingRules, now = Date.now()): PricedCart {
  const { scope, addresses, billingAddress, adjustments, couponCodes, customer } = record;
  return priceCart(
    {
      taxMode: scope.taxMode,
      country: scope.country,
      place:
        record.row.postal_code === null ? null : { countryCode: scope.country, postalCode: record.row.postal_code },
      currency: record.row.currency,
      lines: record.lines.filter(isSold).map((line) => toPriceable(line, record)),
      addresses: billingAddress ? new Map([['digital', billingAddress], ...addresses]) : addresses,
      adjustments: adjustments.map(({ id, item_id, kind, value }) => ({ id, lineId: item_id, kind, value })),
      couponCodes,
      customer,
      now,
    },
    rules,
  );
}

export function toPriceable(line: SoldLine, record: CartRecord): PriceableLine {
  const { item, sold } = line;
  const { variant, product, categoryIds } = sold;
  return {
    id: item.id,
    sku: variant.sku,
    productId: product.id,
    categoryIds,
    brand: product.brand,
    qty: item.qty,
    unit: { current: variant.current ?? 0, original: variant.original ?? 0 },
    isDigital: variant.digital === 1,
    isCustoms: item.recipe_id !== null,
    ...(isMadeToOrder(sold.recipe) && { isMadeToOrder: true }),
    method: methodOf(line, record.row),
    storeId: item.store_id,
    stock: stockOf(line, record),
  };
}

/** The line's own method, else the cart's home method; digital items and items made to order have one method only. */
export function methodOf({ item, sold }: SoldLine, { home_method }: Pick<CartRow, 'home_method'>): ShippingCode {
  if (sold.variant.digital === 1) return 'digital';
  if (item.recipe_id !== null) return 'customs';
  return SHIPPING_CODES.find((code) => code === item.shipping_method) ?? home_method ?? 'standard';
}

/** The stock a line is taken from: the store's for pickup, else that of the warehouses. */
export function stockOf(line: SoldLine, { row, stores }: Pick<CartRecord, 'row' | 'stores'>): number {
  const { item, sold } = line;
  if (methodOf(line, row) !== 'pickup') return sold.variant.stock;
  return stores.get(item.store_id ?? '')?.stock.get(item.variant_sku) ?? 0;
}
