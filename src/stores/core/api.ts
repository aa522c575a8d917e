import { isApiError } from '../../api/core/api-error.ts';
import { addressOf, createHttpClient, TIMEOUT } from '../../api/core/http-client.ts';
import { pageData } from './page-data.ts';

export const readJson = (response: Response): Promise<unknown> => response.json();

/**
 * Calls an operation at the shop's gateway, which reads the session from its cookie and adds what upstream requests
 * need. `signal` aborts the request and replaces the time limit. `src/api/core/client.ts` is the client for servers.
 */
export const callApi = createHttpClient((operation, input, signal = AbortSignal.timeout(TIMEOUT)) => {
  const { body, headers } = input;
  const { siteId, locale, mode } = pageData();
  const query = new URLSearchParams({ siteId, locale, mode });
  return fetch(`/api${addressOf(operation, input, query)}`, {
    method: operation.method,
    signal,
    headers: { 'content-type': 'application/json', ...headers },
    body: body ? JSON.stringify(body) : null,
  });
}, readJson);

/** Throws an error that is not a response of the API, such as a lost connection. */
export function throwUnlessAnswered(error: unknown): void {
  if (!isApiError(error) || error.status === 0) throw error;
}
