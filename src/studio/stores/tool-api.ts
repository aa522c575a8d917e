import { ApiError } from '../../api/core/api-error.ts';
import { createHttpClient } from '../../api/core/http-client.ts';
import type { Operation, OperationInput } from '../../api/core/operation.ts';
import { updateLock } from './editor-api.ts';

const perform = createHttpClient(
  async ({ path, method }, { body }) => {
    const sent = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetch(path, { method, ...sent });
    if (path.startsWith('/cms/')) updateLock(response.status);
    return response;
  },
  (response) => response.json(),
);

/** Sends a request to the studio's API; throws an `ApiError`. `Answer` is the response type of the endpoint. */
export function callTool<Answer>(path: string, body?: object): Promise<Answer> {
  const tool: Operation<OperationInput, Answer> = { name: 'tool', method: body ? 'POST' : 'GET', path };
  return perform(tool, body ? { body } : {}, undefined, 0);
}

/** Returns the error text for an editor. */
export function errorTextOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong. Try again.';
  if (error.status === 0) return 'The server does not answer. Try again.';
  return error.message === '' ? 'The server refused.' : error.message;
}
