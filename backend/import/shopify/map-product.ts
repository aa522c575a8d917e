import {
  BadCell,
  excerpt,
  readLabel,
  readSku,
  titleIssue,
  DEFAULT_STOCK,
  readCount,
  readPrice,
} from '../parsing/cell.ts';
import { mapOptions } from '../parsing/product-options.ts';
import { toAttributes, toCategories, toImages } from '../parsing/draft-fields.ts';
import type {
  MappedProduct,
  Issue,
  ProductDraft,
  VariantDraft,
  ImageDraft,
  PriceDraft,
} from '../parsing/product-draft.ts';
import { sanitizeDescription } from '../parsing/sanitize-description.ts';
import type { Field } from './shopify-columns.ts';
import type { ShopifyRow } from './shopify-row.ts';
import { ANY_CURRENCY } from '../../db/tables.ts';
import type { FileStock } from '../parsing/stock-mode.ts';

const OPTION_FIELDS = [
  ['option1Name', 'option1Value'],
  ['option2Name', 'option2Value'],
  ['option3Name', 'option3Value'],
] as const satisfies readonly (readonly [Field, Field])[];

const NOT_SOLD = ['draft', 'archived', 'unlisted', 'inactive'];

/** Maps all rows of one product, in the file's order; at least one. */
export function mapProduct(handle: string, rows: [ShopifyRow, ...ShopifyRow[]]): MappedProduct {
  const main = rows.find((row) => row.text('title') !== '') ?? rows[0];
  const unsellable = whyNotSold(main);
  if (unsellable) return { product: undefined, notSold: true, issues: [unsellable] };
  const headError = titleIssue(main.cell('title')) ?? statusIssue(main);
  if (headError) return { product: undefined, notSold: false, issues: [headError] };

  const { variants, attributes, issues } = mapVariants(variantRows(rows), main);
  if (variants.length === 0) return { product: undefined, notSold: false, issues };
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
  return { product, issues };
}

function whyNotSold(main: ShopifyRow): Issue | undefined {
  const status = main.text('status').toLowerCase();
  if (NOT_SOLD.includes(status)) return main.issue('status', `"${excerpt(status)}" is not sold`);
  if (readFlag(main, 'published') === false) return main.issue('published', 'false, so it is not sold');
  return undefined;
}

/** A product with an unknown status is neither sold nor taken off sale. */
function statusIssue(main: ShopifyRow): Issue | undefined {
  const status = main.text('status');
  const isKnown = ['', 'active'].includes(status.toLowerCase());
  return isKnown ? undefined : main.issue('status', `"${excerpt(status)}" is not a status such as active`);
}

/** Rows without any variant field only add an image; of a product with no other rows the first row is its variant. */
function variantRows(rows: [ShopifyRow, ...ShopifyRow[]]): ShopifyRow[] {
  const fields = ['sku', 'price', 'barcode', 'option1Value', 'option2Value', 'option3Value'] as const;
  const found = rows.filter((row) => fields.some((field) => row.text(field) !== ''));
  return found.length > 0 ? found : [rows[0]];
}

function mapVariants(rows: ShopifyRow[], main: ShopifyRow) {
  const issues: Issue[] = [];
  const good = rows.flatMap((row) => {
    try {
      return [{ row, variant: readVariant(row, main, rows.length) }];
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      issues.push(error.issue);
      return [];
    }
  });
  const options = OPTION_FIELDS.map(([name, value]) => ({
    name: main.text(name),
    values: good.map(({ row }) => row.text(value)),
  }));
  const { choices, attributes } = mapOptions(options, good.length);
  const variants: VariantDraft[] = good.map(({ variant }, index) => ({
    ...variant,
    size: choices[index]?.size,
    color: choices[index]?.color,
  }));
  return { variants, attributes, issues };
}

function readVariant(row: ShopifyRow, main: ShopifyRow, siblings: number): Omit<VariantDraft, 'size' | 'color'> {
  const prices = readPrices(row);
  if (siblings > 1) checkOptions(row, main);
  return {
    line: row.line,
    sku: readSku(row.cell('sku')),
    barcode: row.text('barcode').replace(/^'/, '') || undefined,
    prices,
    stock: readStock(row),
  };
}

function checkOptions(row: ShopifyRow, main: ShopifyRow): void {
  for (const [nameField, valueField] of OPTION_FIELDS) {
    const value = readLabel(row.cell(valueField));
    if (value === '' && main.text(nameField) !== '') throw new BadCell(row.issue(valueField, 'is empty'));
  }
}

/** The type, which is a name without a path, and the category path. */
export function mapCategories(row: ShopifyRow): ProductDraft['categories'] {
  return toCategories([[row.text('type')], row.text('category').split('>')]);
}

/** References to other records and structured values are left out: they have no meaning outside their shop. */
function mapMetafields(main: ShopifyRow): Record<string, string> {
  const readable = main.metafields().filter(({ value }) => !/^(gid:|[[{])/.test(value));
  return toAttributes(readable.map(({ label, value }) => [label, value]));
}

/** In the order of their positions; images of single variants that the gallery lacks come last. */
function mapImages(rows: ShopifyRow[], variants: VariantDraft[], name: string): ImageDraft[] {
  const gallery = rows
    .map((row, index) => ({ row, rank: readPosition(row) ?? index + 1 }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ row }) => ({ url: row.text('imageUrl'), alt: row.text('imageAlt') }));
  const colorOfLine = new Map(variants.map(({ line, color }) => [line, color]));
  const ofVariants = rows.map((row) => ({ url: row.text('variantImageUrl'), color: colorOfLine.get(row.line) }));
  return toImages(gallery, ofVariants, name);
}

function readPosition(row: ShopifyRow): number | undefined {
  const text = row.text('imagePosition');
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** The one price, in the currency of every site; the compare-at price is the original price where it is higher. */
function readPrices(row: ShopifyRow): PriceDraft[] {
  const current = readPrice(row.cell('price'));
  const before = row.text('compareAtPrice') === '' ? current : readPrice(row.cell('compareAtPrice'));
  return [{ currency: ANY_CURRENCY, current, original: Math.max(current, before) }];
}

/**
 * Units for sale; 100 without an inventory column. Variants that are sold when out of stock are untracked, whatever the
 * quantity.
 */
function readStock(row: ShopifyRow): FileStock {
  const cell = row.cell('inventoryQuantity');
  const units = cell.text === '' ? DEFAULT_STOCK : readCount(cell);
  return sellsWithoutStock(row) ? 'untracked' : units;
}

function sellsWithoutStock(row: ShopifyRow): boolean {
  const isUntracked = row.has('inventoryTracker') && row.text('inventoryTracker') === '';
  return isUntracked || ['continue', 'true'].includes(row.text('inventoryPolicy').toLowerCase());
}

function readFlag(row: ShopifyRow, field: Field): boolean | undefined {
  const text = row.text(field).toLowerCase();
  if (['true', 'yes', '1'].includes(text)) return true;
  return ['false', 'no', '0'].includes(text) ? false : undefined;
}
