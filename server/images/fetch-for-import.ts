import type { FetchImage } from '../../backend/import/images/image-fetcher.ts';
import { INTERNET, type FetchLimits, type Network } from '../http/public-request.ts';
import { fetchImage } from './fetch-image.ts';
import { inspect, PIXEL_LIMIT } from './inspect.ts';

const LIMITS: FetchLimits = { bytes: 15 * 1024 * 1024, time: 20_000 };

/**
 * Fetches the images of an import under the rules for images of pages; a body that is not a raster of a known format is
 * rejected.
 */
export function createImportFetch(network: Network = INTERNET, limits = LIMITS): FetchImage {
  return async (url, isListed) => {
    const fetched = await fetchImage(url, { network, limits, isListed });
    if ('error' in fetched) return fetched;
    const inspected = await inspect(fetched.bytes);
    const isShowable = inspected !== undefined && inspected.width * inspected.height <= PIXEL_LIMIT;
    return isShowable ? fetched : { error: 'it is no picture that may be shown' };
  };
}
