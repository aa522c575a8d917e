import type { CartItemChange } from '../../../src/api/cart/cart.schema.ts';
import type { ShippingCode } from '../../../domain/pricing-model.ts';
import { HANDED_OUT, isHomeMethod } from '../../../domain/pricing/shipping/rates.ts';
import type { LockedCart } from '../model/locked-cart.ts';
import type { CartRow, ItemRow } from '../model/cart-lines.ts';

type DeliveryChange = Pick<CartItemChange, 'shippingMethod' | 'storeId'>;
type LineDelivery = Pick<ItemRow, 'shipping_method' | 'store_id'>;

/**
 * How a line goes as it is kept: nothing for what goes home as all does, so that equal lines are one. A store alone means pickup;
 * to name none any more, home.
 */
export function lineDelivery(
  change: DeliveryChange,
  current: LineDelivery,
  home: CartRow['home_method'],
): LineDelivery {
  const code = requestedCode(change, current);
  if (code === undefined) return { shipping_method: current.shipping_method, store_id: current.store_id };
  if (!isHandedOut(code)) {
    return { shipping_method: isHomeMethod(code) && code !== (home ?? 'standard') ? code : null, store_id: null };
  }
  return { shipping_method: code, store_id: change.storeId ?? current.store_id };
}

/** The way asked for, nothing where none is. */
export function requestedCode(
  { shippingMethod, storeId }: DeliveryChange,
  current: LineDelivery,
): ShippingCode | 'home' | undefined {
  if (shippingMethod !== undefined) return shippingMethod;
  if (storeId === undefined) return undefined;
  if (storeId === null) return 'home';
  return HANDED_OUT.find((code) => code === current.shipping_method) ?? 'pickup';
}

export const isHandedOut = (code: string): boolean => HANDED_OUT.some((one) => one === code);

/** The way chosen for all that goes home; read only where a line asks for one of its own. */
export async function homeMethodOf({ transaction, basketId }: LockedCart): Promise<CartRow['home_method']> {
  const row = await transaction
    .selectFrom('cart')
    .select('home_method')
    .where('basket_id', '=', basketId)
    .executeTakeFirst();
  return row?.home_method ?? null;
}
