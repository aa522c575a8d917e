import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import { isReleased } from '../../../domain/selling.ts';
import type { ShoeSystem } from '../../../domain/shoe-sizes.ts';
import type { Tables } from '../../db/tables.ts';
import type { Scope } from '../../core/scope.ts';
import { sellableVariants } from './sellable-variants.ts';
import { measureLabel, amountLabel, shoeSizeLabel } from './size-label.ts';

/** A product as sold on one site, with texts in one locale. */
export interface ProductRecord {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly description: string;
  readonly attributes: Record<string, string>;
  readonly colors: readonly ProductColor[];
  readonly rating: { average: number; count: number } | undefined;
  readonly images: readonly ProductImage[];
  readonly videos?: readonly ProductVideo[] | undefined;
  /** ISO 3166-1 of the country it is made in. */
  readonly origin?: string | undefined;
  /** Of shoes. */
  readonly sizeSystem?: ShoeSystem | null | undefined;
  /** At least one; ordered by size, then by colour. */
  readonly variants: readonly ProductVariant[];
}

export interface ProductColor {
  /** Identifies it, in any language. */
  readonly name: string;
  /** The displayed name, where it differs. */
  readonly label?: string | undefined;
  readonly hex?: string | undefined;
}

export type ProductImage = Selectable<Tables['product_image']>;
export type ProductVideo = z.output<typeof video>;

export interface ProductVariant {
  readonly sku: string;
  readonly size: string | null;
  /** A shoe size with its size systems, as `shoeSizeLabel` writes it; a child's age, a waist or a volume with its unit; the
   * amount of a gift card; none for other sizes. */
  readonly sizeLabel: string | undefined;
  readonly color: string | null;
  /** See `ProductColor.label`. */
  readonly colorLabel: string | undefined;
  readonly upc: string | null;
  readonly maxQty: number | null;
  readonly current: number;
  readonly original: number;
  readonly stock: number;
  /** When false, stock is not tracked: the variant is always for sale, and `stock` is not a number of units. */
  readonly isTracked: boolean;
  /** Sent by email. */
  readonly isDigital: boolean;
  /** Until then it is not for sale and its stock counts as none; `null` for no date. */
  readonly releasesAt: number | null;
  /** Whether it is not made again. */
  readonly isDiscontinued: boolean;
}

const texts = z.record(z.string(), z.string());
const colors = z.array(z.object({ name: z.string(), hex: z.string().optional() }));
const video = z.object({
  src: z.string(),
  poster: z.string(),
  width: z.number(),
  height: z.number(),
  duration: z.number(),
  captions: texts,
  color: z.string().optional(),
});
const videos = z.array(video);

/** Parses the column of a product's attributes. */
export const readAttributes = (column: string) => texts.parse(JSON.parse(column));

/** Parses the column of a product's colours. */
export const readColors = (column: string) => colors.parse(JSON.parse(column));

/** The products of `ids` that are sold in the scope, unordered. */
export async function loadProducts(
  database: Kysely<Tables>,
  ids: readonly string[],
  scope: Scope,
): Promise<Map<string, ProductRecord>> {
  if (ids.length === 0) return new Map();
  const [rows, textsOf, images, variants] = await Promise.all([
    database.selectFrom('product').selectAll().where('id', 'in', ids).execute(),
    loadTexts(database, ids, scope.locales),
    database.selectFrom('product_image').selectAll().where('product_id', 'in', ids).orderBy('position').execute(),
    loadVariants(database, ids, scope),
  ]);
  const imagesOf = Map.groupBy(images, (image) => image.product_id);
  const records = rows.flatMap((row) => {
    const own = variants.get(row.id);
    const loaded = { text: textsOf(row.id), images: imagesOf.get(row.id) ?? [] };
    return own ? [toRecord(row, { ...loaded, variants: own }, scope)] : [];
  });
  return new Map(records.map((record) => [record.id, record]));
}

interface Loaded {
  readonly text: Texts;
  readonly images: readonly ProductImage[];
  readonly variants: readonly LoadedVariant[];
}

function toRecord(row: Selectable<Tables['product']>, { text, images, variants }: Loaded, scope: Scope): ProductRecord {
  const sizeLabelOf = sizeLabels(row.size_system, scope);
  const colorLabelOf = colorLabels(text.colorNames);
  const own = readColors(row.colors);
  return {
    id: row.id,
    slug: row.slug,
    name: text.name ?? row.name,
    brand: row.brand,
    description: text.description ?? row.description,
    attributes: readAttributes(text.attributes ?? row.attributes),
    colors: own.map((color) => ({ ...color, label: colorLabelOf(color.name) })),
    rating: row.rating_average === null ? undefined : { average: row.rating_average, count: row.rating_count },
    images: withTexts(images, text.imageTexts),
    videos: videos.parse(JSON.parse(row.videos)),
    origin: row.origin ?? undefined,
    sizeSystem: row.size_system,
    variants: sortByColor(variants, own).map((variant) => ({
      ...variant,
      sizeLabel: sizeLabelOf(variant),
      colorLabel: colorLabelOf(variant.color),
    })),
  };
}

