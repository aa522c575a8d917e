import { Hono, type MiddlewareHandler } from 'hono';
import type { Editor } from '../../src/lib/editor.ts';
import { callIds } from '../door/call-ids.ts';
import { FAULTS, faultResponse, type Fault } from '../door/fault.ts';
import { isSameOrigin, type OriginRule } from '../door/same-origin.ts';
import { listPages, type PageListParts } from './page-list.ts';
import type { EditorRights } from './editor-rights.ts';
import { createLiveCalls, type LiveCallsOptions } from './live-calls.ts';

export interface EditorCallsOptions {
  readonly rights: EditorRights;
  readonly origin: OriginRule;
  readonly pages: PageListParts;
  readonly live: LiveCallsOptions;
}

/** What a call knows of who sends it. */
export interface EditorEnvironment {
  readonly Variables: { readonly editor: Editor };
}

const NEVER_KEPT = { 'cache-control': 'private, no-store' };

/** `/cms/api`: the calls of editors' tools. Every one of them is an editor's; what changes something comes from the shop itself. */
export function createEditorCalls({ rights, origin, pages, live }: EditorCallsOptions): Hono<EditorEnvironment> {
  const app = new Hono<EditorEnvironment>().basePath('/cms/api');
  app.use(requireEditor(rights, origin));
  app.get('/me', (context) => context.json(context.get('editor'), 200, NEVER_KEPT));
  app.get('/pages', async ({ req, json }) => json(await listPages(pages, req.query()), 200, NEVER_KEPT));
  app.route('/', createLiveCalls(live, rights));
  app.all('*', (context) => fail(context.req.raw, FAULTS.unknownCall));
  return app;
}

function requireEditor(rights: EditorRights, origin: OriginRule): MiddlewareHandler<EditorEnvironment> {
  return async (context, next) => {
    const request = context.req.raw;
    if (!isSameOrigin(request.method, request.headers, origin)) return fail(request, FAULTS.crossOrigin);
    const editor = await rights.read(request);
    if (editor === undefined) return fail(request, FAULTS.notEditor);
    context.set('editor', editor);
    await next();
    return undefined;
  };
}

function fail(request: Request, fault: Fault): Response {
  return faultResponse(fault, callIds(request.headers).correlationId);
}
