import { isApiError } from '../../api/core/api-error.ts';

/** What mends a refused call is fetched when one was refused; without an answer there is nothing to mend. */
export function loadRecovery(error: unknown): Promise<typeof import('./cart-recovery.ts')> {
  if (!isApiError(error) || error.status === 0) throw error;
  return import('./cart-recovery.ts');
}
