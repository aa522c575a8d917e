import type { ImportError } from '../parsing/import-error.ts';
import { formatError } from '../parsing/format-error.ts';

/**
 * Columns the import reads, with their names in the classic product export (the first) and in the product CSV that
 * followed it. Names are compared case-insensitively.
 */
const COLUMNS = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  description: ['Body (HTML)', 'Description', 'Body HTML', 'Body'],
  vendor: ['Vendor'],
  category: ['Product Category', 'Standardized Product Type'],
  type: ['Type', 'Custom Product Type', 'Product Type'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  option1Name: ['Option1 Name'],
  option1Value: ['Option1 Value'],
  option2Name: ['Option2 Name'],
  option2Value: ['Option2 Value'],
  option3Name: ['Option3 Name'],
  option3Value: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  barcode: ['Variant Barcode', 'Barcode'],
  price: ['Variant Price', 'Price'],
  compareAtPrice: ['Variant Compare At Price', 'Compare-at price', 'Compare At Price'],
  inventoryTracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  inventoryQuantity: ['Variant Inventory Qty', 'Inventory quantity'],
  inventoryPolicy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  imageUrl: ['Image Src', 'Product image URL', 'Image URL'],
  imagePosition: ['Image Position'],
  imageAlt: ['Image Alt Text'],
  variantImageUrl: ['Variant Image', 'Variant image URL'],
  giftCard: ['Gift Card'],
} as const;

/** Known columns that the import ignores. */
const OTHER_COLUMNS = [
  'Tags',
  'Collection',
  'Template Suffix',
  'Published Scope',
  'Option1 Linked To',
  'Option2 Linked To',
  'Option3 Linked To',
  'Variant Grams',
  'Weight value (grams)',
  'Variant Weight',
  'Variant Weight Unit',
  'Weight unit for display',
  'Variant Fulfillment Service',
  'Fulfillment service',
  'Variant Requires Shipping',
  'Requires shipping',
  'Variant Taxable',
  'Charge tax',
  'Variant Tax Code',
  'Tax code',
  'Cost per item',
  'SEO title',
  'SEO description',
  'Unit price total measure',
  'Unit price total measure unit',
  'Unit price base measure',
  'Unit price base measure unit',
];
const OTHER_COLUMN_PATTERN = /^(google shopping|price|compare[- ]at price|included|inventory quantity) \/ ./;
const METAFIELD = /^(.+?)\s*\((?:product|variant)\.metafields\.([^.()]+)\.[^()]+\)$/i;
/** Their values are numbers and references of the review system, not facts about the product. */
const HIDDEN_METAFIELDS = ['reviews'];

export type Field = keyof typeof COLUMNS;
const FIELDS = Object.keys(COLUMNS) as Field[]; // Object.keys widens the literal keys of a constant
const REQUIRED: Field[] = ['handle', 'title', 'price'];

export interface ShopifyHeader {
  width: number;
  /** Position of a field's column in a row; absent columns are missing. */
  positions: Partial<Record<Field, number>>;
  /** The name of a field's column as in the file, for reports. */
  columnName(field: Field): string;
  metafields: { label: string; position: number }[];
  /** Columns that are not part of the format and are ignored. */
  unknown: string[];
}

/** Throws `ImportError` naming the first wrong column when the file has another format. */
export function readShopifyHeader(cells: readonly string[]): ShopifyHeader {
  const names = cells.map((cell) => cell.trim());
  const keys = names.map((name) => name.toLowerCase());
  const positions = findPositions(keys);
  const unknown = names.filter((name) => name !== '' && !isKnown(name.toLowerCase()));
  const missing = REQUIRED.filter((field) => positions[field] === undefined);
  if (missing.length > 0) throw headerError(unknown[0], missing);
  return {
    width: names.length,
    positions,
    columnName: (field) => names[positions[field] ?? -1] ?? COLUMNS[field][0],
    metafields: findMetafields(names),
    unknown,
  };
}

function findPositions(keys: string[]): Partial<Record<Field, number>> {
  const positions: Partial<Record<Field, number>> = {};
  for (const field of FIELDS) {
    const position = COLUMNS[field].map((name) => keys.indexOf(name.toLowerCase())).find((index) => index >= 0);
    if (position !== undefined) positions[field] = position;
  }
  return positions;
}

const KNOWN = new Set(
  [...FIELDS.flatMap((field) => [...COLUMNS[field]]), ...OTHER_COLUMNS].map((n) => n.toLowerCase()),
);

function isKnown(key: string): boolean {
  return KNOWN.has(key) || OTHER_COLUMN_PATTERN.test(key) || METAFIELD.test(key);
}

function findMetafields(names: string[]): ShopifyHeader['metafields'] {
  return names.flatMap((name, position) => {
    const [, label, namespace = ''] = METAFIELD.exec(name) ?? [];
    return label && !HIDDEN_METAFIELDS.includes(namespace.toLowerCase()) ? [{ label, position }] : [];
  });
}

function headerError(unknown: string | undefined, missing: Field[]): ImportError {
  const needed = missing.map((field) =>
    COLUMNS[field]
      .map((name) => `"${name}"`)
      .slice(0, 2)
      .join(' or '),
  );
  return formatError('a Shopify product CSV', `it has no column ${needed.join(', no ')}`, unknown);
}
