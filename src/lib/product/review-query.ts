/** In the order of the menu. */
export const REVIEW_SORTS = ['helpful', 'newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];
export const REVIEW_PAGE_SIZE = 10;
const DEFAULT_SORT = 'helpful';
const MAX_PAGE = 10_000;
const MAX_SIZE_LENGTH = 60;
const LANGUAGE = /^[a-z]{2,3}$/;
const REVIEW_ID = /^[\w-]{1,64}$/;

/** The state of a page of reviews from its URL (docs/contract.md#urls); invalid values count as missing. */
export interface ReviewListQuery {
  readonly page: number;
  readonly sort: ReviewSort;
  readonly rating?: number;
  readonly size?: string;
  readonly hasPhoto?: true;
  readonly language?: string;
  /** Id of a review that is shown in the language of the page. */
  readonly translate?: string;
  /** What became of a vote that was sent without script; no link carries it on. */
  readonly vote?: VoteResult;
}

const VOTE_RESULTS = ['counted', 'gone', 'failed'] as const;
export type VoteResult = (typeof VOTE_RESULTS)[number];

export type ReviewFilter = 'rating' | 'size' | 'hasPhoto' | 'language';

export function readReviewQuery(params: URLSearchParams): ReviewListQuery {
  const page = Number(params.get('page') ?? '1');
  const rating = Number(params.get('rating') ?? '0');
  const size = params.get('size')?.trim() ?? '';
  const language = params.get('language') ?? '';
  const translate = params.get('translate') ?? '';
  const vote = VOTE_RESULTS.find((result) => result === params.get('vote'));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
    sort: REVIEW_SORTS.find((sort) => sort === params.get('sort')) ?? DEFAULT_SORT,
    ...(Number.isInteger(rating) && rating >= 1 && rating <= 5 && { rating }),
    ...(size !== '' && size.length <= MAX_SIZE_LENGTH && { size }),
    ...(params.get('hasPhoto') === 'true' && { hasPhoto: true }),
    ...(LANGUAGE.test(language) && { language }),
    ...(REVIEW_ID.test(translate) && { translate }),
    ...(vote !== undefined && { vote }),
  };
}

/** Whether a form wrote the query, with fields that were left empty: its view has a shorter address. */
export function isReviewFormQuery(params: URLSearchParams): boolean {
  return ['rating', 'size', 'language'].some((name) => params.get(name) === '') || params.get('sort') === DEFAULT_SORT;
}

/** The query of a view, with `?`; empty for the first page of all reviews. */
export function reviewListSearch({ page, sort, ...query }: Partial<ReviewListQuery>): string {
  const params = new URLSearchParams();
  for (const name of ['rating', 'size', 'language', 'hasPhoto'] as const)
    if (query[name] !== undefined) params.set(name, `${query[name]}`);
  if (sort !== undefined && sort !== DEFAULT_SORT) params.set('sort', sort);
  if (page !== undefined && page > 1) params.set('page', `${page}`);
  if (query.translate !== undefined) params.set('translate', query.translate);
  return params.size === 0 ? '' : `?${params}`;
}

/** The untranslated path of a product's reviews. */
export const reviewsPath = (productId: string): string => `/reviews/${encodeURIComponent(productId)}`;

/** The element of a review on a page. */
export const reviewAnchor = ({ id }: { readonly id: string }): string => `review-${id}`;

export function activeReviewFilters(query: ReviewListQuery): readonly ReviewFilter[] {
  return (['rating', 'size', 'language', 'hasPhoto'] as const).filter((name) => query[name] !== undefined);
}

/** The first page of the list without one of its filters. */
export function withoutReviewFilter(
  { sort, ...query }: ReviewListQuery,
  filter: ReviewFilter,
): Partial<ReviewListQuery> {
  const others = activeReviewFilters({ sort, ...query }).filter((name) => name !== filter);
  return { sort, ...Object.fromEntries(others.map((name) => [name, query[name]])) };
}

/** The same for all of its filters. */
export const withoutReviewFilters = ({ sort }: ReviewListQuery): Partial<ReviewListQuery> => ({ sort });
