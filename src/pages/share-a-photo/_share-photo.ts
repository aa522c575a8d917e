import { CAPTION_LENGTH } from '../../../domain/photos.ts';
import { PHOTO_BYTES, PHOTO_ISSUES } from '../../../domain/review-photos.ts';
import { addPhoto, addPhotoUser, stashPhoto } from '../../api/catalog/photos.ts';
import { getProductDetails } from '../../api/catalog/products.ts';
import type { ProductDetails, ProductSummary } from '../../api/catalog/products.schema.ts';
import { isApiError } from '../../api/core/api-error.ts';
import type { CallApi } from '../../api/core/operation.ts';
import { issueToken } from '../../api/identity/token.ts';
import { localizeHref } from '../../cms/site/locale-path.ts';
import { translate } from '../../i18n/translate.ts';
import type { SubmittedForm } from '../../layouts/account/form-state.ts';
import { redirectTo } from '../../lib/redirect.ts';
import { readForm, type AccountForm } from '../account/_account-form.ts';
import { ownCalls, type Page } from '../_own-calls.ts';
import { FIELD_LENGTH, readReview, type SentReview } from '../write-a-review/_review-form.ts';
import { findNamedProducts } from '../write-a-review/_review-page.ts';

/** What the page shows; `product`: the one that the photo shows, where the address names it. */
type SharePage =
  | { readonly kind: 'off' }
  | { readonly kind: 'sent'; readonly product: ProductDetails | undefined }
  | ({ readonly kind: 'form'; readonly product: ProductDetails | undefined; readonly form: ShownForm } & FoundProducts);

/** Products to choose from, where the address names none. */
interface FoundProducts {
  readonly query: string;
  readonly found: readonly ProductSummary[];
}

const NOTHING: FoundProducts = { query: '', found: [] };

interface ShownForm {
  /** As it was sent, with its errors. */
  readonly submitted: SubmittedForm | undefined;
  /** Id of the file that is stored already; empty without one. */
  readonly stashId: string;
}

const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** Performs the form that was sent, or loads what the page shows. */
export async function openSharePage(page: Page): Promise<Response | SharePage> {
  const { fixture, call, providers } = page.locals.shop;
  if (providers['photos'] === undefined) return { kind: 'off' };
  const { searchParams } = page.url;
  const read = (name: string) => searchParams.get(name)?.trim().slice(0, 255) ?? '';
  const product = await findProduct(call, read('productId'));
  if (page.request.method === 'POST' && fixture === undefined) return submitPhoto(page, product);
  if ((fixture?.name ?? searchParams.get('done')) === 'sent') return { kind: 'sent', product };
  const query = product === undefined ? read('q') : '';
  const found = await findNamedProducts(call, query);
  return { kind: 'form', product, query, found, form: { submitted: undefined, stashId: '' } };
}

async function findProduct(call: CallApi, productId: string): Promise<ProductDetails | undefined> {
  if (productId === '') return undefined;
  try {
    return await call(getProductDetails, { params: { productId } });
  } catch (error) {
    if (isApiError(error) && [400, 404].includes(error.status)) return undefined;
    throw error;
  }
}

interface StoredFile {
  readonly stashId: string;
  readonly error: string | undefined;
}

/** Stores the file of the form; one that was stored before is used again without another. */
async function storeFile(call: CallApi, { fields, photos, isCut }: SentReview, locale: string): Promise<StoredFile> {
  const stashId = fields.get('stash')?.slice(0, 100) ?? '';
  const [photo] = photos;
  const issue = (name: string) => translate(locale, `reviewing.photo_${name}`, { file: photo?.name ?? '', count: 1 });
  if (isCut) return { stashId, error: issue('total') };
  if (photo === undefined)
    return { stashId, error: stashId === '' ? translate(locale, 'photos.fileMissing') : undefined };
  if (photo.size > PHOTO_BYTES) return { stashId, error: issue('bytes') };
  try {
    const image = Buffer.from(await photo.arrayBuffer()).toString('base64');
    return { stashId: (await call(stashPhoto, { body: { image } })).id, error: undefined };
  } catch (error) {
    if (!isApiError(error) || error.status < 400 || error.status >= 500) throw error;
    const { reason } = error.details;
    const name = error.status === 429 ? 'limit' : PHOTO_ISSUES.find((one) => one === reason);
    return { stashId, error: issue(name ?? 'damaged') };
  }
}

function shareForm({ stashId, error }: StoredFile, product: ProductDetails | undefined): AccountForm {
  return {
    check: ({ field, t }) => ({
      photo: error,
      caption:
        field('caption').length > CAPTION_LENGTH ? t('photos.captionLong', { maximum: CAPTION_LENGTH }) : undefined,
      name: field('name') === '' ? t('photos.nameMissing') : undefined,
      rights: field('rights') === 'yes' ? undefined : t('photos.rightsMissing'),
    }),
    async run({ call, field }) {
      const { userId } = await call(addPhotoUser, { body: { name: field('name') } });
      const streams = product === undefined ? [] : [product.id];
      await call(addPhoto, { params: { userId }, body: { stashId, caption: field('caption'), streams } });
      return `/share-a-photo?${new URLSearchParams({ ...(product && { productId: product.id }), done: 'sent' })}`;
    },
    rejected: ({ details, errorId }, t) => {
      if (errorId === 'API404') return { photo: t('photos.fileMissing') };
      return details['path'] === 'name' ? { name: t('photos.nameMissing') } : undefined;
    },
  };
}

async function submitPhoto(page: Page, product: ProductDetails | undefined): Promise<Response | SharePage> {
  const { locale, site, sitesConfig } = page.locals.shop;
  const { call, cookies } = ownCalls(page);
  const sent = await readReview(page.request);
  await call(issueToken, { body: { type: 'Guest' } });
  const stored = await storeFile(call, sent, locale);
  const context = { name: 'photo', call, locale, country: site.country, maxLength: FIELD_LENGTH };
  const outcome = await readForm({ ...context, fields: sent.fields, form: shareForm(stored, product) });
  if (typeof outcome === 'string' || outcome instanceof Response) {
    const path = typeof outcome === 'string' ? outcome : '/';
    const response = redirectTo(localizeHref(path, locale, sitesConfig), 303, PRIVATE);
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
    return response;
  }
  for (const cookie of cookies) page.response.headers.append('Set-Cookie', cookie);
  page.response.status = sent.isCut ? 413 : 400;
  return { kind: 'form', product, ...NOTHING, form: { submitted: outcome, stashId: stored.stashId } };
}
