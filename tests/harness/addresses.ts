import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Range } from './browser/range.ts';

const CONTENT = join(import.meta.dirname, '..', '..', 'content', 'us', 'en-us');

function slugsOf(kind: 'page' | 'article'): readonly string[] {
  return readdirSync(join(CONTENT, kind), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', '').replaceAll('\\', '/'))
    .toSorted();
}

/** Documents that are rendered around a screen, in a dialog or for professionals alone: they have no page that everybody sees. */
const PARTS =
  /^(error-.*|.*-modal|account|account-profile|basecamp|cart|checkout|favorites|order-confirmation|sign-up|trailpro\/.*|westend)$/;

/** Paths of all content pages and articles of the project's own content, the home page included. */
export function contentAddresses(): readonly string[] {
  const pages = slugsOf('page').filter((slug) => !PARTS.test(slug));
  return [
    ...pages.map((slug) => (slug === 'home' ? '/' : `/${slug}`)),
    ...slugsOf('article').map((slug) => `/articles/${slug}`),
  ];
}

/** One content page of each kind with its own layout. */
function contentKinds(): readonly string[] {
  const all = contentAddresses();
  const nested = ['/articles/', '/collections/', '/guides/'].flatMap(
    (start) => all.find((path) => path.startsWith(start)) ?? [],
  );
  const named = ['/', '/wet-weather', '/articles', '/collections', '/gift-card', '/help', '/about-us', '/get-the-look'];
  return [...named, ...nested, '/product-ingredients', '/size-chart'];
}

/** One path of every kind of page, error pages and another language included. */
export function kindAddresses(range: Range): readonly string[] {
  return [...contentKinds(), ...shopAddresses(range), ...findingAddresses(range)];
}

/** The paths of all content pages, and one of every other kind. */
export function everyAddress(range: Range): readonly string[] {
  return [...contentAddresses(), ...shopAddresses(range), ...findingAddresses(range), ...MORE];
}

/** Further pages of a kind, and of kinds that are checked elsewhere. */
const MORE = [
  '/reviews/saddleback-mid',
  '/compare',
  '/guides/footwear?answer=height.high',
  '/p/col-high',
  '/product-ingredients?productId=saddleback-mid',
  '/size-advisor',
  '/store-locator?near=Nowhere+at+all',
  '/stores/us',
  '/stores/us/colorado',
  '/stores/us/colorado/boulder',
  '/write-a-review',
  '/de-de/stores/de',
  '/de-de/find-in-store/saddleback-mid',
];

/** Pages that find a product, its size or a store, and those where customers write. */
function findingAddresses({ sized, simple }: Range): readonly string[] {
  return [
    `/questions/${sized.slug}`,
    `/write-a-review?productId=${sized.id}`,
    `/compare?ids=${sized.id},${simple.id}`,
    '/offline',
    '/size-advisor?length=26.5&unit=cm',
    // With a text that is not allowed on it.
    '/p/col-high?text=shit',
    '/store-locator?near=Boulder',
    '/stores/us/colorado/boulder/marrow-ridge-boulder',
    `/find-in-store/${sized.id}`,
  ];
}

function shopAddresses({ sized, simple }: Range): readonly string[] {
  return [
    '/c/all',
    '/c/all?sort=price-asc&page=2',
    '/c/footwear?f.available=true&f.price=0-9999999',
    '/c/footwear?f.price=9000-9001',
    '/search',
    '/search?q=boot',
    '/search?q=xyzzyplugh',
    '/search/articles?q=boot',
    `/p/${sized.slug}`,
    `/p/${simple.slug}`,
    '/cart',
    '/favorites',
    '/location-selector',
    '/sign-in',
    '/sign-up',
    '/social-sign-in',
    '/forgot-password',
    '/associate-login',
    '/order-status',
    '/return-label',
    '/de-de/order-status',
    '/de-de/sign-in',
    `/confirm-subscription?token=${'a'.repeat(43)}`,
    '/de-de/confirm-subscription?confirmed=true',
    `/confirm-email?token=${'a'.repeat(43)}`,
    '/de-de/confirm-email?result=confirmed',
    '/event-registration?result=registered',
    '/no-such-page',
    '/400',
    '/401',
    '/403',
    '/404',
    '/500',
    '/de-de/',
    '/de-de/c/all',
    `/fr-ca/p/${sized.slug}`,
  ];
}
