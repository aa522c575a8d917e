import type { Selectable } from 'kysely';
import { toMajor } from '../../domain/money.ts';
import type { Tables } from '../db/tables.ts';

/** What an entry of a list is compared with later. */
export type Marks = Pick<Selectable<Tables['favorite_item']>, 'price_minor' | 'currency' | 'out_at' | 'back_at'>;

/** An entry as it is sold now. */
interface Offered {
  /** Minor units; `undefined` where it is not sold. */
  readonly price: number | undefined;
  readonly currency: string;
  readonly available: boolean;
}

export interface ShownMarks {
  /** How much less it costs than when it was added, in major units; missing where it does not. */
  readonly priceFallen?: number;
  /** Whether it is in stock again since it was last seen without. */
  readonly isBack: boolean;
}

/** A mark stays for a week after it was first seen. */
const BACK_SHOWN_MS = 7 * 24 * 60 * 60 * 1000;

/** The marks of an entry that is added now. */
export function firstMarks({ price, currency, available }: Offered, now: number): Marks {
  return { price_minor: price ?? null, currency, out_at: available ? null : now, back_at: null };
}

/** Prices are compared within one currency. */
export function showMarks(marks: Marks, { price, currency, available }: Offered, now: number): ShownMarks {
  const { price_minor: before, out_at, back_at } = marks;
  const isComparable = before !== null && price !== undefined && marks.currency === currency;
  const isRecent = out_at !== null && (back_at === null || now - back_at < BACK_SHOWN_MS);
  return {
    ...(isComparable && price < before && { priceFallen: toMajor(before - price, currency) }),
    isBack: available && isRecent,
  };
}

/** The marks after an entry was seen; `undefined` where they stay the same. */
export function seenMarks(
  { out_at, back_at }: Pick<Marks, 'out_at' | 'back_at'>,
  available: boolean,
  now: number,
): Pick<Marks, 'out_at' | 'back_at'> | undefined {
  if (!available) return out_at === null || back_at !== null ? { out_at: now, back_at: null } : undefined;
  return out_at !== null && back_at === null ? { out_at, back_at: now } : undefined;
}
