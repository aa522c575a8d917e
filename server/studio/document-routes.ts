import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { ApiError, isApiError } from '../../src/api/core/api-error.ts';
import { documentIdOf, type DocumentId, type DraftResult, type DraftStore } from '../../backend/content/drafts.ts';
import type { Linter } from '../../backend/content/lint/linter.ts';
import type { DocumentKind } from '../../backend/content/documents/document-lookup.ts';
import { cutDepth } from '../../src/cms/client/json-depth.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import type { Log } from '../../src/lib/log.ts';
import type { EditorEnvironment } from './editor-environment.ts';
import { respondWithJson, readJson } from './responses.ts';

export interface DocumentCallsOptions {
  /** `undefined` where another content service stores the documents. */
  readonly drafts: DraftStore | undefined;
  /** Likewise. */
  readonly linter: Pick<Linter, 'check'> | undefined;
  readonly sitesConfig: () => SitesConfig;
  readonly log: Log;
}

const KINDS: Readonly<Record<DocumentKind, true>> = {
  page: true,
  category: true,
  product: true,
  article: true,
  fragment: true,
  menu: true,
  footer: true,
  popup: true,
  search: true,
  showcase: true,
  generic: true,
};

const document = z.record(z.string(), z.unknown());
const checking = z.object({ document });
const saving = z.object({
  document,
  baseRevision: z.string().max(100).nullable(),
});
const discarding = saving.pick({ baseRevision: true });

const PATH = '/documents/:siteId/:locale/:kind/:name{.+}';
const CHECK_PATH = '/checks/:siteId/:locale/:kind/:name{.+}';

const NO_STORE = {
  status: 501,
  errorId: 'CMS501',
  message: 'The documents of this shop are kept by another content service. Change them there.',
};
const NO_DOCUMENT = { status: 404, errorId: 'API404', message: 'There is no such document.' };
const UNREADABLE = {
  status: 502,
  errorId: 'CMS502',
  message: 'What is stored here is no document: its file was damaged.',
};
const NOT_DONE = {
  status: 502,
  errorId: 'CMS502',
  message: 'The shop could not read or write the file. Try again; if that does not help, tell who runs the shop.',
};
const TOO_DEEP = { status: 400, errorId: 'VALIDATION', message: 'The document nests too deeply.' };
/** Error codes of a disk that accepts no writes. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM']);
const DISK_FULL = {
  status: 507,
  errorId: 'CMS507',
  message: 'The shop cannot write files: its disk is full, or closed to it. Tell who runs it, and keep this page open.',
};

/**
 * Endpoints for documents as editors change them. A saved document is a draft: preview shows it, visitors do not see
 * it.
 */
export function createDocumentCalls(options: DocumentCallsOptions): Hono<EditorEnvironment> {
  const app = new Hono<EditorEnvironment>();
  const work = (run: Work) => (context: Context<EditorEnvironment>) => attend(context, options, run);
  app.get('/documents', work(list));
  app.get(PATH, work(read));
  app.put(PATH, work(save));
  app.delete(PATH, work(discard));
  app.post(CHECK_PATH, work(check));
  return app;
}

interface DocumentRequest {
  readonly drafts: DraftStore;
  readonly linter: DocumentCallsOptions['linter'];
  readonly documentId: DocumentId;
}
type Work = (context: Context<EditorEnvironment>, request: DocumentRequest) => Promise<Response>;

async function attend(
  context: Context<EditorEnvironment>,
  { drafts, linter, sitesConfig, log }: DocumentCallsOptions,
  run: Work,
): Promise<Response> {
  const documentId = documentIdIn(context, sitesConfig());
  if (documentId === undefined) throw new ApiError(NO_DOCUMENT);
  if (drafts === undefined) throw new ApiError(NO_STORE);
  try {
    return await run(context, { drafts, linter, documentId });
  } catch (error) {
    if (isApiError(error)) throw error;
    log.error({ err: error, documentId }, 'editors: a document could not be read or written');
    throw new ApiError({ ...(isFull(error) ? DISK_FULL : NOT_DONE), cause: error });
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FULL.has(String(error.code));
}

function documentIdIn(context: Context<EditorEnvironment>, { sites, locales }: SitesConfig): DocumentId | undefined {
  const { siteId = '', locale = '', kind = '', name = 'any' } = { ...context.req.query(), ...context.req.param() };
  const documentId = isKind(kind) ? documentIdOf(siteId, locale, kind, name) : undefined;
  const isKnown = documentId && Object.hasOwn(sites, documentId.siteId) && Object.hasOwn(locales, documentId.locale);
  return isKnown ? documentId : undefined;
}

function isKind(name: string): name is DocumentKind {
  return Object.hasOwn(KINDS, name);
}

const list: Work = async (_context, { drafts, documentId }) =>
  respondWithJson({ items: await drafts.names(documentId) });

const read: Work = async (_context, { drafts, documentId }) => {
  const stored = await drafts.read(documentId);
  if (stored === undefined) throw new ApiError(NO_DOCUMENT);
  const { document, ...details } = stored;
  if (document === undefined) throw new ApiError({ ...UNREADABLE, details });
  return respondWithJson(stored);
};

const save: Work = async (context, { drafts, documentId }) => {
  const { document: content, baseRevision } = await readJson(context, saving);
  if (cutDepth(content)) throw new ApiError(TOO_DEEP);
  return draftResponse(await drafts.saveDraft(documentId, content, baseRevision));
};

/**
 * Checks an edited document and returns findings with their positions: links, files, products and text rules. Nothing
 * is written.
 */
const check: Work = async (context, { linter, documentId }) => {
  const { document: content } = await readJson(context, checking);
  if (cutDepth(content)) throw new ApiError(TOO_DEEP);
  const { siteId, locale, kind, name } = documentId;
  return respondWithJson({ findings: (await linter?.check({ siteId, locale, kind, name, content })) ?? [] });
};

const discard: Work = async (context, { drafts, documentId }) => {
  const { baseRevision } = await readJson(context, discarding);
  return draftResponse(await drafts.discardDraft(documentId, baseRevision));
};

function draftResponse(done: DraftResult): Response {
  if (done.status === 'done') return respondWithJson({ revision: done.revision });
  const { revision, publishedRevision } = done;
  const message = 'Somebody else changed the document in between.';
  throw new ApiError({ status: 409, errorId: 'CMS409', message, details: { revision, publishedRevision } });
}
