import type { Kysely, Selectable } from 'kysely';
import type { Log } from '../../src/lib/log.ts';
import { bumpReviewRevision } from '../db/review-revision.ts';
import type { Tables } from '../db/tables.ts';
import type { PhotoProvider } from '../providers/photos/photos.ts';
import type { PhotoFiles } from '../reviews/photo-files.ts';

interface PublishDeps {
  readonly write: Kysely<Tables>;
  readonly files: Pick<PhotoFiles, 'read'>;
  readonly provider: PhotoProvider | undefined;
  readonly log: Log;
  readonly now: () => number;
}

/** Sends approved photos to the service that does not have them yet; one that fails is sent again the next time. */
export type PublishPhotos = () => Promise<void>;

type SentPhoto = Selectable<Tables['sent_photo']>;

/** After which another process may send a photo that one has begun to send. */
const LEASE_MS = 60_000;
const MAX_PHOTOS = 20;

export function createPublishPhotos(deps: PublishDeps): PublishPhotos {
  const { write, provider, log, now } = deps;
  return async () => {
    if (provider === undefined) return;
    const due = await write
      .selectFrom('sent_photo')
      .select('id')
      .where('status', '=', 'published')
      .where('service_id', 'is', null)
      .where((where) => where.or([where('sent_at', 'is', null), where('sent_at', '<', now() - LEASE_MS)]))
      .orderBy('moderated_at')
      .limit(MAX_PHOTOS)
      .execute();
    for (const { id } of due) {
      const photo = await lease(write, id, now());
      if (photo === undefined) continue;
      try {
        await publish(deps, provider, photo);
      } catch (error) {
        log.warn({ err: error, photo: id }, 'the photo service did not take a photo');
        await write.updateTable('sent_photo').set({ sent_at: null }).where('id', '=', id).execute();
      }
    }
  };
}

/** `undefined` where another process was faster. */
function lease(write: Kysely<Tables>, id: string, at: number): Promise<SentPhoto | undefined> {
  return write
    .updateTable('sent_photo')
    .set({ sent_at: at })
    .where('id', '=', id)
    .where('status', '=', 'published')
    .where('service_id', 'is', null)
    .where((where) => where.or([where('sent_at', 'is', null), where('sent_at', '<', at - LEASE_MS)]))
    .returningAll()
    .executeTakeFirst();
}

async function publish({ write, files }: PublishDeps, provider: PhotoProvider, photo: SentPhoto): Promise<void> {
  const bytes = await files.read(photo.id);
  if (bytes === undefined) throw new Error('The file of the photo is gone.');
  const userId = await findUser(write, provider, photo.user_id);
  const stashId = await provider.stash(bytes);
  const serviceId = await provider.addMedia(userId, {
    stashId,
    caption: photo.caption,
    language: photo.locale.slice(0, 2),
    streams: JSON.parse(photo.streams) as string[], // as `sent-photos.ts` wrote it
  });
  await write.transaction().execute(async (transaction) => {
    await transaction.updateTable('sent_photo').set({ service_id: serviceId }).where('id', '=', photo.id).execute();
    await bumpReviewRevision(transaction);
  });
}

async function findUser(write: Kysely<Tables>, provider: PhotoProvider, id: string): Promise<string> {
  const user = await write
    .selectFrom('photo_user')
    .select(['name', 'service_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (user.service_id !== null) return user.service_id;
  const serviceId = await provider.addUser(user.name);
  await write.updateTable('photo_user').set({ service_id: serviceId }).where('id', '=', id).execute();
  return serviceId;
}
