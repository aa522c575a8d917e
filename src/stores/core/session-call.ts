import { isApiError } from '../../api/core/api-error.ts';
import { reportError } from './monitoring.ts';
import { currentSession, renewSession } from './session.ts';

/** The call found no session; a wrong password is refused with the same status. */
const NO_SESSION = 'AUT432';

/** Makes a call that needs a session; one that ran out is renewed once. A refusal is reported. */
export async function asVisitor<Output>(ask: () => Promise<Output>): Promise<Output> {
  await currentSession();
  return ask().catch(async (error: unknown) => {
    reportError(error);
    if (!isApiError(error) || error.errorId !== NO_SESSION) throw error;
    await renewSession();
    return ask();
  });
}
