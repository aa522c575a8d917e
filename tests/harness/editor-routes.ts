import { createCompanyCalls } from '../../server/studio/company-routes.ts';
import { createEditorCalls, type EditorCallsOptions } from '../../server/studio/studio-routes.ts';
import { ROUTES, type Route } from '../../src/routes.ts';

/** Stands for whatever the calls are made of: they are listed, never carried out. */
const anything: unknown = new Proxy(() => anything, { get: () => anything });

/** `GET /cms/api/me` and so on, as the server itself lists them; what takes every method is no call. */
export function editorCalls(): readonly string[] {
  const signIn = { start: async () => Promise.reject(new Error('nobody')), finish: async () => undefined };
  const log = { info() {}, warn() {}, error() {} };
  const company = createCompanyCalls({
    signIn,
    rights: { cookie: async () => '' },
    secret: 'none',
    isSecure: false,
    log,
  });
  const options = new Proxy({ company }, { get: (own, name) => (name === 'company' ? own.company : anything) });
  // Nothing of them is looked at until a call comes.
  const { routes } = createEditorCalls(options as unknown as EditorCallsOptions);
  return [...new Set(routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`))];
}

const routes: readonly Route[] = ROUTES;

/** Patterns of all pages of editors' tools. */
export const editorPages = (): readonly Route[] =>
  routes.filter(({ pattern, guard }) => guard === 'editor' || pattern.startsWith('/cms/'));
