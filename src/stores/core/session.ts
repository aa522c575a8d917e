import type { Session } from '../../api/identity/token.schema.ts';
import { issueToken } from '../../api/identity/token.ts';
import { createAction } from './action.ts';
import { callApi } from './api.ts';
import { loadTokenRecovery } from './load-token-recovery.ts';
import { createStore } from './store.ts';

/** Who the door says this browser is; the tokens themselves never reach a script. */
export const $session = createStore<Session | undefined>(undefined);

const askForToken = () => callApi(issueToken, { body: { type: 'Guest' } });

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

/** Asks the door for the session, a guest one where there was none; calls made meanwhile share the answer. */
export const startSession = createAction(() => (starting ??= start()));

/** Asks for the session in any case; rejects with `ApiError`. */
export async function renewSession(): Promise<Session> {
  const outcome = await startSession();
  if (!outcome.ok) throw outcome.error;
  return outcome.value;
}

/** The session known already, or a new one; rejects with `ApiError`. */
export async function currentSession(): Promise<Session> {
  return $session.get() ?? renewSession();
}
