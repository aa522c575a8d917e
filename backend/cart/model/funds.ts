import type { Kysely, Selectable } from 'kysely';
import type { CustomerFacts } from '../../../domain/pricing-model.ts';
import { CREDIT_ACCOUNTS } from '../../../domain/payment/methods.ts';
import { spentAt } from '../../core/spend-year.ts';
import type { Tables } from '../../db/tables.ts';

type Rows<Name extends keyof Tables> = ReadonlyMap<string, Selectable<Tables[Name]>>;

/** The current balances of a cart's payment instruments and its owner. */
export interface Funds {
  /** By number. */
  readonly giftCards: Rows<'gift_card'>;
  /** By code. */
  readonly vouchers: Rows<'voucher'>;
  /** By id. */
  readonly savedCards: Rows<'payment_card'>;
  readonly points: number;
  readonly isConfirmedMember: boolean;
  /** Minor units by payment method, in the cart's currency. */
  readonly credits: ReadonlyMap<keyof typeof CREDIT_ACCOUNTS, number>;
}

export interface FundsOf {
  readonly payments: readonly Selectable<Tables['cart_payment']>[];
  readonly customer: CustomerFacts;
  readonly currency: string;
}

/** Reads nothing for a guest whose cart has no payment. */
export async function loadFunds(database: Kysely<Tables>, { payments, customer, currency }: FundsOf): Promise<Funds> {
  const referencesOf = (...methods: string[]) =>
    payments.flatMap(({ payment_method_id, reference }) =>
      methods.includes(payment_method_id) && reference !== null ? [reference] : [],
    );
  const [giftCards, vouchers, savedCards, member, credits] = await Promise.all([
    loadGiftCards(database, referencesOf('GIFT_CARD')),
    loadVouchers(database, referencesOf('REWARD_CODE', 'REWARD_CARD'), customer.consumerNo),
    loadSavedCards(database, referencesOf('CREDIT_CARD'), customer.consumerNo),
    customer.isMember ? loadMember(database, customer.consumerNo) : undefined,
    customer.isSignedIn ? loadCredits(database, customer.consumerNo, currency) : new Map(),
  ]);
  const isConfirmedMember = member?.loyalty_confirmed === 1;
  return { giftCards, vouchers, savedCards, points: member?.points ?? 0, isConfirmedMember, credits };
}

async function loadGiftCards(database: Kysely<Tables>, numbers: readonly string[]): Promise<Funds['giftCards']> {
  if (numbers.length === 0) return new Map();
  const rows = await database.selectFrom('gift_card').selectAll().where('number', 'in', numbers).execute();
  return new Map(rows.map((row) => [row.number, row]));
}

async function loadVouchers(database: Kysely<Tables>, codes: readonly string[], consumerNo: string) {
  if (codes.length === 0) return new Map();
  const own = database.selectFrom('voucher').selectAll().where('consumer_no', '=', consumerNo);
  const rows = await own.where('code', 'in', codes).execute();
  return new Map(rows.map((row) => [row.code, row]));
}

async function loadSavedCards(database: Kysely<Tables>, ids: readonly string[], consumerNo: string) {
  if (ids.length === 0) return new Map();
  const own = database.selectFrom('payment_card').selectAll().where('consumer_no', '=', consumerNo);
  const rows = await own.where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function loadMember(database: Kysely<Tables>, consumerNo: string) {
  return database
    .selectFrom('consumer')
    .select(['points', 'loyalty_confirmed'])
    .where('consumer_no', '=', consumerNo)
    .executeTakeFirst();
}

async function loadCredits(database: Kysely<Tables>, consumerNo: string, currency: string): Promise<Funds['credits']> {
  const rows = await database
    .selectFrom('spend_account')
    .select(['kind', 'spent_minor', 'year', 'credit_minor'])
    .where('consumer_no', '=', consumerNo)
    .where('currency', '=', currency)
    .execute();
  const leftOf = (kind: string) => {
    const row = rows.find((account) => account.kind === kind);
    return row ? (row.credit_minor ?? 0) - spentAt(row, Date.now()) : 0;
  };
  return new Map([
    ['ATHLETES_PAYMENT', leftOf(CREDIT_ACCOUNTS.ATHLETES_PAYMENT)],
    ['INFLUENCER_CREDIT', leftOf(CREDIT_ACCOUNTS.INFLUENCER_CREDIT)],
  ]);
}
