import type { LockedCart } from '../model/locked-cart.ts';
import { apiError } from '../../core/errors.ts';

/** Maximum number of codes on a cart. */
const MAX_CODES = 10;

/** Normalises a code for storage and comparison. */
const fold = (code: string): string => code.trim().normalize('NFKC').toUpperCase();

/**
 * Adds a code to the cart. A code whose condition the cart has not reached yet stays inactive. Rejects a code that does
 * not apply for another reason with that reason, and one that would displace an applied code with `PRM175`.
 */
export async function applyCoupon(cart: LockedCart, text: string): Promise<void> {
  const code = fold(text);
  const { record, priced } = await cart.load();
  if (record.couponCodes.includes(code)) throw apiError('PRM416', { code });
  if (record.couponCodes.length >= MAX_CODES) throw apiError('PRM175', { code, maxCoupons: MAX_CODES });
  await cart.transaction
    .insertInto('cart_coupon')
    .values({ basket_id: cart.basketId, code, position: await nextPosition(cart) })
    .execute();
  const after = await cart.load();
  const states = new Map(after.priced.promotions.coupons.map((state) => [state.code, state]));
  const reason = states.get(code)?.reason;
  if (reason) throw apiError(reason, { code });
  const lost = priced.promotions.coupons.find(
    (state) => state.isApplied && states.get(state.code)?.isApplied === false,
  );
  if (lost) throw apiError('PRM175', { code, conflictsWith: lost.code });
}

async function nextPosition({ transaction, basketId }: LockedCart): Promise<number> {
  const { last } = await transaction
    .selectFrom('cart_coupon')
    .select((row) => row.fn.max('position').as('last'))
    .where('basket_id', '=', basketId)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0) + 1;
}

/** Removes a code from the cart; throws `PRM130` when the cart does not have it. */
export async function removeCoupon({ transaction, basketId }: LockedCart, text: string): Promise<void> {
  const code = fold(text);
  const result = await transaction
    .deleteFrom('cart_coupon')
    .where('basket_id', '=', basketId)
    .where('code', '=', code)
    .executeTakeFirst();
  if (result.numDeletedRows === 0n) throw apiError('PRM130', { code });
}
