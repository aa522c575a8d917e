import { augmentFragment, augmentPage, documentPathOf, type AugmentDeps } from './augment.ts';
import type { ListedDocument } from './documents/document-lists.ts';
import type { DocumentKind, Scope } from './documents/document-lookup.ts';
import { indexDocuments } from './index-operation.ts';
import { isRecord, memberOf } from '../../domain/record.ts';
import { hashOf } from './documents/parse-document.ts';
import type { ContentResult, ContentResponse, FoundDocument } from './content-result.ts';

export type ContentEndpoint = (deps: AugmentDeps, scope: Scope, name: string) => Promise<ContentResult>;

const PAGES: readonly DocumentKind[] = ['page', 'article', 'generic'];
const MISSING = { status: 'missing' } as const;

/** Operations below `canvas/` (docs/contract.md#content-documents); `name` is empty for menu, footer, popups, showcases and index. */
export const CONTENT_ENDPOINTS = {
  augmentedpage: page(PAGES),
  category: page(['category']),
  product: page(['product']),
  search: page(['search']),
  page: (deps, scope, name) => stored(deps, { ...scope, siteLocales: scope.siteLocales.slice(0, 1) }, PAGES, name),
  fragment: async (deps, scope, name) => {
    const found = await deps.lookup.find(scope, { kinds: ['fragment'], name });
    return found.status === 'found'
      ? { status: 'found', source: found.document, ...(await augmentFragment(deps, scope, found)) }
      : found;
  },
  showcase: page(['showcase']),
  menu: (deps, scope) => only(deps, scope, 'menu'),
  footer: (deps, scope) => only(deps, scope, 'footer'),
  popups,
  showcases: async (deps, scope) => list('showcases', await all(deps, scope, 'showcase')),
  children,
  index: indexDocuments,
} satisfies Record<string, ContentEndpoint>;

function page(kinds: readonly DocumentKind[]): ContentEndpoint {
  return async (deps, scope, name) => {
    const found = await deps.lookup.find(scope, { kinds, name });
    return found.status === 'found'
      ? { status: 'found', source: found.document, ...(await augmentPage(deps, scope, found)) }
      : found;
  };
}

async function stored(
  { lookup }: AugmentDeps,
  scope: Scope,
  kinds: readonly DocumentKind[],
  name: string,
): Promise<ContentResult> {
  const found = await lookup.find(scope, { kinds, name });
  if (found.status !== 'found') return found;
  const { revision, content, bytes } = found.document;
  return { status: 'found', revision, content, bytes, source: found.document };
}

/**
 * For a kind of which a site has one document: `main`, else `default`, else the kind's name, else the first document.
 */
async function only(deps: AugmentDeps, scope: Scope, kind: DocumentKind): Promise<ContentResult> {
  for (const siteLocale of scope.siteLocales) {
    const here = { ...scope, siteLocales: [siteLocale] };
    const others = await deps.lookup.names(here, kind);
    for (const name of new Set(['main', 'default', kind, ...others])) {
      const answer = await stored(deps, here, [kind], name);
      if (answer.status !== 'missing') return answer;
    }
  }
  return MISSING;
}

/**
 * Pages and articles whose `parent` is the page, without their sections: the newest first by `article.publishedAt`,
 * those without a date after them by name. An article without a parent is a child of `articles`.
 */
async function children({ lookup, documentLists }: AugmentDeps, scope: Scope, parent: string): Promise<ContentResult> {
  const slug = parent.toLowerCase();
  const byParent = await documentLists.derive(scope, {
    purpose: 'children',
    kinds: ['page', 'article'],
    make: (documents) => Map.groupBy(documents, parentOf),
  });
  const found = byParent.get(slug);
  if (found !== undefined) return childList(found, slug);
  const answer = await lookup.find(scope, { kinds: PAGES, name: slug });
  return answer.status === 'found' ? childList([], slug) : answer;
}

function parentOf({ kind, summary }: ListedDocument): string | undefined {
  const { parent } = summary.head;
  if (typeof parent === 'string') return parent.toLowerCase().replace(/^\//, '');
  return kind === 'article' ? 'articles' : undefined;
}

const childDocumentLists = new WeakMap<readonly ListedDocument[], ContentResponse>();

/** Memoized per list of documents. */
function childList(documents: readonly ListedDocument[], parent: string): ContentResponse {
  const cached = childDocumentLists.get(documents);
  if (cached !== undefined) return cached;
  const response = list('children', newestFirst(documents), { parent });
  childDocumentLists.set(documents, response);
  return response;
}

function newestFirst(documents: readonly ListedDocument[]): Listed[] {
  const dated = documents.map((document) => ({ document, moment: publishedAt(document) }));
  return dated
    .toSorted((a, b) => b.moment - a.moment)
    .map(({ document: { name, kind, siteLocale, summary } }) => ({
      name,
      kind,
      siteLocale,
      content: summary.head,
      revision: summary.revision,
    }));
}

/** Epoch milliseconds; 0 where the document has no such date. */
function publishedAt({ summary }: ListedDocument): number {
  const { article } = summary.head;
  const date = isRecord(article) ? article['publishedAt'] : undefined;
  return (typeof date === 'string' && Date.parse(date)) || 0;
}

/**
 * Every visible document of a kind with its sections, those of the nearest locale first; broken documents are left out.
 */
async function all({ lookup }: AugmentDeps, scope: Scope, kind: DocumentKind): Promise<Listed[]> {
  const documents: Listed[] = [];
  for (const name of await lookup.names(scope, kind)) {
    const answer = await lookup.find(scope, { kinds: [kind], name });
    if (answer.status !== 'found') continue;
    const { content, revision } = answer.document;
    documents.push({ name, kind, siteLocale: answer.siteLocale, content, revision });
  }
  return documents;
}

/**
 * Visible pop-ups with fragments inlined, in the order of their names, those of the nearest locale first; `baselines` are
 * the sections of the slot `main`.
 */
async function popups(deps: AugmentDeps, scope: Scope): Promise<ContentResult> {
  const listed: Listed[] = [];
  for (const name of await deps.lookup.names(scope, 'popup')) {
    const found = await deps.lookup.find(scope, { kinds: ['popup'], name });
    if (found.status !== 'found') continue;
    const { content, revision } = await augmentPage(deps, scope, found);
    const members = {
      name: found.name,
      minimizedTitle: null,
      ...content,
      baselines: memberOf(content['sections'], 'main'),
    };
    listed.push({ name: found.name, kind: 'popup', siteLocale: found.siteLocale, content: members, revision });
  }
  return list('popups', listed);
}

/** A document as lists return it. */
interface Listed extends Pick<FoundDocument, 'name' | 'kind' | 'siteLocale'> {
  readonly content: Readonly<Record<string, unknown>>;
  readonly revision: string;
}

function list(
  type: 'popups' | 'children' | 'showcases',
  documents: readonly Listed[],
  members: object = {},
): ContentResponse {
  const revision = hashOf(
    type,
    JSON.stringify(members),
    ...documents.flatMap((document) => [documentPathOf(document), document.revision]),
  );
  const items = documents.map(({ name, kind, siteLocale, content, revision: documentRevision }) => {
    const { sections, ...rest } = content;
    const identity = { slug: name, locale: siteLocale.locale, revision: documentRevision };
    return type === 'popups' ? { ...rest, sections, ...identity } : { ...rest, type: kind, ...identity };
  });
  return { status: 'found', revision, content: { id: type, type, ...members, revision, items } };
}
