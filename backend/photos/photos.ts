import type { Kysely } from 'kysely';
import type * as schema from '../../src/api/catalog/photos.schema.ts';
import type { Log } from '../../src/lib/log.ts';
import type { CatalogService } from '../catalog/catalog.ts';
import { resolveProductId } from '../catalog/products/resolve-product-id.ts';
import { apiError } from '../core/errors.ts';
import type { Scope } from '../core/scope.ts';
import type { Tables } from '../db/tables.ts';
import type { MediaRequest, PhotoProvider, ServiceMedia } from '../providers/photos/photos.ts';
import type { MediaCache } from './media-cache.ts';

/** Photos that the photo service shows. Lists are empty without a service, and while it does not respond. */
export interface PhotoService {
  describe(): Promise<schema.PhotoService>;
  listOfCategory(query: schema.CategoryMediaQuery): Promise<schema.MediaList>;
  /** Rejects with `API404` for another account. */
  listOfCustomer(customerId: string, query: schema.PageQuery): Promise<schema.MediaList>;
  /** Rejects with `ITEM_NOT_AVAILABLE` for an unknown product. */
  listOfStream(streamId: string, query: schema.PageQuery): Promise<schema.MediaList>;
  listOfStreams(query: schema.StreamsMediaQuery): Promise<schema.MediaList>;
  /** Products that are sold in the scope. Rejects with `API404` for an unknown photo. */
  streamsOf(mediaId: string, scope: Scope): Promise<schema.MediaStreams>;
}

interface PhotoServiceDeps {
  readonly read: Kysely<Tables>;
  readonly catalog: Pick<CatalogService, 'pick'>;
  readonly provider: PhotoProvider | undefined;
  readonly cache: MediaCache | undefined;
  readonly log: Log;
}

const MAX_STREAMS = 50;

export function createPhotoService(deps: PhotoServiceDeps): PhotoService {
  const { read, catalog, provider } = deps;
  return {
    describe: () => describe(deps),
    listOfCategory: ({ category, ...page }) => list(deps, { of: 'category', category }, page),
    async listOfCustomer(customerId, page) {
      const request = { of: 'customer', customerId } as const;
      const found = await loadShown(deps, request);
      if (found === undefined) throw apiError('API404', { customerId });
      return toList(deps, found, page);
    },
    async listOfStream(streamId, page) {
      const productId = await resolveProductId(read, streamId);
      if (productId === undefined) throw apiError('ITEM_NOT_AVAILABLE', { productId: streamId });
      return list(deps, { of: 'stream', streamId: productId }, page);
    },
    listOfStreams({ streams = '', ...page }) {
      const streamIds = [...new Set(streams.split(',').filter(Boolean))].slice(0, MAX_STREAMS).toSorted();
      return list(deps, { of: 'streams', streamIds }, page);
    },
    async streamsOf(mediaId, scope) {
      const ids = await loadStreamIds(deps, mediaId);
      if (ids === 'unavailable') return { mediaId, streams: [], unavailable: true };
      if (provider === undefined || ids === undefined) throw apiError('API404', { mediaId });
      const products = await catalog.pick([...new Set(ids)], scope);
      return { mediaId, streams: Array.from(products, ([id, { summary }]) => ({ id, product: summary })) };
    },
  };
}

async function describe({ provider, log }: PhotoServiceDeps): Promise<schema.PhotoService> {
  const { setsCookies = false } = provider ?? {};
  try {
    const account = await provider?.describe();
    return { isAvailable: account !== undefined, ...account, setsCookies };
  } catch (error) {
    log.warn({ err: error }, 'the photo service does not respond');
    return { isAvailable: false, setsCookies };
  }
}

async function loadStreamIds(
  { provider, log }: PhotoServiceDeps,
  mediaId: string,
): Promise<readonly string[] | undefined | 'unavailable'> {
  try {
    return await provider?.loadStreams(mediaId);
  } catch (error) {
    log.warn({ err: error, mediaId }, 'no products of a photo');
    return 'unavailable';
  }
}

async function list(deps: PhotoServiceDeps, request: MediaRequest, page: schema.PageQuery): Promise<schema.MediaList> {
  return toList(deps, (await loadShown(deps, request)) ?? [], page);
}

type PhotoSelection = readonly ServiceMedia[] | 'unavailable';

/** `undefined` for what the service does not know. */
async function loadShown(
  { cache, read, log }: PhotoServiceDeps,
  request: MediaRequest,
): Promise<PhotoSelection | undefined> {
  try {
    const loaded = await cache?.load(request);
    return loaded && (await withoutHidden(read, loaded));
  } catch (error) {
    log.warn({ err: error, request }, 'no photos');
    return 'unavailable';
  }
}

function toList(
  { provider }: PhotoServiceDeps,
  shown: PhotoSelection,
  { start, count }: schema.PageQuery,
): schema.MediaList {
  const { setsCookies = false } = provider ?? {};
  if (shown === 'unavailable') return { total: 0, start, count: 0, media: [], setsCookies, unavailable: true };
  const media = shown.slice(start, start + count).map(toResponse);
  return { total: shown.length, start, count: media.length, media, setsCookies };
}

/** What a moderator has hidden is not shown, whatever the service returns. */
async function withoutHidden(read: Kysely<Tables>, media: readonly ServiceMedia[]): Promise<readonly ServiceMedia[]> {
  if (media.length === 0) return media;
  const rows = await read
    .selectFrom('reported_photo')
    .select('media_id')
    .where('is_hidden', '=', 1)
    .where(
      'media_id',
      'in',
      media.map(({ id }) => id),
    )
    .execute();
  const hidden = new Set(rows.map(({ media_id }) => media_id));
  return media.filter(({ id }) => !hidden.has(id));
}

const toResponse = ({ image, streams, ...media }: ServiceMedia): schema.Media => ({
  ...media,
  image: { ...image },
  streams: [...streams],
});
