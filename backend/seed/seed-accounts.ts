import type { Transaction } from 'kysely';
import { addMonths } from '../../domain/account/loyalty.ts';
import type { CartAddress } from '../../src/api/core/address.schema.ts';
import { creditPoints, pointsExpiry } from '../cart/payment/points-ledger.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { hashPassword } from '../identity/passwords.ts';
import { DEMO_ACCOUNTS, DEMO_ASSOCIATES, DEMO_EDITORS, DEMO_PASSWORD, type DemoAccount } from './demo-accounts.ts';

/** Adds missing demo accounts and changes no existing one. Returns whether any was added. */
export async function seedAccounts(database: Database): Promise<boolean> {
  const isAdded = await addMissing(database);
  await seedEditors(database);
  return isAdded;
}

async function addMissing({ read, write }: Database): Promise<boolean> {
  const accounts = await read.selectFrom('consumer').select('email').execute();
  const employees = await read.selectFrom('employee').select(['store_id', 'employee_id']).execute();
  const emails = new Set(accounts.map(({ email }) => email));
  const missing = DEMO_ACCOUNTS.filter(({ email }) => !emails.has(email));
  const isThere = ({ storeId, employeeId }: (typeof DEMO_ASSOCIATES)[number]) =>
    employees.some(({ store_id, employee_id }) => store_id === storeId && employee_id === employeeId);
  const absent = DEMO_ASSOCIATES.filter((associate) => !isThere(associate));
  if (missing.length === 0 && absent.length === 0) return false;
  const hash = await hashPassword(DEMO_PASSWORD); // a public password: one salt saves seven hashes at startup
  await write.transaction().execute(async (transaction) => {
    for (const account of missing) await addAccount(transaction, account, hash);
    for (const { storeId, employeeId, name } of absent) {
      await transaction
        .insertInto('employee')
        .values({ store_id: storeId, employee_id: employeeId, name, secret_hash: hash })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
  return true;
}

/** Runs once: an editor who was removed stays removed. */
async function seedEditors({ read, write }: Database): Promise<void> {
  const key = 'demo-editors';
  const done = await read.selectFrom('meta').select('key').where('key', '=', key).executeTakeFirst();
  if (done) return;
  await write.transaction().execute(async (transaction) => {
    const mark = transaction.insertInto('meta').values({ key, value: '1' });
    await mark.onConflict((conflict) => conflict.doNothing()).execute();
    const accounts = await transaction
      .selectFrom('consumer')
      .select('consumer_no')
      .where('email', 'in', DEMO_EDITORS)
      .execute();
    for (const { consumer_no } of accounts) {
      const editor = { consumer_no, role: 'editor' as const, added_at: Date.now() };
      const added = transaction.insertInto('editor').values(editor);
      await added.onConflict((conflict) => conflict.doNothing()).execute();
    }
  });
}

async function addAccount(transaction: Transaction<Tables>, account: DemoAccount, hash: string): Promise<void> {
  const { consumerNo, spend, identity, card } = account;
  const consumer_no = consumerNo;
  const now = Date.now();
  const added = await transaction
    .insertInto('consumer')
    .values(accountRow(account, hash, now))
    .onConflict((conflict) => conflict.doNothing())
    .returning('consumer_no')
    .executeTakeFirst();
  if (!added) return;
  if (spend)
    await transaction
      .insertInto('spend_account')
      .values({ consumer_no, currency: 'USD', ...spend })
      .execute();
  if (identity) {
    const row = { consumer_no, provider: identity, subject: account.email };
    await transaction.insertInto('consumer_identity').values(row).execute();
  }
  if (account.address) await transaction.insertInto('address').values(addressRow(account, now)).execute();
  for (const { points, monthsAgo } of account.earned ?? []) {
    const at = addMonths(now, -monthsAgo);
    const credit = { consumerNo, points, orderNumber: null, at, expiresAt: pointsExpiry(at), countsAt: at };
    await creditPoints(transaction, { ...credit, kind: 'earned' });
  }
  if (card)
    await transaction
      .insertInto('payment_card')
      .values({ consumer_no, created_at: now, ...card })
      .execute();
}

function accountRow(account: DemoAccount, hash: string, now: number) {
  const { consumerNo, email, firstName, lastName, address } = account;
  return {
    consumer_no: consumerNo,
    email,
    email_verified_at: now,
    password_hash: hash,
    consumer_type: account.consumerType ?? ('REGISTERED' as const),
    first_name: firstName,
    last_name: lastName,
    phone: address?.phone ?? null,
    phone_code: address?.phoneCode ?? null,
    postal_code: address?.postalCode ?? null,
    birth_date: account.memberId === undefined ? null : '1990-05-17',
    member_id: account.memberId ?? null,
    loyalty_opt_in_at: account.memberId === undefined ? null : now,
    loyalty_confirmed: account.memberId === undefined ? 0 : 1,
    site_id: 'us',
    locale: 'en-us',
    created_at: now,
    updated_at: now,
  };
}

function addressRow({ consumerNo, email, firstName, lastName, address }: DemoAccount, now: number) {
  const id = `${consumerNo}-home`;
  const contact = { firstName, lastName, email, addressLine2: '', province: null, addressId: id };
  const fields: Partial<CartAddress> = { ...contact, ...address };
  const kind = { approach_type: 'S' as const, is_main: 1 };
  return { id, consumer_no: consumerNo, ...kind, fields: JSON.stringify(fields), created_at: now, updated_at: now };
}
