import type { CartItem } from '../../../api/cart/cart-item.schema.ts';
import type { SavedItem } from '../../../api/account/wishlists.schema.ts';
import type { Price } from '../../../api/core/price.schema.ts';
import type { ProductSummary } from '../../../api/catalog/products.schema.ts';
import { toMajor } from '../../../../domain/money.ts';
import { linePromotions, rowPrices } from '../../../../domain/pricing/cart-figures.ts';
import type { PricedCart, PricedLine } from '../../../../domain/pricing-model.ts';
import { lineDelivery } from '../../../../domain/pricing/shipping/line-options.ts';
import type { SampleLine } from './state.ts';
import type { SampleVariant } from '../source/context.ts';

export function priceOf({ unit }: Pick<SampleVariant, 'unit'>, currency: string): Price {
  const current = toMajor(unit.current, currency);
  const original = toMajor(unit.original, currency);
  return { current, original, highCurrent: current, highOriginal: original, currency };
}

export const hrefOf = ({ slug }: SampleVariant): string => `/p/${encodeURIComponent(slug)}`;

/** Returns a product as product lists contain it. */
export function toSummary(variant: SampleVariant, currency: string): ProductSummary {
  const { productId: id, slug, name, brand, image, color, colorLabel, sku } = variant;
  return {
    id,
    slug,
    name,
    brand,
    ...(image !== null && { image: { src: image, alt: '' } }),
    price: priceOf(variant, currency),
    colors: color === null ? [] : [{ name: color, label: colorLabel ?? undefined }],
    isAvailable: true,
    defaultVariantId: sku,
  };
}

/** The product fields of a line, in the cart and saved for later. */
const productOf = ({ sku, productId: masterId, image, ...variant }: SampleVariant) => ({
  productId: sku,
  masterId,
  name: variant.name,
  brand: variant.brand,
  size: variant.size,
  sizeLabel: variant.sizeLabel,
  color: variant.color,
  colorLabel: variant.colorLabel,
  productImageURL: image,
});

/** Returns a line as the cart operations respond with it. */
export function toItem(variant: SampleVariant, line: PricedLine, cart: PricedCart): Omit<CartItem, 'giftOption'> {
  const { currency } = cart;
  return {
    id: line.id,
    ...productOf(variant),
    qty: line.qty,
    maxQty: line.stock,
    upc: null,
    recipeId: null,
    price: { ...priceOf(variant, currency), ...rowPrices(line, currency) },
    taxTotal: toMajor(line.tax, currency),
    ...lineDelivery(line, cart),
    productPromotions: linePromotions(line, currency),
    customerNotifications: [],
    bonus: false,
    isCustoms: false,
    precreatedCustomsCode: null,
    pdpUrl: hrefOf(variant),
    isDigitalProduct: false,
  };
}

interface SavedItemOptions {
  readonly maxQty: number;
  readonly currency: string;
}

/** Returns a line that was saved for later. */
export function toSavedItem(
  variant: SampleVariant,
  { id, qty, gift }: SampleLine,
  { maxQty, currency }: SavedItemOptions,
): SavedItem {
  return {
    itemId: id,
    ...productOf(variant),
    qty,
    available: maxQty > 0,
    pageUrl: hrefOf(variant),
    price: priceOf(variant, currency),
    maxQty,
    recipeId: null,
    giftOption: gift,
  };
}
