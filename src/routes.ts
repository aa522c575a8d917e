/** The pages of the shop as plain data. Translated paths belong to the site configuration (docs/contract.md#sites-and-locales). */

/** A state that a page can be previewed in: what it shows to editors in place of a shopper's own (`src/studio/sample-states/`). */
export interface RouteSampleState {
  /** The value of the query parameter `fixture`. */
  readonly name: string;
  /** For editors. */
  readonly label: string;
  /** Who alone can be on the page in this state (`FixtureVisitor`); else editors choose. */
  readonly visitor?: 'guest' | 'member' | 'employee' | 'pro';
}

export interface Route {
  /** Name used by links, the site configuration and tracking. */
  readonly name: string;
  /** Path without locale prefix; `{name}` is one segment, `{...name}` the rest. */
  readonly pattern: string;
  /** `page`: answers may be stored by the page cache. A guarded route cannot say so. */
  readonly cache?: 'page';
  /** Query names the page reads; all others are ignored and dropped from the cache key. `shoeSize` and `myStore` are the shopper's own (`server/pages`). */
  readonly query?: readonly string[];
  /**
   * Who may open the page (`src/middleware/guards.ts`): `login` who is signed in, others sign in first and come back; `guest` who is not,
   * others go to their account; `lookup` likewise, others go to their orders; `order` who names an order, others look one up; `reset-token`
   * who comes by the link of a mail; `editor` who works on the content, others sign in for that. Of `cart` (there is something in it, else the empty cart is shown) and `finished-order` (else home) only
   * the browser knows: the page's island leads away.
   */
  readonly guard?: 'editor' | 'login' | 'guest' | 'lookup' | 'order' | 'reset-token' | 'cart' | 'finished-order';
  /** The page is there where the site has the flag; elsewhere it leads home. */
  readonly flag?: 'favorites' | 'helpPages' | 'loyalty';
  /** In preview the page shows one of these, the first without a choice; it then asks the shop for nothing of the visitor's own. */
  readonly fixtures?: readonly RouteSampleState[];
  /**
   * The page takes forms that its own HTML sends to its address; `files`: with photos; `anywhere`: also forms of others, as of mail
   * programs, because the address itself is the proof. A page that may be stored cannot say so.
   */
  readonly takesForms?: true | 'anywhere' | 'files';
  /** Its documents are for professionals alone, wherever they are read (docs/contract.md#kinds-of-customer). */
  readonly isForProfessionals?: true;
  /** Signing out on the page, or in another tab, leads home (docs/contract.md#pages). */
  readonly isProtected?: true;
}

/** Sample states by their names, with their labels. */
const states = (labels: Readonly<Record<string, string>>): readonly RouteSampleState[] =>
  Object.entries(labels).map(([name, label]) => ({ name, label }));

/** `store` narrows a list to what one store has. */
const FACETS = 'category gender size width color price waterproof membrane available activity rating weight'.split(' ');
const LISTING_QUERY = ['page', 'sort', ...FACETS.map((name) => `f.${name}`), 'store', 'myStore'];
const MY_STORE = ['myStore'];
const PLACE = ['near', 'latitude', 'longitude', 'radius'];
const FINDER_QUERY = [...PLACE, 'service', 'page', 'error', 'myStore'];
const PRODUCT_QUERY = ['color', 'size', 'answer', 'postalCode', 'shoeSize', 'myStore'];

const REVIEWS_QUERY = ['page', 'sort', 'rating', 'size', 'language', 'hasPhoto', 'translate', 'vote', 'myStore'];
const QUESTIONS_QUERY = ['q', 'sort', 'page', 'language', 'done'];

