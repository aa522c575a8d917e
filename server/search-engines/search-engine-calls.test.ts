import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackend, type Backend } from '../../backend/app.ts';
import { loadSettings } from '../settings/settings.ts';
import { createServices } from '../gateway/upstream-services.ts';
import { loadSitesConfig } from '../../src/cms/site/site-config.ts';
import { createSearchEngineCalls, type SearchEngineCalls } from './search-engine-calls.ts';
import { servicesWithoutData } from '../pages/pages.test-support.ts';

const ORIGIN = 'https://shop.test';
const CATALOG = join(import.meta.dirname, '..', '..', 'catalog');
const log = { info() {}, warn() {}, error() {} };

let folder: string;
let backend: Backend;
let calls: SearchEngineCalls;
let close: () => Promise<void>;

const document = (path: string, content: object) => {
  const file = join(folder, 'content', `${path}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aisle-sitemap-'));
  const contentDir = join(folder, 'content');
  document('us/en-us/page/home', {});
  document('us/en-us/page/error-4xx', {});
  document('us/en-us/page/cart', {});
  document('us/en-us/page/hidden', { seo: { robots: 'noindex' } });
  document('us/en-us/page/guides/nässe', {});
  document('us/en-us/page/collections/first-snow', {});
  document('us/en-us/article/wet-feet', {});
  document('de/de-de/page/home', {});
  const env = { PUBLIC_ORIGIN: ORIGIN, APP_ENV: 'dev', SESSION_SECRET: 'x'.repeat(40), DATA_DIR: join(folder, 'data') };
  const loaded = loadSettings({ ...env, CONTENT_DIR: contentDir, CATALOG_DIR: CATALOG });
  if ('issues' in loaded) throw new Error(loaded.issues.join('\n'));
  const { settings } = loaded;
  backend = await createBackend({ ...settings, log });
  const { commerceUpstream, content } = createServices(settings, { ...backend, close: async () => {} }, log);
  const sitesConfig = loadSitesConfig(contentDir);
  const shop = { content, commerce: commerceUpstream, log, sitesConfig: () => sitesConfig, publicOrigin: ORIGIN };
  const services = { ...servicesWithoutData, ...shop };
  calls = createSearchEngineCalls({ services, isListed: true });
  close = async () => {
    await content.close();
    await backend.close();
  };
}, 60_000);

afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

/** Addresses of a sitemap or of the index, without the origin. */
async function addresses(path: string): Promise<string[]> {
  const answer = await calls.app.request(path);
  expect(answer.headers.get('content-type')).toContain('application/xml');
  const parser = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' });
  const { urlset, sitemapindex } = parser.parse(await answer.text());
  const entries: { loc: string }[] = urlset?.url ?? sitemapindex?.sitemap ?? [];
  return entries.map(({ loc }) => {
    expect(loc.startsWith(`${ORIGIN}/`)).toBe(true);
    return loc.slice(ORIGIN.length);
  });
}

describe('the sitemap', () => {
  test('has one sitemap per locale and kind that has pages', async () => {
    const maps = await addresses('/sitemap.xml');
    expect(maps).toContain('/sitemaps/en-us-pages.xml');
    expect(maps).toContain('/sitemaps/en-us-articles.xml');
    expect(maps).toContain('/sitemaps/de-de-pages.xml');
    expect(maps).toContain('/sitemaps/nl-nl-products.xml');
    expect(maps).not.toContain('/sitemaps/de-de-articles.xml');
    expect(new Set(maps).size).toBe(maps.length);
  });

  test('lists indexed pages at their public addresses', async () => {
    expect(await addresses('/sitemaps/en-us-pages.xml')).toEqual(['/guides/n%C3%A4sse', '/']);
    expect(await addresses('/sitemaps/de-de-pages.xml')).toEqual(['/de-de/']);
    expect(await addresses('/sitemaps/en-gb-articles.xml')).toEqual(['/en-gb/articles/wet-feet']);
    expect(await addresses('/sitemaps/en-us-collections.xml')).toEqual(['/collections/first-snow']);
  });

  test('lists every product and category', async () => {
    const products = await addresses('/sitemaps/de-de-products.xml');
    expect(products).toContain('/de-de/p/saddleback-mid');
    const query = 'siteId=de&locale=de-de&category=all&count=0';
    const { total } = await (await backend.fetch(new Request(`${ORIGIN}/products/v2/catalog?${query}`))).json();
    expect(products).toHaveLength(total);
    expect(await addresses('/sitemaps/en-us-categories.xml')).toEqual(
      expect.arrayContaining(['/c/all', '/c/footwear', '/c/boots', '/c/hiking-boots']),
    );
  });

  test.each(['en-us-pages-2', 'en-us-nothing', 'xx-yy-pages', 'pages', '..%2Frobots'])(
    'has no map %s',
    async (name) => {
      expect((await calls.app.request(`/sitemaps/${name}.xml`)).status).toBe(404);
    },
  );

  test('returns 304 for an unchanged sitemap', async () => {
    const first = await calls.app.request('/sitemaps/en-us-pages.xml');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await calls.app.request('/sitemaps/en-us-pages.xml', { headers })).status).toBe(304);
  });

  test('lists a new document after its change was reported', async () => {
    document('us/en-us/article/dry-feet', {});
    calls.contentChanged();
    await expect.poll(() => addresses('/sitemaps/en-us-articles.xml')).toContain('/articles/wet-feet');
  });
});

describe('robots.txt', () => {
  test('names the sitemap and excludes personal pages', async () => {
    const text = await (await calls.app.request('/robots.txt')).text();
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(text).toContain('Disallow: /cart\n');
    expect(text).not.toMatch(/^Disallow: \/$/m);
    expect(text).toContain('Disallow: /*pro/pro-stories\n');
    expect(text).toContain('Disallow: /account/order-details/\n');
    expect(text).not.toMatch(/Disallow: \/(c|p|articles)\b/);
  });
});
