import type { SearchResult } from './products.schema.ts';

export interface CorrectedSearch {
  readonly result: SearchResult;
  /** The query of the result. */
  readonly q: string;
}

/** The result of a query, or of its correction where the query itself finds neither products nor pages. */
export async function searchCorrected(
  search: (q: string) => Promise<SearchResult>,
  q: string,
): Promise<CorrectedSearch> {
  const result = await search(q);
  // A list without facets has no products before any filter.
  if (isFound(result) || result.facets.length > 0 || result.didYouMean === undefined) return { result, q };
  const corrected = await search(result.didYouMean);
  return isFound(corrected) ? { result: corrected, q: result.didYouMean } : { result, q };
}

const isFound = ({ total, pages = [] }: SearchResult): boolean => total > 0 || pages.length > 0;
