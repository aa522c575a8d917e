import { ApiError } from '../../api/core/api-error.ts';
import { updateLock } from './editor-api.ts';

/** Sends a request to the studio's API; throws an `ApiError`. `Answer` is the response type of the endpoint. */
export async function callTool<Answer>(path: string, body?: object): Promise<Answer> {
  const init =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let status = 0;
  let answer: { errorDetails?: readonly Partial<ApiError>[] };
  try {
    const response = await fetch(path, init);
    if (path.startsWith('/cms/')) updateLock(response.status);
    answer = await response.json();
    // Parse boundary: client and server declare the response by the same type.
    if (response.ok) return answer as Answer;
    status = response.status;
  } catch (cause) {
    throw new ApiError({ errorId: 'NETWORK', status, message: 'The server does not answer. Try again.', cause });
  }
  throw new ApiError({ errorId: 'GEN500', message: 'The server refused.', ...answer.errorDetails?.[0], status, path });
}

/** Returns the error text for an editor. */
export function errorTextOf(error: unknown): string {
  return error instanceof ApiError && error.message !== '' ? error.message : 'Something went wrong. Try again.';
}
