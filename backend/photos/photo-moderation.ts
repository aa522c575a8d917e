import type { Kysely, Transaction } from 'kysely';
import type { PhotoModeration } from '../../src/cms/preview/photo-moderation.ts';
import { withinTime } from '../../src/lib/time-limit.ts';
import { apiError } from '../core/errors.ts';
import { bumpReviewRevision } from '../db/review-revision.ts';
import type { Tables } from '../db/tables.ts';
import type { PhotoFiles } from '../reviews/photo-files.ts';
import type { LoadReviewWords } from '../reviews/publication.ts';
import { loadPhotoQueue } from './photo-queue.ts';
import type { PublishPhotos } from './publish-photos.ts';

interface PhotoModerationDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly files: Pick<PhotoFiles, 'read'>;
  readonly loadWords: LoadReviewWords;
  readonly publish: PublishPhotos;
  readonly now: () => number;
}

/** How long an editor waits for the photo service. */
const MAX_WAIT_MS = 3000;

interface Decision {
  readonly id: string;
  readonly isShown: boolean;
  readonly editor: string;
  readonly reason: string | null;
  readonly at: number;
}

export function createPhotoModeration(deps: PhotoModerationDeps): PhotoModeration {
  const { write, files, publish, now } = deps;
  const decide = async (kind: 'sent' | 'reported', decision: Decision) => {
    await write.transaction().execute(async (transaction) => {
      await (kind === 'sent' ? decideOnSent(transaction, decision) : decideOnReported(transaction, decision));
      await bumpReviewRevision(transaction);
    });
    // A photo that is not taken by then is sent by the next run of the job.
    await withinTime(publish(), MAX_WAIT_MS, () => undefined);
  };
  return {
    list: (query) => loadPhotoQueue(deps, query),
    approve: (id, { kind, editor }) => decide(kind, { id, editor, isShown: true, reason: null, at: now() }),
    reject: (id, { kind, editor, reason }) => decide(kind, { id, editor, isShown: false, reason, at: now() }),
    readPhoto: (id) => files.read(id),
  };
}

async function decideOnSent(
  transaction: Transaction<Tables>,
  { id, isShown, editor, reason, at }: Decision,
): Promise<void> {
  const photo = await transaction
    .updateTable('sent_photo')
    .set({
      status: isShown ? 'published' : 'hidden',
      moderated_at: at,
      moderated_by: editor,
      rejected_reason: reason,
    })
    .where('id', '=', id)
    .returning(['service_id'])
    .executeTakeFirst();
  if (!photo) throw apiError('API404', { id });
  if (photo.service_id !== null) await setHidden(transaction, photo.service_id, { id, isShown, editor, reason, at });
}

async function decideOnReported(transaction: Transaction<Tables>, decision: Decision): Promise<void> {
  const { id, isShown, editor, reason, at } = decision;
  const photo = await transaction
    .updateTable('reported_photo')
    .set({ is_hidden: isShown ? 0 : 1, moderated_at: at, moderated_by: editor, rejected_reason: reason })
    .where('media_id', '=', id)
    .executeTakeFirst();
  if (photo.numUpdatedRows === 0n) throw apiError('API404', { id });
  await transaction.deleteFrom('photo_report').where('media_id', '=', id).execute();
}

/** The service has the photo: only the shop can leave it out. */
async function setHidden(transaction: Transaction<Tables>, mediaId: string, decision: Decision): Promise<void> {
  const { id, isShown, editor, reason, at } = decision;
  const sent = await transaction
    .selectFrom('sent_photo')
    .innerJoin('photo_user', 'photo_user.id', 'sent_photo.user_id')
    .select(['name', 'caption', 'locale', 'streams', 'sent_photo.created_at'])
    .where('sent_photo.id', '=', id)
    .executeTakeFirstOrThrow();
  const { name: author, caption, locale, streams, created_at } = sent;
  const change = { is_hidden: isShown ? 0 : 1, moderated_at: at, moderated_by: editor, rejected_reason: reason };
  const copy = { author, caption, language: locale.slice(0, 2), src: '', streams, created_at };
  await transaction
    .insertInto('reported_photo')
    .values({ media_id: mediaId, ...copy, ...change })
    .onConflict((conflict) => conflict.column('media_id').doUpdateSet(change))
    .execute();
}
