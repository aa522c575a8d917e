import type { Kysely } from 'kysely';
import type { AgentLoginRequest, StoreSession } from '../../src/api/identity/identity.schema.ts';
import { apiError } from '../core/errors.ts';
import type { Tables } from '../db/tables.ts';
import { isPassword } from './passwords.ts';
import type { SessionService } from './sessions.ts';
import type { Principal } from '../core/principal.ts';
import { NEVER_FOR_GOOD, guessError, type LockoutPolicy } from './lockout-policy.ts';

export interface AgentLoginDeps {
  readonly read: Kysely<Tables>;
  readonly sessions: Pick<SessionService, 'connect'>;
  readonly lockout: LockoutPolicy;
}

export interface AgentLoginService {
  /**
   * Connects an associate to the session. Rejects with `STR404` for a store without associates, which are publicly
   * listed. A wrong secret and an unknown associate are rejected alike, by the lockout policy of sign-in, but without
   * the permanent lock (associates cannot reset their secrets) and for each network alone: guessing from elsewhere never
   * keeps an associate out.
   */
  connectAssociate(request: AgentLoginRequest, guesser: Guesser): Promise<StoreSession>;
}

export interface Guesser {
  readonly principal: Principal;
  /** See `RequestContext`. */
  readonly network: string | undefined;
}

export function createAgentLoginService({ read, sessions, lockout }: AgentLoginDeps): AgentLoginService {
  return {
    async connectAssociate({ storeId, storeEmployeeId, password, pin = '' }, { principal, network = '' }) {
      const employees = await read
        .selectFrom('employee')
        .innerJoin('store', 'store.id', 'employee.store_id')
        .select(['employee_id', 'store.name as storeName', 'employee.name as storeEmployeeName', 'secret_hash'])
        .where('employee.store_id', '=', storeId)
        .execute();
      if (employees.length === 0) throw apiError('STR404');
      const found = employees.find(({ employee_id }) => employee_id === storeEmployeeId);
      const login = `associate ${storeId} ${storeEmployeeId} ${network}`;
      const guess = await lockout.attempt(login, NEVER_FOR_GOOD);
      const isRight = await isPassword(password ?? pin, found?.secret_hash ?? null);
      if (!found || !isRight) throw guessError(guess, NEVER_FOR_GOOD);
      await lockout.clear(login);
      await sessions.connect(principal, { storeId, employeeId: storeEmployeeId });
      const { storeName, storeEmployeeName } = found;
      return { storeId, storeName, storeEmployeeId, storeEmployeeName };
    },
  };
}
