import type { Selectable } from 'kysely';
import type { LoadedCart, LockedCart } from '../model/locked-cart.ts';
import { apiError } from '../../core/errors.ts';
import type { Tables } from '../../db/tables.ts';
import { addPayment, removePayments } from './cart-payments.ts';
import { payCart } from './pay-cart.ts';

const VOUCHERS = ['REWARD_CODE', 'REWARD_CARD'] as const;
type VoucherKind = (typeof VOUCHERS)[number];

/** Requires a confirmed member (`REW401`, `REW130`, `REW135`) whose credit is used up (docs/contract.md#payment). */
export function checkRewards({ record, priced }: LoadedCart): void {
  const { payer, funds } = record;
  if (!payer.isSignedIn) throw apiError('REW401');
  if (!payer.isMember) throw apiError('REW130');
  if (!funds.isConfirmedMember) throw apiError('REW135');
  const { creditLeft } = payCart(record, priced);
  if (creditLeft > 0) throw apiError('REW130', { reason: 'CREDIT_REMAINING' });
}

export interface Reward {
  readonly code: string;
  /** Undefined: either kind. */
  readonly kind?: VoucherKind;
  readonly amount: number | null;
}

/** A code of another consumer is reported as unknown. */
export async function addReward(cart: LockedCart, loaded: LoadedCart, reward: Reward): Promise<void> {
  const code = reward.code.toUpperCase();
  const voucher = await findVoucher(cart, code, loaded.record.row.consumer_no);
  if (!voucher || (reward.kind !== undefined && voucher.kind !== reward.kind)) {
    throw apiError('PAYMENT_INSTRUMENT_NOT_FOUND');
  }
  if (loaded.record.payments.some((one) => isVoucher(one.payment_method_id) && one.reference === code)) {
    throw apiError('PRM416');
  }
  if (voucher.expires_at !== null && voucher.expires_at <= Date.now()) throw apiError('PRM155');
  if (voucher.currency !== cart.currency) throw apiError('PRM160');
  if (voucher.balance_minor === 0) throw apiError('REW140');
  await addPayment(cart, { methodId: voucher.kind, reference: code, amount: reward.amount });
}

/** Replaces the rewards of the cart by these. */
export async function setRewards(cart: LockedCart, codes: readonly string[]): Promise<void> {
  await removePayments(cart, VOUCHERS);
  for (const code of new Set(codes)) {
    const loaded = await cart.load();
    checkRewards(loaded);
    await addReward(cart, loaded, { code, amount: null });
  }
}

const isVoucher = (methodId: string) => VOUCHERS.some((kind) => kind === methodId);

function findVoucher(
  { transaction }: LockedCart,
  code: string,
  consumerNo: string,
): Promise<Selectable<Tables['voucher']> | undefined> {
  const own = transaction.selectFrom('voucher').selectAll().where('consumer_no', '=', consumerNo);
  return own.where('code', '=', code).executeTakeFirst();
}
