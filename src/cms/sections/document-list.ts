import { z } from 'zod';
import { articleMeta, collectionMeta, type ArticleMeta, type CollectionMeta } from './article.schema.ts';

/** A document as an entry of a list. */
interface Listed {
  readonly slug: string;
  /** Path of its page, without locale prefix. */
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly image: CollectionMeta['image'];
}

export type ListedCollection = Listed;

export interface ListedArticle extends Listed {
  readonly meta: ArticleMeta;
}

const text = z.string().catch('');
const seo = z.object({ title: text, description: text, image: articleMeta.shape.image });
const entry = z.object({
  slug: z
    .string()
    .min(1)
    .transform((slug) => slug.toWellFormed()),
  title: text,
  summary: text,
  seo: seo.catch(() => seo.parse({})),
  article: articleMeta.catch(() => articleMeta.parse({})),
  collection: collectionMeta.catch({}),
});

const children = z.object({ items: z.array(z.unknown()) });

/** An article's data from its document; the fields for search engines are the fallback. */
export function readArticle(document: unknown): ListedArticle | undefined {
  const { data } = entry.safeParse(document);
  return data && { ...toListed(data, data.article), path: encodeURI(`/articles/${data.slug}`), meta: data.article };
}

/** The same for a collection's page. */
export function readCollection(document: unknown): ListedCollection | undefined {
  const { data } = entry.safeParse(document);
  return data && toListed(data, data.collection);
}

/** Entries by their document, which is not changed in place, and by how they are read. */
const readBefore = new WeakMap<object, Map<unknown, readonly unknown[]>>();

/** Entries of a `children` response, read one by one and once; an entry without a name is left out. */
export function readChildren<Entry>(document: unknown, read: (entry: unknown) => Entry | undefined): readonly Entry[] {
  if (typeof document !== 'object' || document === null) return [];
  const known = readBefore.get(document) ?? new Map<unknown, readonly unknown[]>();
  readBefore.set(document, known);
  const items = known.has(read) ? [] : (children.safeParse(document).data?.items ?? []);
  if (!known.has(read))
    known.set(
      read,
      items.flatMap((item) => read(item) ?? []),
    );
  return known.get(read) as readonly Entry[]; // this reader's entries
}

function toListed(data: z.output<typeof entry>, meta: CollectionMeta): Listed {
  return {
    slug: data.slug,
    path: encodeURI(`/${data.slug}`),
    title: meta.title || data.title || data.seo.title || data.slug,
    summary: meta.summary || data.summary || data.seo.description,
    image: meta.image ?? data.seo.image,
  };
}
