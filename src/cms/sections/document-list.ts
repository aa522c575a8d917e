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

/** Entries of a `children` response, read one by one; an entry without a name is left out. */
export function readChildren<Entry>(document: unknown, read: (entry: unknown) => Entry | undefined): readonly Entry[] {
  const items = children.safeParse(document).data?.items ?? [];
  return items.flatMap((item) => read(item) ?? []);
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
