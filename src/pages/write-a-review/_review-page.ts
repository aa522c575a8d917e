import { getProfile } from '../../api/account/profile.ts';
import { isApiError } from '../../api/core/api-error.ts';
import type { CallApi } from '../../api/core/operation.ts';
import { getCatalog, getProductDetails, searchProducts } from '../../api/catalog/products.ts';
import type { ProductDetails, ProductSummary } from '../../api/catalog/products.schema.ts';
import { issueToken } from '../../api/identity/token.ts';
import { getPurchaseHistory } from '../../api/orders/purchases.ts';
import type { PurchaseHistory } from '../../api/orders/purchases.schema.ts';
import { localizeHref } from '../../cms/site/locale-path.ts';
import type { SubmittedForm } from '../../layouts/account/form-state.ts';
import { redirectTo } from '../../lib/redirect.ts';
import { readForm } from '../account/_account-form.ts';
import { ownCalls, type Page } from '../_own-calls.ts';
import { FIELD_LENGTH, readReview, reviewForm, storePhotos, type ReviewClaim } from './_review-form.ts';

type BoughtItem = PurchaseHistory['orders'][number]['items'][number];

/** What the page shows. */
export type ReviewPage =
  | {
      readonly kind: 'choose';
      readonly query: string;
      readonly found: readonly ProductSummary[];
      readonly own: readonly BoughtItem[];
    }
  | { readonly kind: 'form'; readonly product: ProductDetails; readonly form: ShownForm }
  | { readonly kind: 'done'; readonly product: ProductDetails; readonly status: 'published' | 'pending' }
  | { readonly kind: 'gone' };

export interface ShownForm {
  readonly claim: ReviewClaim;
  /** As it was sent, with its errors. */
  readonly submitted: SubmittedForm | undefined;
  /** Ids of the photos that are stored already. */
  readonly photos: readonly string[];
  /** Initial values. */
  readonly author: string;
  readonly size: string;
  readonly color: string;
}

const FOUND = 12;
const OWN_ORDERS = 20;
const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** Performs the form that was sent, or loads what the page shows. */
export async function openReviewPage(page: Page): Promise<Response | ReviewPage> {
  const { fixture, call } = page.locals.shop;
  const { searchParams } = page.url;
  const read = (name: string) => searchParams.get(name)?.trim().slice(0, 255) ?? '';
  const claim = { productId: read('productId'), orderNumber: read('orderNumber'), st: read('st') };
  const done = fixture?.name ?? read('done');
  const visitor = await findVisitor(page);
  if (claim.productId === '' && (fixture === undefined || fixture.name === 'choose')) {
    const [found, own] = await Promise.all([findNamedProducts(call, read('q')), visitor.loadItems()]);
    visitor.writeCookies();
    return { kind: 'choose', query: read('q'), found, own };
  }
  const product = await loadProduct(call, claim.productId);
  if (product === undefined) return { kind: 'gone' };
  if (page.request.method === 'POST' && fixture === undefined) return submitReview(page, claim, product);
  if (done === 'published' || done === 'pending') return { kind: 'done', product, status: done };
  const [author, items] = await Promise.all([visitor.loadName(), visitor.loadItems()]);
  visitor.writeCookies();
  const named = { size: read('size'), color: read('color') };
  return {
    kind: 'form',
    product,
    form: { claim, submitted: undefined, photos: [], author, ...boughtVariant(product, named, items) },
  };
}

/** The size and colour that the address of a mail names, or that the customer bought; empty where the product has no such. */
function boughtVariant(
  { variants }: ProductDetails,
  named: { readonly size: string; readonly color: string },
  items: readonly BoughtItem[],
) {
  const bought = new Set(items.map(({ productId }) => productId));
  const own = variants.find(({ productId }) => bought.has(productId));
  const valueOf = (name: 'size' | 'color') =>
    variants.some((variant) => variant[name] === named[name]) ? named[name] : (own?.[name] ?? '');
  return { size: valueOf('size'), color: valueOf('color') };
}

/** The first product of the shop stands for any in a preview; `undefined` for an id that no product has. */
async function loadProduct(call: CallApi, productId: string): Promise<ProductDetails | undefined> {
  try {
    const known = productId || ((await call(getCatalog, { query: { count: 1 } })).products[0]?.id ?? '');
    return await call(getProductDetails, { params: { productId: known } });
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 400)) return undefined;
    throw error;
  }
}

/** What the words find, or what comes closest; nothing without words. */
export async function findNamedProducts(call: CallApi, q: string): Promise<readonly ProductSummary[]> {
  if (q === '') return [];
  try {
    const { products, nearest = [] } = await call(searchProducts, { query: { q, count: FOUND } });
    return products.length > 0 ? products : nearest;
  } catch (error) {
    // Words that no search has.
    if (isApiError(error) && error.status === 400) return [];
    throw error;
  }
}

/** The customer's own data; empty for a guest, and where the service fails: the page works without it. */
async function findVisitor(page: Page) {
  const { fixture, readSession, log } = page.locals.shop;
  const session = fixture === undefined ? await readSession(page.request) : undefined;
  const isCustomer = session?.loggedIn === true && page.request.method !== 'POST';
  const own = isCustomer ? ownCalls(page) : undefined;
  const load = async <Value>(none: Value, read: (call: CallApi) => Promise<Value>): Promise<Value> => {
    if (own === undefined) return none;
    try {
      return await read(own.call);
    } catch (error) {
      if (!isApiError(error)) throw error;
      log.warn({ err: error }, 'a form for a review without its customer');
      return none;
    }
  };
  return {
    writeCookies: () => own?.cookies.forEach((cookie) => page.response.headers.append('Set-Cookie', cookie)),
    loadName: () => load('', loadFirstName),
    loadItems: () => load<readonly BoughtItem[]>([], loadItems),
  };
}

async function loadFirstName(call: CallApi): Promise<string> {
  const { consumerProfile } = await call(getProfile, {});
  return consumerProfile.consumerDetails.firstName ?? '';
}

/** What the customer bought, the latest first, each product once. */
async function loadItems(call: CallApi): Promise<readonly BoughtItem[]> {
  const { orders } = await call(getPurchaseHistory, { body: { count: OWN_ORDERS } });
  const items = orders.filter(({ status }) => status === 'placed').flatMap((order) => order.items);
  return [...new Map(items.toReversed().map((item) => [item.name, item])).values()].toReversed();
}

async function submitReview(page: Page, claim: ReviewClaim, product: ProductDetails): Promise<Response | ReviewPage> {
  const { locale, site, sitesConfig } = page.locals.shop;
  const { call, cookies } = ownCalls(page);
  const sent = await readReview(page.request);
  await call(issueToken, { body: { type: 'Guest' } });
  const photos = await storePhotos(call, sent, locale);
  const form = reviewForm(claim, photos);
  const context = { name: 'review', call, locale, country: site.country, maxLength: FIELD_LENGTH };
  const outcome = await readForm({ ...context, fields: sent.fields, form });
  if (typeof outcome === 'string' || outcome instanceof Response) {
    const path = typeof outcome === 'string' ? outcome : '/';
    const response = redirectTo(localizeHref(path, locale, sitesConfig), 303, PRIVATE);
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
    return response;
  }
  for (const cookie of cookies) page.response.headers.append('Set-Cookie', cookie);
  page.response.status = sent.isCut ? 413 : 400;
  return {
    kind: 'form',
    product,
    form: { claim, submitted: outcome, photos: photos.ids, author: '', size: '', color: '' },
  };
}
