const MAX_PAGE = 10_000;

/** The page of a list that an address names, from 1; invalid values count as the first. */
export function readPageNumber(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}
