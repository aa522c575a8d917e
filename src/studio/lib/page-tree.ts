import { PAGE_KINDS, type ListedPage, type PageKind } from '../../cms/preview/page-list.ts';

export interface PageNode {
  readonly page: ListedPage;
  readonly children: readonly PageNode[];
}

export interface PageGroup {
  readonly kind: PageKind;
  /** Pages in the group, nested ones too. */
  readonly count: number;
  readonly nodes: readonly PageNode[];
}

/**
 * Groups pages by kind, below their parents, sorted by title; `filter` keeps pages whose title or address contains it,
 * and their ancestors.
 */
export function pageTree(pages: readonly ListedPage[], filter = ''): readonly PageGroup[] {
  const query = filter.trim().toLowerCase();
  return PAGE_KINDS.flatMap((kind) => {
    const all = pages.filter((page) => page.kind === kind);
    const nodes = nest(all).flatMap((node) => filterNode(node, query));
    const count = nodes.reduce((sum, node) => sum + sizeOf(node), 0);
    return count === 0 ? [] : [{ kind, count, nodes }];
  });
}

/** Whether the page is the one at `address`, whatever its query. */
export function isAt({ address }: Pick<ListedPage, 'address'>, shown: string): boolean {
  return decodeURI(shown.replace(/[?#].*$/, '')) === decodeURI(address);
}

function nest(pages: readonly ListedPage[]): readonly PageNode[] {
  const names = new Set(pages.map(({ name }) => name));
  const below = (parent: string | undefined, above: ReadonlySet<string>): readonly PageNode[] =>
    pages
      .filter((page) => parentIn(names, page) === parent && !above.has(page.name))
      .toSorted(byTitle)
      .map((page) => ({ page, children: below(page.name, new Set([...above, page.name])) }));
  const roots = below(undefined, new Set());
  return roots;
}

/** Returns undefined where the parent is not in the list, or is the page itself. */
function parentIn(names: ReadonlySet<string>, { name, parent }: ListedPage): string | undefined {
  return parent !== undefined && parent !== name && names.has(parent) ? parent : undefined;
}

/** Home first. */
function byTitle(one: ListedPage, other: ListedPage): number {
  const isHome = (page: ListedPage): number => Number(page.kind === 'page' && page.name === 'home');
  return isHome(other) - isHome(one) || one.title.localeCompare(other.title, 'en');
}

function filterNode(node: PageNode, query: string): readonly PageNode[] {
  if (query === '') return [node];
  const children = node.children.flatMap((child) => filterNode(child, query));
  const { title, address } = node.page;
  const isMatch = `${title} ${decodeURI(address)}`.toLowerCase().includes(query);
  return isMatch || children.length > 0 ? [{ page: node.page, children }] : [];
}

function sizeOf({ children }: PageNode): number {
  return 1 + children.reduce((sum, child) => sum + sizeOf(child), 0);
}
