import { NewPage } from './NewPage.tsx';
import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import type { ListedPage, PageKind } from '../../cms/preview/page-list.ts';
import { isFuture } from '../lib/page-dates.ts';
import { isAt, pageTree, type PageNode } from '../lib/page-tree.ts';
import { $pages, findProducts, reloadPages } from '../stores/pages.ts';
import { openDocument } from '../stores/document.ts';
import { $workspace, showPage } from '../stores/workspace.ts';

const GROUPS: Readonly<Record<PageKind, string>> = {
  page: 'Pages',
  article: 'Articles',
  category: 'Categories',
  product: 'Products with a page of their own',
  fragment: 'Fragments',
  popup: 'Pop-ups',
  screen: 'Screens of the shop',
};

/** All pages by kind, nested below their parents; products of the catalogue are searched. */
export function PageTree() {
  const pages = useStore($pages);
  const [filter, setFilter] = useState('');
  const query = useDeferredValue(filter);
  if (pages.state === 'loading') return <p className="workspace__hint">Loading …</p>;
  if (pages.state === 'failed') return <Unlisted>The pages could not be listed. {pages.reason}</Unlisted>;
  const groups = pageTree(pages.list.pages, query);
  return (
    <>
      {pages.list.isPartial && (
        <Unlisted>The documents could not be listed: the content service does not answer.</Unlisted>
      )}
      <NewPage />
      <input
        type="search"
        className="tool-input workspace__filter"
        placeholder="Filter pages, find products"
        aria-label="Filter pages, find products"
        value={filter}
        onChange={({ target }) => setFilter(target.value)}
      />
      {groups.map(({ kind, count, nodes }) => (
        <details key={kind} className="pages__group" open={kind === 'page' || query !== '' || undefined}>
          <summary className="tool-label">
            {GROUPS[kind]} <span className="pages__count">{count}</span>
          </summary>
          <PageNodes nodes={nodes} />
        </details>
      ))}
      <ProductResults query={query} isAlone={groups.length === 0} />
    </>
  );
}

function Unlisted({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className="workspace__fault">
      {children}{' '}
      <button type="button" className="tool-button" onClick={reloadPages}>
        Try again
      </button>
    </p>
  );
}

function PageNodes({ nodes }: { readonly nodes: readonly PageNode[] }) {
  return (
    <ul className="outline__list">
      {nodes.map(({ page, children }) => (
        <li key={page.address}>
          <PageRow page={page} />
          {children.length > 0 && <PageNodes nodes={children} />}
        </li>
      ))}
    </ul>
  );
}

type RowPage = Pick<ListedPage, 'title' | 'address'> & Partial<ListedPage>;

function PageRow({ page }: { readonly page: RowPage }) {
  const shown = useStore($workspace);
  const { title, address, isDraft = false, isDeleted = false, isShown = true, writtenIn, validFrom } = page;
  const isLater = !isShown && isFuture(validFrom);
  const hidden = isDeleted ? 'Deleted' : isLater ? 'Scheduled' : 'Not shown then';
  const open = () => {
    showPage({ page: address, choices: { ...shown.choices, fixture: undefined } });
    // A deleted page has no metadata of its own: it is restored from here.
    if (isDeleted && page.source) void openDocument(page.source);
  };
  return (
    <button
      type="button"
      className="outline__row"
      aria-current={isAt({ address }, shown.page) ? 'page' : undefined}
      title={address}
      onClick={open}
    >
      <span className="outline__name">{title}</span>
      <span className="outline__badges">
        {isDraft && <span className="outline__badge outline__badge--strong">Draft</span>}
        {writtenIn !== undefined && <span className="outline__badge">In {writtenIn}</span>}
        {!isShown && <span className="outline__badge outline__badge--strong">{hidden}</span>}
      </span>
    </button>
  );
}

function ProductResults({ query, isAlone }: { readonly query: string; readonly isAlone: boolean }) {
  const [found, setFound] = useState<readonly RowPage[]>([]);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      findProducts(query).then(
        (products) => isCurrent && (setFound(products), setFailed(false)),
        () => isCurrent && setFailed(true),
      );
    }, 150);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query]);
  if (isFailed) return <p className="workspace__hint">Products cannot be searched just now.</p>;
  if (found.length === 0) return isAlone ? <p className="workspace__hint">Nothing is called that.</p> : null;
  return (
    <details className="pages__group" open>
      <summary className="tool-label">
        Products of the catalogue <span className="pages__count">{found.length}</span>
      </summary>
      <ul className="outline__list">
        {found.map((page) => (
          <li key={page.address}>
            <PageRow page={page} />
          </li>
        ))}
      </ul>
    </details>
  );
}
