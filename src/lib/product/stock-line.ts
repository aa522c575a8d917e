import { isFew } from '../../../domain/selling.ts';
import { labelLines, type Choosable, type ProductChoice } from '../product-choice.ts';

interface Variant extends Choosable {
  readonly releaseDate?: string | undefined;
  readonly discontinued?: true | undefined;
}
type Choice = Pick<ProductChoice<Variant>, 'variant' | 'candidates' | 'colors'>;
type FormatDate = (date: string) => string;

/** A message key with its parameters. */
export interface StockLine {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** What is said of the stock: of the chosen variant, or of all sizes of the colour while none is chosen. */
export function stockLine({ variant, candidates, colors }: Choice, formatDate: FormatDate): StockLine {
  if (variant) return lineOfVariant(variant, { hasColors: colors.length > 1, formatDate });
  const left = candidates.filter(({ stock }) => stock > 0);
  if (left.length === 0) return lineOfNone(candidates, formatDate);
  if (left.every(isFew)) return { key: 'product.fewInAll' };
  if (left.length === candidates.length) return { key: 'product.everySize' };
  return { key: 'product.sizesLeft', params: { count: left.length } };
}

function lineOfVariant(
  variant: Variant,
  { hasColors, formatDate }: { hasColors: boolean; formatDate: FormatDate },
): StockLine {
  if (variant.stock === 0) return lineOfNone([variant], formatDate);
  if (!isFew(variant)) return { key: 'product.inStock' };
  const { stock: count, size, sizeLabel = size, color, colorLabel = color } = variant;
  const choice = [labelLines(sizeLabel ?? '')[0], hasColors && colorLabel].filter(Boolean).join(', ');
  return choice === ''
    ? { key: 'product.fewLeft', params: { count } }
    : { key: 'availability.leftIn', params: { count, choice } };
}

/** Of variants that nobody can buy now. */
function lineOfNone(variants: readonly Variant[], formatDate: FormatDate): StockLine {
  const date = firstRelease(variants);
  if (date !== undefined) return { key: 'availability.comingOn', params: { date: formatDate(date) } };
  const isGone = variants.every(({ discontinued }) => discontinued);
  return { key: isGone ? 'availability.goneForGood' : 'product.soldOut' };
}

const firstRelease = (variants: readonly Variant[]): string | undefined =>
  variants.flatMap(({ releaseDate }) => releaseDate ?? []).toSorted()[0];

/** Whether what the choice is about is in stock for the last time. */
export function isLastChance({ variant, candidates }: Pick<Choice, 'variant' | 'candidates'>): boolean {
  const variants = variant ? [variant] : candidates;
  return variants.some(({ stock }) => stock > 0) && variants.every(({ discontinued }) => discontinued);
}

/** How a visitor can learn of stock to come: when a sold-out variant is back, or one that was never sold is released. */
export type NoticeKind = 'back' | 'release';

/** What is not made again never comes back. */
export function noticeFor({ stock, releaseDate, discontinued }: Variant): NoticeKind | undefined {
  if (stock > 0) return undefined;
  if (releaseDate !== undefined) return 'release';
  return discontinued ? undefined : 'back';
}
