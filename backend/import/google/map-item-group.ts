import { BadCell, readLabel, readSku, titleIssue } from '../parsing/cell.ts';
import { choiceAt, mapOptions, type Option } from '../parsing/product-options.ts';
import { toAttributes, toCategories, toImages } from '../parsing/draft-fields.ts';
import type { MappedProduct, Issue, ProductDraft, VariantDraft } from '../parsing/product-draft.ts';
import { sanitizeDescription } from '../parsing/sanitize-description.ts';
import { readPrices, readStock } from './google-cells.ts';
import type { GoogleField } from './google-columns.ts';
import type { GoogleItem } from './google-item.ts';

/** Separators between a product's name and the attributes of its variants. */
const EDGES = /^[\s,;:/|()[\]–—-]+|[\s,;:/|([\]–—-]+$/gu;

interface Titled {
  readonly title: string;
  /** Colour, size and similar attributes of the variant. */
  readonly parts: readonly string[];
}

/** The common name of a group whose titles differ by their variants' attributes only; else the first title. */
function groupTitle(items: readonly Titled[]): string {
  const first = items[0]?.title ?? '';
  if (items.every(({ title }) => title === first)) return first;
  const shortened = new Set(items.map(withoutParts));
  const [common = ''] = shortened;
  return shortened.size === 1 && common !== '' ? common : first;
}

/** Removes parts from the end, longest first, as long as the title ends in one as a separate word. */
function withoutParts({ title, parts }: Titled): string {
  const found = parts.filter((part) => part !== '').toSorted((a, b) => b.length - a.length);
  let name = title.trim();
  for (let part: string | undefined = ''; part !== undefined;) {
    name = name.replace(EDGES, '').replace(/\)$/, '').replace(EDGES, '');
    const lower = name.toLowerCase();
    part = found.find((candidate) => endsWithWord(lower, candidate.toLowerCase()));
    if (part !== undefined) name = name.slice(0, -part.length);
  }
  return name;
}

function endsWithWord(text: string, word: string): boolean {
  return text.endsWith(word) && !/[\p{L}\p{N}]$/u.test(text.slice(0, -word.length));
}

const OPTIONS: readonly (readonly [name: string, field: GoogleField])[] = [
  ['Color', 'color'],
  ['Size', 'size'],
  ['Material', 'material'],
  ['Pattern', 'pattern'],
  ['Condition', 'condition'],
];

type Good = { item: GoogleItem; variant: Omit<VariantDraft, 'size' | 'color'> };

/** `items` are all items of one group, in the file's order; sale prices are those at `now`. */
export function mapItemGroup(handle: string, items: [GoogleItem, ...GoogleItem[]], now: Date): MappedProduct {
  const main = items.find((item) => item.text('title') !== '') ?? items[0];
  const titleError = titleIssue(main.cell('title'));
  if (titleError) return { product: undefined, notSold: false, issues: [titleError] };
  const { good, issues } = readVariants(items, now);
  if (good.length === 0) return { product: undefined, notSold: false, issues };
  const own = good.map(({ item }) => item);
  const options = OPTIONS.map(([name, field]): Option => ({ name, values: own.map((item) => optionOf(item, field)) }));
  const { choices, attributes } = mapOptions(options, good.length);
  const name = groupTitle(
    own.map((item) => ({ title: item.text('title') || main.text('title'), parts: titlePartsOf(item) })),
  );
  const variants = good.map(({ variant }, index) => ({ ...variant, ...choiceAt(choices, index) }));
  const product: ProductDraft = {
    handle,
    name,
    brand: firstOf(own, 'brand'),
    description: sanitizeDescription(firstOf(own, 'description')),
    categories: mapCategories(main),
    attributes: { ...attributes, ...mapModel(own), ...mapSizeSystem(own) },
    images: mapImages(good, variants, name),
    variants,
    isDigital: false,
  };
  return { product, issues };
}

function readVariants(items: readonly GoogleItem[], now: Date): { good: Good[]; issues: Issue[] } {
  const issues: Issue[] = [];
  const good = items.flatMap((item): Good[] => {
    try {
      return [{ item, variant: readVariant(item, now) }];
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      issues.push(error.issue);
      return [];
    }
  });
  return { good, issues };
}

function readVariant(item: GoogleItem, now: Date): Good['variant'] {
  for (const [, field] of OPTIONS) readLabel(item.cell(field));
  return {
    line: item.line,
    sku: readSku(item.cell('id')),
    barcode: item.text('gtin').replace(/^'/, '') || undefined,
    prices: readPrices(item, now),
    ...readStock(item),
  };
}

/** Products are new unless the item states another condition. */
function optionOf(item: GoogleItem, field: GoogleField): string {
  const text = item.text(field);
  return field === 'condition' && text.toLowerCase() === 'new' ? '' : text;
}

function titlePartsOf(item: GoogleItem): string[] {
  return OPTIONS.map(([, field]) => item.text(field));
}

function firstOf(items: readonly GoogleItem[], field: GoogleField): string {
  return items.map((item) => item.text(field)).find((text) => text !== '') ?? '';
}

/**
 * Both category paths, Google's only where its last part differs from the shop's own; numeric ids of Google's taxonomy
 * are ignored.
 */
export function mapCategories(item: GoogleItem): ProductDraft['categories'] {
  const paths = [item.text('product_type'), item.text('google_product_category')].filter((path) => !/^\d+$/.test(path));
  const categories = toCategories(paths.map((path) => path.split('>')));
  return categories.filter(({ slug }, index) => index === 0 || slug !== categories[0]?.slug);
}

/** The model number that all items share, unless it is the id of a variant. */
function mapModel(items: readonly GoogleItem[]): Record<string, string> {
  const [model = '', ...others] = new Set(items.map((item) => item.text('mpn')));
  const isId = items.some((item) => item.text('id') === model);
  return others.length > 0 || isId ? {} : toAttributes([['MPN', model]]);
}

/** Sizes stay as the feed has them; the size system becomes an attribute. */
function mapSizeSystem(items: readonly GoogleItem[]): Record<string, string> {
  const systems = new Set(items.filter((item) => item.text('size') !== '').map((item) => item.text('size_system')));
  const [system = '', ...others] = systems;
  return others.length > 0 ? {} : toAttributes([['Size system', system.toUpperCase()]]);
}

function mapImages(good: readonly Good[], variants: readonly VariantDraft[], name: string): ProductDraft['images'] {
  const variantImages = good.flatMap(({ item }, index) =>
    [item.text('image_link'), ...item.addresses('additional_image_link')].map((url) => ({
      url,
      color: variants[index]?.color,
    })),
  );
  return toImages([], variantImages, name);
}
