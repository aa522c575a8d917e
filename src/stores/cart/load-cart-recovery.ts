import { throwUnlessAnswered } from '../core/api.ts';

/** The retry of a cart call is loaded only after an error response; without a response there is nothing to retry. */
export function loadCartRecovery(error: unknown): Promise<typeof import('./cart-recovery.ts')> {
  throwUnlessAnswered(error);
  return import('./cart-recovery.ts');
}
