/** A page of the us site as it is measured. */
export interface BenchPage {
  readonly name: string;
  readonly path: string;
}

/** Bypasses the page cache (docs/contract.md#page-cache). */
const UNCACHED = 'testContext=bench:baseline';

export const SECTIONS = { name: '60 sections', path: '/bench-60' };
export const PRODUCT_ID = 'saddleback-mid';

/** Pages that are made of documents and products. */
export const PAGES: readonly BenchPage[] = [
  SECTIONS,
  { name: 'home', path: '/' },
  { name: 'listing', path: '/c/all' },
  { name: 'product page', path: `/p/${PRODUCT_ID}` },
  { name: 'article', path: '/articles/drying-wet-boots' },
];
export const SEARCH: BenchPage = { name: 'search results', path: '/search?q=boot' };
/** The documents that PAGES show, frame included, below the folder of the site and locale. */
export const DOCUMENTS = [
  'page/bench-60',
  'page/home',
  'article/drying-wet-boots',
  'menu/main',
  'footer/main',
] as const;

export const uncached = ({ path }: BenchPage): string => path + (path.includes('?') ? '&' : '?') + UNCACHED;
/** An address of the page that was never asked for: nothing of it is known but its fragments. */
export const unknownUncached = (page: BenchPage, number: number): string => `${uncached(page)}${number}`;
