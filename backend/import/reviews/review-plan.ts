import { createHash } from 'node:crypto';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import { insertInBatches, inBatches } from '../../db/insert-in-batches.ts';
import type { Tables } from '../../db/tables.ts';
import { findBrokenRules } from '../../reviews/moderation-rules.ts';
import { lockRatings, refreshRating, storeBaseRating } from '../../reviews/ratings.ts';
import { countChanges, type Plan } from '../locations/import-plan.ts';
import type { Issue } from '../parsing/product-draft.ts';
import type { FindProduct } from './product-keys.ts';
import type { ReviewDraft, ReviewFile } from './review-table.ts';

type ReviewRow = Selectable<Tables['review']>;
type NewReview = Insertable<Tables['review']> & Pick<ReviewRow, 'id' | 'product_id'>;
type PlannedReview = { readonly draft: ReviewDraft; readonly row: NewReview };

interface PlanOptions {
  readonly prune: boolean;
  readonly at: number;
}

export interface ReviewState {
  readonly imported: readonly ReviewRow[];
  readonly find: FindProduct;
}

export const loadImported = (database: Kysely<Tables>): Promise<ReviewRow[]> =>
  database.selectFrom('review').selectAll().where('source', '=', 'import').execute();

/** Plans the changes of a file's reviews. What customers wrote, and reviews of the demo, remain unchanged. */
export function planReviews({ imported, find }: ReviewState, file: ReviewFile, { prune, at }: PlanOptions): Plan {
  const { own, unknown } = placeReviews(file.reviews, find, at);
  const present = new Map(imported.map((row) => [row.id, row]));
  const put = own.filter(({ draft, row }) => isChanged(present.get(row.id), row, draft));
  const ids = new Set(own.map(({ row }) => row.id));
  const gone = prune ? imported.filter(({ id }) => !ids.has(id)) : [];
  const created = put.filter(({ row }) => !present.has(row.id)).length;
  const skipped = [...file.issues, ...unknown];
  return {
    counts: countChanges({ created, put, own, gone, skipped }),
    skipped,
    leftOut: [],
    ...(prune && { removal: { noun: 'reviews', gone: gone.map(({ title }) => title), total: imported.length } }),
    write: (transaction) => writeReviews(transaction, { put: put.map(({ row }) => row), gone, present }),
  };
}

/** Each review with its row; the same author's second review of a product has a row of its own. */
function placeReviews(reviews: readonly ReviewDraft[], find: FindProduct, at: number) {
  const [own, unknown]: [PlannedReview[], Issue[]] = [[], []];
  const counts = new Map<string, number>();
  for (const draft of reviews) {
    const productId = find(draft.productKey);
    if (productId === undefined) {
      unknown.push({ line: draft.line, column: 'product', message: `"${draft.productKey}" is no product of the shop` });
      continue;
    }
    const key = `${productId}\n${draft.authorKey}`;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    own.push({ draft, row: toRow(draft, { id: idOf(`${key}\n${count}`), productId, at }) });
  }
  return { own, unknown };
}

const idOf = (key: string): string => `import-${createHash('sha256').update(key).digest('hex').slice(0, 32)}`;

/** Columns that a file does not have. */
const UNTOUCHED = {
  consumer_no: null,
  is_verified: 0,
  size: null,
  color: null,
  scales: null,
  moderated_at: null,
  moderated_by: null,
  refused_reason: null,
  helpful: 0,
  unhelpful: 0,
  reply: null,
  replied_at: null,
};

/** A text that the rules hold back waits in the queue of the moderators. */
function toRow(draft: ReviewDraft, { id, productId, at }: { id: string; productId: string; at: number }): NewReview {
  const { author, rating, title, text, locale, createdAt } = draft;
  const isWaiting = findBrokenRules([title, text, author], []).length > 0;
  return {
    ...UNTOUCHED,
    id,
    product_id: productId,
    author,
    rating,
    title,
    text,
    locale,
    status: isWaiting ? 'pending' : 'published',
    source: 'import',
    created_at: createdAt ?? at,
  };
}

const COMPARED = ['author', 'rating', 'title', 'text', 'locale'] as const;

/** What a moderator decided is no change of the file's. */
function isChanged(present: ReviewRow | undefined, row: NewReview, { createdAt }: ReviewDraft): boolean {
  if (present === undefined) return true;
  return (
    COMPARED.some((name) => present[name] !== row[name]) || (createdAt ?? present.created_at) !== present.created_at
  );
}

interface Changes {
  readonly put: readonly NewReview[];
  readonly gone: readonly ReviewRow[];
  readonly present: ReadonlyMap<string, ReviewRow>;
}

async function writeReviews(transaction: Transaction<Tables>, { put, gone, present }: Changes): Promise<void> {
  const products = [...new Set([...put, ...gone].map(({ product_id }) => product_id))].toSorted();
  for (const id of products) {
    await lockRatings(transaction, id);
    await storeBaseRating(transaction, id);
  }
  for (const some of inBatches(gone)) {
    const ids = some.map(({ id }) => id);
    await transaction.deleteFrom('review').where('id', 'in', ids).execute();
  }
  const fresh = put.filter(({ id }) => !present.has(id));
  await insertInBatches(transaction, 'review', fresh);
  for (const { id, author, rating, title, text, locale, status, created_at } of put.filter((row) =>
    present.has(row.id),
  ))
    await transaction
      .updateTable('review')
      .set({ author, rating, title, text, locale, status, created_at })
      .where('id', '=', id)
      .execute();
  for (const id of products) await refreshRating(transaction, id);
}
