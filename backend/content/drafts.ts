import { open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { normaliseName, normaliseCode } from '../../src/cms/client/content-name.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import { siteLocalesOf } from './documents/content-scope.ts';
import type { DocumentKind, DocumentLookup } from './documents/document-lookup.ts';
import type { FolderIndex } from './documents/folder-index.ts';
import { hashOf, parseDocument } from './documents/parse-document.ts';
import { isAbsent, readInside } from './documents/read-file.ts';
import { clearLeftBehind, isLock, lockDocument, makeFolder, type WriteLock } from './documents/write-lock.ts';

/** Identifies a document: `us`, `en-us`, `page`, `home`. */
export interface DocumentId {
  readonly siteId: string;
  readonly locale: string;
  readonly kind: DocumentKind;
  readonly name: string;
}

export interface StoredDocument {
  /** `undefined` where the stored file is not a document: it can be discarded or overwritten. */
  readonly document: Readonly<Record<string, unknown>> | undefined;
  /** Revision of the draft where there is one. */
  readonly revision: string;
  readonly isDraft: boolean;
  /** Revision of the published document; `null` for a document that exists as a draft only. */
  readonly publishedRevision: string | null;
}

export type DraftResult =
  | { readonly status: 'done'; readonly revision: string | null }
  /** The document changed since `baseRevision`: the stored revisions. */
  | { readonly status: 'conflict'; readonly revision: string | null; readonly publishedRevision: string | null };

/**
 * Documents as editors work on them: a draft beside the published document, which preview shows and visitors never see.
 * What a draft becomes later (published, scheduled, stored as history) is an operation of the same store.
 */
export interface DraftStore {
  /** Names of a kind's documents that a locale shows, its fallbacks and drafts included. */
  names(scope: Pick<DocumentId, 'siteId' | 'locale' | 'kind'>): Promise<string[]>;
  read(documentId: DocumentId): Promise<StoredDocument | undefined>;
  /**
   * `baseRevision` is the revision the change was made on; `null` for a document that did not exist. A change that is
   * stored already is done, whatever its base, so that a request whose response was lost can be repeated.
   */
  saveDraft(documentId: DocumentId, document: object, baseRevision: string | null): Promise<DraftResult>;
  discardDraft(documentId: DocumentId, baseRevision: string | null): Promise<DraftResult>;
  /** Removes leftovers of processes that were killed while they wrote. */
  tidy(): Promise<void>;
}

export interface DraftStoreDeps {
  readonly root: string;
  readonly folders: FolderIndex;
  readonly lookup: DocumentLookup;
  readonly sites: SitesConfig;
  /** Called with every file that was written or removed, relative to the content folder. */
  readonly changed: (paths: readonly string[]) => void;
}

/** The normalized id; `undefined` where the values cannot name a document. */
export function documentIdOf(siteId: string, locale: string, kind: DocumentKind, name: string): DocumentId | undefined {
  const [site, tongue, slug] = [normaliseCode(siteId), normaliseCode(locale), normaliseName(name)];
  if (site === undefined || tongue === undefined || slug === undefined) return undefined;
  // A folder of that name would collide with a document's file.
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

/** Drafts as files: `<name>.draft.json` beside `<name>.json`, written completely or not at all. */
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

  /**
   * Holds the lock of the document while `write` runs, against this process and others. When nothing has to be written,
   * no file is touched.
   */
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

/** Revision of the draft after the change; `undefined` when it is removed. */
interface NextDraft {
  readonly revision: string | undefined;
  readonly write: (draft: string, lock: WriteLock) => Promise<void>;
}

/** The result when it is known without writing. */
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
  /** Revision as pages in preview state it. */
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

/** Writes to a hidden file and renames it: neither a reader nor a power cut ever leaves half a document. */
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
