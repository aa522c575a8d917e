import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import {
  catalogCategory,
  catalogProduct,
  catalogPromotion,
  catalogStore,
  type CatalogCategory,
  type CatalogProduct,
  type CatalogPromotion,
  type CatalogStore,
} from './catalog.schema.ts';
import { catalogCustomizations, type Customizations } from './seed-customizations.ts';
import { catalogVisits } from './seed-views.ts';
import { catalogProductSet, catalogFeedback, type CatalogProductSet, type CatalogFeedback } from './texts.schema.ts';

export interface CatalogFiles {
  /** Hash of all bytes: equal files need not be parsed again. */
  readonly hash: string;
  /** Throws an `Error` with a one-line message that names the file and the issue. */
  parse(): Catalog;
}

export interface Catalog {
  readonly categories: readonly CatalogCategory[];
  readonly products: readonly CatalogProduct[];
  readonly stores: readonly CatalogStore[];
  readonly promotions: readonly CatalogPromotion[];
  readonly productSets: readonly CatalogProductSet[];
  readonly feedback: CatalogFeedback;
  readonly customizations: Customizations;
  /** The products that were viewed in each visit of the demo. */
  readonly visits: readonly (readonly string[])[];
}

interface TextFile {
  readonly name: string;
  readonly text: string;
}

const categoryList = z.array(catalogCategory);
const storeList = z.array(catalogStore);
const promotionList = z.array(catalogPromotion);
const productSetList = z.array(catalogProductSet);
const FEEDBACK_FILES = ['reviews.json', 'questions.json'];

/**
 * Reads `categories.json`, `stores.json`, `promotions.json`, `product-sets.json`, `customizations.json`, `reviews.json`,
 * `questions.json`, `visits.json` and `products/*.json`; missing files count as empty.
 */
export async function readCatalog(folder: string): Promise<CatalogFiles> {
  const categories = await readText(folder, 'categories.json');
  const stores = await readText(folder, 'stores.json');
  const promotions = await readText(folder, 'promotions.json');
  const sets = await readText(folder, 'product-sets.json');
  const customizations = await readText(folder, 'customizations.json');
  const feedback = await Promise.all(FEEDBACK_FILES.map((name) => readText(folder, name)));
  const visits = await readText(folder, 'visits.json');
  const names = (await listProducts(folder)).filter((name) => name.endsWith('.json')).sort();
  const products = await Promise.all(names.map((name) => readText(folder, join('products', name))));
  const files = [categories, stores, promotions, sets, customizations, visits, ...feedback, ...products].flatMap(
    (file) => file ?? [],
  );
  const hash = createHash('sha256');
  for (const { name, text } of files) hash.update(`${name}\0${text}\0`);
  return {
    hash: hash.digest('hex'),
    parse: () => ({
      customizations: customizations ? parse(catalogCustomizations, customizations, folder) : new Map(),
      visits: visits ? parse(catalogVisits, visits, folder) : [],
      productSets: sets ? parse(productSetList, sets, folder) : [],
      feedback: joinFeedback(feedback.flatMap((file) => (file ? [parse(catalogFeedback, file, folder)] : []))),
      stores: stores ? parse(storeList, stores, folder) : [],
      promotions: promotions ? parse(promotionList, promotions, folder) : [],
      categories: categories ? parse(categoryList, categories, folder) : [],
      products: withDistinctSkus(
        products.flatMap((file) => (file ? [{ file: file.name, product: parse(catalogProduct, file, folder) }] : [])),
        folder,
      ),
    }),
  };
}

function joinFeedback(files: readonly CatalogFeedback[]): CatalogFeedback {
  return { reviews: files.flatMap(({ reviews }) => reviews), questions: files.flatMap(({ questions }) => questions) };
}

/** Throws, naming the file, when two products have the same SKU. */
function withDistinctSkus(
  read: readonly { readonly file: string; readonly product: CatalogProduct }[],
  folder: string,
): CatalogProduct[] {
  const owners = new Map<string, string>();
  for (const { file, product } of read) {
    for (const { sku } of product.variants) {
      const owner = owners.get(sku);
      if (owner !== undefined) throw new Error(`${join(folder, file)}: the SKU ${sku} is in ${owner} already`);
      owners.set(sku, file);
    }
  }
  return read.map(({ product }) => product);
}

async function listProducts(folder: string): Promise<string[]> {
  return (await orMissing(readdir(join(folder, 'products')))) ?? [];
}

async function readText(folder: string, name: string): Promise<TextFile | undefined> {
  const text = await orMissing(readFile(join(folder, name), 'utf8'));
  return text === undefined ? undefined : { name, text };
}

async function orMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, { name, text }: TextFile, folder: string): z.output<Schema> {
  const file = join(folder, name);
  const result = schema.safeParse(parseJson(text, file));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${file}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is not valid'}`);
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file}: is not JSON`, { cause });
  }
}
