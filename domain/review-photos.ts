/** Photos of one review. */
export const REVIEW_PHOTOS = 4;
/** Bytes of one photo as it is sent. */
export const PHOTO_BYTES = 8 * 1024 * 1024;

/**
 * Why a photo is not accepted: no photo of a known format, moving, too many bytes, too many or too few pixels, or damaged; or
 * the visitor has sent too many.
 */
export const PHOTO_ISSUES = ['type', 'animated', 'bytes', 'pixels', 'small', 'damaged', 'count'] as const;
export type PhotoIssue = (typeof PHOTO_ISSUES)[number];