interface Texts {
  readonly name: string | undefined;
  readonly description: string | undefined;
  /** The column's JSON. */
  readonly attributes: string | undefined;
  /** The column's JSON. */
  readonly imageTexts: string | undefined;
  /** The column's JSON. */
  readonly colorNames: string | undefined;
}

/** Images of an import replace those that have translations: they keep their own texts. */
function withTexts(images: readonly ProductImage[], column: string | undefined): readonly ProductImage[] {
  if (column === undefined) return images;
  const translated = texts.parse(JSON.parse(column));
  return images.map((image) => ({ ...image, alt: translated[image.src] ?? image.alt }));
}

/** Loads each text separately, each in the best matching locale. */
async function loadTexts(
  database: Kysely<Tables>,
  ids: readonly string[],
  locales: readonly string[],
): Promise<(id: string) => Texts> {
  const rows = await database
    .selectFrom('product_translation')
    .selectAll()
    .where('product_id', 'in', ids)
    .where('locale', 'in', locales)
    .execute();
  const byProduct = Map.groupBy(
    rows.toSorted((a, b) => locales.indexOf(a.locale) - locales.indexOf(b.locale)),
    (row) => row.product_id,
  );
  return (id) => {
    const own = byProduct.get(id) ?? [];
    return {
      name: own.find(({ name }) => name !== null)?.name ?? undefined,
      description: own.find(({ description }) => description !== null)?.description ?? undefined,
      attributes: own.find((row) => row.attributes !== null)?.attributes ?? undefined,
      imageTexts: own.find((row) => row.image_texts !== null)?.image_texts ?? undefined,
      colorNames: own.find((row) => row.color_names !== null)?.color_names ?? undefined,
    };
  };
}

async function loadVariants(
  database: Kysely<Tables>,
  ids: readonly string[],
  scope: Scope,
): Promise<Map<string, LoadedVariant[]>> {
  const rows = await sellableVariants(database, scope)
    .where('variant.product_id', 'in', ids)
    .orderBy('variant.size_rank')
    .orderBy('variant.position')
    .execute();
  const sold = new Map<string, LoadedVariant[]>();
  const now = Date.now();
  for (const { product_id, current, original, ...row } of rows) {
    if (current === null || original === null) continue;
    const variants = sold.get(product_id) ?? [];
    variants.push({ ...toVariant(row, now), current, original });
    sold.set(product_id, variants);
  }
  return sold;
}

type VariantRow = Omit<
  Awaited<ReturnType<ReturnType<typeof sellableVariants>['execute']>>[number],
  'product_id' | 'current' | 'original'
>;

function toVariant({ stock, max_qty, tracked, digital, releases_at, discontinued, ...row }: VariantRow, now: number) {
  return {
    ...row,
    stock: isReleased(releases_at, now) ? stock : 0,
    maxQty: max_qty,
    isTracked: tracked === 1,
    isDigital: digital === 1,
    releasesAt: releases_at,
    isDiscontinued: discontinued === 1,
  };
}

type LoadedVariant = Omit<ProductVariant, 'sizeLabel' | 'colorLabel'>;

/** Parses the column of a translation's names of colours. */
export const readColorNames = (column: string): ReadonlyMap<string, string> =>
  new Map(Object.entries(texts.parse(JSON.parse(column))));

function colorLabels(column: string | undefined): (color: string | null) => string | undefined {
  const names = column === undefined ? undefined : readColorNames(column);
  return (color) => {
    const label = names?.get(color ?? '');
    return label === color ? undefined : label;
  };
}

function sizeLabels(system: ShoeSystem | null, scope: Scope): (variant: LoadedVariant) => string | undefined {
  return ({ size, isDigital, original }) => {
    if (size === null) return undefined;
    if (system !== null) return shoeSizeLabel(size, system, scope);
    return isDigital && /^\d+$/.test(size) ? amountLabel(original, scope) : measureLabel(size, scope);
  };
}

function sortByColor(
  variants: readonly (LoadedVariant & { size_rank?: number })[],
  order: readonly { name: string }[],
) {
  const rank = new Map(order.map(({ name }, index) => [name, index]));
  const rankOf = ({ color }: LoadedVariant) => rank.get(color ?? '') ?? order.length;
  return variants.toSorted((a, b) => (a.size_rank ?? 0) - (b.size_rank ?? 0) || rankOf(a) - rankOf(b));
}
