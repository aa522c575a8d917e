import type { SelectQueryBuilder } from 'kysely';
import type { ReviewCounts, ReviewsQuery } from '../../src/api/catalog/reviews.schema.ts';
import type { Tables } from '../db/tables.ts';
import type { ReviewGroup } from './review-summary.ts';

export type ReviewFilters = Pick<ReviewsQuery, 'rating' | 'size' | 'hasPhoto' | 'language'>;

export const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

/** What each filter compares. */
const VALUES = {
  rating: (group: ReviewGroup) => group.rating,
  size: (group: ReviewGroup) => group.size,
  hasPhoto: (group: ReviewGroup) => group.hasPhoto,
  language: (group: ReviewGroup) => languageOf(group.locale),
} as const;
const NAMES = ['rating', 'size', 'hasPhoto', 'language'] as const satisfies readonly (keyof ReviewFilters)[];

/** The groups that the filters admit, `except` for one of the filters. */
function admitted(
  groups: readonly ReviewGroup[],
  filters: ReviewFilters,
  except?: keyof ReviewFilters,
): readonly ReviewGroup[] {
  const active = NAMES.filter((name) => name !== except && filters[name] !== undefined);
  return groups.filter((group) => active.every((name) => VALUES[name](group) === filters[name]));
}

const sumOf = (groups: readonly ReviewGroup[]): number => groups.reduce((sum, { count }) => sum + count, 0);

export const countFiltered = (groups: readonly ReviewGroup[], filters: ReviewFilters): number =>
  sumOf(admitted(groups, filters));

/** Numbers of reviews by the values of each filter, as the other filters leave them; the most frequent first. */
export function countByFilter(groups: readonly ReviewGroup[], filters: ReviewFilters): ReviewCounts {
  const byValue = <Value>(name: keyof ReviewFilters, valueOf: (group: ReviewGroup) => Value) =>
    Array.from(Map.groupBy(admitted(groups, filters, name), valueOf), ([value, alike]) => ({
      value,
      count: sumOf(alike),
    })).toSorted((a, b) => b.count - a.count || (`${a.value}` < `${b.value}` ? -1 : 1));
  return {
    rating: byValue('rating', VALUES.rating).toSorted((a, b) => b.value - a.value),
    size: byValue('size', VALUES.size)
      .flatMap(({ value, count }) => (value === null ? [] : [{ value, count }]))
      .slice(0, MAX_SIZES),
    language: byValue('language', VALUES.language),
    hasPhoto: sumOf(admitted(groups, filters, 'hasPhoto').filter(({ hasPhoto }) => hasPhoto)),
  };
}

/** Imported reviews may name any sizes. */
const MAX_SIZES = 60;

type Reviews = SelectQueryBuilder<Tables, 'review', object>;

/** Adds the filters to a query; the locales of a language are those that occur in the groups. */
export function filterReviews(
  reviews: Reviews,
  { rating, size, hasPhoto, language }: ReviewFilters,
  groups: readonly ReviewGroup[],
): Reviews {
  const locales = new Set(groups.map(({ locale }) => locale).filter((locale) => languageOf(locale) === language));
  return reviews
    .$if(rating !== undefined, (query) => query.where('rating', '=', rating ?? 0))
    .$if(size !== undefined, (query) => query.where('size', '=', size ?? ''))
    .$if(hasPhoto !== undefined, (query) => query.where('has_photo', '=', hasPhoto === true ? 1 : 0))
    .$if(language !== undefined, (query) => query.where('locale', 'in', locales.size === 0 ? [''] : [...locales]));
}
