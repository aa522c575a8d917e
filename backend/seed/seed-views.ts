import type { Transaction } from 'kysely';
import { z } from 'zod';
import { inBatches } from '../db/insert-in-batches.ts';
import type { Tables } from '../db/tables.ts';

const DAY = 24 * 60 * 60 * 1000;

/** `visits.json`: for each visit of the demo, the ids of the products that were viewed. */
export const catalogVisits = z.array(z.array(z.string()).min(2));

/** Adds the pairs of products that were viewed together; those that have been counted since stay as they are. */
export async function seedViews(
  transaction: Transaction<Tables>,
  visits: readonly (readonly string[])[],
  productIds: readonly string[],
): Promise<void> {
  const known = new Set(productIds);
  const pairs = visits.flatMap((visit) => pairsOf(visit.filter((id) => known.has(id))));
  const last_day = Math.floor(Date.now() / DAY);
  const rows = [...Map.groupBy(pairs, ([product, other]) => `${product} ${other}`).values()].flatMap((same) => {
    const [pair] = same;
    return pair === undefined ? [] : { product_id: pair[0], other_id: pair[1], views: same.length, last_day };
  });
  for (const some of inBatches(rows)) {
    const added = transaction.insertInto('product_view_pair').values(some);
    await added.onConflict((conflict) => conflict.doNothing()).execute();
  }
}

/** Each two of the products, in both directions. */
function pairsOf(ids: readonly string[]): (readonly [string, string])[] {
  return ids.flatMap((id) => ids.filter((other) => other !== id).map((other) => [id, other] as const));
}
