import { createCompanyCalls } from '../../server/studio/company-routes.ts';
import { createEditorCalls, type EditorCallsOptions } from '../../server/studio/studio-routes.ts';
import type { Route } from '../../src/route.ts';
import { ROUTES } from '../../src/routes.ts';

/** Placeholder for the dependencies of the endpoints: these are listed, never called. */
const anything: unknown = new Proxy(() => anything, { get: () => anything });

/** Lists `GET /cms/api/me` and so on, from the server itself; routes for all methods are no endpoints. */
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
  // Dependencies are only used by a request.
  const { routes } = createEditorCalls(options as unknown as EditorCallsOptions);
  return [...new Set(routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`))];
}

const routes: readonly Route[] = ROUTES;

/** Patterns of all pages of the studio. */
export const editorPages = (): readonly Route[] =>
  routes.filter(({ pattern, guard }) => guard === 'editor' || pattern.startsWith('/cms/'));
