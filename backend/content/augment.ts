import { parseAugmentedPage, type AugmentedPage } from '../../src/cms/sections/augmented-page.schema.ts';
import type { DocumentLists } from './documents/document-lists.ts';
import type { DocumentLookup, LookupResult, Scope } from './documents/document-lookup.ts';
import { createInsert, fragmentIdsIn, itemsOfFragment, type FragmentItems } from './fragments.ts';
import { markSources } from './mark-sources.ts';
import { yieldFor, hashOf, type Document } from './documents/parse-document.ts';
import { warnOfDuplicates, type WarnOnce } from './warn-once.ts';

type FoundDocument = Extract<LookupResult, { status: 'found' }>;

export interface Augmented {
  /** Changes with the document, its site and locale, and every fragment in it. */
  readonly revision: string;
  readonly content: Readonly<Record<string, unknown>>;
}

export interface AugmentDeps {
  readonly lookup: DocumentLookup;
  readonly documentLists: DocumentLists;
  readonly warnOnce: WarnOnce;
}

/** Fragments per page, nested ones included. */
const FRAGMENT_LIMIT = 500;

/** Cached per document: the ids of the fragments that the page references, and the page last built from it. */
interface Prepared {
  readonly envelope: AugmentedPage;
  readonly fragmentIds: ReadonlySet<string>;
  latest?: Augmented;
}

const preparations = new WeakMap<Document, Prepared>();

/** A page's complete envelope (docs/contract.md#content-documents) with its fragments inlined. Members beyond the envelope stay as stored. */
export async function augmentPage(deps: AugmentDeps, scope: Scope, found: FoundDocument): Promise<Augmented> {
  const prepared = prepare(found.document);
  const fragments = await loadFragments(deps, scope, prepared.fragmentIds);
  const revision = revisionOf(scope, found, fragments);
  if (prepared.latest?.revision !== revision) {
    await yieldFor(found.document.bytes);
    const insert = createInsert(insertOptions(deps, scope, found, fragments));
    const source = `${documentPathOf(found)}#sections`;
    const isList = Array.isArray(found.document.content['sections']);
    const slots = Object.entries(prepared.envelope.sections).map(([slot, stored]) => {
      const items = scope.view.isPreview ? markSources(stored, isList ? source : `${source}.${slot}`) : stored;
      return [slot, insert(items)] as const;
    });
    warnOfDuplicates(
      slots.flatMap(([, items]) => items),
      { document: documentPathOf(found), revision },
      deps.warnOnce,
    );
    prepared.latest = {
      revision,
      content: {
        ...envelopeOf(found, prepared.envelope),
        ...(scope.view.isPreview ? previewMembers(found, fragments) : {}),
        revision,
        sections: Object.fromEntries(slots),
      },
    };
  }
  return prepared.latest;
}

/**
 * The page's source documents: `revisions` holds the revision of each document whose sections are on the page, by
 * `source`.
 */
function previewMembers(found: FoundDocument, fragments: Loaded): object {
  const inserted = [...fragments.values()].flatMap((one) => (one ? [[one.source, one.revision]] : []));
  const revisions = Object.fromEntries([...inserted, [documentPathOf(found), found.document.revision]]);
  return { source: documentPathOf(found), isDraft: found.isDraft, revisions };
}

function prepare(document: Document): Prepared {
  const cached = preparations.get(document);
  if (cached) return cached;
  const { content } = document;
  const envelope = parseAugmentedPage({ ...content, sections: slotsOf(content['sections']) });
  if (!envelope) throw new Error('A document is a JSON object.');
  const prepared = { envelope, fragmentIds: fragmentIdsIn(Object.values(envelope.sections).flat()) };
  preparations.set(document, prepared);
  return prepared;
}

function envelopeOf(found: FoundDocument, envelope: AugmentedPage): object {
  const { content } = found.document;
  const identity = {
    id: envelope.id || `${found.kind}-${found.name}`,
    slug: found.name,
    locale: found.siteLocale.locale,
  };
  const seo = { ...envelope.seo, title: envelope.seo.title || titleOf(content) };
  const type = found.kind === 'article' ? 'article' : envelope.type;
  return { ...content, ...envelope, ...identity, type, seo };
}

/** A fragment on its own: its `sections` list with nested fragments inlined. */
export async function augmentFragment(deps: AugmentDeps, scope: Scope, found: FoundDocument): Promise<Augmented> {
  const items = markedItems(scope, found);
  const fragments = await loadFragments(deps, scope, fragmentIdsIn(items));
  const sections = createInsert(insertOptions(deps, scope, found, fragments))(items, [found.name]);
  const revision = revisionOf(scope, found, fragments);
  const members = scope.view.isPreview ? previewMembers(found, fragments) : {};
  return { revision, content: { ...found.document.content, ...members, sections } };
}

interface LoadedFragment extends FragmentItems {
  readonly revision: string;
  readonly source: string;
}
type Loaded = ReadonlyMap<string, LoadedFragment | undefined>;

async function loadFragments(deps: AugmentDeps, scope: Scope, ids: ReadonlySet<string>): Promise<Loaded> {
  const loaded = new Map<string, LoadedFragment | undefined>();
  let pending = [...ids];
  while (pending.length > 0 && loaded.size < FRAGMENT_LIMIT) {
    const batch = pending.slice(0, FRAGMENT_LIMIT - loaded.size);
    const fragments = await Promise.all(batch.map((name) => loadFragment(deps, scope, name)));
    batch.forEach((name, index) => loaded.set(name, fragments[index]));
    const nested = fragments.flatMap((fragment) => (fragment ? [...fragmentIdsIn(fragment.items)] : []));
    pending = [...new Set(nested)].filter((name) => !loaded.has(name));
  }
  return loaded;
}

async function loadFragment(deps: AugmentDeps, scope: Scope, name: string): Promise<LoadedFragment | undefined> {
  const answer = await deps.lookup.find(scope, { kinds: ['fragment'], name });
  if (answer.status !== 'found') return undefined;
  const { revision, bytes } = answer.document;
  return { items: markedItems(scope, answer), size: bytes.length, revision, source: documentPathOf(answer) };
}

/** A fragment's items; in preview each is marked with its source. */
function markedItems({ view }: Scope, found: FoundDocument): readonly unknown[] {
  const { content } = found.document;
  const items = itemsOfFragment(content);
  const isMarked = view.isPreview && Array.isArray(content['sections']);
  return isMarked ? markSources(items, `${documentPathOf(found)}#sections`) : items;
}

function insertOptions(deps: AugmentDeps, scope: Scope, found: FoundDocument, fragments: Loaded) {
  return { fragments, document: documentPathOf(found), isPreview: scope.view.isPreview, warnOnce: deps.warnOnce };
}

function revisionOf({ view }: Scope, found: FoundDocument, loaded: Loaded): string {
  const fragments = [...loaded].map(([name, fragment]) => `${name}=${fragment?.revision ?? ''}`);
  return hashOf(
    view.isPreview ? 'preview' : 'live',
    documentPathOf(found),
    found.document.revision,
    ...fragments.toSorted(),
  );
}

export function documentPathOf(found: Pick<FoundDocument, 'siteLocale' | 'kind' | 'name'>): string {
  return `${found.siteLocale.siteId}/${found.siteLocale.locale}/${found.kind}/${found.name}`;
}

/** A plain list of sections is the page's `main` slot. */
function slotsOf(sections: unknown): unknown {
  return Array.isArray(sections) ? { main: sections } : sections;
}

function titleOf(content: Readonly<Record<string, unknown>>): string {
  const title = content['title'];
  return typeof title === 'string' ? title : '';
}
