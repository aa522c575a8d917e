import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/tables.ts';
import { TextIndexBuilder } from '../../text-search/text-index-builder.ts';
import type { TextIndex } from '../../text-search/text-index.ts';
import { languageOf } from '../../text-search/words.ts';
import type { CatalogIndex } from './catalog-index.ts';
import type { Category } from './categories.ts';
import type { Pause } from './time-slices.ts';
import type { Scope } from '../../core/scope.ts';

export interface ProductSearch {
  /** Documents are positions. */
  readonly products: TextIndex;
  /** Documents are places in `categories`. */
  readonly categoryNames: TextIndex;
  /** Those with products, in the words of the locale. */
  readonly categories: readonly Category[];
}

interface Source extends Pick<CatalogIndex, 'ids' | 'members' | 'categories'> {
  readonly database: Kysely<Tables>;
  /** By position. */
  readonly names: readonly string[];
  readonly scope: TextScope;
}

/** Products whose texts are taken to pieces at once. */
const CHUNK = 50;

export async function buildProductSearch(source: Source, pause: Pause): Promise<ProductSearch> {
  const { database, ids, members, names, scope } = source;
  const language = languageOf(scope.locale);
  const categories = source.categories
    .all()
    .filter(({ id }) => members.has(id))
    .map((category) => source.categories.localized(category, scope.locales));
  const categoryTexts = joinCategories(ids.length, categories, members);
  const products = new TextIndexBuilder(language);
  for (let start = 0; start < ids.length; start += CHUNK) {
    const some = ids.slice(start, start + CHUNK);
    const textOf = await loadTexts(database, some, scope.locales);
    some.forEach((id, index) => {
      const position = start + index;
      products.add({ ...textOf(id), name: names[position] ?? '', category: categoryTexts[position] ?? '' });
    });
    await pause();
  }
  const categoryNames = new TextIndexBuilder(language);
  for (const { name } of categories) categoryNames.add({ name });
  return { products: await products.finish(), categoryNames: await categoryNames.finish(), categories };
}

/** Names of all categories of each product. */
function joinCategories(
  count: number,
  categories: readonly Category[],
  members: CatalogIndex['members'],
): readonly string[] {
  const texts = Array.from({ length: count }, () => '');
  for (const { id, name } of categories) {
    for (const position of members.get(id) ?? []) texts[position] += `${name} `;
  }
  return texts;
}

interface Texts {
  readonly brand: string;
  readonly attribute: string;
  readonly description: string;
}

const NO_TEXTS: Texts = { brand: '', attribute: '', description: '' };
const attributes = z.record(z.string(), z.string());
const colors = z.array(z.object({ name: z.string() }));

async function loadTexts(
  database: Kysely<Tables>,
  ids: readonly string[],
  locales: readonly string[],
): Promise<(id: string) => Texts> {
  const rows = await database
    .selectFrom('product')
    .select(['id', 'brand', 'description', 'attributes', 'colors'])
    .where('id', 'in', ids)
    .execute();
  const translated = await database
    .selectFrom('product_translation')
    .select(['product_id', 'locale', 'description'])
    .where('product_id', 'in', ids)
    .where('locale', 'in', locales)
    .where('description', 'is not', null)
    .execute();
  translated.sort((a, b) => locales.indexOf(b.locale) - locales.indexOf(a.locale));
  const nearest = new Map(translated.map(({ product_id, description }) => [product_id, description]));
  const texts = rows.map((row): [string, Texts] => {
    const values = Object.values(attributes.parse(JSON.parse(row.attributes)));
    const names = colors.parse(JSON.parse(row.colors)).map(({ name }) => name);
    const description = textOfHtml(nearest.get(row.id) ?? row.description);
    return [row.id, { brand: row.brand, attribute: [row.id, ...values, ...names].join(' '), description }];
  });
  const byId = new Map(texts);
  return (id) => byId.get(id) ?? NO_TEXTS;
}

function textOfHtml(html: string): string {
  return html.replace(/<[^>]*>|&#?\w+;/g, ' ');
}

export type TextScope = Pick<Scope, 'locale' | 'locales'>;
