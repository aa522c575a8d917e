import { BODY_LIMIT } from '../../config.ts';

export const REVIEW_PHOTO_PATH = '/products/v1/review/photos';
export const PHOTO_STASH_PATH = '/photos/stashes';

/** Bytes of a photo of 8 MiB in base64, with room for the rest of its body. */
const PHOTO_LIMIT = 11.25 * 1024 * 1024;

/** Bytes that the body of an operation may have, by its path: two take a file. */
export function bodyLimitOf(path: string): number {
  return path === REVIEW_PHOTO_PATH || path === PHOTO_STASH_PATH ? PHOTO_LIMIT : BODY_LIMIT;
}
