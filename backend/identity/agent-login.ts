import type { Kysely } from 'kysely';
import type { AgentLoginRequest, StoreSession } from '../../src/api/identity/identity.schema.ts';
import { apiError } from '../core/errors.ts';
import type { Tables } from '../db/tables.ts';
import { isPassword } from './passwords.ts';
import type { Principal } from '../core/principal.ts';
import { NEVER_FOR_GOOD, guessError, type LockoutPolicy } from './lockout-policy.ts';

export interface AgentLoginDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly lockout: LockoutPolicy;
}

export interface AgentLoginService {
  /**
   * Connects an associate to the session. Rejects with `STR404` for an unknown store or employee, both of which are listed for
   * everybody, and a wrong secret by the ladder of sign-in, but for locking for good: associates cannot reset theirs.
   */
  connectAssociate(request: AgentLoginRequest, principal: Principal): Promise<StoreSession>;
}

export function createAgentLoginService({ read, write, lockout }: AgentLoginDeps): AgentLoginService {
  return {
    async connectAssociate({ storeId, storeEmployeeId, password, pin = '' }, principal) {
      const found = await read
        .selectFrom('employee')
        .innerJoin('store', 'store.id', 'employee.store_id')
        .select(['store.name as storeName', 'employee.name as storeEmployeeName', 'employee.secret_hash'])
        .where('employee.store_id', '=', storeId)
        .where('employee.employee_id', '=', storeEmployeeId)
        .executeTakeFirst();
      if (!found) throw apiError('STR404');
      const login = `associate ${storeId} ${storeEmployeeId}`;
      const guess = await lockout.attempt(login, NEVER_FOR_GOOD);
      if (!(await isPassword(password ?? pin, found.secret_hash))) throw guessError(guess, NEVER_FOR_GOOD);
      await lockout.clear(login);
      await write
        .updateTable('session')
        .set({ associate_store_id: storeId, associate_employee_id: storeEmployeeId })
        .where('usid', '=', principal.usid)
        .execute();
      const { storeName, storeEmployeeName } = found;
      return { storeId, storeName, storeEmployeeId, storeEmployeeName };
    },
  };
}
