import { isApiError } from '../../api/core/api-error.ts';

/** The recovery module is loaded on the first error of the service; an error without a response cannot be repaired. */
export function loadRecovery(error: unknown): Promise<typeof import('./cart-recovery.ts')> {
  if (!isApiError(error) || error.status === 0) throw error;
  return import('./cart-recovery.ts');
}
