import type { LintDocument } from '../../backend/content/lint/model/content-document.ts';
import { publicPath } from '../../src/cms/site/locale-path.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';

/** Preview address of a document: its own page, or the home page for what surrounds every page; `undefined` for parts of others. */
export function previewAddress(
  document: Pick<LintDocument, 'kind' | 'name' | 'locale'>,
  sites: SitesConfig,
): string | undefined {
  const path = pathOf(document);
  return path === undefined ? undefined : `${publicPath(path, document.locale, sites)}?preview=true`;
}

function pathOf({ kind, name }: Pick<LintDocument, 'kind' | 'name'>): string | undefined {
  const encoded = name.split('/').map(encodeURIComponent).join('/');
  switch (kind) {
    case 'page':
      return name === 'home' ? '/' : `/${encoded}`;
    case 'article':
      return `/articles/${encoded}`;
    case 'category':
      return `/c/${encoded}`;
    case 'product':
      return `/p/${encoded}`;
    case 'search':
      return '/search';
    case 'menu':
    case 'footer':
      return '/';
    case 'popup':
      return `/popups/${encoded}`;
    case 'fragment':
      return `/fragment-preview/${encoded}`;
    case 'generic':
      return name.startsWith('components/') ? undefined : `/${encoded}`;
    default:
      return undefined;
  }
}
