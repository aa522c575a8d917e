import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/tables.ts';
import { TextIndexBuilder, type FieldTexts } from '../../text-search/text-index-builder.ts';
import type { TextIndex } from '../../text-search/text-index.ts';
import { languageOf } from '../../text-search/words.ts';
import { searchWordsOf } from '../../search-words/built-in.ts';
import type { CatalogIndex } from './catalog-index.ts';
import type { Category } from './categories.ts';
import { createGenderReader, factsOf, type ProductData } from './product-facts.ts';
import { createRelatedWords } from './related-words.ts';
import { readColorNames } from '../products/product-record.ts';
import type { Pause } from './time-slices.ts';
import type { Scope } from '../../core/scope.ts';

export interface ProductSearch {
  readonly language: string;
  /** Documents are positions of products. */
  readonly products: TextIndex;
  /** By position: the genders that the product names, 0 for none. */
  readonly genders: Uint8Array;
  /** Numbers that are a word of some product's name. */
  readonly nameNumbers: ReadonlySet<string>;
  /** Documents are indexes of `categories`. */
  readonly categoryNames: TextIndex;
  /** Categories with products, with texts in the locale. */
  readonly categories: readonly Category[];
}

interface Source extends Pick<CatalogIndex, 'ids' | 'members' | 'categories'> {
  readonly database: Kysely<Tables>;
  /** By position of the product. */
  readonly names: readonly string[];
  readonly scope: TextScope;
}

/** Products whose texts are tokenised between two pauses. */
const CHUNK = 50;

export async function buildProductSearch(source: Source, pause: Pause): Promise<ProductSearch> {
  const { database, ids, members, scope } = source;
  const language = languageOf(scope.locale);
  const used = source.categories.all().filter(({ id }) => members.has(id));
  const categories = used.map((category) => source.categories.localized(category, scope.locales));
  const textsOf = describeProducts(source, { language, used, categories });
  const products = new TextIndexBuilder(language);
  const genders = new Uint8Array(ids.length);
  for (let start = 0; start < ids.length; start += CHUNK) {
    const some = ids.slice(start, start + CHUNK);
    const recordOf = await loadRecords(database, some, scope.locales);
    some.forEach((id, index) => {
      const position = start + index;
      const { texts, gender } = textsOf(position, recordOf(id));
      products.add(texts);
      genders[position] = gender;
    });
    await pause();
  }
  const categoryNames = new TextIndexBuilder(language);
  const relatedWords = createRelatedWords(searchWordsOf(language), language);
  categories.forEach(({ name }, index) => {
    categoryNames.add({ name, synonym: relatedWords.ofName({ localized: name, original: used[index]?.name ?? '' }) });
  });
  return {
    language,
    products: await products.finish(),
    genders,
    nameNumbers: new Set(source.names.flatMap((name) => name.match(/\d+/g) ?? [])),
    categoryNames: await categoryNames.finish(),
    categories,
  };
}

interface Naming {
  readonly language: string;
  /** Categories with products, in the texts of the catalogue and in those of the locale. */
  readonly used: readonly Category[];
  readonly categories: readonly Category[];
}

/** Attributes that mention other things than the product: "wash with down soap", "room for a fleece". */
const BESIDE_THE_PRODUCT: ReadonlySet<string> = new Set(['Care', 'Fit', 'Size', 'Use', 'Weight']);

