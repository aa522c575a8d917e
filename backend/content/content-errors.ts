import type { Context } from 'hono';
import { ApiError } from '../../src/api/core/api-error.ts';
import { NOTHING_THERE } from '../../src/cms/client/content-name.ts';
import type { RequestEnvironment } from '../http/environment.ts';
import { errorResponse } from '../http/responses.ts';

type ContentContext = Context<RequestEnvironment>;

/** Error responses of the content operations (docs/contract.md#errors). */
export function unknownDocument({ env }: ContentContext): Response {
  return errorResponse(
    new ApiError({ status: 404, errorId: 'API404', message: 'There is no such document.' }),
    env.ids,
  );
}

/** 404 response that also says there are no documents at all. */
export function noDocuments(context: ContentContext): Response {
  const response = unknownDocument(context);
  response.headers.set(NOTHING_THERE, 'true');
  return response;
}

export function contentGone({ env }: ContentContext): Response {
  const message = 'The documents are not there at the moment.';
  return errorResponse(new ApiError({ status: 503, errorId: 'GEN500', message }), env.ids);
}

export function brokenDocument({ env }: ContentContext, document: string): Response {
  const message = 'The document cannot be read: it is truncated or no JSON object.';
  return errorResponse(new ApiError({ status: 502, errorId: 'GEN500', message, details: { document } }), env.ids);
}

export function invalidInput({ env }: ContentContext, path: string, message: string): Response {
  return errorResponse(new ApiError({ status: 400, errorId: 'VALIDATION', message, details: { path } }), env.ids);
}
