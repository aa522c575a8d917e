import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AddressBook, AddressChange, NewAddress } from '../../src/api/account/address-book.schema.ts';
import {
  type TidyAddress,
  invalidFields,
  missingFields,
  REQUIRED_FIELDS,
  tidyAddress,
  type EnteredAddress,
} from '../../domain/address/check-address.ts';
import type { Tables } from '../db/tables.ts';
import { apiError, inputError } from '../core/errors.ts';
import { changeAccount } from './account-lock.ts';
import { readStoredAddress } from '../core/stored-address.ts';
import { loadAddresses } from './saved-addresses.ts';

/**
 * The first address of a type is its main one; marking another clears the mark there, and when the main one is removed,
 * the oldest remaining one becomes the main one (docs/contract.md#addresses). An address of another consumer is
 * reported as unknown: `ADDRESS_NOT_FOUND`.
 */
export interface AddressBookService {
  /** Rejects with `PYT406` when fields are missing and with `CCA400` for an address that is already stored. */
  add(consumerNo: string, address: NewAddress): Promise<AddressBook>;
  change(consumerNo: string, addressId: string, change: AddressChange): Promise<AddressBook>;
  /** Rejects with `PRO414` for the only billing address while a card is saved, which is billed to it. */
  remove(consumerNo: string, addressId: string): Promise<AddressBook>;
}

export interface AddressBookDeps {
  readonly write: Kysely<Tables>;
  readonly now?: () => number;
}

type AddressRow = Selectable<Tables['address']>;
type AddressType = AddressRow['approach_type'];

export function createAddressBook({ write, now = Date.now }: AddressBookDeps): AddressBookService {
  const change = (consumerNo: string, make: (transaction: Transaction<Tables>) => Promise<string>) =>
    changeAccount(write, { consumerNo, now: now() }, async (transaction) => {
      const addressId = await make(transaction);
      return { addressId, address: await loadAddresses(transaction, consumerNo) };
    });

  return {
    add: (consumerNo, { approachType, main = false, ...entered }) =>
      change(consumerNo, async (transaction) => {
        const fields = checkSavedAddress(entered);
        const others = await loadType(transaction, consumerNo, approachType);
        assertNoDuplicate(others, fields);
        const isMain = main || others.length === 0;
        if (isMain) await clearMain(transaction, consumerNo, approachType);
        const key = { consumer_no: consumerNo, approach_type: approachType, is_main: Number(isMain) };
        return insert(transaction, { ...key, fields: JSON.stringify(fields) }, now());
      }),

    change: (consumerNo, addressId, { main = false, ...entered }) =>
      change(consumerNo, async (transaction) => {
        const row = await findAddress(transaction, consumerNo, addressId);
        const fields = checkSavedAddress({ ...readStoredAddress(row), ...forgetDerived(entered), ...entered });
        const others = await loadType(transaction, consumerNo, row.approach_type);
        assertNoDuplicate(
          others.filter(({ id }) => id !== addressId),
          fields,
        );
        if (main) await clearMain(transaction, consumerNo, row.approach_type);
        const set = { fields: JSON.stringify(fields), updated_at: now(), ...(main ? { is_main: 1 } : {}) };
        await transaction.updateTable('address').set(set).where('id', '=', addressId).execute();
        return addressId;
      }),

    remove: (consumerNo, addressId) =>
      change(consumerNo, async (transaction) => {
        const row = await findAddress(transaction, consumerNo, addressId);
        if (row.approach_type === 'B') await assertNotBilled(transaction, row);
        await transaction.deleteFrom('address').where('id', '=', addressId).execute();
        if (row.is_main === 1) await promoteOldest(transaction, consumerNo, row.approach_type);
        return addressId;
      }),
  };
}

type NewRow = Omit<AddressRow, 'id' | 'created_at' | 'updated_at'>;

