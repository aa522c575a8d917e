import { describe, expect, test } from 'vitest';
import { isBuildFile, isContentPage, isStorable, localePrefix } from './cache-rules.ts';

const isContent = (path: string) => isContentPage(new URL(path, 'https://shop.test'));

describe('pages that may be stored', () => {
  test.each([
    '/',
    '/de-de/',
    '/about-us',
    '/winter-field-notes',
    '/articles/drying-wet-boots',
    '/c/footwear',
    '/c/footwear?page=2&sort=price-asc&f.size=42&f.size=43',
    '/de-de/p/col-high?color=moss&size=42',
    '/help/returns',
  ])('are content: %s', (path) => expect(isContent(path)).toBe(true));

  test.each([
    '/cart',
    '/de-de/cart',
    '/checkout',
    '/order-confirmation',
    '/order-details',
    '/favorites',
    '/account',
    '/account/orders',
    '/sign-in',
    '/reset-password',
    '/search?q=boot',
    '/de-de/suche?q=stiefel',
    '/search',
    '/?preview=true',
    '/about-us?previewDate=2026-01-01',
    '/p/col-high?testContext=a:b',
    '/cms/preview',
    '/de-de/cms/preview',
    '/api/cart/v1/cart',
    '/fapi/featureFlags',
    '/sandbox/inbox',
    '/healthcheck',
    '/offline',
    '/sw-nora.js',
    '/latest-build.json',
  ])('are not %s', (path) => expect(isContent(path)).toBe(false));
});

describe('a response of a page', () => {
  const response = (headers: Record<string, string>, changes: Partial<Response> = {}) => ({
    status: 200,
    type: 'basic' as const,
    redirected: false,
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers }),
    ...changes,
  });
  const PUBLIC = { 'cache-control': 'public, max-age=0, must-revalidate' };

  test('may be stored where it is the same for everybody', () => {
    expect(isStorable(response(PUBLIC))).toBe(true);
  });

  test.each([
    ['private', response({ 'cache-control': 'private, max-age=60' })],
    ['no-store', response({ 'cache-control': 'public, no-store' })],
    ['without a rule', response({})],
    ['an error', response(PUBLIC, { status: 404 })],
    ['redirected', response(PUBLIC, { redirected: true })],
    ['of another origin', response(PUBLIC, { type: 'opaque' })],
    ['no document', response({ ...PUBLIC, 'content-type': 'application/json' })],
  ])('may not be stored when it is %s', (_, given) => expect(isStorable(given)).toBe(false));
});

test('files of the build have their own folders', () => {
  expect(['/_astro/shell.abc.js', '/_css/1-abcdefgh.css', '/logo.svg', '/api/_astro/x'].map(isBuildFile)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('the prefix of a locale is that of the path', () => {
  expect(['/de-de/p/boot', '/de-de', '/de-design', '/'].map(localePrefix)).toEqual(['/de-de', '/de-de', '', '']);
});
