import { isApiError } from '../../api/core/api-error.ts';
import { addressOf, createHttpClient, TIMEOUT } from '../../api/core/http-client.ts';
import { isPreview, localeOfPage, siteOfPage } from './shop-state.ts';

/**
 * Calls an operation at the shop's gateway, which reads the session from its cookie and adds what upstream requests
 * need. Reads are retried once (docs/contract.md#operations). `src/api/core/client.ts` is the client for servers. A
 * `signal` that is passed replaces the time limit.
 */
export const callApi = createHttpClient({
  send(operation, input, signal = AbortSignal.timeout(TIMEOUT)) {
    const { method } = operation;
    const { body, headers } = input;
    const mode = isPreview() ? 'preview' : 'live';
    return fetch(`/api${addressOf(operation, input, { siteId: siteOfPage(), locale: localeOfPage(), mode })}`, {
      method,
      signal,
      headers: { 'content-type': 'application/json', ...headers },
      body: body ? JSON.stringify(body) : null,
    });
  },
});

/** Throws an error that is not a response of the API, such as a lost connection. */
export function throwUnlessAnswered(error: unknown): void {
  if (!isApiError(error) || error.status === 0) throw error;
}
