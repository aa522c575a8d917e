import { LRUCache } from 'lru-cache';
import { formatAmountRange } from '../../../domain/money.ts';
import type { Scope } from '../../core/scope.ts';
import { atLeastLabel } from './facet-labels.ts';

/** Both ends included. */
export interface ValueRange {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

const STEPS = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000];
const MAX_RANGES = 6;

/** Price ranges of one round width that cover all prices, in major units. */
export function priceRanges(highest: number, { locale, currency }: Scope): readonly ValueRange[] {
  const step = STEPS.find((width) => highest <= width * MAX_RANGES) ?? Math.ceil(highest / MAX_RANGES);
  return Array.from({ length: MAX_RANGES }, (_, index) => {
    const [from, to] = [index * step, (index + 1) * step];
    const label = rangeLabel(`${locale} ${currency} ${from} ${to}`, () =>
      formatAmountRange([from, to], currency, locale),
    );
    return { from, to, label };
  });
}

/** Upper end of an open range. */
const OPEN_END = 9_999_999;
const GRAMS_PER_OUNCE = 28.349_523_125;
const GRAMS: readonly number[] = [0, 100, 250, 500, 1000, 2000];
const OUNCES: readonly number[] = [0, 4, 8, 16, 32, 64];

/** Weight ranges in grams, round in the unit of the site's country: ounces in the United States. */
export function weightRanges(heaviest: number, { locale, country }: Scope): readonly ValueRange[] {
  const isOunces = country === 'US';
  const [bounds, scale, unit] = isOunces ? [OUNCES, GRAMS_PER_OUNCE, 'ounce'] : [GRAMS, 1, 'gram'];
  const ranges = bounds.map((from, index) => ({ from, to: bounds[index + 1] }));
  return ranges
    .filter(({ from }) => from * scale < heaviest)
    .map(({ from, to }) => ({
      from: Math.round(from * scale),
      to: to === undefined ? OPEN_END : Math.round(to * scale),
      label: rangeLabel(`${locale} ${unit} ${from}`, () => {
        const format = new Intl.NumberFormat(locale, { style: 'unit', unit });
        return to === undefined ? atLeastLabel(locale, format.format(from)) : format.formatRange(from, to);
      }),
    }));
}

/** Lowest ratings to choose from. */
export const RATINGS = [4.5, 4, 3];

export function ratingLabel(lowest: number, { locale }: Scope): string {
  return atLeastLabel(locale, new Intl.NumberFormat(locale).format(lowest));
}

const MAX_LABELS = 1000;
const labels = new LRUCache<string, string>({ max: MAX_LABELS });

/** Cached: formatting a range of amounts costs more than counting all products in it. */
function rangeLabel(key: string, format: () => string): string {
  const label = labels.get(key) ?? format();
  labels.set(key, label);
  return label;
}
