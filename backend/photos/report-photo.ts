import type { Kysely } from 'kysely';
import type { PhotoReport } from '../../src/api/catalog/photos.schema.ts';
import { withinTime } from '../../src/lib/time-limit.ts';
import { apiError } from '../core/errors.ts';
import type { Tables } from '../db/tables.ts';
import type { PhotoProvider, ServiceMedia } from '../providers/photos/photos.ts';
import { overloaded } from '../core/unavailable.ts';
import type { MediaCache } from './media-cache.ts';

interface ReportDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly provider: PhotoProvider | undefined;
  readonly cache: MediaCache | undefined;
  readonly now: () => number;
}

/**
 * Reports a photo to the service and to the shop's moderators, once for each visitor. Rejects with `API404` for an unknown photo, and
 * with `API503` while the service does not respond.
 */
export type ReportPhoto = (consumerNo: string, mediaId: string, reason: string) => Promise<PhotoReport>;

const RETRY_SECONDS = 30;
/** How long a visitor waits for the photo service. */
const MAX_WAIT_MS = 2000;

export function createReportPhoto(deps: ReportDeps): ReportPhoto {
  const { read, write, provider, now } = deps;
  return async (consumerNo, mediaId, reason) => {
    if (provider === undefined) throw apiError('API404', { mediaId });
    const known = await read
      .selectFrom('reported_photo')
      .select('media_id')
      .where('media_id', '=', mediaId)
      .executeTakeFirst();
    const found = known ? undefined : await findMedia(deps, provider, mediaId);
    const created_at = now();
    const isNew = await write.transaction().execute(async (transaction) => {
      if (found) {
        const { id: media_id, author, caption, language = null, image, streams } = found;
        const row = { media_id, author, caption, language, src: image.src, streams: JSON.stringify(streams) };
        await transaction
          .insertInto('reported_photo')
          .values({ ...row, is_hidden: 0, created_at, moderated_at: null, moderated_by: null, rejected_reason: null })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      const report = await transaction
        .insertInto('photo_report')
        .values({ media_id: mediaId, consumer_no: consumerNo, reason, created_at })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return report.numInsertedOrUpdatedRows !== 0n;
    });
    // The shop's own moderators have it; the service gets it too where it responds.
    const sent = isNew ? provider.report(mediaId, reason).catch(() => false) : undefined;
    if (sent) await withinTime(sent, MAX_WAIT_MS, () => false);
    return { mediaId, reported: true };
  };
}

/** The service returns photos in lists only: the photo is searched in the list of one of its streams. */
async function findMedia({ cache }: ReportDeps, provider: PhotoProvider, mediaId: string): Promise<ServiceMedia> {
  try {
    const streams = await provider.loadStreams(mediaId);
    const { customerId } = streams?.length === 0 ? await provider.describe() : { customerId: '' };
    const [streamId] = streams ?? [];
    const list = await (streamId === undefined
      ? cache?.load({ of: 'customer', customerId })
      : cache?.load({ of: 'stream', streamId }));
    const found = streams && list?.find(({ id }) => id === mediaId);
    if (found) return found;
  } catch {
    throw overloaded(RETRY_SECONDS);
  }
  throw apiError('API404', { mediaId });
}
