import type { Kysely, Selectable } from 'kysely';
import type { SavedCard } from '../../src/api/account/payment-cards.schema.ts';
import { toMajor } from '../../domain/money.ts';
import type { Tables } from '../db/tables.ts';

export type CardRow = Selectable<Tables['payment_card']>;

/** All saved cards: credit cards before gift cards, the main one of a kind first, then in order of creation. */
export async function loadCards(
  database: Kysely<Tables>,
  { consumerNo, now }: { readonly consumerNo: string; readonly now: number },
): Promise<SavedCard[]> {
  const rows = await database
    .selectFrom('payment_card')
    .leftJoin('gift_card', (join) =>
      join.onRef('gift_card.number', '=', 'payment_card.token').on('payment_card.kind', '=', 'GIFT_CARD'),
    )
    .selectAll('payment_card')
    .select(['gift_card.balance_minor', 'gift_card.currency', 'gift_card.expires_at'])
    .where('payment_card.consumer_no', '=', consumerNo)
    .orderBy('kind')
    .orderBy('is_main', 'desc')
    .orderBy('payment_card.created_at')
    .orderBy('payment_card.id')
    .execute();
  return rows.map((row) => toSavedCard(row, now));
}

/** Of the gift card. */
interface Balance {
  readonly balance_minor: number | null;
  readonly currency: string | null;
  readonly expires_at: number | null;
}

function toSavedCard(row: CardRow & Balance, now: number): SavedCard {
  const { expiry_month: expiryMonth, expiry_year: expiryYear, balance_minor: balance, currency } = row;
  const { expires_at: expiresAt } = row;
  return {
    paymentInstrumentId: row.id,
    payment_method_id: row.kind,
    bin: row.bin,
    brand: row.brand,
    last4: row.last4,
    holder: row.holder,
    expiryMonth,
    expiryYear,
    isExpired: expiresAt === null ? hasExpired({ expiryMonth, expiryYear }, now) : expiresAt <= now,
    main: row.is_main === 1,
    ...(balance === null || currency === null ? {} : { balance: toMajor(balance, currency), currency }),
    ...(expiresAt === null ? {} : { expiresAt: new Date(expiresAt).toISOString() }),
  };
}

export interface Expiry {
  readonly expiryMonth?: number | null | undefined;
  readonly expiryYear?: number | null | undefined;
}

/** A card is valid to the end of its month in the last time zone. */
export function hasExpired({ expiryMonth: month, expiryYear: year }: Expiry, now: number): boolean {
  if (typeof month !== 'number' || typeof year !== 'number') return false;
  return Date.UTC(year, month, 1) + LAST_ZONE <= now;
}

const LAST_ZONE = 12 * 60 * 60 * 1000;
