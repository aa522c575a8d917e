import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { toMajor } from '../../../domain/money.ts';
import { apiError } from '../../core/errors.ts';
import type { Tables } from '../../db/tables.ts';
import { createRateLimits } from '../../core/rate-limits.ts';
import { isPin } from './gift-card-pin.ts';

export type GiftCardRow = Selectable<Tables['gift_card']>;

/** A missing field is rejected with `GFC400`. */
export interface GiftCardEntry {
  readonly number?: string | undefined;
  readonly pin?: string | undefined;
}

/**
 * An unknown number and a wrong PIN are rejected alike (`GC_INVALID2`), after the same time, so that the error reveals
 * nothing about any card.
 */
export interface GiftCards {
  balance(entry: GiftCardEntry): Promise<{ balance: number; currency: string }>;
  /** Returns the card when number and PIN match and it is usable; rejects one that is blocked, expired or empty. */
  check(entry: GiftCardEntry): Promise<GiftCardRow>;
  /** A card saved in an account, by its id there: its PIN was checked when it was saved. */
  checkSaved(consumerNo: string, id: string): Promise<GiftCardRow>;
}

export interface GiftCardDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly now?: () => number;
}

const NUMBER = /^\d{16}$/;
const PIN = /^\d{4,8}$/;

/** Wrong PINs of one number before further ones are rejected without comparison (`GFC799`). */
const MAX_FAILURES = 50;
const FAILURE_WINDOW_MS = 60 * 60 * 1000;

export function createGiftCards({ read, write, now = Date.now }: GiftCardDeps): GiftCards {
  const limits = createRateLimits({ write, now });

  async function check(entry: GiftCardEntry): Promise<GiftCardRow> {
    const { number, pin } = readEntry(entry);
    const key = `gift-card-lock:${hashOf(number)}`;
    // Counted before the comparison: of concurrent guesses none is compared beyond the limit.
    const [count] = await limits.add([{ key, period: FAILURE_WINDOW_MS }]);
    if (!count || count.uses > MAX_FAILURES) throw apiError('GFC799');
    const card = await read.selectFrom('gift_card').selectAll().where('number', '=', number).executeTakeFirst();
    const isRight = await isPin(pin, card?.pin_hash);
    if (!card || !isRight) throw apiError('GC_INVALID2');
    await limits.release(key);
    assertUsable(card, now());
    return card;
  }

  async function checkSaved(consumerNo: string, id: string): Promise<GiftCardRow> {
    const card = await read
      .selectFrom('payment_card')
      .innerJoin('gift_card', 'gift_card.number', 'payment_card.token')
      .selectAll('gift_card')
      .where('payment_card.id', '=', id)
      .where('payment_card.consumer_no', '=', consumerNo)
      .where('payment_card.kind', '=', 'GIFT_CARD')
      .executeTakeFirst();
    if (!card) throw apiError('PAYMENT_INSTRUMENT_NOT_FOUND');
    assertUsable(card, now());
    return card;
  }

  return {
    check,
    checkSaved,
    async balance(entry) {
      const { balance_minor, currency } = await check(entry);
      return { balance: toMajor(balance_minor, currency), currency };
    },
  };
}

const hashOf = (number: string) => createHash('sha256').update(number).digest('hex');

function readEntry(entry: GiftCardEntry): { number: string; pin: string } {
  const number = entry.number?.replace(/[\s-]/g, '') ?? '';
  const pin = entry.pin?.trim() ?? '';
  if (number === '' || pin === '') throw apiError('GFC400');
  if (!NUMBER.test(number)) throw apiError('GC_MALFORMED');
  if (!PIN.test(pin)) throw apiError('GC_MALFORMED_PIN');
  return { number, pin };
}

function assertUsable({ state, expires_at, balance_minor }: GiftCardRow, now: number): void {
  if (state === 'blocked') throw apiError('GC_NOT_ALLOWED');
  if (expires_at !== null && expires_at <= now) throw apiError('GFC812');
  if (balance_minor === 0) throw apiError('GC_ZERO_BALANCE');
}
