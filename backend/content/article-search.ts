import type { ArticleList, ArticleQuery, ArticleSummary } from '../../src/api/articles.schema.ts';
import { MAX_COUNT, type Suggestions } from '../../src/api/products.schema.ts';
import { readArticle } from '../../src/cms/document-list.ts';
import type { ContentPlace } from '../../src/cms/site-config.ts';
import type { SitesConfig } from '../../src/cms/sites.schema.ts';
import { TextIndexBuilder } from '../search/text-index-builder.ts';
import type { TextIndex } from '../search/text-index.ts';
import { languageOf } from '../search/words.ts';
import { placesOf } from './content-scope.ts';
import type { DocumentLookup } from './document-lookup.ts';
import { hashOf, type Document } from './parse-document.ts';
import { textOfSections } from './section-text.ts';

/** Finds the articles of a site and locale, its fallbacks included. */
export interface ArticleSearch {
  search(query: ArticleQuery, place: ContentPlace): Promise<ArticleList>;
  suggest(query: string, place: ContentPlace): Promise<Suggestions['articles']>;
  /** Documents have changed. */
  refresh(): void;
}

/** Where the content is another service's, whose articles are not known here. */
export const NO_ARTICLES: ArticleSearch = {
  search: async ({ start, count }) => ({ total: 0, start, count: Math.min(count, MAX_COUNT), articles: [] }),
  suggest: async () => [],
  refresh: () => {},
};

const SUGGESTED = 3;
/** Documents are looked at again after this many milliseconds, told of a change or not. */
const RECHECK = 5000;

interface ArticleIndex {
  readonly revision: string;
  readonly articles: readonly ArticleSummary[];
  readonly texts: TextIndex;
}

interface Kept {
  readonly index: Promise<ArticleIndex>;
  readonly until: number;
}

export function createArticleSearch(lookup: DocumentLookup, sites: SitesConfig): ArticleSearch {
  const kept = new Map<string, Kept>();

  function indexFor(place: ContentPlace): Promise<ArticleIndex> {
    const key = `${place.siteId} ${place.locale}`;
    const known = kept.get(key);
    if (known && Date.now() < known.until) return known.index;
    const index = renew(place, known);
    kept.set(key, { index, until: Date.now() + RECHECK });
    index.catch(() => kept.delete(key));
    return index;
  }

  async function renew(place: ContentPlace, known: Kept | undefined): Promise<ArticleIndex> {
    const former = await known?.index.catch(() => undefined);
    const documents = await loadDocuments(lookup, placesOf(sites, place.siteId, place.locale));
    const revision = hashOf(...documents.flatMap(({ name, document }) => [name, document.revision]));
    return former?.revision === revision ? former : buildIndex(documents, revision, place.locale);
  }

  return {
    async search(query, place) {
      const { articles, texts } = await indexFor(place);
      const count = Math.min(query.count, MAX_COUNT);
      const found = texts.search(query.q);
      const page = Array.from(found.subarray(query.start, query.start + count), (at) => articles[at] ?? []).flat();
      return { total: found.length, start: query.start, count, articles: page };
    },
    async suggest(query, place) {
      const { articles, texts } = await indexFor(place);
      const found = Array.from(texts.search(query).subarray(0, SUGGESTED), (at) => articles[at] ?? []).flat();
      return found.map(({ title, href }) => ({ title, href }));
    },
    refresh: () => kept.forEach((entry, key) => kept.set(key, { ...entry, until: 0 })),
  };
}

interface Named {
  readonly name: string;
  readonly document: Document;
}

/** A document that is broken or not visible now is left out. */
async function loadDocuments(lookup: DocumentLookup, places: readonly ContentPlace[]): Promise<Named[]> {
  const scope = { places, view: { isPreview: false, at: Date.now() } };
  const names = await lookup.names(scope, 'article');
  const answers = await Promise.all(names.map((name) => lookup.find(scope, { kinds: ['article'], name })));
  return answers.flatMap((answer) =>
    answer.status === 'found' ? [{ name: answer.name, document: answer.document }] : [],
  );
}

/** Equals in a search come with the newest first. */
async function buildIndex(documents: readonly Named[], revision: string, locale: string): Promise<ArticleIndex> {
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
  return { revision, articles, texts: await builder.finish() };
}

function momentOf(date: string | undefined): number {
  return date === undefined ? 0 : Date.parse(date);
}
