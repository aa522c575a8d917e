import { z } from 'zod';
import { isRecord } from '../../../domain/record.ts';
import type { PageLink } from '../../../src/api/catalog/products.schema.ts';
import type { SiteLocale } from '../../../src/cms/site/site-config.ts';
import type { SitesConfig } from '../../../src/cms/site/sites.schema.ts';
import { memoize } from '../../../src/lib/memoize.ts';
import { searchWordsOf } from '../../search-words/built-in.ts';
import { splitList } from '../../search-words/search-words.ts';
import { TextIndexBuilder } from '../../text-search/text-index-builder.ts';
import type { TextIndex } from '../../text-search/text-index.ts';
import { foldText, languageOf, queryWords } from '../../text-search/words.ts';
import { liveScopeOf } from '../documents/content-scope.ts';
import type { DocumentLists, ListedDocument } from '../documents/document-lists.ts';

/** Searches the pages of a site and locale by their titles and by what they are about: "returns", "opening hours". */
export interface PageSearch {
  /** At most three pages that answer the whole query. */
  find(query: string, siteLocale: SiteLocale): Promise<PageLink[]>;
  /** The same for a query whose misspelt words are corrected: "retruns". */
  findCorrected(query: string, siteLocale: SiteLocale): Promise<PageLink[]>;
}

/** For content from an external service, whose pages are not indexed here. */
export const NO_PAGES: PageSearch = { find: async () => [], findCorrected: async () => [] };

interface PageIndex {
  readonly pages: readonly PageLink[];
  readonly texts: TextIndex;
}

export interface PageSearchDeps {
  readonly documentLists: DocumentLists;
  readonly sites: SitesConfig;
}

const MAX_PAGES = 3;

/** The index of a site and locale is rebuilt when a page, the menu or the footer changes. */
export function createPageSearch({ documentLists, sites }: PageSearchDeps): PageSearch {
  async function indexFor(siteLocale: SiteLocale): Promise<PageIndex> {
    const { locale } = siteLocale;
    const scope = liveScopeOf(sites, siteLocale);
    const { index } = await documentLists.derive(scope, {
      purpose: `pages ${locale}`,
      kinds: ['footer', 'menu', 'page'],
      make: (documents) => ({ index: memoize(() => buildIndex(pagesOf(documents), languageOf(locale))) }),
    });
    return index();
  }

  const wordsOf = (query: string, { locale }: SiteLocale) => tellingWords(query, languageOf(locale)).join(' ');

  return {
    find: async (query, siteLocale) => bestPages(await indexFor(siteLocale), wordsOf(query, siteLocale)),
    async findCorrected(query, siteLocale) {
      const index = await indexFor(siteLocale);
      const corrected = index.texts.correct(wordsOf(query, siteLocale), 0);
      return corrected === undefined ? [] : bestPages(index, corrected);
    },
  };
}

function bestPages({ pages, texts }: PageIndex, words: string): PageLink[] {
  return Array.from(texts.search(words).subarray(0, MAX_PAGES), (at) => pages[at] ?? []).flat();
}

/** "Where is my order" asks for an order. */
function tellingWords(query: string, language: string): readonly string[] {
  const fillers = new Set(splitList(searchWordsOf(language).fillers).map(foldText));
  const words = queryWords(query, language);
  const telling = words.filter((word) => !fillers.has(foldText(word)));
  return telling.length > 0 ? telling : words;
}

async function buildIndex(pages: readonly PageLink[], language: string): Promise<PageIndex> {
  const words = searchWordsOf(language).pages;
  const builder = new TextIndexBuilder(language);
  for (const { title, href } of pages) builder.add({ name: title, category: words[href] ?? '' });
  return { pages, texts: await builder.finish() };
}

/**
 * The pages that visitors may find: those in the footer and the menu under the titles they have there, and every other
 * page that search engines may list. Products and categories are found by the search for products, except the
 * categories that are searched like pages.
 */
function pagesOf(documents: readonly ListedDocument[]): readonly PageLink[] {
  const links = documents.filter(({ kind }) => kind !== 'page').flatMap(({ summary }) => linksOf(summary.head));
  const pages = documents.filter(({ kind }) => kind === 'page').flatMap(readPage);
  const byHref = new Map<string, PageLink>();
  for (const link of [...links, ...pages]) {
    if (isPage(link.href) && !byHref.has(link.href)) byHref.set(link.href, link);
  }
  return [...byHref.values()];
}

function isPage(href: string): boolean {
  if (!href.startsWith('/') || /[?#]/.test(href) || href === '/') return false;
  return !/^\/[cp]\//.test(href) || Object.hasOwn(searchWordsOf('en').pages, href);
}

const linkSchema = z.object({ label: z.string().min(1), href: z.string() });

/** Every labelled link of a menu or footer. */
function linksOf(value: unknown): readonly PageLink[] {
  if (Array.isArray(value)) return value.flatMap(linksOf);
  if (!isRecord(value)) return [];
  const { data } = linkSchema.safeParse(value);
  return [...(data ? [{ title: data.label, href: data.href }] : []), ...Object.values(value).flatMap(linksOf)];
}

const pageSchema = z.object({ seo: z.object({ title: z.string().min(1), robots: z.string().catch('') }) });

/** Its title for search engines, up to the colon. */
function readPage({ name, summary }: ListedDocument): readonly PageLink[] {
  const { data } = pageSchema.safeParse(summary.head);
  if (!data || name === 'home' || data.seo.robots.includes('noindex')) return [];
  return [{ title: data.seo.title.replace(/:.*/, ''), href: encodeURI(`/${name}`) }];
}
