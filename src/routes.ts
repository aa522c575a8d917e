import { ACCOUNT_ROUTES } from './account-routes.ts';
import { states, type Route } from './route.ts';

/** The pages of the shop as plain data. Translated paths belong to the site configuration (docs/contract.md#sites-and-locales). */

/** `store` narrows a list to what one store has. */
const FACETS = 'category gender size width color price waterproof membrane available activity rating weight'.split(' ');
const LISTING_QUERY = ['page', 'sort', ...FACETS.map((name) => `f.${name}`), 'store', 'myStore'];
const MY_STORE = ['myStore'];
const PLACE = ['near', 'latitude', 'longitude', 'radius'];
const FINDER_QUERY = [...PLACE, 'service', 'page', 'error', 'myStore'];
/** Of a customised product (`src/lib/product/recipe-query.ts`). */
const RECIPE = ['part1', 'part2', 'part3', 'part4', 'part5', 'part6', 'text', 'design', 'line'];
const PRODUCT_QUERY = ['color', 'size', 'answer', 'postalCode', 'shoeSize', 'myStore', ...RECIPE];

const RETURN_QUERY = ['orderNumber', 'email', 'returnNumber'];
const RETURNED = states({ delivered: 'An order to send back' });
const REVIEWS_QUERY = ['page', 'sort', 'rating', 'size', 'language', 'hasPhoto', 'translate', 'vote', 'myStore'];
const QUESTIONS_QUERY = ['q', 'sort', 'page', 'language', 'done'];

/** A product, or words to find one; the order whose mail led here, and the variant bought; what became of the form. */
const REVIEW = ['productId', 'q', 'orderNumber', 'st', 'size', 'color', 'done'];
const REVIEW_PAGE = states({ form: 'Form', choose: 'No product', published: 'Published', pending: 'To be read first' });
const PHOTO = ['productId', 'q', 'done'];
const PHOTO_PAGE = states({ form: 'Form', sent: 'Sent' });
const BOUGHT = states({ filled: 'With sizes bought before', empty: 'Without' });
/** A page that the link of a mail leads to. */
const LINKED = states({ asked: 'Opened from the mail', confirmed: 'Confirmed', unknown: 'Link not valid any more' });

