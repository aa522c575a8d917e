import { randomUUID } from 'node:crypto';
import { open, rename, rm, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { normaliseName, normalisePlace } from '../../src/cms/content-name.ts';
import type { SitesConfig } from '../../src/cms/sites.schema.ts';
import { placesOf } from './content-scope.ts';
import type { DocumentKind, DocumentLookup } from './document-lookup.ts';
import type { FolderIndex } from './folder-index.ts';
import { parseDocument } from './parse-document.ts';
import { isAbsent, readInside } from './read-file.ts';
import { lockDocument, makeFolder } from './write-lock.ts';

/** Which document: `us`, `en-us`, `page`, `home`. */
export interface DocumentPlace {
  readonly siteId: string;
  readonly locale: string;
  readonly kind: DocumentKind;
  readonly name: string;
}

export interface StoredDocument {
  readonly document: Readonly<Record<string, unknown>>;
  /** Of the draft where there is one. */
  readonly revision: string;
  readonly isDraft: boolean;
  /** What shoppers have; `null` for a document that is a draft only. */
  readonly publishedRevision: string | null;
}

export type DraftAnswer =
  | { readonly status: 'done'; readonly revision: string | null }
  /** Somebody else wrote in between: what is stored now. */
  | { readonly status: 'conflict'; readonly revision: string | null; readonly publishedRevision: string | null };

/**
 * Documents as editors work on them: a draft beside the published document, which preview shows and shoppers never do. What a draft goes
 * on to become (published, scheduled, kept as history) is an operation of the same store.
 */
export interface DraftStore {
  /** Names of a kind's documents that a locale shows, its fallbacks and drafts included. */
  names(scope: Pick<DocumentPlace, 'siteId' | 'locale' | 'kind'>): Promise<string[]>;
  read(place: DocumentPlace): Promise<StoredDocument | undefined>;
  /** `baseRevision` is what the change was made on; `null` for a document that did not exist. */
  saveDraft(place: DocumentPlace, document: object, baseRevision: string | null): Promise<DraftAnswer>;
  discardDraft(place: DocumentPlace, baseRevision: string | null): Promise<DraftAnswer>;
}

export interface DraftStoreParts {
  readonly root: string;
  readonly folders: FolderIndex;
  readonly lookup: DocumentLookup;
  readonly sites: SitesConfig;
  /** Told of every file that was written or removed, relative to the content folder. */
  readonly changed: (paths: readonly string[]) => void;
}

/** The place as the content folder names it; `undefined` for what can name no document. */
export function placeOf(siteId: string, locale: string, kind: DocumentKind, name: string): DocumentPlace | undefined {
  const [site, tongue, own] = [normalisePlace(siteId), normalisePlace(locale), normaliseName(name)];
  if (site === undefined || tongue === undefined || own === undefined) return undefined;
  return { siteId: site, locale: tongue, kind, name: own };
}

interface Versions {
  readonly draft: Version | undefined;
  readonly published: Version | undefined;
}

interface Version {
  readonly path: string;
  readonly document: Readonly<Record<string, unknown>>;
  readonly revision: string;
}

/** Drafts as files: `<name>.draft.json` beside `<name>.json`, written whole or not at all. */
export function createFileDrafts({ root, folders, lookup, sites, changed }: DraftStoreParts): DraftStore {
  const folderOf = ({ siteId, locale, kind }: DocumentPlace) => join(root, siteId, locale, kind);

  async function version(place: DocumentPlace, ending: string): Promise<Version | undefined> {
    const path = await folders.resolve(folderOf(place), `${place.name}${ending}`.split('/'));
    const bytes = path === undefined ? undefined : await readInside(root, path).catch(absentOrThrow);
    if (path === undefined || bytes === undefined) return undefined;
    const { content, revision, isCut } = await parseDocument(bytes);
    if (isCut) throw new Error('The document nests too deeply to be edited.');
    return { path, document: content, revision };
  }

  async function versions(place: DocumentPlace): Promise<Versions> {
    folders.forget();
    return { draft: await version(place, '.draft.json'), published: await version(place, '.json') };
  }

  async function read(place: DocumentPlace): Promise<StoredDocument | undefined> {
    const { draft, published } = await versions(place);
    const shown = draft ?? published;
    if (shown === undefined) return undefined;
    const { document, revision } = shown;
    return { document, revision, isDraft: draft !== undefined, publishedRevision: published?.revision ?? null };
  }

  /** Nobody else writes the document while `work` runs, in this process or another. */
  async function alone(
    place: DocumentPlace,
    baseRevision: string | null,
    work: (known: Versions, target: string) => Promise<string | null>,
  ): Promise<DraftAnswer> {
    const plain = join(folderOf(place), ...`${place.name}.draft.json`.split('/'));
    await makeFolder(root, dirname(plain));
    const release = await lockDocument(plain);
    try {
      const known = await versions(place);
      const stored = known.draft?.revision ?? known.published?.revision ?? null;
      const publishedRevision = known.published?.revision ?? null;
      if (stored !== baseRevision) return { status: 'conflict', revision: stored, publishedRevision };
      const revision = await work(known, known.draft?.path ?? plain);
      folders.forget();
      changed([`${place.siteId}/${place.locale}/${place.kind}/${place.name}.draft.json`]);
      return { status: 'done', revision };
    } finally {
      await release();
    }
  }

  return {
    names({ siteId, locale, kind }) {
      const view = { isPreview: true, at: Date.now() };
      return lookup.names({ places: placesOf(sites, siteId, locale), view }, kind);
    },
    read,
    saveDraft: (place, document, baseRevision) =>
      alone(place, baseRevision, async (_known, target) => {
        const bytes = Buffer.from(`${JSON.stringify(document, null, 2)}\n`);
        await writeWhole(target, bytes);
        return (await parseDocument(bytes)).revision;
      }),
    discardDraft: (place, baseRevision) =>
      alone(place, baseRevision, async ({ draft, published }) => {
        if (draft !== undefined) await unlink(draft.path);
        return published?.revision ?? null;
      }),
  };
}

function absentOrThrow(error: unknown): undefined {
  if (!isAbsent(error)) throw error;
  return undefined;
}

/** Hidden until it is whole: neither a reader nor a power cut ever meets half of it. */
async function writeWhole(target: string, bytes: Uint8Array): Promise<void> {
  const hidden = join(dirname(target), `.${randomUUID()}.saving`);
  try {
    const file = await open(hidden, 'wx', 0o644);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(hidden, target);
  } finally {
    await rm(hidden, { force: true });
  }
}
