import { atom, computed } from 'nanostores';
import type { ListedPage, PageList } from '../../cms/preview/page-list.ts';
import { callTool, errorTextOf } from './tool-api.ts';
import { $info, $workspace } from './workspace.ts';

type Pages =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly list: PageList }
  | { readonly state: 'failed'; readonly reason: string };

/** Everything of the shown site, locale and moment that can be opened. */
export const $pages = atom<Pages>({ state: 'loading' });

/** What decides the list, told apart as text. */
const $pageQuery = computed([$info, $workspace], (info, { choices: { previewDate = '' } }) =>
  info === undefined ? '' : `${new URLSearchParams({ siteId: info.siteId, locale: info.locale, date: previewDate })}`,
);

/** Keeps the list that of the page in the frame. */
export function startPages(): () => void {
  return $pageQuery.subscribe((pageQuery) => {
    if (pageQuery !== '') void loadPages(pageQuery);
  });
}

export function reloadPages(): void {
  void loadListedPages();
}

/** Settles when the list is as it is now. */
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

/** Products of the catalogue by words; there may be too many to list them all. */
export async function findProducts(searchText: string): Promise<readonly Pick<ListedPage, 'title' | 'address'>[]> {
  const info = $info.get();
  if (info === undefined || searchText.trim().length < 2) return [];
  const { siteId, locale } = info;
  const query = new URLSearchParams({ q: searchText, count: `${PRODUCTS}`, siteId, locale });
  const { products } = await callTool<ProductSearchResult>(`/api/products/v2/search/productSearch?${query}`);
  const prefix = (info.addresses[locale] ?? '/').startsWith(`/${locale}`) ? `/${locale}` : '';
  return products.map(({ slug, name }) => ({ title: name, address: `${prefix}/p/${slug}` }));
}