async function insert(transaction: Transaction<Tables>, row: NewRow, now: number): Promise<string> {
  const id = randomUUID();
  await transaction
    .insertInto('address')
    .values({ id, ...row, created_at: now, updated_at: now })
    .execute();
  return id;
}

/** Clears fields that are derived from changed fields, so that they are derived again. */
function forgetDerived({ countryCode, country, phone, recipientContactPhone }: AddressChange) {
  return {
    ...(countryCode !== undefined || country !== undefined ? { countryCode: '', country: '' } : {}),
    ...(phone !== undefined || recipientContactPhone !== undefined ? { phone: '', phoneCode: '' } : {}),
  };
}

const WELL_FORMED = /^[\w-]{1,64}$/;

async function findAddress(database: Kysely<Tables>, consumerNo: string, addressId: string): Promise<AddressRow> {
  if (!WELL_FORMED.test(addressId)) throw apiError('CCA401', { addressId });
  const row = await database
    .selectFrom('address')
    .selectAll()
    .where('id', '=', addressId)
    .where('consumer_no', '=', consumerNo)
    .executeTakeFirst();
  if (!row) throw apiError('ADDRESS_NOT_FOUND', { addressId });
  return row;
}

function loadType(database: Kysely<Tables>, consumerNo: string, type: AddressType): Promise<AddressRow[]> {
  return database
    .selectFrom('address')
    .selectAll()
    .where('consumer_no', '=', consumerNo)
    .where('approach_type', '=', type)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

function assertNoDuplicate(others: readonly AddressRow[], fields: TidyAddress): void {
  const twin = others.find((row) => comparisonKey(readStoredAddress(row)) === comparisonKey(fields));
  if (twin) throw apiError('CCA400', { addressId: twin.id });
}

/** Equal for the same person and location, regardless of spelling. */
function comparisonKey({
  email: _email,
  phone: _phone,
  phoneCode: _code,
  country: _country,
  ...key
}: TidyAddress): string {
  const texts = Object.entries(key).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(texts.map(([, text]) => (text ?? '').toLowerCase()));
}

async function clearMain(transaction: Transaction<Tables>, consumerNo: string, type: AddressType): Promise<void> {
  await transaction
    .updateTable('address')
    .set({ is_main: 0 })
    .where('consumer_no', '=', consumerNo)
    .where('approach_type', '=', type)
    .where('is_main', '=', 1)
    .execute();
}

async function promoteOldest(transaction: Transaction<Tables>, consumerNo: string, type: AddressType): Promise<void> {
  const [oldest] = await loadType(transaction, consumerNo, type);
  if (oldest) await transaction.updateTable('address').set({ is_main: 1 }).where('id', '=', oldest.id).execute();
}

/** Cards are billed to another billing address once there is one. */
async function assertNotBilled(transaction: Transaction<Tables>, { consumer_no, id }: AddressRow): Promise<void> {
  const addresses = await loadType(transaction, consumer_no, 'B');
  if (addresses.length > 1) return;
  const card = await transaction
    .selectFrom('payment_card')
    .select('id')
    .where('consumer_no', '=', consumer_no)
    .where('kind', '=', 'CREDIT_CARD')
    .limit(1)
    .executeTakeFirst();
  if (card) throw apiError('PRO414', { addressId: id });
}

/**
 * Returns the address in its country's format. Rejects with `PYT406` and the missing fields, and with `VALIDATION` for
 * an invalid address.
 */
function checkSavedAddress(entered: EnteredAddress & { recipientContactPhone?: string | undefined }): TidyAddress {
  const address = tidyAddress({ ...entered, phone: entered.phone || entered.recipientContactPhone });
  const fields = missingFields(address, REQUIRED_FIELDS);
  if (fields.length > 0) throw apiError('PYT406', { fields });
  const [wrong] = invalidFields(address);
  if (wrong !== undefined) throw inputError(wrong, 'The field of the address is not valid.');
  return address;
}
