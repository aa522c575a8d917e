import { readArticle, readChildren, readCollection } from '../cms/sections/document-list.ts';
import type { LoadContext, SectionLoader } from '../cms/sections/section.ts';

interface DocumentChoice {
  /** Names to show, in this order; without them all children of the index. */
  readonly slugs?: readonly string[] | undefined;
  readonly tag?: string | undefined;
  readonly count?: number | undefined;
}

interface Source<Entry> {
  /** Page whose children are listed. */
  readonly index: string;
  readonly read: (document: unknown) => Entry | undefined;
  readonly nameOf: (slug: string) => string;
  readonly hasTag: (entry: Entry, tag: string) => boolean;
}

/** Articles: the chosen ones, or all, the newest first, with `tag` those of that subject. */
export const articleLoader = documentLoader({
  index: 'articles',
  read: readArticle,
  nameOf: (slug) => slug.replace(/^\/?articles\//, ''),
  hasTag: ({ meta }, tag) => meta.tags.some((own) => own.toLowerCase() === tag.toLowerCase()),
});

/** Collections: the chosen ones, or all. */
export const collectionLoader = documentLoader({
  index: 'collections',
  read: readCollection,
  nameOf: (slug) => `collections/${slug.replace(/^\/?collections\//, '')}`,
  hasTag: () => true,
});

function documentLoader<Entry>(source: Source<Entry>): SectionLoader<DocumentChoice, readonly Entry[]> {
  return {
    key: ({ slugs, tag, count }) => JSON.stringify([source.index, slugs, tag, count]),
    load: async ({ slugs = [], tag, count }, context) => {
      const entries = slugs.length > 0 ? await chosen(source, slugs, context) : await all(source, context);
      const wanted = tag ? entries.filter((entry) => source.hasTag(entry, tag)) : entries;
      return wanted.slice(0, count);
    },
  };
}

async function all<Entry>({ index, read }: Source<Entry>, { document }: LoadContext): Promise<readonly Entry[]> {
  return readChildren(await document({ kind: 'children', name: index }), read);
}

async function chosen<Entry>(
  { read, nameOf }: Source<Entry>,
  slugs: readonly string[],
  { document }: LoadContext,
): Promise<readonly Entry[]> {
  const documents = slugs.map((slug) => document({ kind: 'augmentedpage', name: nameOf(slug) }));
  return (await Promise.all(documents)).flatMap((found) => read(found) ?? []);
}
