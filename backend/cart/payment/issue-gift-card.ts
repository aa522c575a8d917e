import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { hashPin, newPin } from './gift-card-pin.ts';

export interface GiftCardSale {
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly orderNumber: string;
  readonly lineId: string;
  /** From 0; each unit of a line is a separate card. */
  readonly unit: number;
}

/** For the mail to the recipient; the PIN is not stored. */
export interface IssuedGiftCard {
  readonly number: string;
  readonly pin: string;
}

/** A PIN with its hash, prepared before the transaction that issues the card: hashing is slow. */
export interface PreparedPin {
  readonly pin: string;
  readonly hash: string;
}

const ISSUER = '600649';

export async function preparePin(): Promise<PreparedPin> {
  const pin = newPin();
  return { pin, hash: await hashPin(pin) };
}

/** Issues the card of a sold unit once, without an end of its validity; returns undefined when it is already issued. */
export async function issueGiftCard(
  transaction: Transaction<Tables>,
  sale: GiftCardSale,
  { pin, hash }: PreparedPin,
): Promise<IssuedGiftCard | undefined> {
  const issued_for = `${sale.orderNumber}/${sale.lineId}/${sale.unit}`;
  const card = { pin_hash: hash, currency: sale.currency, balance_minor: sale.amount, issued_for };
  for (;;) {
    const number = newNumber();
    const made = await transaction
      .insertInto('gift_card')
      .values({ number, ...card, expires_at: null, created_at: Date.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (made.numInsertedOrUpdatedRows === 1n) return { number, pin };
    const sold = transaction.selectFrom('gift_card').select('number').where('issued_for', '=', issued_for);
    if (await sold.executeTakeFirst()) return undefined;
  }
}

/** Replaces the PIN of the card of a sold unit, for a customer who lost the mail; the former PIN becomes invalid. */
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

/** Numbers are random, not consecutive. */
function newNumber(): string {
  const half = () => `${randomInt(100_000)}`.padStart(5, '0');
  return `${ISSUER}${half()}${half()}`;
}
