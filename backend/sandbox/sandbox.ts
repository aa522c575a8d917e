import { isAborted } from '../../src/lib/aborted.ts';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Log } from '../../src/lib/log.ts';
import { BODY_LIMIT } from '../../src/config.ts';

/** Stand-ins of other parties' services under `/sandbox`; a path of none of them is 404. */
export type Sandbox = (request: Request) => Promise<Response>;

/** Each router holds the paths of one provider below `/sandbox`; only those that were chosen are given. */
export function createSandbox(routers: readonly Hono[], log: Log): Sandbox {
  const app = new Hono().basePath('/sandbox');
  app.use(bodyLimit({ maxSize: BODY_LIMIT, onError: (context) => context.text('The body is too large.\n', 413) }));
  for (const router of routers) app.route('/', router);
  app.notFound((context) => context.text('There is nothing here.\n', 404));
  app.onError((error, context) => {
    if (!isAborted(error)) log.error({ err: error, path: context.req.path }, 'sandbox: a request failed');
    return context.text('Something went wrong.\n', 500);
  });
  return async (request) => app.fetch(request);
}
