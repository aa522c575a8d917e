import { Hono, type MiddlewareHandler } from 'hono';
import { ApiError } from '../../src/api/core/api-error.ts';
import type { PhotoModeration } from '../../src/cms/preview/photo-moderation.ts';
import type { ReviewModeration } from '../../src/cms/preview/review-moderation.ts';
import { HTTP_ERRORS } from '../gateway/error-response.ts';
import { requireOwnOrigin } from '../gateway/require-own-origin.ts';
import { respondToError } from '../gateway/respond-to-error.ts';
import type { OriginRule } from '../gateway/same-origin.ts';
import type { EditorEnvironment } from './editor-environment.ts';
import type { EditorRights } from './editor-rights.ts';
import { createLiveCalls, type LiveCallsOptions } from './live-routes.ts';
import { createLinkCalls } from './link-routes.ts';
import { listPages, type PageListDeps } from './page-list.ts';
import type { LinkMaker } from './preview-links.ts';

export interface EditorCallsOptions {
  readonly rights: EditorRights;
  readonly links: LinkMaker;
  readonly pages: PageListDeps;
  readonly origin: OriginRule;
  readonly live: LiveCallsOptions;
  /** `undefined` where the reviews are those of a remote commerce service. */
  readonly moderation?: Pick<ReviewModeration, 'readPhoto'> | undefined;
  readonly photoModeration?: Pick<PhotoModeration, 'readPhoto'> | undefined;
  /** `undefined` where the company has no sign-in of its own. */
  readonly company: Hono<EditorEnvironment> | undefined;
}

const NO_STORE = { 'cache-control': 'private, no-store' };

/**
 * `/cms/api`: the studio's endpoints. All require an editor, except signing in and out; a change must come from the
 * shop itself.
 */
export function createEditorCalls(options: EditorCallsOptions): Hono<EditorEnvironment> {
  const { rights, links, pages, origin, company, live, moderation, photoModeration: photos } = options;
  const app = new Hono<EditorEnvironment>().basePath('/cms/api');
  app.onError(respondToError(live.log));
  app.use(requireOwnOrigin(origin));
  app.post('/sign-out', async () => endSignIn(rights, links));
  if (company) app.route('/', company);
  app.use(requireEditor(rights));
  app.route('/', createLinkCalls({ links, sitesConfig: pages.sitesConfig, publicOrigin: origin.publicOrigin }));
  app.get('/me', (context) => context.json(context.get('editor'), 200, NO_STORE));
  app.get('/pages', async ({ req, json }) => json(await listPages(pages, req.query()), 200, NO_STORE));
  app.get('/review-photos/:id', async ({ req }) => respondWithPhoto(await moderation?.readPhoto(req.param('id'))));
  app.get('/sent-photos/:id', async ({ req }) => respondWithPhoto(await photos?.readPhoto(req.param('id'))));
  app.route('/', createLiveCalls(live, rights));
  app.all('*', () => {
    throw new ApiError(HTTP_ERRORS.unknownCall);
  });
  return app;
}

/** Also a photo that waits for its moderator. */
function respondWithPhoto(bytes: Buffer | undefined): Response {
  if (bytes === undefined) throw new ApiError(HTTP_ERRORS.unknownCall);
  return new Response(new Uint8Array(bytes), { headers: { ...NO_STORE, 'content-type': 'image/webp' } });
}

/** Deletes the cookies that identify an editor besides the account, and that of a link. */
async function endSignIn(rights: EditorRights, links: LinkMaker): Promise<Response> {
  const headers = new Headers(NO_STORE);
  headers.append('set-cookie', await rights.cookie());
  headers.append('set-cookie', links.cookie('', 0));
  return new Response(null, { status: 204, headers });
}

function requireEditor(rights: EditorRights): MiddlewareHandler<EditorEnvironment> {
  return async (context, next) => {
    const editor = await rights.read(context.req.raw);
    if (editor === undefined) throw new ApiError(HTTP_ERRORS.notEditor);
    context.set('editor', editor);
    await next();
  };
}
