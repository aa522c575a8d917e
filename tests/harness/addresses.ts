import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Range } from './range.ts';

const PAGES = join(import.meta.dirname, '..', '..', 'content', 'us', 'en-us', 'page');

/** Addresses of all content pages of the project's own content, the home page included. */
export function contentAddresses(): readonly string[] {
  return readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', '').replaceAll('\\', '/'))
    .filter((slug) => !slug.startsWith('error-'))
    .map((slug) => (slug === 'home' ? '/' : `/${slug}`))
    .toSorted();
}

/** One address of every kind of page, error pages and another language included. */
export function everyAddress({ sized, simple }: Range): readonly string[] {
  return [
    ...contentAddresses(),
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
    '/location-selector',
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
