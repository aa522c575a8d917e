import { isApiError } from '../../api/core/api-error.ts';
import { reportError } from './monitoring.ts';
import { currentSession, renewSession } from './session.ts';

/** The request had no session; a wrong password has the same status. */
const NO_SESSION = 'AUT432';

/**
 * Runs an operation that needs a session. An expired session is renewed, a challenge of bot protection answered, and the
 * operation run once more. Errors are reported.
 */
export async function asVisitor<Output>(ask: () => Promise<Output>): Promise<Output> {
  await currentSession();
  return ask().catch(async (error: unknown) => {
    reportError(error);
    if (!isApiError(error)) throw error;
    if (error.status === 403) await import('./bot-challenge.ts').then((module) => module.passChallenge(error));
    else if (error.errorId === NO_SESSION) await renewSession();
    else throw error;
    return ask();
  });
}
