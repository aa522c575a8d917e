import { randomInt } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { LOYALTY } from '../../src/config.ts';
import { addMonths } from '../../domain/account/loyalty.ts';
import { toMajor } from '../../domain/money.ts';
import { pointsToMinor } from '../../domain/payment/points.ts';
import type { Voucher, VoucherList } from '../../src/api/account/loyalty.schema.ts';
import { spendPoints } from '../cart/payment/points-ledger.ts';
import { apiError } from '../core/errors.ts';
import type { Tables } from '../db/tables.ts';
import { findConsumer } from './profile-response.ts';

interface OfMember {
  readonly consumerNo: string;
  /** Of the site. */
  readonly currency: string;
  readonly now: number;
}

/** A member's vouchers, and those that the balance can be turned into. */
export async function loadVouchers(
  database: Kysely<Tables>,
  { consumerNo, currency, now }: OfMember,
): Promise<VoucherList> {
  const { points } = await findConsumer(database, consumerNo);
  const rows = await database.selectFrom('voucher').selectAll().where('consumer_no', '=', consumerNo).execute();
  const worthOf = (cost: number) => toMajor(pointsToMinor(cost, currency), currency);
  return {
    vouchers: rows
      .toSorted(bySoonest)
      .map((row) => toVoucher(row, now))
      .toSorted(byStatus),
    currentLoyaltyPoints: points,
    applicableLoyaltyVouchers: LOYALTY.voucherPoints
      .filter((cost) => cost <= points)
      .map((cost) => ({ points: cost, amountInCurrency: worthOf(cost) })),
  };
}

/** Turns points into a voucher of the amount that they would pay; the rest of it stays after each use. */
export async function insertVoucher(
  transaction: Transaction<Tables>,
  { consumerNo, currency, now, points }: OfMember & { readonly points: number },
): Promise<void> {
  const isSpent = await spendPoints(transaction, { consumerNo, points, orderNumber: null, at: now });
  if (!isSpent) throw apiError('REW140');
  const amount = pointsToMinor(points, currency);
  await transaction
    .insertInto('voucher')
    .values({
      code: newCode(),
      consumer_no: consumerNo,
      kind: 'REWARD_CARD',
      currency,
      amount_minor: amount,
      balance_minor: amount,
      expires_at: addMonths(now, LOYALTY.voucherMonths),
      created_at: now,
    })
    .execute();
}

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

const newCode = (): string =>
  `POINTS-${Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;

type VoucherRow = Selectable<Tables['voucher']>;

function toVoucher(row: VoucherRow, now: number): Voucher {
  const { code, kind, currency, expires_at: expires } = row;
  return {
    code,
    payment_method_id: kind,
    amount: toMajor(row.amount_minor, currency),
    balance: toMajor(row.balance_minor, currency),
    currency,
    expiresAt: expires === null ? null : new Date(expires).toISOString(),
    status: statusOf(row, now),
  };
}

function statusOf({ balance_minor, expires_at }: VoucherRow, now: number): Voucher['status'] {
  if (balance_minor === 0) return 'used';
  return expires_at !== null && expires_at <= now ? 'expired' : 'available';
}

const bySoonest = (a: VoucherRow, b: VoucherRow): number =>
  (a.expires_at ?? Infinity) - (b.expires_at ?? Infinity) || (a.code < b.code ? -1 : 1);

const isUsable = ({ status }: Voucher): number => Number(status === 'available');
const byStatus = (a: Voucher, b: Voucher): number => isUsable(b) - isUsable(a);
