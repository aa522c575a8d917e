import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { ProductView } from './recommendations.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Days after which a pair that nobody viewed again is removed. */
const MAX_AGE_DAYS = 90;
/** Pairs, in both directions; beyond, those viewed longest ago are removed first. */
const MAX_PAIRS = 200_000;
/** Pairs that one view counts. */
const MAX_BEFORE = 4;
const CANDIDATES = 100;

const dayOf = (now: number): number => Math.floor(now / DAY);

/** Products that were viewed on the same devices as the product, the most frequent first. */
export async function loadCoViewedIds(database: Kysely<Tables>, productId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('product_view_pair')
    .select('other_id')
    .where('product_id', '=', productId)
    .orderBy('views', 'desc')
    .orderBy('other_id')
    .limit(CANDIDATES)
    .execute();
  return rows.map(({ other_id }) => other_id);
}

/** Counts the product with those viewed before it; products that do not exist are not counted. */
export async function recordProductView(
  { read, write }: Pick<Database, 'read' | 'write'>,
  { productId, viewedBefore }: ProductView,
  now: number,
): Promise<void> {
  const others = [...new Set(viewedBefore)].filter((id) => id !== productId).slice(0, MAX_BEFORE);
  if (others.length === 0) return;
  const rows = await read
    .selectFrom('product')
    .select('id')
    .where('id', 'in', [productId, ...others])
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  if (!known.has(productId)) return;
  const pairs = others
    .filter((id) => known.has(id))
    .flatMap((id) => [pairOf(productId, id, now), pairOf(id, productId, now)])
    // Two transactions lock the same rows in the same order.
    .toSorted((a, b) => (a.product_id + a.other_id < b.product_id + b.other_id ? -1 : 1));
  if (pairs.length === 0) return;
  await write
    .insertInto('product_view_pair')
    .values(pairs)
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'other_id']).doUpdateSet(({ ref, eb }) => ({
        views: eb(ref('product_view_pair.views'), '+', 1),
        last_day: ref('excluded.last_day'),
      })),
    )
    .execute();
}

const pairOf = (product_id: string, other_id: string, now: number) => ({
  product_id,
  other_id,
  views: 1,
  last_day: dayOf(now),
});

/** Removes pairs that nobody viewed for long, and those viewed longest ago where there are too many. */
export async function removeOldViews(database: Kysely<Tables>, now: number, maxPairs = MAX_PAIRS): Promise<void> {
  await database
    .deleteFrom('product_view_pair')
    .where('last_day', '<', dayOf(now) - MAX_AGE_DAYS)
    .execute();
  const first = await database
    .selectFrom('product_view_pair')
    .select('last_day')
    .orderBy('last_day', 'desc')
    .offset(maxPairs)
    .limit(1)
    .executeTakeFirst();
  if (first === undefined) return;
  await database.deleteFrom('product_view_pair').where('last_day', '<=', first.last_day).execute();
}
