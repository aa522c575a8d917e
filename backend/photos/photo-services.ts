import type { Kysely } from 'kysely';
import type { PhotoModeration } from '../../src/cms/preview/photo-moderation.ts';
import type { Log } from '../../src/lib/log.ts';
import type { CatalogService } from '../catalog/catalog.ts';
import type { Tables } from '../db/tables.ts';
import type { PhotoProvider } from '../providers/photos/photos.ts';
import { createPhotoFiles } from '../reviews/photo-files.ts';
import type { LoadReviewWords } from '../reviews/publication.ts';
import { createMediaCache } from './media-cache.ts';
import { createPhotoModeration } from './photo-moderation.ts';
import { createPhotoService, type PhotoService } from './photos.ts';
import { createPublishPhotos, type PublishPhotos } from './publish-photos.ts';
import { createReportPhoto, type ReportPhoto } from './report-photo.ts';
import { createSentPhotos, type SentPhotos } from './sent-photos.ts';

interface PhotoServiceOptions {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly catalog: Pick<CatalogService, 'pick'>;
  readonly provider: PhotoProvider | undefined;
  readonly dataDir: string;
  readonly loadWords: LoadReviewWords;
  readonly log: Log;
  readonly now?: () => number;
}

export interface PhotoServices {
  readonly photos: PhotoService;
  readonly sentPhotos: SentPhotos;
  readonly reportPhoto: ReportPhoto;
  readonly publishPhotos: PublishPhotos;
  readonly photoModeration: PhotoModeration;
  /** After a change by any process. */
  readonly forgetPhotos: () => void;
}

/** Files that moderators see until the photo service has them. */
const FOLDERS = { hidden: 'sent-photos', open: 'sent-photos' };

export function createPhotoServices({ now = Date.now, dataDir, ...options }: PhotoServiceOptions): PhotoServices {
  const { provider, log } = options;
  const cache = provider && createMediaCache({ provider, log, now });
  const files = createPhotoFiles(dataDir, FOLDERS);
  const deps = { ...options, cache, files, now };
  const publishPhotos = createPublishPhotos(deps);
  const publish = async () => {
    await publishPhotos();
    cache?.forget();
  };
  return {
    photos: createPhotoService(deps),
    sentPhotos: createSentPhotos({ ...deps, isOn: provider !== undefined }),
    reportPhoto: createReportPhoto(deps),
    publishPhotos: publish,
    photoModeration: createPhotoModeration({ ...deps, publish }),
    forgetPhotos: () => cache?.forget(),
  };
}
