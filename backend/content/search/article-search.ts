import type { ArticleList, ArticleQuery, ArticleSummary } from '../../../src/api/catalog/articles.schema.ts';
import { MAX_COUNT, type Suggestions } from '../../../src/api/catalog/products.schema.ts';
import { readArticle } from '../../../src/cms/sections/document-list.ts';
import type { SiteLocale } from '../../../src/cms/site/site-config.ts';
import type { SitesConfig } from '../../../src/cms/site/sites.schema.ts';
import { memoize } from '../../../src/lib/memoize.ts';
import { TextIndexBuilder } from '../../text-search/text-index-builder.ts';
import type { TextIndex } from '../../text-search/text-index.ts';
import { sortByScore, type MatchedDocuments } from '../../text-search/text-search.ts';
import { languageOf, queryWords } from '../../text-search/words.ts';
import { liveScopeOf } from '../documents/content-scope.ts';
import type { DocumentLists, ListedDocument } from '../documents/document-lists.ts';
import type { DocumentLookup, Scope } from '../documents/document-lookup.ts';
import type { Document } from '../documents/parse-document.ts';
import { isRecord } from '../../../domain/record.ts';

/** Members with addresses, identifiers and measures, never prose. */
const NO_PROSE: ReadonlySet<string> = new Set([
  'type',
  'id',
  'variant',
  'experienceId',
  'src',
  'href',
  'poster',
  'parallax',
  'bottomMargins',
  'productIds',
  'categoryId',
  'experiences',
]);
/** Characters of one document. */
const MAX_TEXT_LENGTH = 200_000;

/** The visible text of a document's sections, as plain text. */
function textOfSections(sections: unknown): string {
  const texts: string[] = [];
  const waiting = [sections];
  for (let length = 0; waiting.length > 0 && length < MAX_TEXT_LENGTH;) {
    const value = waiting.pop();
    if (typeof value === 'string') {
      texts.push(value);
      length += value.length;
    } else if (Array.isArray(value)) waiting.push(...value.toReversed());
    else if (isRecord(value)) waiting.push(...proseOf(value).reverse());
  }
  return texts.join(' ').replace(/<[^>]*>|&#?\w+;/g, ' ');
}

function proseOf(record: Record<string, unknown>): unknown[] {
  return Object.entries(record).flatMap(([name, value]) => (NO_PROSE.has(name) ? [] : [value]));
}

/** Searches the articles of a site and locale, its fallback locales included. */
export interface ArticleSearch {
  search(query: ArticleQuery, siteLocale: SiteLocale): Promise<ArticleList>;
  suggest(query: string, siteLocale: SiteLocale): Promise<Suggestions['articles']>;
}

/** For content from an external service, whose articles are not indexed here. */
export const NO_ARTICLES: ArticleSearch = {
  search: async ({ start, count }) => ({ total: 0, start, count: Math.min(count, MAX_COUNT), articles: [] }),
  suggest: async () => [],
};

const SUGGESTED = 3;
interface ArticleIndex {
  readonly articles: readonly ArticleSummary[];
  readonly texts: TextIndex;
}

export interface ArticleSearchDeps {
  readonly lookup: DocumentLookup;
  readonly documentLists: DocumentLists;
  readonly sites: SitesConfig;
}

/** The index of a site and locale is rebuilt when one of its articles changes. */
export function createArticleSearch({ lookup, documentLists, sites }: ArticleSearchDeps): ArticleSearch {
  async function indexFor(siteLocale: SiteLocale): Promise<ArticleIndex> {
    const { locale } = siteLocale;
    const scope = liveScopeOf(sites, siteLocale);
    const { index } = await documentLists.derive(scope, {
      purpose: `search ${locale}`,
      kinds: ['article'],
      make: (articles) => ({
        index: memoize(async () => buildIndex(await loadDocuments(lookup, scope, articles), locale)),
      }),
    });
    return index();
  }

  return {
    async search(query, siteLocale) {
      const { articles, texts } = await indexFor(siteLocale);
      const count = Math.min(query.count, MAX_COUNT);
      const found = findArticles(texts, query.q, siteLocale);
      const page = Array.from(found.subarray(query.start, query.start + count), (at) => articles[at] ?? []).flat();
      return { total: found.length, start: query.start, count, articles: page };
    },
    async suggest(query, siteLocale) {
      const { articles, texts } = await indexFor(siteLocale);
      const found = Array.from(
        findArticles(texts, query, siteLocale).subarray(0, SUGGESTED),
        (at) => articles[at] ?? [],
      ).flat();
      return found.map(({ title, href }) => ({ title, href }));
    },
  };
}

/** Articles that contain every word, the best first; where there are none, those with at least half of the words. */
function findArticles(texts: TextIndex, query: string, { locale }: SiteLocale): MatchedDocuments {
  const exact = texts.search(query);
  if (exact.length > 0) return exact;
  const { scores, termsIn, termCount } = texts.rank(queryWords(query, languageOf(locale)));
  return sortByScore(scores.map((score, at) => ((termsIn[at] ?? 0) * 2 >= Math.max(termCount, 1) ? score : 0)));
}

interface Named {
  readonly name: string;
  readonly document: Document;
}

async function loadDocuments(
  lookup: DocumentLookup,
  scope: Scope,
  articles: readonly ListedDocument[],
): Promise<Named[]> {
  const answers = await Promise.all(articles.map(({ name }) => lookup.find(scope, { kinds: ['article'], name })));
  return answers.flatMap((answer) =>
    answer.status === 'found' ? [{ name: answer.name, document: answer.document }] : [],
  );
}

/** The input is sorted newest first, which is the order among equal matches. */
async function buildIndex(documents: readonly Named[], locale: string): Promise<ArticleIndex> {
  const read = documents.flatMap(({ name, document: { content } }) => {
    const listed = readArticle({ ...content, slug: name });
    return listed ? [{ listed, text: textOfSections(content['sections']) }] : [];
  });
  const sorted = read.toSorted((a, b) => momentOf(b.listed.meta.publishedAt) - momentOf(a.listed.meta.publishedAt));
  const builder = new TextIndexBuilder(languageOf(locale));
  for (const { listed, text } of sorted) {
    const attribute = [listed.meta.author ?? '', listed.summary].join(' ');
    builder.add({ name: listed.title, category: listed.meta.tags.join(' '), attribute, description: text });
  }
  const articles = sorted.map(({ listed: { slug, title, summary, path, image, meta } }) => ({
    slug,
    title,
    summary,
    href: path,
    image: image && { src: image.src, alt: image.alt, width: image.width, height: image.height },
    publishedAt: meta.publishedAt,
  }));
  return { articles, texts: await builder.finish() };
}

function momentOf(date: string | undefined): number {
  return date === undefined ? 0 : Date.parse(date);
}
