import type { Kysely, Selectable } from 'kysely';
import type { StoreSession } from '../../src/api/identity/identity.schema.ts';
import type { ServedCustomer } from '../../src/api/identity/served-customer.schema.ts';
import { maskEmail, maskPhone } from '../../domain/account/mask-contact.ts';
import type { Principal } from '../core/principal.ts';
import { prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import { expiryOf, isFresh, type SessionClock } from './session-row.ts';

type Associate = NonNullable<Principal['associate']>;

const findAssociate = prepared((database, { storeId, employeeId }: Associate) =>
  database
    .selectFrom('employee')
    .innerJoin('store', 'store.id', 'employee.store_id')
    .select(['store.name as storeName', 'employee.name as storeEmployeeName'])
    .where('employee.store_id', '=', storeId)
    .where('employee.employee_id', '=', employeeId),
);

/** The associate with names; undefined once the store no longer has the associate. */
export async function readAssociate(read: Kysely<Tables>, associate: Associate): Promise<StoreSession | undefined> {
  const [names] = await findAssociate(read, associate);
  return names && { storeId: associate.storeId, storeEmployeeId: associate.employeeId, ...names };
}

/** The customer of a session; undefined once the account is closed. */
async function readServed(read: Kysely<Tables>, consumerNo: string): Promise<ServedCustomer | undefined> {
  const customer = await queryServed(read).where('consumer_no', '=', consumerNo).executeTakeFirst();
  return customer && toServed(customer);
}

export type ServedRow = Pick<
  Selectable<Tables['consumer']>,
  'consumer_no' | 'email' | 'first_name' | 'last_name' | 'phone' | 'member_id' | 'points'
>;

export const queryServed = (read: Kysely<Tables>) =>
  read
    .selectFrom('consumer')
    .select(['consumer_no', 'email', 'first_name', 'last_name', 'phone', 'member_id', 'points']);

/** What an associate sees of a customer. */
export function toServed({ email, phone, first_name, last_name, member_id, points }: ServedRow): ServedCustomer {
  const isLoyaltyMember = member_id !== null;
  return {
    name: [first_name, last_name].filter(Boolean).join(' '),
    email: maskEmail(email),
    phone: phone === null ? null : maskPhone(phone),
    isLoyaltyMember,
    points: isLoyaltyMember ? points : null,
  };
}

interface StoreSessionDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly clock: () => SessionClock;
}

/** What a connected associate adds to a session (docs/contract.md#store-associates). */
export function createStoreSessions({ read, write, clock }: StoreSessionDeps) {
  const change = (principal: Principal) => write.updateTable('session').where('usid', '=', principal.usid);
  return {
    async associateOf({ associate, served }: Principal): Promise<StoreSession | undefined> {
      const names = associate === null ? undefined : await readAssociate(read, associate);
      if (!names || served === undefined) return names;
      return { ...names, customer: await readServed(read, served) };
    },

    async connect(principal: Principal, associate: Associate): Promise<void> {
      const { storeId: associate_store_id, employeeId: associate_employee_id } = associate;
      const expiry = expiryOf({ ...principal, associate }, clock());
      await change(principal)
        .set({ associate_store_id, associate_employee_id, ...expiry })
        .execute();
    },

    /** Every request prolongs the session; that of an associate who was removed ends. */
    async prolong(principal: Principal): Promise<Principal | undefined> {
      const { associate } = principal;
      if (associate === null || (await readAssociate(read, associate)) === undefined) {
        await write.deleteFrom('session').where('usid', '=', principal.usid).execute();
        return undefined;
      }
      if (isFresh(principal, clock())) return principal;
      const expiry = expiryOf(principal, clock());
      await change(principal).set(expiry).execute();
      return { ...principal, expiresAt: expiry.expires_at };
    },
  };
}
