import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { normaliseName } from '../../../src/cms/client/content-name.ts';
import { isForProfessionals } from '../../../src/lib/route-match.ts';
import type { SiteLocale } from '../../../src/cms/site/site-config.ts';
import { DRAFT, PLAIN, type DocumentKind, type Scope } from './document-lookup.ts';
import type { DocumentSummaries, DocumentSummary, FolderSummary } from './document-summaries.ts';
import { isDeleted, isVisible, momentsOf } from './visibility.ts';

export interface ListedDocument {
  readonly name: string;
  readonly kind: DocumentKind;
  readonly siteLocale: SiteLocale;
  readonly summary: DocumentSummary;
  /** Visible in preview only. */
  readonly isDraft: boolean;
}

export interface DocumentLists {
  /**
   * Every document of a kind that `find` returns in this scope, by name; live, without those for professionals, and the
   * same array until something in it changes.
   */
  visible(scope: Scope, kind: DocumentKind): Promise<readonly ListedDocument[]>;
  /**
   * Result of `make` for the documents of these kinds; live, memoized until one of the lists changes. `purpose` is part
   * of the memo key.
   */
  derive<Result extends object>(scope: Scope, derivation: Derivation<Result>): Promise<Result>;
}

export interface Derivation<Result> {
  readonly purpose: string;
  readonly kinds: readonly DocumentKind[];
  readonly make: (documents: readonly ListedDocument[]) => Result;
}

export interface DocumentListDeps {
  readonly root: string;
  readonly summaries: DocumentSummaries;
  /** Called with the next moment at which a document of a list appears or disappears. */
  readonly scheduleMoment: (moment: number) => void;
}

interface CachedList {
  readonly folders: readonly FolderSummary[];
  readonly documents: readonly ListedDocument[];
  /** The list is valid from `since` until before `until`. */
  readonly since: number;
  readonly until: number;
}

interface Derived {
  readonly lists: readonly (readonly ListedDocument[])[];
  readonly result: object;
}

const MAX_LISTS = 500;

export function createDocumentLists({ root, summaries, scheduleMoment }: DocumentListDeps): DocumentLists {
  const lists = new LRUCache<string, CachedList>({ max: MAX_LISTS });
  const results = new LRUCache<string, Derived>({ max: MAX_LISTS });
  const folderOf = (siteLocale: SiteLocale, kind: DocumentKind) =>
    join(root, siteLocale.siteId, siteLocale.locale, kind);

  async function visible(scope: Scope, kind: DocumentKind): Promise<readonly ListedDocument[]> {
    const folders = await Promise.all(scope.siteLocales.map((siteLocale) => summaries.of(folderOf(siteLocale, kind))));
    const { isPreview, at } = scope.view;
    if (isPreview) return choose(scope, kind, folders);
    const key = `${kind} ${nameOf(scope)}`;
    const cached = lists.get(key);
    const isCurrent = cached && isSameList(cached.folders, folders) && cached.since <= at && at < cached.until;
    const list = isCurrent ? cached : { folders, documents: choose(scope, kind, folders), ...spanOf(folders, at) };
    lists.set(key, list);
    scheduleMoment(list.until);
    return list.documents;
  }

  async function derive<Result extends object>(
    scope: Scope,
    { purpose, kinds, make }: Derivation<Result>,
  ): Promise<Result> {
    const found = await Promise.all(kinds.map((kind) => visible(scope, kind)));
    if (scope.view.isPreview) return make(found.flat());
    const key = `${purpose} ${nameOf(scope)}`;
    const cached = results.get(key);
    if (cached && isSameList(cached.lists, found)) return cached.result as Result; // only results of this purpose have this key
    const result = make(found.flat());
    results.set(key, { lists: found, result });
    return result;
  }

  return { visible, derive };
}

function nameOf({ siteLocales }: Scope): string {
  return siteLocales.map(({ siteId, locale }) => `${siteId}/${locale}`).join(' ');
}

function isSameList(cached: readonly object[], found: readonly object[]): boolean {
  return cached.length === found.length && cached.every((entry, index) => entry === found[index]);
}

/** The nearest locale's version of each name; a broken document hides those of the fallbacks, as in a lookup. */
function choose({ siteLocales, view }: Scope, kind: DocumentKind, folders: readonly FolderSummary[]): ListedDocument[] {
  const byName = new Map<string, ListedDocument | undefined>();
  siteLocales.forEach((siteLocale, index) => {
    const here = new Map<string, ListedDocument | undefined>();
    const deleted = new Set<string>();
    for (const ending of view.isPreview ? [DRAFT, PLAIN] : [PLAIN]) {
      for (const [file, summary] of folders[index] ?? []) {
        const name = nameIn(file, ending);
        if (name === undefined || byName.has(name) || here.get(name) !== undefined || deleted.has(name)) continue;
        if (summary === 'broken') here.set(name, undefined);
        else if (isVisible(summary.head, view)) {
          const isDraft = ending === DRAFT || summary.head['status'] === 'draft';
          here.set(name, { name, kind, siteLocale, summary, isDraft });
        } else if (isDeleted(summary.head)) deleted.add(name);
      }
    }
    for (const [name, document] of here) byName.set(name, document);
  });
  const isListed = (name: string) => view.isPreview || kind !== 'page' || !isForProfessionals(name);
  const found = [...byName.values()].flatMap((document) => (document && isListed(document.name) ? [document] : []));
  return found.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Name of the document in a file with this ending. */
function nameIn(file: string, ending: string): string | undefined {
  if (!file.endsWith(ending) || (ending === PLAIN && file.endsWith(DRAFT))) return undefined;
  const name = file.slice(0, -ending.length);
  return normaliseName(name) === name ? name : undefined;
}

/** The span around `at` in which no document of the folders appears or disappears. */
function spanOf(folders: readonly FolderSummary[], at: number): { since: number; until: number } {
  let since = Number.NEGATIVE_INFINITY;
  let until = Number.POSITIVE_INFINITY;
  for (const summary of folders.flatMap((folder) => [...folder.values()])) {
    for (const moment of summary === 'broken' ? [] : momentsOf(summary.head)) {
      if (moment <= at) since = Math.max(since, moment);
      else until = Math.min(until, moment);
    }
  }
  return { since, until };
}
