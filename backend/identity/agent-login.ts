import type { Kysely } from 'kysely';
import type { AgentLoginRequest, StoreSession } from '../../src/api/identity/identity.schema.ts';
import type { CustomerContact, ServedCustomer } from '../../src/api/identity/served-customer.schema.ts';
import { foldEmail, isEmail } from '../../domain/email.ts';
import { dialCodeOf } from '../../domain/phone.ts';
import { apiError } from '../core/errors.ts';
import type { Scope } from '../core/scope.ts';
import type { Tables } from '../db/tables.ts';
import { readPhoneNumber } from '../locations/phone-number.ts';
import { isPassword } from './passwords.ts';
import type { SessionService } from './sessions.ts';
import type { Principal } from '../core/principal.ts';
import { queryServed, toServed, type ServedRow } from './store-sessions.ts';
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

export interface ServedCustomerDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
}

/** Customers whom an associate serves with the session's own cart (docs/decisions/106-served-customers.md). */
export interface ServedCustomerService {
  /** Finds an account by its whole address or number. Rejects with `AUT453` and `CCN404`. */
  findCustomer(contact: CustomerContact, scope: Scope): Promise<ServedCustomer>;
  /** Errors as of `findCustomer`, and `AUT404` where a customer is signed in. */
  serveCustomer(contact: CustomerContact, by: { principal: Principal; scope: Scope }): Promise<ServedCustomer>;
  /** The session goes on for a guest. */
  leaveCustomer(principal: Principal): Promise<void>;
}

export function createServedCustomers({ read, write }: ServedCustomerDeps): ServedCustomerService {
  async function find(contact: CustomerContact, scope: Scope): Promise<ServedRow> {
    const customer = await findBy(read, contact, scope).executeTakeFirst();
    if (!customer) throw apiError('CCN404');
    return customer;
  }

  /** The open carts of the session go along. */
  const set = ({ usid, consumerNo }: Principal, served_consumer_no: string | null) =>
    write.transaction().execute(async (transaction) => {
      await transaction.updateTable('session').set({ served_consumer_no }).where('usid', '=', usid).execute();
      await transaction
        .updateTable('cart')
        .set((cart) => ({ served_consumer_no, revision: cart('revision', '+', 1) }))
        .where('consumer_no', '=', consumerNo)
        .where('status', '=', 'open')
        .execute();
    });

  return {
    findCustomer: async (contact, scope) => toServed(await find(contact, scope)),
    async serveCustomer(contact, { principal, scope }) {
      if (principal.loggedIn) throw apiError('AUT404');
      const customer = await find(contact, scope);
      await set(principal, customer.consumer_no);
      return toServed(customer);
    },
    leaveCustomer: (principal) => set(principal, null),
  };
}

/** A number without dial code is one of the site's country. */
function findBy(read: Kysely<Tables>, { email, phone = '', phoneCode }: CustomerContact, { country }: Scope) {
  if (email === undefined) {
    const number = readPhoneNumber(phone, phoneCode ?? dialCodeOf(country));
    if (!number) throw apiError('CCN404');
    return queryServed(read).where('phone', '=', number.phone);
  }
  const address = foldEmail(email);
  if (!isEmail(address)) throw apiError('AUT453');
  return queryServed(read).where('email', '=', address);
}
