import { getStreamPhotos } from '../../api/catalog/photos.ts';
import type { MediaList } from '../../api/catalog/photos.schema.ts';
import type { ProductDetails } from '../../api/catalog/products.schema.ts';
import { isApiError } from '../../api/core/api-error.ts';
import type { RequestContext } from '../../cms/request-context.ts';

/** Thumbnails beside the gallery. */
const COUNT = 3;
const FRESH_MS = 60 * 60_000;
const RETRY_MS = 60_000;

/**
 * The newest photos of the product by customers; `undefined` where there are none, they are not available, or hosts of the
 * images need the visitor's consent.
 */
export async function loadProductPhotos({ id }: ProductDetails, shop: RequestContext): Promise<MediaList | undefined> {
  const { call, log, site, fragments } = shop;
  try {
    const list = await call(getStreamPhotos, { params: { streamId: id }, query: { count: COUNT } });
    fragments.expire(Date.now() + (list.unavailable ? RETRY_MS : FRESH_MS));
    const needsConsent = list.setsCookies && site.region === 'EMEA';
    return list.total === 0 || needsConsent ? undefined : list;
  } catch (error) {
    if (!isApiError(error)) throw error;
    log.warn({ err: error, productId: id }, 'no photos of customers');
    return undefined;
  }
}
