import { priceCart, type PricingRules } from '../../src/lib/pricing/price-cart.ts';
import type { PriceableLine, PricedCart, ShippingCode } from '../../src/lib/pricing/types.ts';
import type { SoldLine } from './cart-lines.ts';
import { isSold } from './cart-lines.ts';
import type { CartRecord } from './cart-record.ts';

/** Prices what a cart holds; lines that are not sold any more count nothing. */
export function priceRecord(record: CartRecord, rules: PricingRules, now = Date.now()): PricedCart {
  const { scope, addresses, adjustments, couponCodes, buyer } = record;
  return priceCart(
    {
      taxMode: scope.taxMode,
      country: scope.country,
      currency: record.row.currency,
      lines: record.lines.filter(isSold).map((line) => toPriceable(line, record)),
      addresses,
      adjustments: adjustments.map(({ id, item_id, kind, value }) => ({ id, lineId: item_id, kind, value })),
      couponCodes,
      buyer,
      now,
    },
    rules,
  );
}

function toPriceable(line: SoldLine, { categoriesOf }: CartRecord): PriceableLine {
  const { item, sold } = line;
  const { variant, product } = sold;
  return {
    id: item.id,
    sku: variant.sku,
    productId: product.id,
    categoryIds: categoriesOf.get(product.id) ?? [],
    brand: product.brand,
    qty: item.qty,
    unit: { current: variant.current ?? 0, original: variant.original ?? 0 },
    isDigital: variant.digital === 1,
    isCustoms: item.recipe_id !== null,
    method: methodOf(line),
    storeId: item.store_id,
    stock: variant.stock,
  };
}

/** As chosen, else what suits the item. */
export function methodOf({ item, sold }: SoldLine): ShippingCode {
  if (sold.variant.digital === 1) return 'digital';
  return (item.shipping_method as ShippingCode | null) ?? 'standard';
}
