import { fallbackChain } from '../../../../src/cms/site/site-config.ts';
import type { SitesConfig } from '../../../../src/cms/site/sites.schema.ts';
import type { DocumentKind } from '../../documents/document-lookup.ts';
import { fragmentIdsIn, itemsOfFragment } from '../../fragments.ts';
import type { LintDocument } from './content-document.ts';
import { itemsOf } from './section-items.ts';

export interface SiteLocale {
  readonly siteId: string;
  readonly locale: string;
}

export interface DocumentQuery {
  readonly kinds: readonly DocumentKind[];
  readonly name: string;
}

/** All documents of a content folder, as a visitor finds them; drafts are kept apart. */
export interface Library {
  readonly documents: readonly LintDocument[];
  /** Exactly there. */
  at(siteLocale: SiteLocale, query: DocumentQuery): LintDocument | undefined;
  /** Where the locale looks for it, nearest first. */
  find(locale: string, query: DocumentQuery): LintDocument | undefined;
  /** There is only a draft of it. */
  findDraft(locale: string, query: DocumentQuery): LintDocument | undefined;
  /** Names of the fragments that any document shows. */
  readonly usedFragments: ReadonlySet<string>;
}

export function createLibrary(documents: readonly LintDocument[], sites: SitesConfig): Library {
  const published = indexOf(documents.filter(({ isDraft }) => !isDraft));
  const drafts = indexOf(documents.filter(({ isDraft }) => isDraft));
  const chains = new Map<string, readonly SiteLocale[]>();
  let used: ReadonlySet<string> | undefined;

  function findIn(
    index: Index,
    siteLocales: readonly SiteLocale[],
    { kinds, name }: DocumentQuery,
  ): LintDocument | undefined {
    for (const { siteId, locale } of siteLocales) {
      for (const kind of kinds) {
        const found = index.get(`${siteId}/${locale}/${kind}/${name}`);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }

  function chainOf(locale: string): readonly SiteLocale[] {
    const chain = chains.get(locale) ?? fallbackChain(sites, locale);
    chains.set(locale, chain);
    return chain;
  }

  return {
    documents,
    at: (siteLocale, query) => findIn(published, [siteLocale], query),
    find: (locale, query) => findIn(published, chainOf(locale), query),
    findDraft: (locale, query) => findIn(drafts, chainOf(locale), query),
    get usedFragments() {
      used ??= new Set(documents.flatMap(fragmentsIn));
      return used;
    },
  };
}

type Index = ReadonlyMap<string, LintDocument>;

function indexOf(documents: readonly LintDocument[]): Index {
  return new Map(documents.map((document) => [`${folderOf(document)}/${document.name}`, document]));
}

function folderOf({ siteId, locale, kind }: LintDocument): string {
  return `${siteId}/${locale}/${kind}`;
}

/** Names of the fragments a document shows itself. */
export function fragmentsIn({ content, kind }: LintDocument): string[] {
  const items = kind === 'fragment' ? itemsOfFragment(content) : itemsOf(content).map(({ raw }) => raw);
  return [...fragmentIdsIn(items)];
}
