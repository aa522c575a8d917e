import { throwUnlessAnswered } from './api.ts';
import { currentSession } from './session.ts';

/**
 * Runs an operation that needs a session. An expired session is renewed, a challenge of bot protection answered, and the
 * operation run once more. Errors are reported. What an error response needs is loaded with the first one.
 */
export async function asVisitor<Output>(ask: () => Promise<Output>): Promise<Output> {
  await currentSession();
  return ask().catch(async (error: unknown) => {
    throwUnlessAnswered(error);
    return (await import('./call-recovery.ts')).retryCall(error, ask);
  });
}
