import { catalogProduct, type CatalogProduct } from '../../backend/seed/catalog.schema.ts';
import { findShoeSize } from '../../domain/shoe-sizes.ts';
import { hasColorChoice, picturesOf } from '../../illustrations/forms.ts';
import { hash } from '../../illustrations/random.ts';
import { activitiesOf } from './activities.ts';
import { categoryPath } from './categories.ts';
import { colorNameIn } from './color-names.ts';
import { imageTextsIn } from './image-texts.ts';
import { localize } from './localize.ts';
import { originOf } from './origins.ts';
import type { PriceRow, ProductSource, SourceColor, SourceCopy } from './source.ts';

const BRAND = 'Marrow Ridge';

/** Builds the catalogue file of a product, deterministically. */
export function buildProduct(source: ProductSource): CatalogProduct {
  return catalogProduct.parse({
    id: source.slug,
    slug: source.slug,
    name: source.name,
    brand: BRAND,
    description: toHtml(source),
    categories: [...new Set([source.category, ...(source.alsoIn ?? [])].flatMap(categoryPath))],
    attributes: source.attributes,
    colors: hasColorChoice(source) ? source.colors.map(({ name, hex }) => ({ name, hex })) : [],
    images: picturesOf(source),
    ...(source.videos && { videos: source.videos }),
    ...originOf(source),
    prices: toPrices(source.price),
    ...(source.was && { originalPrices: toPrices(source.was) }),
    variants: source.colors.flatMap((color) => source.sizes.map((size) => buildVariant(source, color, size))),
    ...(source.releaseDate && { releaseDate: source.releaseDate }),
    ...(source.discontinued && { discontinued: true }),
    digital: source.digital ?? false,
    activities: activitiesOf(source),
    ...(hasShoeSizes(source) && { sizeSystem: 'US' as const }),
    createdAt: source.createdAt,
    rank: source.rank,
    ...(source.rating && { rating: { average: source.rating[0], count: source.rating[1] } }),
    translations: translationsOf(source),
  });
}

function translationsOf(source: ProductSource) {
  const colors = hasColorChoice(source) ? source.colors : [];
  return Object.fromEntries(
    Object.entries(localize(source)).map(([locale, { copy, attributes }]) => [
      locale,
      {
        ...(copy?.name && { name: copy.name }),
        ...(copy && { description: toHtml(copy) }),
        attributes,
        imageTexts: imageTextsIn(locale, source, copy?.name),
        ...(colors.length > 0 && { colorNames: colorNamesIn(locale, colors) }),
      },
    ]),
  );
}

function colorNamesIn(locale: string, colors: readonly SourceColor[]) {
  return Object.fromEntries(colors.map(({ name }) => [name, colorNameIn(locale, name)]));
}

function hasShoeSizes({ category, sizes, forShoes }: ProductSource): boolean {
  if (categoryPath(category)[0] !== 'footwear' && !forShoes) return false;
  const unknown = sizes.filter((size) => findShoeSize(size, 'US') === undefined);
  if (unknown.length > 0) throw new Error(`No shoe sizes of domain/shoe-sizes.ts: ${unknown.join(', ')}`);
  return true;
}

function buildVariant(source: ProductSource, color: SourceColor, size: string) {
  const sku = source.skus?.[`${color.name}/${size}`] ?? skuOf(source, color, size);
  const price = source.priceBySize?.[size];
  return {
    sku,
    upc: upcOf(sku),
    ...(size && { size }),
    ...(hasColorChoice(source) && { color: color.name }),
    ...(price && { prices: toPrices(price) }),
    stock: stockOf(source, color, size, sku),
    ...(source.maxQty && { maxQty: source.maxQty }),
  };
}

/** A waist has its number alone. */
function skuOf(source: ProductSource, color: SourceColor, size: string): string {
  const code = color.name.replaceAll(/[^A-Za-z]/g, '').slice(0, 4);
  const number = Number(size);
  const name = size.replace(/^W(?=[2-5]\d$)/, '').replaceAll(/[^A-Za-z0-9]/g, '');
  const label = size !== '' && number < 20 ? String(number * 10).padStart(3, '0') : name;
  return [source.code, code, label].filter(Boolean).join('-').toUpperCase();
}

/**
 * Deterministic sample stock: the ends of a size run are bought in smaller numbers; about one variant in fourteen is
 * sold out, one in nine nearly so.
 */
function stockOf(source: ProductSource, color: SourceColor, size: string, sku: string): number {
  const fixed = source.stock?.[`${color.name}/${size}`] ?? source.stock?.[color.name] ?? source.stock?.[`/${size}`];
  if (fixed !== undefined) return fixed;
  const draw = hash(sku) % 126;
  if (draw < 9) return 0;
  if (draw < 23) return 1 + (draw % 3);
  const run = source.sizes.filter((one) => one.endsWith(' wide') === size.endsWith(' wide'));
  const ratio = run.indexOf(size) / Math.max(1, run.length - 1);
  const depth = 1 - Math.abs(ratio - 0.5);
  return Math.round(5 + depth * 30 + (draw % 11));
}

/** A GTIN-12 in the range reserved for use inside one company (prefix 4). */
function upcOf(sku: string): string {
  const digits = `4${String((hash(sku) * 7919 + hash(`${sku}#`)) % 10_000_000_000).padStart(10, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return digits + String((10 - (sum % 10)) % 10);
}

function toPrices([USD, CAD, GBP, EUR]: PriceRow) {
  return { USD, CAD, GBP, EUR };
}

function toHtml({ text, points }: SourceCopy): string {
  const list = points?.length ? `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>` : '';
  return text.map((paragraph) => `<p>${paragraph}</p>`).join('') + list;
}
