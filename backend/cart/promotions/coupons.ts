import type { LockedCart } from '../model/locked-cart.ts';
import { apiError } from '../../core/errors.ts';

/** Codes on one cart. */
const MAX_CODES = 10;

/** How a code is kept and compared. */
const fold = (code: string): string => code.trim().normalize('NFKC').toUpperCase();

/**
 * Puts a code on the cart. One whose condition the cart has not reached yet stays and waits; one that does not hold for another reason
 * is refused with that reason, and so is one that would push out a code that is applied (`PRM175`).
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

/** Takes a code off the cart; one that is not on it is `PRM130`. */
export async function removeCoupon({ transaction, basketId }: LockedCart, text: string): Promise<void> {
  const code = fold(text);
  const result = await transaction
    .deleteFrom('cart_coupon')
    .where('basket_id', '=', basketId)
    .where('code', '=', code)
    .executeTakeFirst();
  if (result.numDeletedRows === 0n) throw apiError('PRM130', { code });
}
