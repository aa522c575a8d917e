import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putProduct } from '../shop.test-support.ts';
import { openTemporarySqlite } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { buildIndex } from './build-index.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { createProductTexts, type ProductTexts } from './product-texts.ts';

const pause = async () => {};
const NAMES = ['Boot 10', 'boot 9', 'Äpfel', 'Zebra', 'Apfel', 'Östlich', ''];

describe('the texts of products', () => {
  let database: Database;
  let index: CatalogIndex;
  let texts: ProductTexts;
  beforeAll(async () => {
    database = await openTemporarySqlite();
    for (const id of ['caps', 'none'])
      await database.write
        .insertInto('category')
        .values({ id, slug: id, name: `Kopf ${id}`, source: 'demo' })
        .execute();
    for (const [number, name] of NAMES.entries())
      await putProduct(database, { id: `p${number}`, name, variants: [{ sku: `s${number}` }] });
    await putProduct(database, {
      id: 'cap',
      name: 'Peat Cap',
      brand: 'Tarn & Söhne',
      category: 'caps',
      description: '<p class="warm">For <b>rain</b>&nbsp;and&#8209;snow</p><script>alert</script>',
      attributes: {
        Upper: 'Merino wool',
        Fit: 'Loose',
      },
      variants: [{ sku: 'CAP' }],
    });
    await database.write
      .updateTable('product')
      .set({ colors: JSON.stringify([{ name: 'Moss' }]) })
      .where('id', '=', 'cap')
      .execute();
    await database.write
      .insertInto('product_translation')
      .values([
        { product_id: 'cap', locale: 'de-de', name: 'Torfmütze', description: null },
        { product_id: 'cap', locale: 'de-at', name: null, description: 'Gegen Regen.' },
        { product_id: 'cap', locale: 'fr-fr', name: 'Bonnet', description: 'Chaud.' },
      ])
      .execute();
    index = await buildIndex(database.read, pause);
    texts = createProductTexts(database.read, index, pause);
  });
  afterAll(() => database.close());

  const scopeOf = (locale: string, ...fallbacks: string[]) => ({ locale, locales: [locale, ...fallbacks] });
  const sortedNames = async (locale: string) => {
    const { names, byName } = await texts.names(scopeOf(locale));
    return Array.from(byName, (position) => names[position]);
  };

  test.each([
    ['en-us', ['', 'Apfel', 'Äpfel', 'boot 9', 'Boot 10', 'Östlich', 'Peat Cap', 'Zebra']],
    ['sv-se', ['', 'Apfel', 'boot 9', 'Boot 10', 'Peat Cap', 'Zebra', 'Äpfel', 'Östlich']],
  ])('are sorted by name as %s does, numbers by value', async (locale, names) => {
    expect(await sortedNames(locale)).toEqual(names);
  });

  test.each([
    [scopeOf('de-de'), 'Torfmütze'],
    [scopeOf('de-at', 'de-de'), 'Torfmütze'],
    [scopeOf('fr-ca', 'fr-fr', 'en-us'), 'Bonnet'],
    [scopeOf('it-it'), 'Peat Cap'],
  ])('have in %j the name %s', async (scope, name) => {
    const { names } = await texts.names(scope);
    expect(names[index.positionOf.get('cap') ?? -1]).toBe(name);
  });

  test.each([
    ['en-us', 'peat', 1],
    ['en-us', 'tarn', 1],
    ['en-us', 'sohne', 1],
    ['en-us', 'merino', 1],
    ['en-us', 'loose', 1],
    ['en-us', 'upper', 0],
    ['en-us', 'moss', 1],
    ['en-us', 'kopf', 1],
    ['en-us', 'snow', 1],
    ['en-us', 'warm', 0],
    ['en-us', 'nbsp', 0],
    ['en-us', 'script', 0],
    ['en-us', 'torfmutze', 0],
    ['de-de', 'torfmütze', 1],
    ['de-de', 'mütze', 1],
    ['de-de', 'peat', 0],
    ['de-de', 'rain', 1],
    ['fr-fr', 'chaud', 1],
    ['fr-fr', 'rain', 0],
  ])('in %s are searched for %j: %i products', async (locale, query, count) => {
    const { products } = await texts.search(scopeOf(locale));
    expect(products.search(query)).toHaveLength(count);
  });

  test('include the names of categories with products only', async () => {
    const { categories, categoryNames } = await texts.search(scopeOf('en-us'));
    expect(categories.map(({ id }) => id)).toEqual(['caps']);
    expect([...categoryNames.search('kopf')]).toEqual([0]);
  });

  test('are built once for each chain of locales, and again like another’s', async () => {
    const [one, other] = await Promise.all([texts.search(scopeOf('it-it')), texts.search(scopeOf('it-it'))]);
    expect(one).toBe(other);
    expect(await texts.search(scopeOf('it-it', 'de-de'))).not.toBe(one);
    const next = createProductTexts(database.read, index, pause);
    await next.prepareLike(texts);
    const keysOf = (list: readonly { readonly locales: readonly string[] }[]) =>
      list.map(({ locales }) => locales.join()).toSorted();
    expect(keysOf(next.inUse().search)).toEqual(keysOf(texts.inUse().search));
    expect(keysOf(next.inUse().names)).toEqual(keysOf(texts.inUse().names));
  });

  test('are none of an empty catalogue', async () => {
    const empty = createProductTexts(database.read, { ...index, ids: [], members: new Map() }, pause);
    expect((await empty.names(scopeOf('en-us'))).byName).toHaveLength(0);
    expect((await empty.search(scopeOf('en-us'))).products.search('cap')).toHaveLength(0);
  });
});
