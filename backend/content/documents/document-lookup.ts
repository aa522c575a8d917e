import { join } from 'node:path';
import { normaliseName } from '../../../src/cms/client/content-name.ts';
import type { SiteLocale } from '../../../src/cms/site/site-config.ts';
import type { DocumentFiles, FileResult } from './document-files.ts';
import type { FolderIndex } from './folder-index.ts';
import type { Document } from './parse-document.ts';
import { isDeleted, isVisible, momentsOf, type View } from './visibility.ts';

/** Folders of `CONTENT_DIR/<siteId>/<locale>/` (docs/contract.md#content-documents). */
export type DocumentKind =
  | 'page'
  | 'category'
  | 'product'
  | 'article'
  | 'fragment'
  | 'menu'
  | 'footer'
  | 'popup'
  | 'search'
  | 'showcase'
  | 'generic';

/** Sites and locales of a request, nearest first, and its view. */
export interface Scope {
  readonly siteLocales: readonly SiteLocale[];
  readonly view: View;
}

export interface DocumentQuery {
  /** Folders that are searched for the name, in this order within each site and locale. */
  readonly kinds: readonly DocumentKind[];
  readonly name: string;
}

export type LookupResult =
  | {
      readonly status: 'found';
      readonly document: Document;
      readonly siteLocale: SiteLocale;
      readonly kind: DocumentKind;
      readonly name: string;
      /** Visible in preview only. */
      readonly isDraft: boolean;
    }
  | { readonly status: 'missing' }
  | { readonly status: 'broken'; readonly document: string };

export interface DocumentLookup {
  find(scope: Scope, query: DocumentQuery): Promise<LookupResult>;
  /** Names of a kind's documents in all sites and locales of the scope, visible or not. */
  names(scope: Scope, kind: DocumentKind): Promise<string[]>;
}

export interface DocumentLookupDeps {
  readonly root: string;
  readonly files: DocumentFiles;
  readonly folders: FolderIndex;
  /** Called with every moment at which a document that was read appears or disappears. */
  readonly scheduleMoment: (moment: number) => void;
}

type VisibleResult = Exclude<FileResult, FoundFile> | (FoundFile & { readonly isDraft: boolean });
type FoundFile = Extract<FileResult, { status: 'found' }>;

const MISSING = { status: 'missing' } as const;
export const DRAFT = '.draft.json';
export const PLAIN = '.json';

export function createDocumentLookup(deps: DocumentLookupDeps): DocumentLookup {
  const folderOf = (siteLocale: SiteLocale, kind: DocumentKind) =>
    join(deps.root, siteLocale.siteId, siteLocale.locale, kind);

  async function find(scope: Scope, query: DocumentQuery): Promise<LookupResult> {
    const name = normaliseName(query.name);
    if (name === undefined) return MISSING;
    for (const siteLocale of scope.siteLocales) {
      for (const kind of query.kinds) {
        const answer = await readVisible(folderOf(siteLocale, kind), name, scope.view);
        if (answer.status === 'found') return { ...answer, siteLocale, kind, name };
        if (answer.status === 'broken')
          return { status: 'broken', document: `${siteLocale.siteId}/${siteLocale.locale}/${kind}/${name}` };
      }
    }
    return MISSING;
  }

  /** A document that is not visible is treated as absent. In preview the draft is preferred, unless it is broken. */
  async function readVisible(folder: string, name: string, view: View): Promise<VisibleResult> {
    let without: VisibleResult = MISSING;
    for (const ending of view.isPreview ? [DRAFT, PLAIN] : [PLAIN]) {
      const path = await deps.folders.resolve(folder, `${name}${ending}`.split('/'));
      const answer = path === undefined ? MISSING : await deps.files.read(path);
      if (answer.status === 'broken') without = answer;
      if (answer.status === 'found' && shows(answer.document.content, view)) {
        return { ...answer, isDraft: ending === DRAFT || answer.document.content['status'] === 'draft' };
      }
      // Preview hides a document with a deleted draft; visitors see it until the deletion is published.
      if (answer.status === 'found' && isDeleted(answer.document.content)) return MISSING;
    }
    return without;
  }

  function shows(content: Document['content'], view: View): boolean {
    if (!view.isPreview && content['status'] !== 'draft') momentsOf(content).forEach(deps.scheduleMoment);
    return isVisible(content, view);
  }

  async function names(scope: Scope, kind: DocumentKind): Promise<string[]> {
    const listings = await Promise.all(
      scope.siteLocales.map((siteLocale) => deps.folders.list(folderOf(siteLocale, kind))),
    );
    const isIncluded = (file: string) => scope.view.isPreview || !file.endsWith(DRAFT);
    return [...new Set(listings.flat().filter(isIncluded).map(withoutEnding))].toSorted();
  }

  return { find, names };
}

function withoutEnding(file: string): string {
  return file.slice(0, file.endsWith(DRAFT) ? -DRAFT.length : -PLAIN.length);
}
