/** The pages of the shop as plain data. Translated paths belong to the site configuration (contract 2). */

export interface Route {
  /** Name used by links, the site configuration and tracking. */
  readonly name: string;
  /** Path without locale prefix; `{name}` is one segment, `{...name}` the rest. */
  readonly pattern: string;
  /** `page`: answers may be stored by the page cache. A guarded route cannot say so. */
  readonly cache?: 'page';
  /** Query names the page reads; all others are ignored and dropped from the cache key. */
  readonly query?: readonly string[];
  /**
   * Who may open the page (`src/middleware/guards.ts`): `login` who is signed in, others sign in first and come back; `guest` who is not,
   * others go to their account; `lookup` likewise, others go to their orders; `order` who names an order, others look one up; `reset-token`
   * who comes by the link of a mail; `editor` who works on the content, others sign in for that. Of `cart` (there is something in it, else the empty cart is shown) and `finished-order` (else home) only
   * the browser knows: the page's island leads away.
   */
  readonly guard?: 'editor' | 'login' | 'guest' | 'lookup' | 'order' | 'reset-token' | 'cart' | 'finished-order';
  /** The page is there where the site has the flag; elsewhere it leads home. */
  readonly flag?: 'favorites' | 'helpPages';
  /** Signing out on the page, or in another tab, leads home (specification 1, section 4). */
  readonly isProtected?: true;
}

/** `store` narrows a list to what one store has. */
const LISTING_QUERY = ['page', 'sort', 'f.size', 'f.color', 'f.price', 'f.category', 'f.available', 'store'] as const;

export const ROUTES = [
  { name: 'index', pattern: '/', cache: 'page' },
  { name: 'c-slug', pattern: '/c/{slug}', cache: 'page', query: LISTING_QUERY },
  { name: 'p-slug', pattern: '/p/{slug}', cache: 'page', query: ['color', 'size'] },
  { name: 'collections-slug', pattern: '/collections/{slug}', cache: 'page' },
  { name: 'articles-slug', pattern: '/articles/{slug}', cache: 'page' },
  { name: 'search', pattern: '/search', cache: 'page', query: ['q', ...LISTING_QUERY] },
  { name: 'search-articles', pattern: '/search/articles', cache: 'page', query: ['q', 'page', 'store'] },
  { name: 'about-us', pattern: '/about-us', cache: 'page' },
  { name: 'get-the-look', pattern: '/get-the-look', cache: 'page' },
  { name: 'product-ingredients', pattern: '/product-ingredients', cache: 'page' },
  { name: 'gift-card', pattern: '/gift-card', cache: 'page' },
  { name: 'size-chart', pattern: '/size-chart', cache: 'page' },
  { name: 'location-selector', pattern: '/location-selector', cache: 'page' },
  { name: 'fragments', pattern: '/fragments/{...name}', cache: 'page' },
  { name: 'cart', pattern: '/cart', isProtected: true },
  { name: 'checkout', pattern: '/checkout', guard: 'cart', isProtected: true },
  { name: 'order-confirmation', pattern: '/order-confirmation', query: ['storeContext'], guard: 'finished-order' },
  { name: 'favorites', pattern: '/favorites', flag: 'favorites', isProtected: true },
  { name: 'order-status', pattern: '/order-status', query: ['orderNumber', 'email'], guard: 'lookup' },
  { name: 'order-details', pattern: '/order-details', query: ['orderNumber', 'email'], guard: 'order' },
  { name: 'return-label', pattern: '/return-label', query: ['orderNumber', 'email'] },
  { name: 'sign-in', pattern: '/sign-in', query: ['return'], guard: 'guest' },
  { name: 'sign-up', pattern: '/sign-up', query: ['return'], guard: 'guest' },
  { name: 'social-sign-in', pattern: '/social-sign-in', query: ['code', 'state', 'error'] },
  { name: 'amazon-sign-in', pattern: '/amazon-sign-in', guard: 'guest' },
  { name: 'forgot-password', pattern: '/forgot-password' },
  { name: 'reset-password', pattern: '/reset-password', query: ['token'], guard: 'reset-token' },
  { name: 'associate-login', pattern: '/associate-login' },
  { name: 'account', pattern: '/account', guard: 'login', isProtected: true },
  {
    name: 'account-order-history',
    pattern: '/account/order-history',
    query: ['page'],
    guard: 'login',
    isProtected: true,
  },
  { name: 'account-order-details', pattern: '/account/order-details/{id}', guard: 'login', isProtected: true },
  { name: 'confirm-subscription', pattern: '/confirm-subscription', query: ['token', 'confirmed'] },
  { name: 'account-rest', pattern: '/account/{...rest}', guard: 'login', isProtected: true },
  { name: 'help', pattern: '/help', cache: 'page', flag: 'helpPages' },
  { name: 'help-rest', pattern: '/help/{...rest}', cache: 'page', flag: 'helpPages' },
  { name: 'cms-preview', pattern: '/cms/preview', query: ['page'], guard: 'editor' },
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
  { name: 'slug', pattern: '/{...slug}', cache: 'page' },
] as const satisfies readonly Route[];

export type RouteName = (typeof ROUTES)[number]['name'];