const SIGNED_OUT = [{ name: 'signed-out', label: 'Signed out', visitor: 'guest' }] as const;
const RETURN_QUERY = ['orderNumber', 'email', 'returnNumber'];
const RETURNED = states({ delivered: 'An order to send back' });
const LEAVING = [{ name: 'leaving', label: 'On the way to Amazon', visitor: 'guest' }] as const;
const ACCOUNT = [
  { name: 'registered', label: 'Registered' },
  { name: 'member', label: 'Loyalty member', visitor: 'member' },
  { name: 'employee-terms', label: 'Employee, terms not accepted', visitor: 'employee' },
] as const;
const ACCOUNT_PAGE = [
  { name: 'registered', label: 'Registered' },
  { name: 'member', label: 'Loyalty member', visitor: 'member' },
] as const;
const PRO = [
  { name: 'registered', label: 'Registered' },
  { name: 'professional', label: 'Professional', visitor: 'pro' },
] as const;
const PROTECTED = { guard: 'login', isProtected: true } as const;
/** A page of the account that takes forms. */
const WITH_FORMS = { ...PROTECTED, takesForms: true } as const;
const ADDRESS_FORM = { query: ['addressId'], ...WITH_FORMS, fixtures: ACCOUNT_PAGE } as const;
/** A product, or words to find one; the order whose mail led here, and the variant bought; what became of the form. */
const REVIEW = ['productId', 'q', 'orderNumber', 'st', 'size', 'color', 'done'];
const REVIEW_PAGE = states({ form: 'Form', choose: 'No product', published: 'Published', pending: 'To be read first' });
const BOUGHT = states({ filled: 'With sizes bought before', empty: 'Without' });
const CARDS = states({ filled: 'With cards', empty: 'Without cards' });
/** A page that the link of a mail leads to. */
const LINKED = states({ asked: 'Opened from the mail', confirmed: 'Confirmed', unknown: 'Link not valid any more' });
const ORDER = states({ placed: 'Just placed', shipped: 'On its way', delivered: 'Delivered' });

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
  { name: 'find-in-store', pattern: '/find-in-store/{productId}', query: ['color', 'size', ...PLACE] },
  { name: 'size-chart', pattern: '/size-chart', cache: 'page', query: MY_STORE },
  { name: 'guides-slug', pattern: '/guides/{slug}', cache: 'page', query: ['answer', ...MY_STORE] },
  { name: 'size-advisor', pattern: '/size-advisor', query: ['length', 'unit'], fixtures: BOUGHT },
  { name: 'location-selector', pattern: '/location-selector', cache: 'page' },
  { name: 'fragments', pattern: '/fragments/{...name}', cache: 'page' },
  { name: 'product-cards', pattern: '/product-cards', cache: 'page', query: ['ids', 'viewed', 'count', 'level'] },
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
  {
    name: 'order-status',
    pattern: '/order-status',
    query: ['orderNumber', 'email'],
    guard: 'lookup',
    fixtures: SIGNED_OUT,
  },
  {
    name: 'order-details',
    pattern: '/order-details',
    query: ['orderNumber', 'email'],
    guard: 'order',
    fixtures: ORDER,
  },
  { name: 'return-label', pattern: '/return-label', query: RETURN_QUERY, takesForms: true, fixtures: RETURNED },
  { name: 'sign-in', pattern: '/sign-in', query: ['return'], guard: 'guest', fixtures: SIGNED_OUT },
  { name: 'sign-up', pattern: '/sign-up', query: ['return'], guard: 'guest', fixtures: SIGNED_OUT },
  {
    name: 'social-sign-in',
    pattern: '/social-sign-in',
    query: ['code', 'state', 'error'],
    fixtures: [
      { name: 'refused', label: 'Back from another company, refused', visitor: 'guest' },
      { name: 'under-way', label: 'Back from another company, under way', visitor: 'guest' },
    ],
  },
  { name: 'amazon-sign-in', pattern: '/amazon-sign-in', query: ['return'], guard: 'guest', fixtures: LEAVING },
  { name: 'forgot-password', pattern: '/forgot-password', fixtures: SIGNED_OUT },
  { name: 'reset-password', pattern: '/reset-password', query: ['token'], guard: 'reset-token', fixtures: SIGNED_OUT },
  { name: 'associate-login', pattern: '/associate-login', fixtures: SIGNED_OUT },
  { name: 'account', pattern: '/account', query: ['done'], ...WITH_FORMS, fixtures: ACCOUNT },
  { name: 'account-profile', pattern: '/account/profile', query: ['done'], ...WITH_FORMS, fixtures: ACCOUNT_PAGE },
  { name: 'account-address', pattern: '/account/address', query: ['done'], ...WITH_FORMS, fixtures: ACCOUNT_PAGE },
  { name: 'account-add-shipping-address', pattern: '/account/address/add-shipping-address', ...ADDRESS_FORM },
  { name: 'account-add-billing-address', pattern: '/account/address/add-billing-address', ...ADDRESS_FORM },
  { name: 'account-credit-cards', pattern: '/account/credit-cards', query: ['done'], ...WITH_FORMS, fixtures: CARDS },
  { name: 'account-add-credit-card', pattern: '/account/credit-cards/add', ...PROTECTED, fixtures: ACCOUNT_PAGE },
  { name: 'account-gift-cards', pattern: '/account/gift-cards', query: ['done'], ...WITH_FORMS, fixtures: CARDS },
  {
    name: 'account-order-history',
    pattern: '/account/order-history',
    query: ['search', 'year', 'page'],
    ...WITH_FORMS,
    fixtures: states({ filled: 'With orders', empty: 'Without orders' }),
  },
  {
    name: 'account-order-details',
    pattern: '/account/order-details/{id}',
    query: ['done', 'fewer', 'gone', 'soldOut'],
    ...WITH_FORMS,
    fixtures: ORDER,
  },
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
    name: 'account-loyalty',
    pattern: '/account/loyalty',
    query: ['done'],
    guard: 'login',
    flag: 'loyalty',
    takesForms: true,
    isProtected: true,
    fixtures: ACCOUNT_PAGE,
  },
  { name: 'account-professional', pattern: '/account/professional', query: ['done'], ...WITH_FORMS, fixtures: PRO },
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
  {
    name: 'account-rest',
    pattern: '/account/{...rest}',
    ...PROTECTED,
    fixtures: [{ name: 'registered', label: 'Registered' }],
  },
  { name: 'write-a-review', pattern: '/write-a-review', query: REVIEW, takesForms: 'files', fixtures: REVIEW_PAGE },
  { name: 'help', pattern: '/help', cache: 'page', query: MY_STORE, flag: 'helpPages' },
  { name: 'help-rest', pattern: '/help/{...rest}', cache: 'page', query: MY_STORE, flag: 'helpPages' },
  { name: 'cms-preview', pattern: '/cms/preview', query: ['page'], guard: 'editor' },
  { name: 'cms-section', pattern: '/cms/section', guard: 'editor' },
  { name: 'cms-questions', pattern: '/cms/questions', query: ['done'], guard: 'editor', takesForms: true },
  { name: 'cms-reviews', pattern: '/cms/reviews', query: ['view', 'page', 'done'], guard: 'editor', takesForms: true },
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
