import type { StoreSession } from '../../api/identity/identity.schema.ts';
import { isApiError } from '../../api/core/api-error.ts';
import { $session, currentSession, renewSession } from './session.ts';
import { deriveStore } from './store.ts';

/** The associate who serves the customer: a fact of the session, the same in every tab (docs/contract.md#store-associates). */
export const $associate = deriveStore($session, (session): StoreSession | undefined => session?.associate);

/**
 * Reads a list of the customer's own. Null while an associate is connected, also where only the service knows of one yet:
 * then the session is requested anew.
 */
export async function readOwnList<Value>(read: () => Promise<Value>): Promise<Value | null> {
  await currentSession();
  if ($associate.get()) return null;
  return read().catch(async (error: unknown) => {
    if (!isApiError(error) || error.errorId !== 'AUT404') throw error;
    await renewSession();
    return null;
  });
}