export const ROUTES = [
  { name: 'index', pattern: '/', cache: 'page', query: MY_STORE },
  { name: 'c-slug', pattern: '/c/{slug}', cache: 'page', query: LISTING_QUERY },
  { name: 'p-slug', pattern: '/p/{slug}', cache: 'page', query: PRODUCT_QUERY },
  { name: 'reviews', pattern: '/reviews/{productId}', cache: 'page', query: REVIEWS_QUERY },
  { name: 'questions', pattern: '/questions/{productId}', query: QUESTIONS_QUERY, takesForms: true },
  { name: 'collections-slug', pattern: '/collections/{slug}', cache: 'page', query: MY_STORE },
  { name: 'articles-slug', pattern: '/articles/{slug}', cache: 'page', query: MY_STORE },
  { name: 'search', pattern: '/search', cache: 'page', query: ['q', ...LISTING_QUERY] },
  { name: 'search-articles', pattern: '/search/articles', cache: 'page', query: ['q', 'page', 'store', ...MY_STORE] },
  { name: 'about-us', pattern: '/about-us', cache: 'page', query: MY_STORE },
  { name: 'get-the-look', pattern: '/get-the-look', cache: 'page', query: MY_STORE },
  { name: 'product-ingredients', pattern: '/product-ingredients', cache: 'page', query: ['productId', ...MY_STORE] },
  { name: 'gift-card', pattern: '/gift-card', cache: 'page', query: MY_STORE },
  { name: 'pro-stories', pattern: '/{product}pro/pro-stories', isForProfessionals: true },
  { name: 'pro-repository', pattern: '/{product}pro/pro-repository', isForProfessionals: true },
  { name: 'store-locator', pattern: '/store-locator', cache: 'page', query: FINDER_QUERY },
  { name: 'stores', pattern: '/stores', cache: 'page', query: MY_STORE },
  { name: 'stores-path', pattern: '/stores/{...path}', cache: 'page', query: MY_STORE },
  { name: 'find-in-store', pattern: '/find-in-store/{productId}', query: ['color', 'size', 'page', ...PLACE] },
  { name: 'size-chart', pattern: '/size-chart', cache: 'page', query: MY_STORE },
  { name: 'guides-slug', pattern: '/guides/{slug}', cache: 'page', query: ['answer', ...MY_STORE] },
  { name: 'size-advisor', pattern: '/size-advisor', query: ['length', 'unit'], fixtures: BOUGHT },
  { name: 'location-selector', pattern: '/location-selector', cache: 'page' },
  { name: 'offline', pattern: '/offline', cache: 'page' },
  { name: 'popups', pattern: '/popups/{...name}', cache: 'page' },
  { name: 'fragments', pattern: '/fragments/{...name}', cache: 'page' },
  { name: 'fragment-preview', pattern: '/fragment-preview/{...name}', cache: 'page' },
  {
    name: 'product-cards',
    pattern: '/product-cards',
    cache: 'page',
    query: ['ids', 'viewed', 'count', 'level'],
  },
  { name: 'compare', pattern: '/compare', cache: 'page', query: ['ids', 'differences'] },
  {
    name: 'cart',
    pattern: '/cart',
    query: ['error'],
    isProtected: true,
    fixtures: [
      { name: 'filled', label: 'Filled' },
      { name: 'pickup', label: 'Picked up in a store' },
      { name: 'saved-for-later', label: 'With items saved for later' },
      { name: 'notices', label: 'Too little in stock, with a code' },
      { name: 'points', label: 'Member, paying with points', visitor: 'member' },
      { name: 'empty', label: 'Empty' },
    ],
  },
  {
    name: 'checkout',
    pattern: '/checkout',
    guard: 'cart',
    isProtected: true,
    fixtures: [
      { name: 'shipping', label: 'Shipping step' },
      { name: 'billing', label: 'Billing step' },
      { name: 'summary', label: 'Summary step' },
      { name: 'pickup', label: 'Shipping step, picked up in a store' },
      { name: 'refused', label: 'Payment refused' },
    ],
  },
  {
    name: 'order-confirmation',
    pattern: '/order-confirmation',
    query: ['storeContext'],
    guard: 'finished-order',
    fixtures: states({ paid: 'Paid, delivered home', pickup: 'Paid, picked up in a store' }),
  },
  {
    name: 'favorites',
    pattern: '/favorites',
    query: ['error', 'favoriteId', 'token', 'page'],
    flag: 'favorites',
    isProtected: true,
    fixtures: states({ filled: 'Filled', empty: 'Empty' }),
  },
  { name: 'return-label', pattern: '/return-label', query: RETURN_QUERY, takesForms: true, fixtures: RETURNED },
  ...ACCOUNT_ROUTES,
  {
    name: 'confirm-subscription',
    pattern: '/confirm-subscription',
    query: ['token', 'confirmed', 'result'],
    fixtures: [
      ...LINKED,
      { name: 'subscribed', label: 'Signed up without script' },
      { name: 'pending', label: 'Signed up without script, to be confirmed' },
      { name: 'invalid', label: 'Email address not complete' },
      { name: 'failed', label: 'Signing up failed' },
    ],
  },
  {
    name: 'confirm-email',
    pattern: '/confirm-email',
    query: ['token', 'result'],
    takesForms: true,
    fixtures: [...LINKED, ...states({ taken: 'Another account has the address', failed: 'Confirming failed' })],
  },
  {
    name: 'unsubscribe',
    pattern: '/unsubscribe',
    query: ['token'],
    takesForms: 'anywhere',
    fixtures: states({ asked: 'Opened', ended: 'Ended', resumed: 'Undone', unknown: 'Unknown', failed: 'Failed' }),
  },
  {
    name: 'stock-notice',
    pattern: '/stock-notice',
    query: ['token', 'remove'],
    takesForms: true,
    fixtures: [...LINKED, ...states({ remove: 'Opened to remove it', removed: 'Removed', failed: 'It failed' })],
  },
  {
    name: 'event-registration',
    pattern: '/event-registration',
    query: ['result'],
    takesForms: true,
    fixtures: states({ registered: 'Registered', changed: 'Registered again', wrong: 'Sent without a name' }),
  },
  { name: 'write-a-review', pattern: '/write-a-review', query: REVIEW, takesForms: 'files', fixtures: REVIEW_PAGE },
  { name: 'share-a-photo', pattern: '/share-a-photo', query: PHOTO, takesForms: 'files', fixtures: PHOTO_PAGE },
  { name: 'help', pattern: '/help', cache: 'page', query: MY_STORE, flag: 'helpPages' },
  { name: 'help-rest', pattern: '/help/{...rest}', cache: 'page', query: MY_STORE, flag: 'helpPages' },
  { name: 'cms-preview', pattern: '/cms/preview', query: ['page'], guard: 'editor' },
  { name: 'cms-section', pattern: '/cms/section', guard: 'editor' },
  { name: 'cms-photos', pattern: '/cms/photos', query: ['view', 'page', 'done'], guard: 'editor', takesForms: true },
  {
    name: 'cms-questions',
    pattern: '/cms/questions',
    query: ['view', 'q', 'page', 'done'],
    guard: 'editor',
    takesForms: true,
  },
  {
    name: 'cms-reviews',
    pattern: '/cms/reviews',
    query: ['view', 'q', 'page', 'done'],
    guard: 'editor',
    takesForms: true,
  },
  { name: 'cms-sign-in', pattern: '/cms/sign-in', query: ['return', 'fault'] },
  { name: 'cms-link', pattern: '/cms/link/{token}' },
  { name: 'cms-showcase-single', pattern: '/cms/showcase/single', guard: 'editor' },
  { name: 'cms-showcase-split', pattern: '/cms/showcase/split', guard: 'editor' },
  { name: 'cms-showcase-viewer', pattern: '/cms/showcase/viewer', guard: 'editor' },
  { name: 'error-400', pattern: '/400' },
  { name: 'error-401', pattern: '/401' },
  { name: 'error-403', pattern: '/403' },
  { name: 'error-404', pattern: '/404' },
  { name: 'error-500', pattern: '/500' },
  { name: 'slug', pattern: '/{...slug}', cache: 'page', query: MY_STORE },
] as const satisfies readonly Route[];

export type RouteName = (typeof ROUTES)[number]['name'];
