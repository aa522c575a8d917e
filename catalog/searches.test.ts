import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createCatalogService, type CatalogService } from '../backend/catalog/catalog.ts';
import { createContentService, type ContentService } from '../backend/content/content-service.ts';
import { createScopes } from '../backend/core/scope.ts';
import { openDatabase, type Database } from '../backend/db/database.ts';
import { catalogProduct, type CatalogProduct } from '../backend/seed/catalog.schema.ts';
import { catalogQuery } from '../src/api/catalog/products.schema.ts';
import { DEFAULT_SITES } from '../src/cms/site/sites.default.ts';
import { searchCorrected } from '../src/api/catalog/corrected-search.ts';
import { isExpected, type SoughtProduct } from './searches/expectation.ts';

const SITES = [
  ['en', { siteId: 'us', locale: 'en-us' }],
  ['de', { siteId: 'de', locale: 'de-de' }],
  ['fr', { siteId: 'fr', locale: 'fr-fr' }],
  ['es', { siteId: 'es', locale: 'es-es' }],
  ['it', { siteId: 'it', locale: 'it-it' }],
  ['nl', { siteId: 'nl', locale: 'nl-nl' }],
] as const;
/** Pairs per language, share of them whose expectation is met, and everyday queries. */
const [PAIRS, SHARE, EVERYDAY] = [150, 0.9, 10];
/** Expected results are among the first ones of a list, and of the links to pages. */
const FIRST = 3;
const RED_JACKETS: Readonly<Record<string, string>> = {
  en: 'red jacket',
  de: 'rote Jacke',
  fr: 'veste rouge',
  es: 'chaqueta roja',
  it: 'giacca rossa',
  nl: 'rode jas',
};

const products: ReadonlyMap<string, SoughtProduct & Pick<CatalogProduct, 'images'>> = new Map(
  readdirSync(join(import.meta.dirname, 'products')).map((name) => {
    const product = catalogProduct.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'products', name), 'utf8')));
    return [product.id, product];
  }),
);

/** The lines of a file: a query, and after a bar what it has to find. */
function readSearches(language: string) {
  const lines = readFileSync(join(import.meta.dirname, `searches/${language}.txt`), 'utf8').split('\n');
  const searches = lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split(' | '));
  return {
    pairs: searches.flatMap(([q, expected]) => (q && expected ? [{ q, expected }] : [])),
    everyday: searches.flatMap(([q, expected]) => (q && !expected ? [q] : [])),
  };
}

describe.each(SITES)('searches in %s', (language, siteLocale) => {
  const scope = createScopes(DEFAULT_SITES)(siteLocale);
  const { pairs, everyday } = readSearches(language);
  let database: Database;
  let catalog: CatalogService;
  let content: ContentService;
  beforeAll(async () => {
    database = await openDatabase(`file:${inject('seededFile')}`);
    catalog = createCatalogService(database.read);
    const contentDir = join(import.meta.dirname, '../content');
    content = createContentService({ contentDir, isLocal: false, log: { info() {}, warn() {}, error() {} } });
  });
  afterAll(async () => {
    await Promise.all([catalog.close(), content.close()]);
    await database.close();
  });

  const search = (text: string) =>
    searchCorrected((q) => catalog.search({ ...catalogQuery.parse({ count: FIRST }), q }, scope), text);

  async function findFirst(q: string) {
    const [{ result }, pages] = await Promise.all([search(q), content.pages.find(q, scope)]);
    return { ids: result.products.map(({ id }) => id), pages: pages.slice(0, FIRST).map(({ href }) => href) };
  }

  test(`find what is expected among the first ${FIRST} in at least ${SHARE * 100} of 100 cases`, async () => {
    const missed: string[] = [];
    for (const { q, expected } of pairs) {
      const { ids, pages } = await findFirst(q);
      const found = ids.flatMap((id) => products.get(id) ?? []);
      if (!isExpected(expected, { products: found, pages, currency: scope.currency }))
        missed.push(`${q} (${expected}): ${[...pages, ...ids].join(', ')}`);
    }
    if (process.env['SEARCHES']) console.log(`${language} ${1 - missed.length / pairs.length}\n${missed.join('\n')}`);
    expect(pairs.length).toBeGreaterThanOrEqual(PAIRS);
    expect(missed, missed.join('\n')).toHaveProperty(
      'length',
      expect.toSatisfy((count) => count <= pairs.length * (1 - SHARE)),
    );
  });

  test('show products in the colour that is asked for', async () => {
    const { result } = await search(RED_JACKETS[language] ?? '');
    expect(result.products).toHaveLength(FIRST);
    for (const { id, color = '', image } of result.products) {
      const shown = products.get(id)?.images.find(({ src }) => src === image?.src);
      expect([id, color, shown?.color]).toEqual([id, expect.stringMatching(/^(?:Signal|Rust|Rowan)$/), color]);
    }
  });

  test('always find something for everyday queries', async () => {
    expect(everyday.length).toBeGreaterThanOrEqual(EVERYDAY);
    for (const q of everyday) expect([q, (await search(q)).result.total]).not.toEqual([q, 0]);
  });
});
