import type { Session } from '../../api/identity/token.schema.ts';
import { issueToken } from '../../api/identity/token.ts';
import { createAction } from './action.ts';
import { createHttpClient } from '../../api/core/http-client.ts';
import { callApi, readJson } from './api.ts';
import { loadTokenRecovery } from './load-token-recovery.ts';
import { createStore } from './store.ts';

/** The gateway's session of this browser; scripts never see the tokens. */
export const $session = createStore<Session | undefined>(undefined);

declare global {
  /** Response to the request that the document has sent (`islands/shell/early-session.ts`). */
  var earlySession: Promise<Response> | undefined;
}

function askForToken(): Promise<Session> {
  const response = globalThis.earlySession;
  globalThis.earlySession = undefined;
  const call = response ? createHttpClient(() => response, readJson) : callApi;
  return call(issueToken, { body: { type: 'Guest' } });
}

let starting: Promise<Session> | undefined;

async function start(): Promise<Session> {
  try {
    const session = await askForToken().catch(async (error) =>
      (await loadTokenRecovery(error)).retryToken(error, askForToken),
    );
    $session.set(session);
    return session;
  } finally {
    starting = undefined;
  }
}

/**
 * Requests the session from the gateway, which creates a guest session where there is none; concurrent calls share the
 * response.
 */
export const startSession = createAction('session/start', () => (starting ??= start()));

/** Requests the session even if one is known; rejects with `ApiError`. */
export async function renewSession(): Promise<Session> {
  const outcome = await startSession();
  if (!outcome.ok) throw outcome.error;
  return outcome.value;
}

/** The known session, or a new one; rejects with `ApiError`. */
export async function currentSession(): Promise<Session> {
  return $session.get() ?? renewSession();
}
