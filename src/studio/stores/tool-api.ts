import { ApiError } from '../../api/core/api-error.ts';
import { requestJson } from '../../api/core/http-client.ts';
import { updateLock } from './editor-api.ts';

/** Sends a request to the studio's API; throws an `ApiError`. `Answer` is the response type of the endpoint. */
export async function callTool<Answer>(path: string, body?: object): Promise<Answer> {
  const init =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const send = async (): Promise<Response> => {
    const response = await fetch(path, init);
    if (path.startsWith('/cms/')) updateLock(response.status);
    return response;
  };
  const outcome = await requestJson(send, path);
  if (outcome instanceof ApiError) throw outcome;
  // Parse boundary: client and server declare the response by the same type.
  return outcome.body as Answer;
}

/** Returns the error text for an editor. */
export function errorTextOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong. Try again.';
  if (error.status === 0) return 'The server does not answer. Try again.';
  return error.message === '' ? 'The server refused.' : error.message;
}
