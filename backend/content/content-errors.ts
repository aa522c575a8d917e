import type { Context } from 'hono';
import { NOTHING_THERE } from '../../src/cms/client/content-name.ts';
import { APPLICATION_ID } from '../../src/config.ts';
import type { RequestEnvironment } from '../http/environment.ts';

/** Error answers of the content calls (contract 3). */
interface ErrorFields {
  readonly status: 400 | 404 | 502 | 503;
  readonly errorId: string;
  readonly message: string;
  readonly details?: Record<string, string>;
}

export function unknownDocument(context: Context<RequestEnvironment>): Response {
  return errorResponse(context, { status: 404, errorId: 'API404', message: 'There is no such document.' });
}

/** The same, where nothing else is there either. */
export function noDocuments(context: Context<RequestEnvironment>): Response {
  context.header(NOTHING_THERE, 'true');
  return unknownDocument(context);
}

export function contentGone(context: Context<RequestEnvironment>): Response {
  const message = 'The documents are not there at the moment.';
  return errorResponse(context, { status: 503, errorId: 'GEN500', message });
}

export function brokenDocument(context: Context<RequestEnvironment>, document: string): Response {
  const message = 'The document cannot be read: it is truncated or no JSON object.';
  return errorResponse(context, { status: 502, errorId: 'GEN500', message, details: { document } });
}

export function invalidInput(context: Context<RequestEnvironment>, path: string, message: string): Response {
  return errorResponse(context, { status: 400, errorId: 'VALIDATION', message, details: { path } });
}

function errorResponse(context: Context<RequestEnvironment>, error: ErrorFields): Response {
  const { correlationId } = context.env.ids;
  const { errorId, message, details = {} } = error;
  const body = { errorDetails: [{ errorId, code: errorId, message, details }], appId: APPLICATION_ID, correlationId };
  return context.json(body, error.status, { 'cache-control': 'no-store' });
}
