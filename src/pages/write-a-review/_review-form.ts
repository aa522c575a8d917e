import { PHOTO_BYTES, PHOTO_ISSUES, REVIEW_PHOTOS } from '../../../domain/review-photos.ts';
import { REVIEW_SCALES, type ReviewScale, type ScaleAnswers } from '../../../domain/review-scales.ts';
import { isApiError } from '../../api/core/api-error.ts';
import type { CallApi } from '../../api/core/operation.ts';
import { uploadReviewPhoto, writeReview } from '../../api/catalog/reviews.ts';
import type { WriteReview } from '../../api/catalog/reviews.schema.ts';
import { translate } from '../../i18n/translate.ts';
import type { AccountForm, FieldReader } from '../account/_account-form.ts';

/** Characters of a field that are read: more than a review may have, so that a longer one comes back whole. */
export const FIELD_LENGTH = 20_000;

/** What the page's address says of the review. */
export interface ReviewClaim {
  readonly productId: string;
  /** The order whose mail asked for the review; empty without one. */
  readonly orderNumber: string;
  readonly st: string;
}

export interface SentReview {
  readonly fields: URLSearchParams;
  readonly photos: readonly File[];
  /** The photos were too large together, and were not received. */
  readonly isCut: boolean;
}

/** Reads a form with or without photos; a malformed one is empty. */
export async function readReview(request: Request): Promise<SentReview> {
  const data = await request.formData().catch(() => new FormData());
  const texts = [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  const photos = data.getAll('photos').filter((value): value is File => value instanceof File && value.size > 0);
  return { fields: new URLSearchParams(texts), photos, isCut: data.has('cut') };
}

export interface StoredPhotos {
  /** Of all photos that the review has. */
  readonly ids: readonly string[];
  readonly error: string | undefined;
}

/** Stores the photos of a form, one after the other, beside those that were stored before. */
export async function storePhotos(call: CallApi, sent: SentReview, locale: string): Promise<StoredPhotos> {
  const former = sent.fields.getAll('photo').filter(Boolean).slice(0, REVIEW_PHOTOS);
  const ids = [...former];
  const issue = (name: string, file = '') =>
    translate(locale, `reviewing.photo_${name}`, { file, count: REVIEW_PHOTOS });
  if (sent.isCut) return { ids, error: issue('total') };
  if (former.length + sent.photos.length > REVIEW_PHOTOS) return { ids, error: issue('count') };
  for (const photo of sent.photos) {
    if (photo.size > PHOTO_BYTES) return { ids, error: issue('bytes', photo.name) };
    try {
      const image = Buffer.from(await photo.arrayBuffer()).toString('base64');
      ids.push((await call(uploadReviewPhoto, { body: { image } })).id);
    } catch (error) {
      if (!isApiError(error) || error.status < 400 || error.status >= 500) throw error;
      const { reason } = error.details;
      const name = PHOTO_ISSUES.find((one) => one === reason) ?? (error.status === 429 ? 'count' : 'damaged');
      return { ids, error: issue(error.status === 429 ? 'limit' : name, photo.name) };
    }
  }
  return { ids, error: undefined };
}

/** The form of the page; `photos` are stored already. */
export function reviewForm(claim: ReviewClaim, photos: StoredPhotos): AccountForm {
  return {
    check: ({ field, t }) => ({
      rating: /^[1-5]$/.test(field('rating')) ? undefined : t('dialogs.starsMissing'),
      title: field('title') === '' ? t('dialogs.reviewTitleMissing') : undefined,
      text: field('text') === '' ? t('dialogs.reviewTextMissing') : undefined,
      author: field('author') === '' ? t('dialogs.authorMissing') : undefined,
      photos: photos.error,
    }),
    async run({ call, field }) {
      const { productId } = claim;
      const { status } = await call(writeReview, { params: { productId }, body: toReview(field, claim, photos.ids) });
      return `/write-a-review?${new URLSearchParams({ productId, done: status })}`;
    },
    errorFields: { REV410: 'text' },
    rejected: ({ details }, t) =>
      String(details['path']).startsWith('photos') ? { photos: t('reviewing.photo_gone') } : undefined,
  };
}

function toReview(field: FieldReader, { orderNumber, st }: ReviewClaim, photos: readonly string[]): WriteReview {
  const [size, color] = [field('size'), field('color')];
  return {
    rating: Number(field('rating')),
    title: field('title'),
    text: field('text'),
    author: field('author'),
    ...(size !== '' && { size }),
    ...(color !== '' && { color }),
    ...(orderNumber !== '' && { order: { orderNumber, st } }),
    scales: scalesOf(field),
    photos: [...photos],
  };
}

function scalesOf(field: FieldReader): ScaleAnswers {
  const answers: Partial<Record<ReviewScale, number>> = {};
  for (const scale of REVIEW_SCALES) {
    const answer = Number(field(`scale-${scale}`));
    if (Number.isInteger(answer) && answer >= 1 && answer <= 5) answers[scale] = answer;
  }
  return answers;
}
