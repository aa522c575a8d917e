import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Profile, ProfileChange } from '../../src/api/account/profile.schema.ts';
import { foldEmail } from '../../domain/email.ts';
import type { Tables } from '../db/tables.ts';
import { isUniqueViolation } from '../db/database-errors.ts';
import { apiError } from '../core/errors.ts';
import { changeAccount } from './account-lock.ts';
import { memberIdOf, takeLoyaltyToken } from './loyalty-tokens.ts';
import { findConsumer, isPartial, loadProfile, type ConsumerRow } from './profile-response.ts';
import { detailColumns, preferenceColumns } from './profile-change.ts';

/** Every operation returns the whole profile, or rejects with `PRO404` when the account no longer exists. */
export interface ProfileService {
  get(consumerNo: string, options: { readonly withPoints: boolean }): Promise<Profile>;
  /**
   * Changes the sent fields; rejects with `AUT444` for a phone number of another account, with `PRO400` for another
   * login.
   */
  update(consumerNo: string, change: ProfileChange): Promise<Profile>;
  /**
   * Like `update`, but rejects with `PRO412` when a field that enrolling requires is missing afterwards. A phone number
   * in use is `AUT442`.
   */
  complete(consumerNo: string, change: ProfileChange): Promise<Profile>;
}

export interface ProfileDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly now?: () => number;
}

export function createProfileService({ read, write, now = Date.now }: ProfileDeps): ProfileService {
  const change = ({ consumerNo, change: { consumerProfile: sent }, isWhole }: ProfileChangeRequest): Promise<Profile> =>
    changeAccount(write, { consumerNo, now: now() }, async (transaction) => {
      const row = await findConsumer(transaction, consumerNo);
      await checkLogin(transaction, row, sent.consumerDetails?.email);
      const columns = { ...detailColumns(sent, now()), ...preferenceColumns(sent) };
      const terms = sent.isEmployeeDiscountTCAccepted === true ? acceptTerms(row, now()) : {};
      const changed = { ...row, ...columns, ...terms };
      if (row.member_id !== null && columns.birth_date === null) throw apiError('PRO411');
      const { loyaltyToken: token } = sent;
      if (token !== undefined) await takeLoyaltyToken(transaction, { token, consumerNo, now: now() });
      const loyalty = loyaltyColumns(changed, { isJoining: sent.isLoyaltyMember === true, token, now: now() });
      if (isWhole && isPartial(changed)) throw apiError('PRO412', { fields: missingOf(changed) });
      const takenPhone = isWhole ? 'AUT442' : 'AUT444';
      if (columns.phone) await assertPhoneFree(transaction, { consumerNo, phone: columns.phone }, takenPhone);
      await store(transaction, { consumerNo, columns: { ...columns, ...terms, ...loyalty }, takenPhone });
      return loadProfile(transaction, consumerNo);
    });

  return {
    get: (consumerNo, options) => loadProfile(read, consumerNo, options),
    update: (consumerNo, sent) => change({ consumerNo, change: sent, isWhole: false }),
    complete: (consumerNo, sent) => change({ consumerNo, change: sent, isWhole: true }),
  };
}

interface ProfileChangeRequest {
  readonly consumerNo: string;
  readonly change: ProfileChange;
  readonly isWhole: boolean;
}

type Columns = Partial<Omit<ConsumerRow, 'consumer_no' | 'email'>>;

/** A repeated acceptance does not change the timestamp. */
function acceptTerms({ consumer_type, employee_terms_at }: ConsumerRow, now: number): Columns {
  if (consumer_type !== 'EMPLOYEE') throw apiError('AUT404');
  return { employee_terms_at: employee_terms_at ?? now };
}

interface Joining {
  readonly isJoining: boolean;
  /** The token of this sign-up. */
  readonly token: string | undefined;
  readonly now: number;
}

/**
 * A joining consumer gets a member id; the membership is confirmed once no field that enrolling requires is missing.
 */
function loyaltyColumns(row: ConsumerRow, { isJoining, token, now }: Joining): Columns {
  if (row.member_id === null && !isJoining) return {};
  if (isJoining && !row.birth_date) throw apiError('PRO411');
  const memberId = token === undefined ? newMemberId() : memberIdOf(token);
  const joined = row.member_id === null ? { member_id: memberId, loyalty_opt_in_at: now } : {};
  return { ...joined, ...(isPartial(row) ? {} : { loyalty_confirmed: 1 }) };
}

const newMemberId = () => `M${randomBytes(8).toString('hex').toUpperCase()}`;

function missingOf(row: ConsumerRow): string[] {
  const required = {
    phone: row.phone,
    firstName: row.first_name,
    lastName: row.last_name,
    postalCode: row.postal_code,
    birthDate: row.birth_date,
  };
  return Object.entries(required).flatMap(([name, value]) => (value ? [] : [name]));
}

/** The login of an account cannot be changed. */
async function checkLogin(transaction: Transaction<Tables>, { email }: ConsumerRow, sent = ''): Promise<void> {
  const login = foldEmail(sent);
  if (login === '' || login === email) return;
  const other = await transaction
    .selectFrom('consumer')
    .select('consumer_no')
    .where('email', '=', login)
    .executeTakeFirst();
  throw other ? apiError('PRO400') : apiError('PRO412', { path: 'consumerProfile.consumerDetails.email' });
}

type TakenPhone = 'AUT442' | 'AUT444';

async function assertPhoneFree(
  transaction: Transaction<Tables>,
  { consumerNo, phone }: { readonly consumerNo: string; readonly phone: string },
  errorId: TakenPhone,
): Promise<void> {
  const other = await transaction
    .selectFrom('consumer')
    .select('consumer_no')
    .where('phone', '=', phone)
    .where('consumer_no', '!=', consumerNo)
    .executeTakeFirst();
  if (other) throw apiError(errorId);
}

interface StoredChange {
  readonly consumerNo: string;
  readonly columns: Columns;
  readonly takenPhone: TakenPhone;
}

/** When two accounts set the same phone number concurrently, the second fails on the unique key. */
async function store(transaction: Transaction<Tables>, { consumerNo, columns, takenPhone }: StoredChange) {
  if (Object.keys(columns).length === 0) return;
  try {
    await transaction.updateTable('consumer').set(columns).where('consumer_no', '=', consumerNo).execute();
  } catch (error) {
    throw isUniqueViolation(error) ? apiError(takenPhone) : error;
  }
}
