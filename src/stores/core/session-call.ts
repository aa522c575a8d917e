import { isApiError } from '../../api/core/api-error.ts';
import { reportError } from './monitoring.ts';
import { currentSession, renewSession } from './session.ts';

/** The request had no session; a wrong password has the same status. */
const NO_SESSION = 'AUT432';

/** Runs an operation that needs a session; an expired session is renewed once. Errors are reported. */
export async function asVisitor<Output>(ask: () => Promise<Output>): Promise<Output> {
  await currentSession();
  return ask().catch(async (error: unknown) => {
    reportError(error);
    if (!isApiError(error) || error.errorId !== NO_SESSION) throw error;
    await renewSession();
    return ask();
  });
}
