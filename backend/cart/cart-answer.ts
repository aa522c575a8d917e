import type { CartItem } from '../../src/api/cart-item.schema.ts';
import type { Cart, CartTotals, FlashMessage, Shipment } from '../../src/api/cart.schema.ts';
import { maxAllowed } from '../../src/lib/cart-quantity.ts';
import { sumCart } from '../../src/lib/cart-totals.ts';
import { toMajor } from '../../src/lib/money.ts';
import type { CartLine, CartRow } from './cart-lines.ts';
import { priceRange } from '../catalog/prices.ts';
import type { Scope } from '../core/scope.ts';

/** Code of the flash message for a line that is not sold any more. */
export const NOT_SOLD = 'ProductItemNotAvailable';

type SoldLine = CartLine & { readonly sold: NonNullable<CartLine['sold']> };
const isSold = (line: CartLine): line is SoldLine => line.sold !== undefined;

/** The cart as the calls answer it. What is not sold any more is no item of it, but a flash message. */
export function toCart(row: CartRow, lines: readonly CartLine[], scope: Scope): Cart {
  const sold = lines.filter(isSold);
  const totals = totalsOf(sold, scope);
  return {
    basketId: row.basket_id,
    currency: row.currency,
    totalItems: totals.totalUnits,
    totals,
    items: sold.map((line) => toItem(line, row.currency)),
    shipments: shipmentsOf(sold),
    shippingMethods: [],
    paymentMethods: [],
    paymentInstruments: [],
    couponItems: [],
    orderPromotions: [],
    upsellProducts: [],
    promoSummary: [],
    flashMessages: lines.flatMap(flashMessagesOf),
    favoriteStoreId: null,
    verifiedShippingAddress: null,
    cachedCustomerNotifications: [],
    paypalPaymentSession: null,
  };
}

function totalsOf(lines: readonly SoldLine[], { taxMode, currency }: Scope): CartTotals {
  const priced = lines.map(({ item, sold }) => ({ qty: item.qty, price: sold.variant.current ?? 0 }));
  const sums = sumCart(priced, { taxMode, discount: 0, shipping: 0, tax: 0 });
  const major = (minor: number) => toMajor(minor, currency);
  return {
    total: major(sums.total),
    totalDiscount: major(sums.totalDiscount),
    itemTotal: major(sums.itemTotal),
    totalWithoutTax: major(sums.totalWithoutTax),
    shipping: major(sums.shipping),
    tax: major(sums.tax),
    totalDiscountPercentage: sums.totalDiscountPercentage,
    remainingToPay: major(sums.total),
    currency,
    totalUnits: sums.totalUnits,
    itemSubTotal: major(sums.itemTotal),
    netAmount: major(sums.totalWithoutTax),
    taxAmount: major(sums.tax),
    appliedRewards: [],
  };
}

function toItem(line: SoldLine, currency: string): CartItem {
  const { item, gift, sold } = line;
  const { variant } = sold;
  return {
    id: item.id,
    ...productOf(line),
    qty: item.qty,
    maxQty: maxAllowed({ stock: variant.stock, maxQty: variant.max_qty }),
    upc: variant.upc,
    recipeId: item.recipe_id,
    price: priceOf(line, currency),
    taxTotal: 0,
    shippingOptions: [
      {
        selected: true,
        shippingMethod: { code: methodOf(line), deliveryTime: null },
        storeInfo: item.store_id === null ? null : { id: item.store_id, storeInventory: null },
      },
    ],
    giftOption: gift,
    productPromotions: [],
    customerNotifications: [],
    bonus: false,
    isCustoms: false,
    precreatedCustomsCode: null,
    isDigitalProduct: variant.digital === 1,
  };
}

function productOf({ sold: { variant, product } }: SoldLine) {
  const image = product.images.find(({ color }) => color === variant.color) ?? product.images[0];
  return {
    productId: variant.sku,
    masterId: product.id,
    name: product.name,
    brand: product.brand,
    size: variant.size,
    sizeLabel: product.variants.find(({ sku }) => sku === variant.sku)?.sizeLabel ?? null,
    color: variant.color,
    pdpUrl: `/p/${encodeURIComponent(product.slug)}`,
    productImageURL: image?.src ?? null,
  };
}

function priceOf({ item, sold: { variant } }: SoldLine, currency: string): CartItem['price'] {
  const pair = { current: variant.current ?? 0, original: variant.original ?? 0 };
  const rowTotal = toMajor(pair.current * item.qty, currency);
  return {
    ...priceRange([pair], currency),
    rowTotal,
    priceAfterItemDiscount: rowTotal,
    priceAfterOrderDiscount: rowTotal,
  };
}

function methodOf({ item, sold }: SoldLine): string {
  return item.shipping_method ?? (sold.variant.digital === 1 ? 'digital' : 'standard');
}

/** Lines that go the same way go together; the first home shipment is `me` (contract 3). */
function shipmentsOf(lines: readonly SoldLine[]): Shipment[] {
  const groups = Map.groupBy(lines, (line) => JSON.stringify([methodOf(line), line.item.store_id]));
  const home = [...groups.values()].find(
    ([line]) => line && line.item.store_id === null && methodOf(line) !== 'digital',
  );
  return [...groups.values()].flatMap((group, index) => {
    const [first] = group;
    if (!first) return [];
    return {
      shippingId: group === home ? 'me' : `shipment-${index + 1}`,
      itemIds: group.map(({ item }) => item.id),
      shippingMethod: methodOf(first),
      storeId: first.item.store_id ?? undefined,
    };
  });
}

/** What changed since the line was put in (specification 1, section 4, stock flash codes). */
function flashMessagesOf({ item, sold }: CartLine): FlashMessage[] {
  const details = { itemId: item.id, productId: item.variant_sku };
  if (!sold) return [{ code: NOT_SOLD, message: 'The item is not available any more.', details }];
  const availableQty = maxAllowed({ stock: sold.variant.stock, maxQty: sold.variant.max_qty });
  if (item.qty <= availableQty) return [];
  const isGone = availableQty === 0;
  const code = isGone ? 'ProductLineItemFullInventoryMissing' : 'ProductLineItemInventoryMissing';
  const message = isGone ? 'The item is out of stock.' : 'There is not as much of the item as the cart holds.';
  return [{ code, message, details: { ...details, availableQty } }];
}
