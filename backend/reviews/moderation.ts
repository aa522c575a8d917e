import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type {
  ModeratedReview,
  ModerationQuery,
  ModerationQueue,
  ModerationView,
  ReviewModeration,
} from '../../src/cms/preview/review-moderation.ts';
import { apiError } from '../core/errors.ts';
import { bumpCatalogRevision } from '../db/catalog-revision.ts';
import type { Tables } from '../db/tables.ts';
import type { ModerationMails } from './moderation-mails.ts';
import type { PhotoFiles } from './photo-files.ts';
import { findRulesOf, type LoadReviewWords } from './publication.ts';
import { lockRatings, refreshRating, storeBaseRating } from './ratings.ts';
import type { ReviewPhotos } from './review-photos.ts';
import { containsText } from './text-match.ts';

export type { ReviewModeration };

export interface ModerationDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly files: Pick<PhotoFiles, 'read'>;
  readonly photos: Pick<ReviewPhotos, 'settle'>;
  readonly loadWords: LoadReviewWords;
  /** Without it no author is notified. */
  readonly mails: ModerationMails | undefined;
  readonly now: () => number;
}

type ReviewRow = Selectable<Tables['review']>;
type Change = Partial<
  Pick<ReviewRow, 'status' | 'moderated_at' | 'moderated_by' | 'refused_reason' | 'reply' | 'replied_at'>
>;

/** An unknown review rejects with `API404`. */
export function createModeration(deps: ModerationDeps): ReviewModeration {
  const { write, files, photos, mails, now } = deps;
  const decide = async (reviewId: string, editor: string, decision: Pick<Change, 'status' | 'refused_reason'>) => {
    await write.transaction().execute(async (transaction) => {
      const change = { ...decision, moderated_at: now(), moderated_by: editor };
      const { before, after } = await changeReview(transaction, reviewId, change);
      await transaction.deleteFrom('review_flag').where('review_id', '=', reviewId).execute();
      if (before.status !== after.status) await mails?.decided(transaction, after);
    });
    await photos.settle(reviewId);
  };
  return {
    list: (query) => loadQueue(deps, query),
    approve: (reviewId, { editor }) => decide(reviewId, editor, { status: 'published', refused_reason: null }),
    reject: (reviewId, { editor, reason }) => decide(reviewId, editor, { status: 'hidden', refused_reason: reason }),
    async reply(reviewId, { editor, text }) {
      const reply = text === '' ? null : text;
      const change = { reply, replied_at: reply === null ? null : now(), moderated_by: editor };
      await write.transaction().execute((transaction) => changeReview(transaction, reviewId, change));
    },
    readPhoto: (id) => files.read(id),
  };
}

/** Changes a review, its product's rating, and what shows them. */
async function changeReview(
  transaction: Transaction<Tables>,
  reviewId: string,
  change: Change,
): Promise<{ before: ReviewRow; after: ReviewRow }> {
  const find = transaction.selectFrom('review').selectAll().where('id', '=', reviewId);
  const found = await find.executeTakeFirst();
  if (!found) throw apiError('API404', { reviewId });
  await lockRatings(transaction, found.product_id);
  await storeBaseRating(transaction, found.product_id);
  const before = await find.executeTakeFirstOrThrow();
  const after = await transaction
    .updateTable('review')
    .set(change)
    .where('id', '=', reviewId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await refreshRating(transaction, found.product_id);
  await bumpCatalogRevision(transaction);
  return { before, after };
}

const PAGE = 20;
/** Who waits longest is first; what is done is found by when that was. */
const NEWEST_FIRST: ReadonlySet<ModerationView> = new Set(['published', 'decided']);

async function loadQueue(
  { read, loadWords }: ModerationDeps,
  { view, page, q = '' }: ModerationQuery,
): Promise<ModerationQueue> {
  const all = read.selectFrom('review');
  const flagged = read.selectFrom('review_flag').select('review_id');
  const chosen = {
    pending: all.where('status', '=', 'pending'),
    flagged: all.where('status', '=', 'published').where('id', 'in', flagged),
    published: all.where('status', '=', 'published'),
    decided: all.where('moderated_at', 'is not', null),
  }[view];
  const matching =
    q === '' ? chosen : chosen.where(containsText(sql<string>`title || ' ' || text || ' ' || author`, q));
  const [{ total }, rows] = await Promise.all([
    matching.select(({ fn }) => fn.countAll<number | string>().as('total')).executeTakeFirstOrThrow(),
    matching
      .selectAll()
      .orderBy(view === 'decided' ? 'moderated_at' : 'created_at', NEWEST_FIRST.has(view) ? 'desc' : 'asc')
      .orderBy('id')
      .limit(PAGE)
      .offset((page - 1) * PAGE)
      .execute(),
  ]);
  const reviews = await Promise.all(rows.map((row) => describeReview({ read, loadWords }, row)));
  return { view, page, pages: Math.max(1, Math.ceil(Number(total) / PAGE)), total: Number(total), reviews };
}

async function describeReview(
  { read, loadWords }: Pick<ModerationDeps, 'read' | 'loadWords'>,
  row: ReviewRow,
): Promise<ModeratedReview> {
  const [product, photos, flags, brokenRules] = await Promise.all([
    read.selectFrom('product').select(['name', 'slug']).where('id', '=', row.product_id).executeTakeFirst(),
    read.selectFrom('review_photo').selectAll().where('review_id', '=', row.id).orderBy('position').execute(),
    read.selectFrom('review_flag').select('reason').where('review_id', '=', row.id).orderBy('created_at').execute(),
    findRulesOf(loadWords, row.locale, [row.title, row.text, row.author]),
  ]);
  return {
    id: row.id,
    author: row.author,
    rating: row.rating,
    title: row.title,
    text: row.text,
    locale: row.locale,
    product: { id: row.product_id, name: product?.name ?? row.product_id, slug: product?.slug },
    isVerified: row.is_verified === 1,
    status: row.status,
    createdAt: row.created_at,
    moderatedAt: row.moderated_at ?? undefined,
    moderatedBy: row.moderated_by ?? undefined,
    rejectionReason: row.refused_reason ?? undefined,
    reply: row.reply ?? undefined,
    photos: photos.map(({ id, width, height }) => ({ id, width, height })),
    flags: flags.map(({ reason }) => reason),
    brokenRules,
  };
}
