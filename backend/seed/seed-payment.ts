import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { hashPin } from '../cart/payment/gift-card-pin.ts';

/** Gift cards, rewards and the saved card that tests rely on (docs/contract.md#demo-data). */

const PIN = '1234';
const DAY = 24 * 60 * 60 * 1000;
const NEVER = null;

const GIFT_CARDS = [
  { number: '6006490000000001', balance_minor: 5000, state: 'active', expires_at: NEVER },
  { number: '6006490000000002', balance_minor: 0, state: 'active', expires_at: NEVER },
  { number: '6006490000000003', balance_minor: 2500, state: 'active', expires_at: Date.UTC(2024, 0, 1) },
  { number: '6006490000000004', balance_minor: 2500, state: 'blocked', expires_at: NEVER },
] as const;

const MEMBER = 'member@example.com';
const VOUCHERS = [
  { code: 'TRAIL-REWARD-10', kind: 'REWARD_CODE', amount_minor: 1000, expired: false },
  { code: 'TRAIL-CARD-25', kind: 'REWARD_CARD', amount_minor: 2500, expired: false },
  { code: 'TRAIL-EXPIRED-5', kind: 'REWARD_CODE', amount_minor: 500, expired: true },
] as const;

/** As stored in the demo account; the sandbox provider must know the token. */
const SAVED_CARD = {
  token: 'demo-card-4111',
  behaviour: 'approve',
  brand: 'VISA',
  bin: '411111',
  last4: '1111',
  expiry_month: 12,
  expiry_year: 2040,
  fingerprint: 'demo-card-1',
  expires_at: NEVER,
} as const;

/** Adds missing records and changes no existing one; must run after the accounts. */
export async function seedPayment({ read, write }: Database): Promise<void> {
  const pin_hash = (await isSeeded(read)) ? undefined : await hashPin(PIN);
  await write.transaction().execute(async (transaction) => {
    if (pin_hash !== undefined) await addGiftCards(transaction, pin_hash);
    await addVouchers(transaction);
    const card = transaction.insertInto('sandbox_card').values(SAVED_CARD);
    await card.onConflict((conflict) => conflict.doNothing()).execute();
  });
}

async function isSeeded(read: Database['read']): Promise<boolean> {
  const numbers = GIFT_CARDS.map(({ number }) => number);
  const rows = await read.selectFrom('gift_card').select('number').where('number', 'in', numbers).execute();
  return rows.length === numbers.length;
}

async function addGiftCards(transaction: Transaction<Tables>, pin_hash: string): Promise<void> {
  const now = Date.now();
  await transaction
    .insertInto('gift_card')
    .values(GIFT_CARDS.map((card) => ({ ...card, pin_hash, currency: 'USD', created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function addVouchers(transaction: Transaction<Tables>): Promise<void> {
  const member = await transaction
    .selectFrom('consumer')
    .select('consumer_no')
    .where('email', '=', MEMBER)
    .executeTakeFirst();
  if (!member) return;
  const now = Date.now();
  await transaction
    .insertInto('voucher')
    .values(
      VOUCHERS.map(({ expired, ...voucher }) => ({
        ...voucher,
        ...member,
        currency: 'USD',
        balance_minor: voucher.amount_minor,
        expires_at: expired ? now - DAY : NEVER,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
