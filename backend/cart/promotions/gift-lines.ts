import type { CartItem } from '../../../src/api/cart/cart-item.schema.ts';
import type { Gift, PricedCart, Shipment } from '../../../domain/pricing-model.ts';
import { productOf } from '../model/cart-item-response.ts';
import type { VariantSource } from '../model/cart-lines.ts';
import type { CatalogVariant } from '../../catalog/products/product-variants.ts';

/** The gifts of a cart as free lines (`bonus`). */
export async function loadGiftLines(source: VariantSource, { promotions, currency }: PricedCart): Promise<CartItem[]> {
  const { gifts } = promotions;
  if (gifts.length === 0) return [];
  const skus = gifts.map(({ sku }) => sku);
  const known = await source.findVariants(skus, source.scope);
  return gifts.flatMap((gift) => {
    const sold = known.get(gift.sku);
    return sold ? [toGiftLine(gift, sold, currency)] : [];
  });
}

/** The shipment of the gifts: the first home shipment, else the first that is not digital. */
export function giftShipment(shipments: readonly Shipment[]): Shipment | undefined {
  const sent = shipments.filter(({ method }) => method !== 'digital');
  return sent.find(({ storeId }) => storeId === null) ?? sent[0];
}

function toGiftLine({ id, qty, promotionId, couponCode }: Gift, sold: CatalogVariant, currency: string): CartItem {
  const free = { current: 0, original: 0, highCurrent: 0, highOriginal: 0 };
  return {
    id,
    ...productOf({ sold }),
    qty,
    maxQty: qty,
    upc: sold.variant.upc,
    recipeId: null,
    price: { ...free, currency, rowTotal: 0, priceAfterItemDiscount: 0, priceAfterOrderDiscount: 0 },
    taxTotal: 0,
    shippingOptions: [],
    giftOption: null,
    productPromotions: [{ couponCode, promotionId, campaignId: null, price: 0 }],
    customerNotifications: [],
    bonus: true,
    isCustoms: false,
    precreatedCustomsCode: null,
  };
}
