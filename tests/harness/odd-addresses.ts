import { RAW_TEXTS } from '../contract/support/hostile-values.test-support.ts';
import type { Route } from '../../src/route.ts';
import { ROUTES } from '../../src/routes.ts';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';

const bytes = (text: string) => Buffer.from(text).toString('latin1');

/** Values for a path segment: double encodings, encoded and raw non-Latin letters, invalid UTF-8. */
export const ODD_SEGMENTS: readonly string[] = [
  ...RAW_TEXTS,
  '%25',
  '50%25',
  '100%25acrylic',
  '%2525',
  '%25%25',
  '%255F',
  `%${'25'.repeat(14)}`,
  '%C3%BC',
  'mu%CC%88tze',
  '%E4%BD%A0%E5%A5%BD',
  '%D0%B6',
  bytes('größe'),
  bytes('你好'),
  bytes('🥾'),
  '\xfc',
  '\xff\x80',
  '%5C',
  '%5c%2e%2e%5c',
  '\\',
  '..',
  '%2e',
  '%3F',
  '%23',
  '%u4F60',
  '%C0%AF',
  '%F4%90%80%80',
  '%22%3E%3Cscript%3E',
  '%20',
  '%7F',
  ';a=b',
  '{a}',
  '|',
  '__proto__',
  'constructor',
  '_image',
];

const PREFIXES = ['', ...Object.keys(DEFAULT_SITES.locales).map((locale) => `/${locale}`)];
const routes: readonly Route[] = ROUTES;

/**
 * Each value in each parameter of a page, alternately with and without prefix; pages without parameters get it appended
 * and as a query.
 */
export function oddPages(): readonly string[] {
  let step = 0;
  const prefix = () => PREFIXES[(step += 1) % PREFIXES.length] ?? '';
  return routes.flatMap(({ pattern, query = [] }, index) => {
    if (pattern.includes('{'))
      return ODD_SEGMENTS.flatMap((odd) => {
        const path = pattern.replace(/\{[^}]+\}/, () => odd);
        return [path, prefix() + path];
      });
    const some = ODD_SEGMENTS.filter((_, at) => (at + index) % 6 === 0);
    const names = [...query, 'siteId', 'previewDate', 'testContext', 'return', 'autoPromoCode'];
    return some.flatMap((odd, at) => [
      `${prefix()}${pattern}?${names[at % names.length]}=${odd}`,
      `${prefix()}${pattern}?preview=true&${names[(at + 1) % names.length]}=${odd}`,
      ...(pattern === '/' ? [] : [`${prefix()}${pattern}/${odd}`]),
    ]);
  });
}

/** All routes of the server that are no pages, up to the segment to replace. */
const CALL_ROOTS = [
  '/api/',
  '/api/products/v2/products/',
  '/api/cart/v1/cart/',
  '/api/caas/v1/canvas/augmentedpage/us/',
  '/api/pre/caas/v1/canvas/page/us/',
  '/api/products/v2/catalog?category=',
  '/fapi/i18n/',
  '/fapi/pages/',
  '/fapi/components/size-chart/',
  '/fapi/featureFlags?siteId=',
  '/get-user-geo-country?sandboxCountry=',
  '/healthcheck/',
  '/metrics/',
  '/sandbox/',
  '/sandbox/inbox.json?to=',
  '/sitemaps/',
  '/sstm/',
  '/cms/api/',
  '/cms/api/documents/us/en-us/page/',
  '/cms/api/pages?siteId=',
  '/cms/page/',
  '/cms/page/de-de/',
  '/media/',
  '/img/',
  '/_astro/',
  '/_css/',
  '/robots.txt?',
  '/sitemap.xml/',
  '/speculation-rules.json?',
  '/confirm-subscription/confirm/',
];

export const oddCalls = (): readonly string[] =>
  CALL_ROOTS.flatMap((root) => ODD_SEGMENTS.map((odd) => `${root}${odd}`));
