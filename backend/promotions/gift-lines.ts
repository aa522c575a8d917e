import type { Kysely } from 'kysely';
import type { CartItem } from '../../src/api/cart-item.schema.ts';
import type { Gift, PricedCart, Shipment } from '../../src/lib/pricing/types.ts';
import { productOf } from '../cart/cart-item-answer.ts';
import { loadVariants, type SellableVariant } from '../cart/cart-lines.ts';
import type { CartRecord } from '../cart/cart-record.ts';
import { loadProducts } from '../catalog/product-record.ts';
import type { Tables } from '../db/tables.ts';

/** The gifts of a cart as lines of their own that cost nothing (`bonus`). */
export async function loadGiftLines(
  database: Kysely<Tables>,
  { scope }: CartRecord,
  { promotions, currency }: PricedCart,
): Promise<CartItem[]> {
  const { gifts } = promotions;
  if (gifts.length === 0) return [];
  const rows = await loadVariants(
    database,
    gifts.map(({ sku }) => sku),
    currency,
  );
  const variants = new Map(rows.map((row) => [row.sku, row]));
  const products = await loadProducts(
    database,
    rows.map((row) => row.product_id),
    scope,
  );
  return gifts.flatMap((gift) => {
    const variant = variants.get(gift.sku);
    const product = variant && products.get(variant.product_id);
    return variant && product
      ? [toGiftLine(gift, productOf({ sold: { variant, product } }), { variant, currency })]
      : [];
  });
}

/** The shipment gifts go with: the first that is sent home, else the first that is no mail. */
export function giftShipment(shipments: readonly Shipment[]): Shipment | undefined {
  const sent = shipments.filter(({ method }) => method !== 'digital');
  return sent.find(({ storeId }) => storeId === null) ?? sent[0];
}

function toGiftLine(
  { id, qty, promotionId, couponCode }: Gift,
  product: ReturnType<typeof productOf>,
  { variant, currency }: { variant: SellableVariant; currency: string },
): CartItem {
  const free = { current: 0, original: 0, highCurrent: 0, highOriginal: 0 };
  return {
    id,
    ...product,
    qty,
    maxQty: qty,
    upc: variant.upc,
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
    isDigitalProduct: variant.digital === 1,
  };
}
