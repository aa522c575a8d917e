import { throwUnlessAnswered } from './api.ts';

/** The retry of a token call is loaded only after an error response; without a response there is nothing to retry. */
export function loadTokenRecovery(error: unknown): Promise<typeof import('./token-recovery.ts')> {
  throwUnlessAnswered(error);
  return import('./token-recovery.ts');
}
