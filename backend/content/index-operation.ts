import { parseAugmentedPage, type AugmentedPage } from '../../src/cms/sections/augmented-page.schema.ts';
import type { AugmentDeps } from './augment.ts';
import type { ContentResult, ContentResponse } from './content-result.ts';
import type { ListedDocument } from './documents/document-lists.ts';
import type { Scope } from './documents/document-lookup.ts';
import { hashOf } from './documents/parse-document.ts';
import { isDeleted } from './documents/visibility.ts';

const INDEXED = ['page', 'article', 'category', 'product'] as const;
/** Editors open fragments and pop-ups on their own. */
const INDEXED_IN_PREVIEW = [...INDEXED, 'fragment', 'popup'] as const;

/**
 * Every visible document of a locale that has an address, its fallbacks included: the source of sitemaps and alternate
 * languages. Broken documents are left out. In preview also documents that are not valid at the moment, each with the
 * members that the studio lists.
 */
export async function indexDocuments({ documentLists }: AugmentDeps, scope: Scope): Promise<ContentResult> {
  if (!scope.view.isPreview) return documentLists.derive(scope, { purpose: 'index', kinds: INDEXED, make: liveIndex });
  const kinds = INDEXED_IN_PREVIEW;
  const [visitorDocuments, all] = await Promise.all(
    [scope.view, { ...scope.view, isAnyTime: true }].map((view) =>
      Promise.all(kinds.map((kind) => documentLists.visible({ ...scope, view }, kind))),
    ),
  );
  return editorsIndex(visitorDocuments?.flat() ?? [], all?.flat() ?? []);
}

function liveIndex(documents: readonly ListedDocument[]): ContentResponse {
  return index(documents.map((document) => entryOf(document, envelopeOf(document))));
}

/** A document that is not visible at the moment is listed in its version of another moment. */
function editorsIndex(visitorDocuments: readonly ListedDocument[], all: readonly ListedDocument[]): ContentResponse {
  const byName = new Map(visitorDocuments.map((document) => [`${document.kind}/${document.name}`, document]));
  const items = all.map((hidden) => {
    const visible = byName.get(`${hidden.kind}/${hidden.name}`);
    const document = visible ?? hidden;
    const envelope = envelopeOf(document);
    return { ...entryOf(document, envelope), ...forEditors(document, envelope), isShown: visible !== undefined };
  });
  return index(items);
}

/** The revision is that of the listed items, not of each document. */
function index(items: readonly object[]): ContentResponse {
  const revision = hashOf('index', JSON.stringify(items));
  return { status: 'found', revision, content: { id: 'index', type: 'index', revision, items } };
}

const envelopes = new WeakMap<ListedDocument['summary'], AugmentedPage | undefined>();

function envelopeOf({ summary }: ListedDocument): AugmentedPage | undefined {
  if (!envelopes.has(summary)) envelopes.set(summary, parseAugmentedPage(summary.head));
  return envelopes.get(summary);
}

function entryOf({ kind, name, siteLocale }: ListedDocument, envelope: AugmentedPage | undefined) {
  return { kind, name, locale: siteLocale.locale, robots: envelope?.seo.robots ?? 'index,follow' };
}

function forEditors({ summary, isDraft }: ListedDocument, envelope: AugmentedPage | undefined): object {
  const { parent } = summary.head;
  const { seo, validFrom, validTo } = envelope ?? {};
  const above = typeof parent === 'string' ? parent : null;
  const title = seo?.title ?? '';
  return { title, parent: above, isDraft, isDeleted: isDeleted(summary.head), validFrom, validTo };
}
