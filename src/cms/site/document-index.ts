import { z } from 'zod';
import type { ContentClient } from '../client/content-client.ts';
import { siteOfLocale } from './site-config.ts';
import type { SitesConfig } from './sites.schema.ts';

/**
 * Documents with an address, as the content operation `index/{siteId}` lists them. A content API without that operation
 * has none.
 */
const indexed = z.object({
  kind: z.enum(['page', 'article', 'category', 'product']),
  /** Name in the content API; for pages also the slug. */
  name: z.string(),
  /** Locale the document is written in: differs from the requested one for a fallback. */
  locale: z.string(),
  robots: z.string(),
});

export type IndexedDocument = z.output<typeof indexed>;

const answer = z.object({ items: z.array(z.unknown()) });
const read = new WeakMap<object, readonly IndexedDocument[]>();

/** The documents a locale shows, fallbacks included; `undefined` where the content API does not list them. */
export async function loadDocumentIndex(
  content: ContentClient,
  config: SitesConfig,
  locale: string,
): Promise<readonly IndexedDocument[] | undefined> {
  const siteId = siteOfLocale(config, locale);
  const found = siteId === undefined ? undefined : await content.get({ kind: 'index', siteId, locale });
  if (found?.status !== 'found' || typeof found.document !== 'object' || found.document === null) return undefined;
  const known = read.get(found.document) ?? readIndex(found.document);
  read.set(found.document, known);
  return known;
}

function readIndex(document: object): readonly IndexedDocument[] {
  const items = answer.safeParse(document).data?.items ?? [];
  return items.flatMap((item) => indexed.safeParse(item).data ?? []);
}

const byName = new WeakMap<readonly IndexedDocument[], ReadonlyMap<string, IndexedDocument>>();

function lookupOf(documents: readonly IndexedDocument[]): ReadonlyMap<string, IndexedDocument> {
  const known = byName.get(documents) ?? new Map(documents.map((entry) => [`${entry.kind}/${entry.name}`, entry]));
  byName.set(documents, known);
  return known;
}

/**
 * Locales that show a document in their own language, so that their pages are alternates of each other; every locale
 * where the content API does not list documents. An English page under `/de-de/` is not a German page.
 */
export async function localesOf(
  content: ContentClient,
  config: SitesConfig,
  document: Pick<IndexedDocument, 'kind' | 'name'>,
): Promise<readonly string[]> {
  const locales = Object.values(config.sites).flatMap((site) => site.locales);
  const indexes = await Promise.all(locales.map((locale) => loadDocumentIndex(content, config, locale)));
  return locales.filter((locale, at) => {
    const index = indexes[at];
    if (index === undefined) return true;
    return isReadIn(locale, lookupOf(index).get(`${document.kind}/${document.name}`));
  });
}

/** Whether readers of the locale see the document in their language. */
export function isReadIn(locale: string, document: Pick<IndexedDocument, 'locale'> | undefined): boolean {
  return document !== undefined && document.locale.slice(0, 2) === locale.slice(0, 2);
}
