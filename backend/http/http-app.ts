import { Hono } from 'hono';
import type { Log } from '../../src/lib/log.ts';
import { apiError } from '../core/errors.ts';
import { databaseAway } from '../core/unavailable.ts';
import { isDatabaseAway } from '../db/database-errors.ts';
import { errorResponse, internalError, readIds } from './responses.ts';
import type { RequestEnvironment } from './environment.ts';
import { finishBody } from './read-input.ts';

export type App = Hono<RequestEnvironment>;

interface AppDeps {
  readonly description: object;
  readonly commerce: App;
  readonly content: App;
  readonly log: Log;
}

/** All calls, their description, and what answers where there is none. */
export function createApp({ description, commerce, content, log }: AppDeps): App {
  const app: App = new Hono<RequestEnvironment>();
  app.get('/openapi.json', (context) => context.json(description));
  app.route('/', commerce);
  app.route('/', content);
  app.notFound((context) => errorResponse(apiError('API404'), context.env.ids));
  app.onError((error, context) => {
    log.error({ err: error, path: context.req.path, ...context.env.ids }, 'call failed');
    if (isDatabaseAway(error)) return errorResponse(databaseAway(), context.env.ids);
    return errorResponse(internalError(), context.env.ids);
  });
  return app;
}

/** Every answer carries the ids of its call: the caller's, where it sent valid ones. */
export async function answerWith(app: App, request: Request): Promise<Response> {
  const ids = readIds(request.headers);
  const response = await app.fetch(request, { ids });
  if (response.status === 413 || !(await finishBody(request))) response.headers.set('connection', 'close');
  response.headers.set('x-transaction-id', ids.transactionId);
  response.headers.set('x-correlation-id', ids.correlationId);
  return response;
}
