import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { hashPin, newPin } from './gift-card-pin.ts';

export interface GiftCardSale {
  /** Whole minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly orderNumber: string;
  readonly lineId: string;
  /** From 0; each unit of a line is a card of its own. */
  readonly unit: number;
}

/** For the mail to who gets the card; the PIN is kept nowhere else. */
export interface IssuedGiftCard {
  readonly number: string;
  readonly pin: string;
}

/** A PIN with its hash, made before the transaction that issues the card: hashing takes a while. */
export interface PreparedPin {
  readonly pin: string;
  readonly hash: string;
}

const ISSUER = '600649';
const VALID_FOR = 5 * 365 * 24 * 60 * 60 * 1000;

export async function preparePin(): Promise<PreparedPin> {
  const pin = newPin();
  return { pin, hash: await hashPin(pin) };
}

/** Issues the card of a unit that was sold, once: asked again, it answers nothing. */
export async function issueGiftCard(
  transaction: Transaction<Tables>,
  sale: GiftCardSale,
  { pin, hash }: PreparedPin,
): Promise<IssuedGiftCard | undefined> {
  const issued_for = `${sale.orderNumber}/${sale.lineId}/${sale.unit}`;
  const now = Date.now();
  const card = { pin_hash: hash, currency: sale.currency, balance_minor: sale.amount, issued_for };
  for (;;) {
    const number = newNumber();
    const made = await transaction
      .insertInto('gift_card')
      .values({ number, ...card, expires_at: now + VALID_FOR, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (made.numInsertedOrUpdatedRows === 1n) return { number, pin };
    const sold = transaction.selectFrom('gift_card').select('number').where('issued_for', '=', issued_for);
    if (await sold.executeTakeFirst()) return undefined;
  }
}

/** A new PIN for the card of a unit that was sold, for who lost the mail; the former ends. */
export async function renewPin(
  transaction: Transaction<Tables>,
  { orderNumber, lineId, unit }: Pick<GiftCardSale, 'orderNumber' | 'lineId' | 'unit'>,
  { pin, hash }: PreparedPin,
): Promise<IssuedGiftCard | undefined> {
  const card = await transaction
    .updateTable('gift_card')
    .set({ pin_hash: hash })
    .where('issued_for', '=', `${orderNumber}/${lineId}/${unit}`)
    .returning('number')
    .executeTakeFirst();
  return card && { number: card.number, pin };
}

/** Numbers do not follow each other. */
function newNumber(): string {
  const half = () => `${randomInt(100_000)}`.padStart(5, '0');
  return `${ISSUER}${half()}${half()}`;
}
