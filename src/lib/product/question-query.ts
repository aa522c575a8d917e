import { readPageNumber } from '../listing-query.ts';

export const QUESTION_SORTS = ['newest', 'answered'] as const;

/** The state of the page of a product's questions from its address; invalid values count as missing. */
export interface QuestionPageQuery {
  /** Words to search for; empty without a search. */
  readonly q: string;
  readonly page: number;
  readonly sort: (typeof QUESTION_SORTS)[number];
  /** Whether questions in other languages than the page's are listed too. */
  readonly isAnyLanguage: boolean;
}

const MAX_LENGTH = 100;

export function readQuestionQuery(params: URLSearchParams): QuestionPageQuery {
  return {
    q: (params.get('q') ?? '').trim().slice(0, MAX_LENGTH),
    page: readPageNumber(params),
    sort: QUESTION_SORTS.find((sort) => sort === params.get('sort')) ?? 'newest',
    isAnyLanguage: params.get('language') === 'all',
  };
}

/** The address of the page with some of its state changed, without locale; a page of its own starts at the first. */
export function questionHref(
  productId: string,
  query: QuestionPageQuery,
  change: Partial<QuestionPageQuery> = {},
): string {
  const { q, sort, isAnyLanguage, page } = { ...query, page: 1, ...change };
  const params = new URLSearchParams({
    ...(q !== '' && { q }),
    ...(sort !== 'newest' && { sort }),
    ...(isAnyLanguage && { language: 'all' }),
    ...(page > 1 && { page: `${page}` }),
  });
  return `/questions/${encodeURIComponent(productId)}${params.size > 0 ? `?${params}` : ''}`;
}