/** Returns a function that makes the searched texts of a product. */
function describeProducts({ ids, members, names, categories: tree }: Source, { language, used, categories }: Naming) {
  const words = searchWordsOf(language);
  const genderOf = createGenderReader(words, language);
  const genderOfOriginal = createGenderReader(searchWordsOf('en'), 'en');
  const relatedWords = createRelatedWords(words, language);
  const isLeaf = ({ id }: Category) => tree.childrenOf(id).length === 0;
  const categoryTexts = joinCategories(ids.length, categories, members);
  const leafTexts = joinCategories(ids.length, categories.filter(isLeaf), members);
  const originalTexts = joinCategories(ids.length, used.filter(isLeaf), members);

  return (position: number, record: ProductRecord) => {
    const { attributes, brand, description } = record;
    const stated = Object.entries(attributes).map(([key, value]): [string, string] => [key, withoutDenials(value)]);
    const values = stated.flatMap(([key, value]) => (BESIDE_THE_PRODUCT.has(key) ? [] : [value]));
    const name = { localized: names[position] ?? '', original: record.name };
    const leaves = { localized: leafTexts[position] ?? '', original: originalTexts[position] ?? '' };
    const gender =
      genderOf(`${name.localized} ${leaves.localized}`) |
      genderOfOriginal(`${name.original} ${leaves.original} ${attributes['Fit']} ${attributes['Gender']}`);
    const texts: FieldTexts = {
      name: name.localized,
      category: categoryTexts[position] ?? '',
      brand,
      attribute: [record.id, ...stated.map(([, value]) => value), ...record.colorNames].join(' '),
      description,
      synonym: relatedWords.ofName(name),
      related: `${relatedWords.ofName(leaves)} ${relatedWords.ofData(values.join(', '), factsOf(record))}`,
    };
    return { texts, gender };
  };
}

/** Without what an attribute says a product lacks: "no membrane", "not waterproof". */
function withoutDenials(value: string): string {
  return value.replace(/\b(?:no|not|without) [\w-]+/gi, ' ');
}

/** Names of all categories of each product. */
function joinCategories(
  count: number,
  categories: readonly Category[],
  members: CatalogIndex['members'],
): readonly string[] {
  const texts = Array.from({ length: count }, () => '');
  for (const { id, name } of categories) {
    for (const position of members.get(id) ?? []) texts[position] += `${name}, `;
  }
  return texts;
}

/** A product as the catalogue has it, with its description in the locale. */
interface ProductRecord extends ProductData {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  /** Of the catalogue and of the locale. */
  readonly colorNames: readonly string[];
  readonly description: string;
}

const NO_RECORD: ProductRecord = {
  id: '',
  name: '',
  brand: '',
  attributes: {},
  colors: [],
  colorNames: [],
  description: '',
};
const attributesSchema = z.record(z.string(), z.string());
const colorsSchema = z.array(z.object({ name: z.string(), hex: z.string().optional() }));

async function loadRecords(
  database: Kysely<Tables>,
  ids: readonly string[],
  locales: readonly string[],
): Promise<(id: string) => ProductRecord> {
  const rows = await database
    .selectFrom('product')
    .select(['id', 'name', 'brand', 'description', 'attributes', 'colors'])
    .where('id', 'in', ids)
    .execute();
  const { descriptions, colorLabels } = await loadTranslations(database, ids, locales);
  const records = rows.map(({ id, name, brand, ...row }): [string, ProductRecord] => {
    const attributes = attributesSchema.parse(JSON.parse(row.attributes));
    const colors = colorsSchema.parse(JSON.parse(row.colors));
    const description = textOfHtml(descriptions.get(id) ?? row.description);
    const colorNames = [...new Set([...colors.map((color) => color.name), ...(colorLabels.get(id) ?? [])])];
    return [
      id,
      { id, name, brand, attributes, colors: colors.flatMap(({ hex }) => hex ?? []), colorNames, description },
    ];
  });
  const byId = new Map(records);
  return (id) => byId.get(id) ?? NO_RECORD;
}

/** By product, each in the best matching locale: its description, and the displayed names of its colours. */
async function loadTranslations(database: Kysely<Tables>, ids: readonly string[], locales: readonly string[]) {
  const rows = await database
    .selectFrom('product_translation')
    .select(['product_id', 'locale', 'description', 'color_names'])
    .where('product_id', 'in', ids)
    .where('locale', 'in', locales)
    .execute();
  rows.sort((a, b) => locales.indexOf(b.locale) - locales.indexOf(a.locale));
  const descriptions = new Map<string, string>();
  const colorLabels = new Map<string, Iterable<string>>();
  for (const { product_id, description, color_names } of rows) {
    if (description !== null) descriptions.set(product_id, description);
    if (color_names !== null) colorLabels.set(product_id, readColorNames(color_names).values());
  }
  return { descriptions, colorLabels };
}

function textOfHtml(html: string): string {
  return html.replace(/<[^>]*>|&#?\w+;/g, ' ');
}

export type TextScope = Pick<Scope, 'locale' | 'locales'>;
