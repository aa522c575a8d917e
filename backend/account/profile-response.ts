import type { Kysely, Selectable } from 'kysely';
import type { OwnSubscription } from '../../src/api/account/account.schema.ts';
import type { Profile, SpendRecord } from '../../src/api/account/profile.schema.ts';
import { LOYALTY } from '../../src/config.ts';
import { toMajor } from '../../domain/money.ts';
import { isPartiallyEnrolled } from '../../domain/account/profile.ts';
import type { Tables } from '../db/tables.ts';
import { apiError } from '../core/errors.ts';
import { spentAt } from '../core/spend-year.ts';
import { loadLifetimeValue } from './lifetime-value.ts';
import { loadAddresses } from './saved-addresses.ts';

export type ConsumerRow = Selectable<Tables['consumer']>;
type SpendRow = Selectable<Tables['spend_account']>;

/** Rejects with `PRO404` when the account no longer exists. */
export async function findConsumer(database: Kysely<Tables>, consumerNo: string): Promise<ConsumerRow> {
  const row = await database
    .selectFrom('consumer')
    .selectAll()
    .where('consumer_no', '=', consumerNo)
    .executeTakeFirst();
  if (!row) throw apiError('PRO404');
  return row;
}

/** The whole profile (docs/contract.md#account), with a member's points and the customer's value on request. */
export async function loadProfile(
  database: Kysely<Tables>,
  consumerNo: string,
  { withPoints = false }: { readonly withPoints?: boolean } = {},
): Promise<Profile> {
  const row = await findConsumer(database, consumerNo);
  const isLoyaltyMember = row.member_id !== null;
  const { loyalty_opt_in_at: optIn } = row;
  const clv = withPoints ? await loadLifetimeValue(database, { consumerNo, now: Date.now() }) : undefined;
  return {
    consumerProfile: {
      consumerDetails: await loadDetails(database, row),
      preferences: { interests: row.interests ?? '', preferredShoeSize: row.shoe_size },
      isPartiallyEnrolled: isPartial(row),
      isLoyaltyMember,
      memberId: row.member_id,
      loyaltyOptInDate: optIn === null ? null : new Date(optIn).toISOString(),
      ...(isLoyaltyMember && withPoints
        ? { loyaltySummary: { points: { balance: row.points, minimum: LOYALTY.minimumPoints } } }
        : {}),
      ...(clv && { clv }),
      isEmployeeDiscountTCAccepted: row.employee_terms_at !== null,
      subscriptions: await loadSubscriptions(database, row),
    },
  };
}

export function isPartial(row: Pick<ConsumerRow, 'email' | EnrollmentColumn>): boolean {
  const { email, phone, first_name: firstName, last_name: lastName } = row;
  return isPartiallyEnrolled({
    email,
    phone,
    firstName,
    lastName,
    postalCode: row.postal_code,
    birthDate: row.birth_date,
  });
}

export type EnrollmentColumn = 'phone' | 'first_name' | 'last_name' | 'postal_code' | 'birth_date';

async function loadDetails(database: Kysely<Tables>, row: ConsumerRow) {
  const { consumer_no: consumerNo, email, phone } = row;
  const [address, accounts, identities] = await Promise.all([
    loadAddresses(database, consumerNo),
    database.selectFrom('spend_account').selectAll().where('consumer_no', '=', consumerNo).execute(),
    database
      .selectFrom('consumer_identity')
      .select(['provider as type', 'subject', 'name', 'email'])
      .where('consumer_no', '=', consumerNo)
      .orderBy('provider')
      .execute(),
  ]);
  return {
    consumerNo,
    email,
    firstName: row.first_name,
    lastName: row.last_name,
    phone,
    phoneCode: row.phone_code,
    postalCode: row.postal_code,
    birthDate: row.birth_date,
    address,
    ...spendRecords(accounts),
    identity: identities.map(({ type }) => ({ type })),
    lwaUserInfo: lwaUserInfoOf(identities),
  };
}

type Identity = Pick<Selectable<Tables['consumer_identity']>, 'subject' | 'name' | 'email'> & { readonly type: string };

/** Login with Amazon. */
function lwaUserInfoOf(identities: readonly Identity[]) {
  const amazon = identities.find(({ type }) => type === 'amazon');
  return amazon ? { userId: amazon.subject, name: amazon.name, email: amazon.email } : null;
}

function spendRecords(accounts: readonly SpendRow[]) {
  const recordOf = (kind: SpendRow['kind']) => toSpendRecord(accounts.find((account) => account.kind === kind));
  return {
    athlete: recordOf('athlete'),
    employee: recordOf('employee'),
    prosumer: recordOf('prosumer'),
    consumerCredit: recordOf('credited'),
  };
}

function toSpendRecord(account: SpendRow | undefined): SpendRecord {
  if (!account) return null;
  const { currency, cap_minor: cap, credit_minor: credit } = account;
  return {
    currentSpend: toMajor(spentAt(account, Date.now()), currency),
    ...(cap === null ? {} : { annualCap: toMajor(cap, currency) }),
    ...(credit === null ? {} : { annualCredit: toMajor(credit, currency) }),
    currency,
  };
}

/** Subscriptions of the consumer's email address and phone. */
export async function loadSubscriptions(
  database: Kysely<Tables>,
  { email, phone }: { readonly email: string; readonly phone: string | null },
): Promise<OwnSubscription[]> {
  const rows = await database
    .selectFrom('subscription')
    .select(['channel', 'type', 'optin', 'double_optin', 'confirmed_at'])
    .where('address', 'in', phone === null ? [email] : [email, phone])
    .orderBy('channel')
    .orderBy('type')
    .execute();
  return rows.map(({ channel, type, optin, double_optin, confirmed_at }) => ({
    channel,
    type,
    optin: optin === 1,
    doubleOptin: double_optin === 1,
    ...(double_optin === 1 && { isConfirmed: confirmed_at !== null }),
  }));
}
