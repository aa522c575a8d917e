import { setSubscription } from '../../src/api/account/account.ts';
import { shareFavorites, stopSharingFavorites } from '../../src/api/account/list-sharing.ts';
import { addFavorite, getFavorites, removeFavorite } from '../../src/api/account/wishlists.ts';
import { createCartWithItem } from '../../src/api/cart/cart.ts';
import type { NewCartItem } from '../../src/api/cart/cart.schema.ts';
import { changeCartItem, createCart, removeCartItem } from '../../src/api/cart/cart-changes.ts';
import { setDeliveryPlace } from '../../src/api/cart/delivery-place.ts';
import { requestStockNotice } from '../../src/api/catalog/availability.ts';
import { getProductSet } from '../../src/api/catalog/product-sets.ts';
import { getProductDetails } from '../../src/api/catalog/products.ts';
import { voteReview } from '../../src/api/catalog/reviews.ts';
import { isApiError } from '../../src/api/core/api-error.ts';
import type { CallApi } from '../../src/api/core/operation.ts';
import { searchStores } from '../../src/api/locations/stores.ts';
import { signOut } from '../../src/api/identity/identity.ts';
import type { FormName } from '../../src/cms/site/form-address.ts';
import { chooseVariant } from '../../src/lib/product-choice.ts';
import { toInteractionOrigin } from '../../src/lib/product/interaction-origins.ts';
import { readReviewQuery, reviewAnchor, reviewListSearch, reviewsPath } from '../../src/lib/product/review-query.ts';
import { customize } from './customize-form.ts';
import { removeSaved, restoreLine, saveLine } from './saved-forms.ts';
import type { FormAction, SubmittedForm } from './form-action.ts';

const errorIdOf = (error: unknown): string => {
  if (!isApiError(error)) throw error;
  return error.errorId;
};

/** The product of a form with the visitor's choice, and its page in that choice. */
async function readChoice({ field, call }: SubmittedForm) {
  const product = await call(getProductDetails, { params: { productId: field('product') } });
  const chosen = { color: field('color') || null, size: field('size') || null };
  const choice = chooseVariant(product.variants, { ...chosen, colorOrder: product.colors.map(({ name }) => name) });
  const pageOf = (answer?: string) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries({ color: choice.color, size: choice.size, answer }))
      if (value !== undefined) query.set(name, value);
    return `/p/${encodeURIComponent(product.slug)}${query.size > 0 ? `?${query}` : ''}`;
  };
  return { variant: choice.variant, pageOf };
}

const addToCart: FormAction = async (form) => {
  const { variant, pageOf } = await readChoice(form);
  if (variant === undefined) return pageOf('choose');
  const storeId = form.field('store');
  if (variant.stock === 0 && storeId === '') return pageOf();
  await addOnce(form, variant.productId, storeId === '' ? {} : { storeId, shippingMethod: 'pickup' });
  return '/cart';
};

/** Adds a variant; the second submission of a form adds nothing. */
async function addOnce(
  { call, session, submissions }: SubmittedForm,
  productId: string,
  pickup: { readonly storeId?: string; readonly shippingMethod?: 'pickup' } = {},
): Promise<void> {
  const submission = `${session.consumerNo} ${productId}`;
  if ((await submissions.consume(submission)) > 0) return;
  try {
    await call(createCartWithItem, { body: { items: [{ productId, qty: 1, ...pickup }] } });
  } catch (error) {
    await submissions.release(submission);
    throw error;
  }
}

/** One of each product of a set that is in stock, all or none; a product without a choice leads to its page. */
const addSetToCart: FormAction = async ({ field, call, session, isMeasured, submissions }) => {
  const { id, products } = await call(getProductSet, { params: { productSetId: field('set') } });
  const origin = isMeasured ? toInteractionOrigin(field('interactionOrigin')) : undefined;
  const items: NewCartItem[] = [];
  for (const product of products.filter(({ isAvailable }) => isAvailable)) {
    const wanted = field(`variant.${product.id}`);
    const chosen = product.variants.find(({ productId, stock }) => productId === wanted && stock > 0);
    if (chosen === undefined) return `/p/${encodeURIComponent(product.slug)}?answer=choose`;
    items.push({ productId: chosen.productId, qty: 1, ...(origin && { interactionOrigin: origin }) });
  }
  const submission = `${session.consumerNo} set ${id}`;
  if (items.length === 0 || (await submissions.consume(submission)) > 0) return '/cart';
  try {
    await call(createCartWithItem, { body: { items } });
  } catch (error) {
    await submissions.release(submission);
    throw error;
  }
  return '/cart';
};

const changeCart: FormAction = async ({ field, call, session: { basketId = '' } }) => {
  const body = { itemId: field('item'), qty: Number(field('qty')) };
  await call(changeCartItem, { params: { basketId }, body });
  return '/cart';
};

/** What is gone already was submitted twice. */
const ignoreGone = (error: unknown): void => {
  if (errorIdOf(error) !== 'ITEM_NOT_AVAILABLE') throw error;
};

/** The place that dates are for: of the product page that asks for it, and of the cart, opened if there is none. */
const deliverTo: FormAction = async (form) => {
  const { field, call, session } = form;
  const postalCode = field('postalCode').trim();
  const isProduct = field('product') !== '';
  const { basketId = (await call(createCart, { body: {} })).basketId } = session;
  const saved = call(setDeliveryPlace, { params: { basketId }, body: { postalCode } });
  if (!isProduct) return saved.then(() => '/cart');
  // A code that is none changes no date on the page.
  await saved.catch(errorIdOf);
  const page = new URL((await readChoice(form)).pageOf(), 'http://shop');
  page.searchParams.set('postalCode', postalCode);
  return `${page.pathname}${page.search}#delivery`;
};

