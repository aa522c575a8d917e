import { atom, computed } from 'nanostores';
import type { ListedPage, PageList } from '../../cms/preview/page-list.ts';
import { callTool, errorTextOf } from './tool-api.ts';
import { $info, $workspace } from './workspace.ts';

type Pages =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly list: PageList }
  | { readonly state: 'failed'; readonly reason: string };

/** All pages of the site and locale at the displayed date. */
export const $pages = atom<Pages>({ state: 'loading' });

/** The parameters of the list as text, so that equal ones do not reload it. */
const $pageQuery = computed([$info, $workspace], (info, { choices: { previewDate = '' } }) =>
  info === undefined ? '' : `${new URLSearchParams({ siteId: info.siteId, locale: info.locale, date: previewDate })}`,
);

/** Reloads the list when the page in the frame changes. Returns a function that stops this. */
export function startPages(): () => void {
  return $pageQuery.subscribe((pageQuery) => {
    if (pageQuery !== '') void loadPages(pageQuery);
  });
}

export function reloadPages(): void {
  void loadListedPages();
}

/** Settles when the list is up to date. */
export function loadListedPages(): Promise<void> {
  return loadPages($pageQuery.get());
}

async function loadPages(pageQuery: string): Promise<void> {
  const before = $pages.get();
  if (before.state !== 'loaded') $pages.set({ state: 'loading' });
  try {
    const list = await callTool<PageList>(`/cms/api/pages?${pageQuery}`);
    if (pageQuery === $pageQuery.get()) $pages.set({ state: 'loaded', list });
  } catch (error) {
    $pages.set({ state: 'failed', reason: errorTextOf(error) });
  }
}

interface ProductSearchResult {
  readonly products: readonly { readonly slug: string; readonly name: string }[];
}

const PRODUCTS = 12;

/** Searches products of the catalogue; there may be too many to list them all. */
export async function findProducts(searchText: string): Promise<readonly Pick<ListedPage, 'title' | 'address'>[]> {
  const info = $info.get();
  if (info === undefined || searchText.trim().length < 2) return [];
  const { siteId, locale } = info;
  const query = new URLSearchParams({ q: searchText, count: `${PRODUCTS}`, siteId, locale });
  const { products } = await callTool<ProductSearchResult>(`/api/products/v2/search/productSearch?${query}`);
  const prefix = (info.addresses[locale] ?? '/').startsWith(`/${locale}`) ? `/${locale}` : '';
  return products.map(({ slug, name }) => ({ title: name, address: `${prefix}/p/${slug}` }));
}
