import { open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { normaliseName, normaliseCode } from '../../src/cms/client/content-name.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import { siteLocalesOf } from './content-scope.ts';
import type { DocumentKind, DocumentLookup } from './documents/document-lookup.ts';
import type { FolderIndex } from './documents/folder-index.ts';
import { hashOf, parseDocument } from './documents/parse-document.ts';
import { isAbsent, readInside } from './documents/read-file.ts';
import { clearLeftBehind, isLock, lockDocument, makeFolder, type WriteLock } from './documents/write-lock.ts';

/** Which document: `us`, `en-us`, `page`, `home`. */
export interface DocumentId {
  readonly siteId: string;
  readonly locale: string;
  readonly kind: DocumentKind;
  readonly name: string;
}

export interface StoredDocument {
  /** None where what is stored is no document: it can be given up or written over. */
  readonly document: Readonly<Record<string, unknown>> | undefined;
  /** Of the draft where there is one. */
  readonly revision: string;
  readonly isDraft: boolean;
  /** What shoppers have; `null` for a document that is a draft only. */
  readonly publishedRevision: string | null;
}

export type DraftResult =
  | { readonly status: 'done'; readonly revision: string | null }
  /** Somebody else wrote in between: what is stored now. */
  | { readonly status: 'conflict'; readonly revision: string | null; readonly publishedRevision: string | null };

/**
 * Documents as editors work on them: a draft beside the published document, which preview shows and shoppers never do. What a draft goes
 * on to become (published, scheduled, kept as history) is an operation of the same store.
 */
export interface DraftStore {
  /** Names of a kind's documents that a locale shows, its fallbacks and drafts included. */
  names(scope: Pick<DocumentId, 'siteId' | 'locale' | 'kind'>): Promise<string[]>;
  read(documentId: DocumentId): Promise<StoredDocument | undefined>;
  /**
   * `baseRevision` is what the change was made on; `null` for a document that did not exist. What is as wanted already is done, also
   * where it was done on another one: whoever lost the answer asks again.
   */
  saveDraft(documentId: DocumentId, document: object, baseRevision: string | null): Promise<DraftResult>;
  discardDraft(documentId: DocumentId, baseRevision: string | null): Promise<DraftResult>;
  /** Clears away what processes that were ended while they wrote left behind. */
  tidy(): Promise<void>;
}

export interface DraftStoreDeps {
  readonly root: string;
  readonly folders: FolderIndex;
  readonly lookup: DocumentLookup;
  readonly sites: SitesConfig;
  /** Told of every file that was written or removed, relative to the content folder. */
  readonly changed: (paths: readonly string[]) => void;
}

/** The place as the content folder names it; `undefined` for what can name no document. */
export function documentIdOf(siteId: string, locale: string, kind: DocumentKind, name: string): DocumentId | undefined {
  const [site, tongue, slug] = [normaliseCode(siteId), normaliseCode(locale), normaliseName(name)];
  if (site === undefined || tongue === undefined || slug === undefined) return undefined;
  // A folder of that name would stand where a document does.
  if (slug.split('/').some((segment) => segment.endsWith('.json'))) return undefined;
  return { siteId: site, locale: tongue, kind, name: slug };
}

interface Versions {
  readonly draft: Version | undefined;
  readonly published: Version | undefined;
}

interface Version {
  readonly path: string;
  readonly document: Readonly<Record<string, unknown>> | undefined;
  readonly revision: string;
}

/** Drafts as files: `<name>.draft.json` beside `<name>.json`, written whole or not at all. */
export function createFileDrafts({ root, folders, lookup, sites, changed }: DraftStoreDeps): DraftStore {
  const folderOf = ({ siteId, locale, kind }: DocumentId) => join(root, siteId, locale, kind);

  async function version(documentId: DocumentId, ending: string): Promise<Version | undefined> {
    const path = await folders.resolve(folderOf(documentId), `${documentId.name}${ending}`.split('/'));
    const bytes = path === undefined ? undefined : await readInside(root, path).catch(absentOrThrow);
    if (path === undefined || bytes === undefined) return undefined;
    const { revision, content } = await documentIn(bytes);
    return { path, revision, document: content };
  }

  async function versions(documentId: DocumentId): Promise<Versions> {
    folders.forget();
    return { draft: await version(documentId, '.draft.json'), published: await version(documentId, '.json') };
  }

  async function read(documentId: DocumentId): Promise<StoredDocument | undefined> {
    const { draft, published } = await versions(documentId);
    const current = draft ?? published;
    if (current === undefined) return undefined;
    const { document, revision } = current;
    return { document, revision, isDraft: draft !== undefined, publishedRevision: published?.revision ?? null };
  }

  /** Nobody else writes the document while `write` does, in this process or another. What needs no writing leaves no trace. */
  async function writeExclusively(
    documentId: DocumentId,
    baseRevision: string | null,
    next: NextDraft,
  ): Promise<DraftResult> {
    const early = verdict(await versions(documentId), baseRevision, next);
    if (early !== undefined) return early;
    const plain = join(folderOf(documentId), ...`${documentId.name}.draft.json`.split('/'));
    await makeFolder(root, dirname(plain));
    const lock = await lockDocument(plain);
    try {
      const existing = await versions(documentId);
      const decided = verdict(existing, baseRevision, next);
      if (decided !== undefined) return decided;
      await next.write(existing.draft?.path ?? plain, lock);
      folders.forget();
      changed([`${documentId.siteId}/${documentId.locale}/${documentId.kind}/${documentId.name}.draft.json`]);
      return done(existing, next);
    } finally {
      await lock.release();
    }
  }

  return {
    names({ siteId, locale, kind }) {
      const view = { isPreview: true, at: Date.now() };
      return lookup.names({ siteLocales: siteLocalesOf(sites, siteId, locale), view }, kind);
    },
    read,
    saveDraft(documentId, document, baseRevision) {
      const bytes = Buffer.from(`${JSON.stringify(document, null, 2)}\n`);
      const write: NextDraft['write'] = (target, lock) => writeWhole(target, bytes, lock);
      return writeExclusively(documentId, baseRevision, { revision: hashOf(bytes), write });
    },
    discardDraft: (documentId, baseRevision) =>
      writeExclusively(documentId, baseRevision, { revision: undefined, write: removeFile }),
    async tidy() {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(absentOrThrow);
      const locks = (entries ?? []).filter((entry) => entry.isFile() && isLock(entry.name));
      for (const { parentPath, name } of locks) await clearLeftBehind(join(parentPath, name));
    },
  };
}

/** What the draft is to become: a revision, or gone. */
interface NextDraft {
  readonly revision: string | undefined;
  readonly write: (draft: string, lock: WriteLock) => Promise<void>;
}

/** What can be told without writing. */
function verdict(existing: Versions, baseRevision: string | null, next: NextDraft): DraftResult | undefined {
  const { draft, published } = existing;
  if (draft?.revision === next.revision) return done(existing, next);
  const revision = draft?.revision ?? published?.revision ?? null;
  if (revision === baseRevision) return undefined;
  return { status: 'conflict', revision, publishedRevision: published?.revision ?? null };
}

function done({ published }: Versions, { revision }: NextDraft): DraftResult {
  return { status: 'done', revision: revision ?? published?.revision ?? null };
}

interface Parsed {
  /** As pages in preview name it. */
  readonly revision: string;
  readonly content: Version['document'];
}

async function documentIn(bytes: Buffer<ArrayBuffer>): Promise<Parsed> {
  try {
    const { content, isCut, revision } = await parseDocument(bytes);
    return { revision, content: isCut ? undefined : content };
  } catch {
    return { revision: hashOf(bytes), content: undefined };
  }
}

async function removeFile(path: string, lock: WriteLock): Promise<void> {
  await lock.assertOwned();
  await rm(path);
}

/** Hidden until it is whole: neither a reader nor a power cut ever meets half of it. */
async function writeWhole(target: string, bytes: Uint8Array, lock: WriteLock): Promise<void> {
  try {
    const file = await open(lock.hidden, 'wx', 0o644);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await lock.assertOwned();
    await rename(lock.hidden, target);
  } finally {
    await rm(lock.hidden, { force: true });
  }
}

function absentOrThrow(error: unknown): undefined {
  if (!isAbsent(error)) throw error;
  return undefined;
}