const removeFromCart: FormAction = async ({ field, call, session: { basketId = '' } }) => {
  await call(removeCartItem, { body: { cartId: basketId, itemId: field('item') } }).catch(ignoreGone);
  return '/cart';
};

const keepFavorite: FormAction = async ({ field, call }) => {
  try {
    await call(addFavorite, { body: { productId: field('product') } });
    return '/favorites';
  } catch (error) {
    if (errorIdOf(error) !== 'ADDED_MAX_QUANTITY') throw error;
    return '/favorites?error=full';
  }
};

const ownFavorites = async (call: CallApi) => (await call(getFavorites, { query: { count: 1 } })).favoriteId;

const dropFavorite: FormAction = async ({ field, call }) => {
  const favoriteId = await ownFavorites(call);
  await call(removeFavorite, { params: { favoriteId, itemId: field('item') } }).catch(ignoreGone);
  return '/favorites';
};

/** Adds a favorite to the cart; with `move` it is taken off the list. */
const buyFavorite: FormAction = async (form) => {
  await addOnce(form, form.field('product'));
  if (form.field('move') !== '') await dropFavorite(form);
  return '/cart';
};

const share: FormAction = async ({ call }) => {
  await call(shareFavorites, { params: { favoriteId: await ownFavorites(call) }, body: {} });
  return '/favorites#share';
};

const stopSharing: FormAction = async ({ call }) => {
  await call(stopSharingFavorites, { params: { favoriteId: await ownFavorites(call) } });
  return '/favorites#share';
};

const subscribe: FormAction = async ({ field, call }) => {
  const body = { email: field('email').trim(), channel: 'email', type: 'newsletter', optin: true } as const;
  const result = await call(setSubscription, { body }).then(
    ({ doubleOptin }) => (doubleOptin ? 'pending' : 'subscribed'),
    (error: unknown) => (errorIdOf(error) === 'AUT453' ? 'invalid' : 'failed'),
  );
  return `/confirm-subscription?result=${result}`;
};

const requestNotice: FormAction = async (form) => {
  const { variant, pageOf } = await readChoice(form);
  if (variant === undefined) return pageOf('choose');
  const body = { productId: variant.productId, email: form.field('email').trim() };
  const answer = await form.call(requestStockNotice, { body }).then(
    ({ status }) => status,
    (error: unknown) => (errorIdOf(error) === 'AUT453' ? 'invalid' : 'failed'),
  );
  return `${pageOf(answer)}#tell`;
};

/** The result is the view of the reviews that the form was in, at the review; an error is shown at the top. */
const voteOnReview: FormAction = async ({ field, call }) => {
  const reviewId = field('review');
  const body = { helpful: field('helpful') === 'true' };
  const result = await call(voteReview, { params: { reviewId }, body }).then(
    () => 'counted',
    (error: unknown) => (errorIdOf(error) === 'API404' ? 'gone' : 'failed'),
  );
  const query = new URLSearchParams(reviewListSearch(readReviewQuery(new URLSearchParams(field('view')))));
  query.set('vote', result);
  const anchor = result === 'counted' ? `#${reviewAnchor({ id: encodeURIComponent(reviewId) })}` : '';
  return `${reviewsPath(field('product'))}?${query}${anchor}`;
};

/** The result is the page of the store. */
const chooseStore: FormAction = async ({ field, call }) => {
  const id = field('store');
  await call(addFavorite, { body: { favStoreId: id } });
  const { stores } = await call(searchStores, { body: { storeIds: [id] } });
  const path = stores[0]?.path;
  return path === undefined ? '/store-locator' : `/stores/${encodeURI(path)}`;
};

const endStoreSession: FormAction = async ({ call }) => {
  await call(signOut, { body: {} });
  return '/associate-login';
};

/** By the last segment of the form's address; `failed` is the page that shows the error of a rejected operation. */
export const FORM_ACTIONS: Readonly<Record<FormName, { readonly run: FormAction; readonly failed: string }>> = {
  'add-to-cart': { run: addToCart, failed: '/cart' },
  customize: { run: customize, failed: '/cart' },
  'add-set-to-cart': { run: addSetToCart, failed: '/cart' },
  'change-cart': { run: changeCart, failed: '/cart' },
  'deliver-to': { run: deliverTo, failed: '/cart' },
  'remove-from-cart': { run: removeFromCart, failed: '/cart' },
  'save-for-later': { run: saveLine, failed: '/cart' },
  'restore-saved': { run: restoreLine, failed: '/cart' },
  'remove-saved': { run: removeSaved, failed: '/cart' },
  'keep-favorite': { run: keepFavorite, failed: '/favorites' },
  'drop-favorite': { run: dropFavorite, failed: '/favorites' },
  'buy-favorite': { run: buyFavorite, failed: '/favorites' },
  'share-favorites': { run: share, failed: '/favorites' },
  'stop-sharing-favorites': { run: stopSharing, failed: '/favorites' },
  'choose-store': { run: chooseStore, failed: '/store-locator' },
  'end-store-session': { run: endStoreSession, failed: '/associate-login' },
  subscribe: { run: subscribe, failed: '/confirm-subscription' },
  'tell-when-back': { run: requestNotice, failed: '/cart' },
  'vote-review': { run: voteOnReview, failed: '/cart' },
};
