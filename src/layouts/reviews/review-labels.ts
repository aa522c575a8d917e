import type { ProductDetails } from '../../api/catalog/products.schema.ts';
import type { Review, ScaleAverage } from '../../api/catalog/reviews.schema.ts';
import { formatNumber } from '../../i18n/format.ts';
import { translate } from '../../i18n/translate.ts';
import type { ReviewFilter } from '../../lib/product/review-query.ts';

type NamedVariant = Pick<ProductDetails['variants'][number], 'size' | 'sizeLabel' | 'color' | 'colorLabel'>;

export interface ReviewedProduct {
  readonly id: string;
  readonly variants: readonly NamedVariant[];
}

/** Reviews name sizes and colors as variants do; the page names them as the site does. */
export function sizeLabelOf({ variants }: ReviewedProduct, size: string): string {
  return variants.find((variant) => variant.size === size)?.sizeLabel ?? size;
}

/** "Size 9, Peat" */
export function versionLabel(product: ReviewedProduct, { size, color }: Review, locale: string): string | undefined {
  const variant = product.variants.find((one) => one.color === color);
  const parts = [
    size !== undefined && translate(locale, 'reviews.size', { size: sizeLabelOf(product, size) }),
    color !== undefined && (variant?.colorLabel ?? color),
  ];
  return parts.filter(Boolean).join(', ') || undefined;
}

/** Whether a scale runs from too small to too large: its middle is best. */
const isBalanced = (scale: ScaleAverage['scale']): scale is 'fit' | 'width' => scale === 'fit' || scale === 'width';
/** An average within this distance of the middle is as expected. */
const TOLERANCE = 0.5;
const MIDDLE = 3;

/** What an answer, or the average of answers, says in words: "Runs small", "4.2 out of 5". */
export function scaleText({ scale, average }: Pick<ScaleAverage, 'scale' | 'average'>, locale: string): string {
  if (!isBalanced(scale)) return translate(locale, 'reviews.outOf', { value: formatNumber(average, locale, 1) });
  const side = average < MIDDLE - TOLERANCE ? 'low' : average > MIDDLE + TOLERANCE ? 'high' : 'middle';
  return translate(locale, `reviews.${scale}_${side}`);
}

/** The ends of a scale. */
export function scaleEnds(scale: ScaleAverage['scale'], locale: string): readonly [string, string] {
  const of = isBalanced(scale) ? scale : 'quality';
  return [translate(locale, `reviews.${of}_low`), translate(locale, `reviews.${of}_high`)];
}

export const languageOf = (locale: string): string => locale.slice(0, 2);

/** The name of a language in the language of the page; in a list with a capital letter. */
export function languageName(language: string, locale: string, isInList = false): string {
  const name = new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' }).of(language) ?? language;
  return isInList ? name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) : name;
}

/** The label of a filter's value. */
export function filterLabel(
  filter: ReviewFilter,
  value: string | number,
  { product, locale }: { readonly product: ReviewedProduct; readonly locale: string },
): string {
  if (filter === 'hasPhoto') return translate(locale, 'reviews.withPhotos');
  if (filter === 'rating') return translate(locale, 'reviews.stars', { count: Number(value) });
  if (filter === 'language') return languageName(`${value}`, locale, true);
  return translate(locale, 'reviews.size', { size: sizeLabelOf(product, `${value}`) });
}
