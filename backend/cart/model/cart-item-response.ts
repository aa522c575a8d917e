import type { CartItem } from '../../../src/api/cart/cart-item.schema.ts';
import { maxAllowed } from '../../../domain/quantity.ts';
import { isFew } from '../../../domain/selling.ts';
import { toMajor } from '../../../domain/money.ts';
import { linePromotions, rowPrices } from '../../../domain/pricing/cart-figures.ts';
import type { PricedCart, PricedLine } from '../../../domain/pricing-model.ts';
import { lineDelivery } from '../../../domain/pricing/shipping/line-options.ts';
import type { CatalogVariant } from '../../catalog/products/product-variants.ts';
import { priceRange } from '../../catalog/products/prices.ts';
import { recipeImage } from '../../../src/lib/product/recipe-query.ts';
import type { Sold, SoldLine, SoldRecipe } from './cart-lines.ts';

export function toItem(line: SoldLine, priced: PricedLine, cart: PricedCart): CartItem {
  const { item, gift, sold, reservedUntil } = line;
  const { variant } = sold;
  const { currency } = cart;
  return {
    id: item.id,
    ...productOf(line),
    qty: item.qty,
    maxQty: maxAllowed({ stock: priced.stock, maxQty: variant.max_qty }),
    ...(isStated(line, priced) && { left: priced.stock }),
    ...(reservedUntil !== undefined && { reservedUntil: new Date(reservedUntil).toISOString() }),
    upc: variant.upc,
    recipeId: item.recipe_id,
    price: { ...priceRange([priced.unit], currency), ...rowPrices(priced, currency) },
    taxTotal: toMajor(priced.tax, currency),
    ...lineDelivery(priced, cart),
    giftOption: gift,
    productPromotions: linePromotions(priced, currency),
    customerNotifications: [],
    bonus: false,
    isCustoms: priced.isCustoms,
    precreatedCustomsCode: item.customs_code,
    ...(item.interaction_origin !== null && { interactionOrigin: item.interaction_origin }),
    ...(sold.recipe && { customization: customizationOf(sold.recipe, variant) }),
  };
}

/** Stores count what they have. */
function isStated({ sold }: SoldLine, { stock, method }: PricedLine): boolean {
  return isFew(sold.variant.isTracked || method === 'pickup' ? { stock } : { stock, tracked: false });
}

function customizationOf(
  { content, facts }: SoldRecipe,
  { color }: SoldLine['sold']['variant'],
): NonNullable<CartItem['customization']> {
  return { choices: { ...content.choices }, text: content.text, color, facts: [...facts] };
}

/** The colors of a recipe take the place of the variant's. */
export function productOf({ sold }: { readonly sold: CatalogVariant & Pick<Sold, 'recipe'> }) {
  const { variant, product, sizeLabel, colorLabel, recipe } = sold;
  const image = product.images.find(({ color }) => color === variant.color) ?? product.images[0];
  return {
    productId: variant.sku,
    masterId: product.id,
    name: product.name,
    brand: product.brand,
    size: variant.size,
    sizeLabel,
    color: recipe ? null : variant.color,
    colorLabel: recipe ? null : colorLabel,
    pdpUrl: `/p/${encodeURIComponent(product.slug)}`,
    productImageURL: recipe ? recipeImage(product.id, recipe.content) : (image?.src ?? null),
    isDigitalProduct: variant.digital === 1,
  };
}
