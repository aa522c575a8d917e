import { slugify } from '../../src/lib/slug.ts';
import { mapImages } from './map-images.ts';
import { mapOptions, OPTION_FIELDS } from './map-options.ts';
import type { MappedProduct, Problem, ProductDraft, VariantDraft } from './product-draft.ts';
import { BadCell, excerpt, readFlag, readOriginalPrice, readPrice, readStock } from './read-cells.ts';
import { sanitizeDescription } from './sanitize-description.ts';
import type { ShopifyRow } from './shopify-row.ts';

const MAX_TEXT = 1000;

/** All rows of one product, in the file's order; at least one. */
export function mapProduct(handle: string, rows: [ShopifyRow, ...ShopifyRow[]]): MappedProduct {
  const main = rows.find((row) => row.text('title') !== '') ?? rows[0];
  const unsellable = whyNotSold(main);
  if (unsellable) return { product: undefined, notSold: true, problems: [unsellable] };
  const fault = titleProblem(main);
  if (fault) return { product: undefined, notSold: false, problems: [fault] };

  const { variants, attributes, problems } = mapVariants(variantRows(rows), main);
  if (variants.length === 0) return { product: undefined, notSold: false, problems };
  const product: ProductDraft = {
    handle,
    name: main.text('title'),
    brand: main.text('vendor'),
    description: sanitizeDescription(main.text('description')),
    categories: mapCategories(main),
    attributes: { ...attributes, ...mapMetafields(main) },
    images: mapImages(rows, variants, main.text('title')),
    variants,
    isDigital: readFlag(main, 'giftCard') ?? false,
  };
  return { product, problems };
}

function whyNotSold(main: ShopifyRow): Problem | undefined {
  const status = main.text('status').toLowerCase();
  if (status !== '' && status !== 'active') return main.problem('status', `"${excerpt(status)}" is not sold`);
  if (readFlag(main, 'published') === false) return main.problem('published', 'false, so it is not sold');
  return undefined;
}

function titleProblem(main: ShopifyRow): Problem | undefined {
  const title = main.text('title');
  if (title === '') return main.problem('title', 'is empty');
  return title.length > MAX_TEXT ? main.problem('title', `is longer than ${MAX_TEXT} characters`) : undefined;
}

/** Rows with nothing of a variant only bring a further picture; a product with no such rows at all is its first row. */
function variantRows(rows: [ShopifyRow, ...ShopifyRow[]]): ShopifyRow[] {
  const fields = ['sku', 'price', 'barcode', 'option1Value', 'option2Value', 'option3Value'] as const;
  const found = rows.filter((row) => fields.some((field) => row.text(field) !== ''));
  return found.length > 0 ? found : [rows[0]];
}

function mapVariants(rows: ShopifyRow[], main: ShopifyRow) {
  const problems: Problem[] = [];
  const good = rows.flatMap((row) => {
    try {
      return [{ row, variant: readVariant(row, main, rows.length) }];
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      problems.push(error.problem);
      return [];
    }
  });
  const { choices, attributes } = mapOptions(
    good.map(({ row }) => row),
    main,
  );
  const variants: VariantDraft[] = good.map(({ variant }, index) => ({
    ...variant,
    size: choices[index]?.size,
    color: choices[index]?.color,
  }));
  return { variants, attributes, problems };
}

function readVariant(row: ShopifyRow, main: ShopifyRow, siblings: number): Omit<VariantDraft, 'size' | 'color'> {
  const price = readPrice(row);
  if (siblings > 1) checkOptions(row, main);
  return {
    line: row.line,
    sku: readSku(row),
    barcode: row.text('barcode').replace(/^'/, '') || undefined,
    price,
    originalPrice: readOriginalPrice(row, price),
    stock: readStock(row),
  };
}

/** Spreadsheets put an apostrophe before long numbers to keep them as text. */
function readSku(row: ShopifyRow): string | undefined {
  const sku = row.text('sku').replace(/^'/, '');
  if (sku.length > 255) throw new BadCell(row.problem('sku', 'is longer than 255 characters'));
  return sku || undefined;
}

function checkOptions(row: ShopifyRow, main: ShopifyRow): void {
  for (const [nameField, valueField] of OPTION_FIELDS) {
    const value = row.text(valueField);
    if (value === '' && main.text(nameField) !== '') throw new BadCell(row.problem(valueField, 'is empty'));
    if (value.length > MAX_TEXT) throw new BadCell(row.problem(valueField, `is longer than ${MAX_TEXT} characters`));
  }
}

/** The type and the last part of the category path; one entry where both say the same. */
function mapCategories(main: ShopifyRow): ProductDraft['categories'] {
  const names = [main.text('type'), main.text('category').split('>').at(-1)?.trim() ?? ''];
  const categories = names.map((name) => ({ slug: slugify(name), name })).filter(({ slug }) => slug !== '');
  return categories.filter(({ slug }, index) => categories.findIndex((other) => other.slug === slug) === index);
}

/** References to other records and structured values are left out: they mean nothing outside the shop they come from. */
function mapMetafields(main: ShopifyRow): Record<string, string> {
  const readable = main.metafields().filter(({ value }) => !/^(gid:|[[{])/.test(value) && value.length <= MAX_TEXT);
  return Object.fromEntries(readable.map(({ label, value }) => [label, value]));
}
