import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { NewMedia, PhotoStash, PhotoUser } from '../../src/api/catalog/photos.schema.ts';
import { resolveProductId } from '../catalog/products/resolve-product-id.ts';
import { apiError } from '../core/errors.ts';
import type { Scope } from '../core/scope.ts';
import type { Tables } from '../db/tables.ts';
import { convertPhoto } from '../reviews/convert-photo.ts';
import type { PhotoFiles } from '../reviews/photo-files.ts';
import { photoError } from '../reviews/review-photos.ts';

/** What visitors send. Ids of others are unknown: `API404`, as everything is where the shop has no photo service. */
export interface SentPhotos {
  /** Rejects with `VALIDATION` and the issue as `details.reason`, with `API413` and with `API429` after too many. */
  stash(consumerNo: string, bytes: Buffer): Promise<PhotoStash>;
  /** A visitor has one user for each name. */
  addUser(consumerNo: string, name: string): Promise<PhotoUser>;
  /** Rejects with `ITEM_NOT_AVAILABLE` for an unknown product. */
  addMedia(sender: Sender, media: SentMedia): Promise<NewMedia>;
  /** Removes files without a row, those of stashes of a day ago and of photos decided a month ago. */
  tidy(): Promise<void>;
}

interface Sender {
  readonly consumerNo: string;
  readonly userId: string;
  readonly scope: Scope;
}

interface SentMedia {
  readonly stashId: string;
  readonly caption: string;
  readonly streams: readonly string[];
}

interface SentPhotoDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly files: PhotoFiles;
  readonly isOn: boolean;
  readonly now: () => number;
}

const DAY = 24 * 60 * 60 * 1000;
/** For how long moderators can change a decision. */
const DECIDED_DAYS = 30;
/** Files of one visitor that are no photos yet. */
const MAX_STASHES = 12;

export function createSentPhotos(deps: SentPhotoDeps): SentPhotos {
  const { read, write, isOn, now } = deps;
  const requireService = () => {
    if (!isOn) throw apiError('API404');
  };
  return {
    async stash(consumerNo, bytes) {
      requireService();
      return storeStash(deps, consumerNo, bytes);
    },
    async addUser(consumerNo, name) {
      requireService();
      const known = await read
        .selectFrom('photo_user')
        .select('id')
        .where('consumer_no', '=', consumerNo)
        .where('name', '=', name)
        .executeTakeFirst();
      if (known) return { userId: known.id, name };
      const id = randomUUID();
      const row = { id, consumer_no: consumerNo, name, service_id: null, created_at: now() };
      await write.insertInto('photo_user').values(row).execute();
      return { userId: id, name };
    },
    async addMedia(sender, media) {
      requireService();
      const streams = await findProducts(read, media.streams);
      await write
        .transaction()
        .execute((transaction) => insertPhoto(transaction, { sender, media: { ...media, streams }, at: now() }));
      return { mediaId: media.stashId, status: 'pending' };
    },
    tidy: () => tidy(deps),
  };
}

async function storeStash(
  { read, write, files, now }: SentPhotoDeps,
  consumerNo: string,
  bytes: Buffer,
): Promise<PhotoStash> {
  const { count } = await read
    .selectFrom('photo_stash')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('consumer_no', '=', consumerNo)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_STASHES) throw apiError('API429', { reason: 'count' });
  const converted = await convertPhoto(bytes);
  if (typeof converted === 'string') throw photoError(converted);
  const { width, height } = converted;
  const id = randomUUID();
  await files.add(id, converted.bytes);
  await write
    .insertInto('photo_stash')
    .values({ id, consumer_no: consumerNo, width, height, created_at: now() })
    .execute();
  return { id, width, height };
}

async function findProducts(read: Kysely<Tables>, keys: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const productId of keys) {
    const id = await resolveProductId(read, productId);
    if (id === undefined) throw apiError('ITEM_NOT_AVAILABLE', { productId });
    ids.push(id);
  }
  return [...new Set(ids)];
}

async function insertPhoto(
  transaction: Transaction<Tables>,
  { sender, media, at }: { readonly sender: Sender; readonly media: SentMedia; readonly at: number },
): Promise<void> {
  const { consumerNo: consumer_no, userId: user_id, scope } = sender;
  const user = await transaction
    .selectFrom('photo_user')
    .select('id')
    .where('id', '=', user_id)
    .where('consumer_no', '=', consumer_no)
    .executeTakeFirst();
  if (!user) throw apiError('API404', { userId: user_id });
  const stash = await transaction
    .deleteFrom('photo_stash')
    .where('id', '=', media.stashId)
    .where('consumer_no', '=', consumer_no)
    .returning(['id', 'width', 'height'])
    .executeTakeFirst();
  if (!stash) throw apiError('API404', { stashId: media.stashId });
  const undecided = { service_id: null, sent_at: null, moderated_at: null, moderated_by: null, rejected_reason: null };
  await transaction
    .insertInto('sent_photo')
    .values({
      ...stash,
      ...undecided,
      user_id,
      consumer_no,
      caption: media.caption,
      streams: JSON.stringify(media.streams),
      site_id: scope.siteId,
      locale: scope.locale,
      status: 'pending',
      created_at: at,
    })
    .execute();
}

async function tidy({ read, write, files, now }: SentPhotoDeps): Promise<void> {
  await write
    .deleteFrom('photo_stash')
    .where('created_at', '<', now() - DAY)
    .execute();
  const [stashes, photos] = await Promise.all([
    read.selectFrom('photo_stash').select('id').execute(),
    read.selectFrom('sent_photo').select(['id', 'status', 'service_id', 'moderated_at']).execute(),
  ]);
  const isOld = (at: number | null) => at !== null && at < now() - DECIDED_DAYS * DAY;
  // A photo that the service does not have yet is needed for it.
  const needed = photos.filter((photo) => {
    const isWaiting = photo.status === 'published' && photo.service_id === null;
    return isWaiting || !isOld(photo.moderated_at);
  });
  const known = new Set([...stashes, ...needed].map(({ id }) => id));
  for (const [id, changedAt] of await files.list()) {
    // The row of a stash is written after its file.
    if (!known.has(id) && changedAt < now() - DAY / 24) await files.remove(id);
  }
}
