import { isRecord } from '../../../domain/record.ts';
import type { CartItem } from '../../api/cart/cart-item.schema.ts';
import type { Cart } from '../../api/cart/cart.schema.ts';
import { toInteractionOrigin } from '../../lib/product/interaction-origins.ts';
import type { MeasuredItem } from '../../lib/measurement/measured-event.ts';
import type { Memory } from './memory.ts';

const CENTS = 100;
export const roundAmount = (amount: number): number => Math.round(amount * CENTS) / CENTS;

/** A line of the cart or of an order, with where the visitor came from into its product. */
export function measureItem(line: CartItem, memory: Memory): MeasuredItem {
  const { origins, tracking } = memory.read();
  const coupon = line.productPromotions.find(({ couponCode }) => couponCode !== null)?.couponCode;
  const discount = roundAmount(line.price.original - line.price.current);
  const origin = line.interactionOrigin ?? toInteractionOrigin(origins[line.masterId]);
  const section = tracking[line.masterId];
  return {
    item_id: line.masterId,
    item_name: line.name,
    item_variant: line.productId,
    ...(line.brand !== '' && { item_brand: line.brand }),
    price: line.price.current,
    ...(discount > 0 && { discount }),
    quantity: line.qty,
    ...(coupon && { coupon }),
    ...(origin !== undefined && { interactionOrigin: origin }),
    ...(section !== undefined && { delocalizedTracking: section }),
  };
}

export const couponOf = (coupons: readonly { readonly code: string }[]) =>
  coupons.length === 0 ? {} : { coupon: coupons.map(({ code }) => code).join(',') };

/** The cart as e-commerce events show it. */
export function measureCart(cart: Cart, memory: Memory) {
  return {
    currency: cart.currency,
    value: cart.totals.total,
    items: cart.items.map((line) => measureItem(line, memory)),
    ...couponOf(cart.couponItems),
  };
}

/** The cart as it was last measured. */
export interface CartSnapshot {
  readonly basketId?: string | undefined;
  readonly lines: Readonly<Record<string, MeasuredItem>>;
}

export const NO_CART: CartSnapshot = { lines: {} };

/** Of the memory of the visit, which this shop's scripts have written. */
export function toSnapshot(stored: unknown): CartSnapshot | undefined {
  return isRecord(stored) && isRecord(stored['lines']) ? (stored as unknown as CartSnapshot) : undefined;
}

export function snapshotOf(cart: Cart | null, memory: Memory): CartSnapshot {
  if (!cart) return NO_CART;
  const lines: Record<string, MeasuredItem> = {};
  for (const line of cart.items) {
    const key = `${line.productId} ${line.recipeId ?? ''}`;
    const quantity = line.qty + (lines[key]?.quantity ?? 0);
    lines[key] = { ...measureItem(line, memory), quantity };
  }
  return { basketId: cart.basketId, lines };
}

/** The lines of which `after` has more units than `before`, each with the difference. */
export function addedItems(before: CartSnapshot, after: CartSnapshot): MeasuredItem[] {
  return Object.entries(after.lines).flatMap(([key, item]) => {
    const quantity = (item.quantity ?? 0) - (before.lines[key]?.quantity ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}

export const valueOf = (items: readonly MeasuredItem[]): number =>
  roundAmount(items.reduce((sum, { price = 0, quantity = 1 }) => sum + price * quantity, 0));
