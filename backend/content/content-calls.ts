import { augmentFragment, augmentPage, nameOf, type AugmentParts } from './augment.ts';
import type { DocumentKind, LookupAnswer, Scope } from './document-lookup.ts';
import { indexDocuments } from './index-call.ts';
import { isRecord } from './is-record.ts';
import { hashOf, type Document } from './parse-document.ts';

type Found = Extract<LookupAnswer, { status: 'found' }>;
type NotFound = Exclude<LookupAnswer, Found>;

export interface FoundContent {
  readonly status: 'found';
  readonly revision: string;
  readonly content: Readonly<Record<string, unknown>>;
  /** The text as it is stored, where that is the answer. */
  readonly bytes?: Buffer<ArrayBuffer>;
  /** The document it is made of. */
  readonly source?: Document;
}

export type CallAnswer = FoundContent | NotFound;
export type ContentCall = (parts: AugmentParts, scope: Scope, name: string) => Promise<CallAnswer>;

const PAGES: readonly DocumentKind[] = ['page', 'article', 'generic'];
const MISSING = { status: 'missing' } as const;

/** The calls of the specification below `canvas/`; `name` is empty for menu, footer, popups, showcases and index. */
export const CONTENT_CALLS = {
  augmentedpage: page(PAGES),
  category: page(['category']),
  product: page(['product']),
  search: page(['search']),
  page: (parts, scope, name) => stored(parts, { ...scope, places: scope.places.slice(0, 1) }, PAGES, name),
  fragment: async (parts, scope, name) => {
    const found = await parts.lookup.find(scope, { kinds: ['fragment'], name });
    return found.status === 'found'
      ? { status: 'found', source: found.document, ...(await augmentFragment(parts, scope, found)) }
      : found;
  },
  showcase: page(['showcase']),
  menu: (parts, scope) => only(parts, scope, 'menu'),
  footer: (parts, scope) => only(parts, scope, 'footer'),
  popups: async (parts, scope) => list('popups', await all(parts, scope, 'popup')),
  showcases: async (parts, scope) => list('showcases', await all(parts, scope, 'showcase')),
  children,
  index: indexDocuments,
} satisfies Record<string, ContentCall>;

function page(kinds: readonly DocumentKind[]): ContentCall {
  return async (parts, scope, name) => {
    const found = await parts.lookup.find(scope, { kinds, name });
    return found.status === 'found'
      ? { status: 'found', source: found.document, ...(await augmentPage(parts, scope, found)) }
      : found;
  };
}

async function stored(
  { lookup }: AugmentParts,
  scope: Scope,
  kinds: readonly DocumentKind[],
  name: string,
): Promise<CallAnswer> {
  const found = await lookup.find(scope, { kinds, name });
  if (found.status !== 'found') return found;
  const { revision, content, bytes } = found.document;
  return { status: 'found', revision, content, bytes, source: found.document };
}

/** A kind of which a site has one document: `main`, else `default`, else the kind's name, else the first there is. */
async function only(parts: AugmentParts, scope: Scope, kind: DocumentKind): Promise<CallAnswer> {
  for (const place of scope.places) {
    const here = { ...scope, places: [place] };
    const others = await parts.lookup.names(here, kind);
    for (const name of new Set(['main', 'default', kind, ...others])) {
      const answer = await stored(parts, here, [kind], name);
      if (answer.status !== 'missing') return answer;
    }
  }
  return MISSING;
}

/**
 * Pages and articles whose `parent` is the page, without their sections: the newest first by `article.publishedAt`, those
 * without a date after them by name. An article that names no parent is a child of `articles`.
 */
async function children(parts: AugmentParts, scope: Scope, parent: string): Promise<CallAnswer> {
  const slug = parent.toLowerCase();
  const documents = [...(await all(parts, scope, 'page')), ...(await all(parts, scope, 'article'))];
  const found = documents.filter((document) => parentOf(document) === slug);
  if (found.length > 0) return list('children', newestFirst(found), { parent: slug });
  const answer = await parts.lookup.find(scope, { kinds: PAGES, name: slug });
  return answer.status === 'found' ? list('children', [], { parent: slug }) : answer;
}

function parentOf({ document, kind }: Found): string | undefined {
  const { parent } = document.content;
  if (typeof parent === 'string') return parent.toLowerCase().replace(/^\//, '');
  return kind === 'article' ? 'articles' : undefined;
}

function newestFirst(documents: readonly Found[]): Found[] {
  const dated = documents.map((found) => ({ found, moment: publishedAt(found) }));
  return dated.toSorted((a, b) => b.moment - a.moment).map(({ found }) => found);
}

/** Epoch milliseconds; 0 where the document has no such date. */
function publishedAt({ document }: Found): number {
  const { article } = document.content;
  const date = isRecord(article) ? article['publishedAt'] : undefined;
  return (typeof date === 'string' && Date.parse(date)) || 0;
}

/** Every visible document of a kind, the nearest place's first; a broken one is left out. */
async function all({ lookup }: AugmentParts, scope: Scope, kind: DocumentKind): Promise<Found[]> {
  const documents: Found[] = [];
  for (const name of await lookup.names(scope, kind)) {
    const answer = await lookup.find(scope, { kinds: [kind], name });
    if (answer.status === 'found') documents.push(answer);
  }
  return documents;
}

function list(
  type: 'popups' | 'children' | 'showcases',
  documents: readonly Found[],
  members: object = {},
): FoundContent {
  const revision = hashOf(
    type,
    JSON.stringify(members),
    ...documents.flatMap((found) => [nameOf(found), found.document.revision]),
  );
  const items = documents.map((found) => {
    const { sections, ...rest } = found.document.content;
    const identity = { slug: found.name, locale: found.place.locale, revision: found.document.revision };
    return type === 'popups' ? { ...rest, sections, ...identity } : { ...rest, type: found.kind, ...identity };
  });
  return { status: 'found', revision, content: { id: type, type, ...members, revision, items } };
}
