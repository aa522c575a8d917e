import { createHash, randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Transaction } from 'kysely';
import type {
  CardResponse,
  NewPaymentCard,
  PaymentCardChange,
  SavedCard,
  SavedCards,
} from '../../src/api/account/payment-cards.schema.ts';
import type { Tables } from '../db/tables.ts';
import type { GiftCards } from '../cart/payment/gift-cards.ts';
import type { PaymentProvider } from '../providers/payment/payment.ts';
import { apiError } from '../core/errors.ts';
import { changeAccount } from './account-lock.ts';
import { hasExpired, loadCards, type CardRow } from './saved-cards.ts';

/**
 * Cards saved for later purchases: the provider's permanent token of a credit card, never its number. The first of a
 * kind is its main one, as with addresses. A card of another consumer is reported as unknown:
 * `PAYMENT_INSTRUMENT_NOT_FOUND`.
 */
export interface PaymentCardService {
  list(consumerNo: string): Promise<SavedCards>;
  /**
   * Rejects with `AUT403` a credit card without a passed captcha, with `PYT300` what is saved already, with `FE309` an expired
   * card. A gift card is protected by its PIN and the limits of guesses.
   */
  save(consumerNo: string, card: NewPaymentCard): Promise<CardResponse>;
  change(consumerNo: string, id: string, change: PaymentCardChange): Promise<CardResponse>;
  remove(consumerNo: string, id: string): Promise<SavedCards>;
}

export interface PaymentCardDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  /** Undefined when the shop accepts no cards. */
  readonly payment: Pick<PaymentProvider, 'describe' | 'storeCard'> | undefined;
  readonly giftCards: Pick<GiftCards, 'check'>;
  /** Rejects with `AUT403` for a failed captcha. */
  readonly checkCaptcha: (response: string) => Promise<void>;
  readonly now?: () => number;
}

export function createPaymentCards({ read, write, now = Date.now, ...deps }: PaymentCardDeps): PaymentCardService {
  const change = (consumerNo: string, make: (transaction: Transaction<Tables>) => Promise<string>) =>
    changeAccount(write, { consumerNo, now: now() }, async (transaction) => {
      const id = await make(transaction);
      return { id, cards: await loadCards(transaction, { consumerNo, now: now() }) };
    });

  return {
    list: async (consumerNo) => ({ cards: await loadCards(read, { consumerNo, now: now() }) }),

    async save(consumerNo, sent) {
      if (!isGiftCard(sent)) await deps.checkCaptcha(sent.recaptcha_response ?? '');
      const isSaved = (fingerprint: string) => findTwin(read, consumerNo, fingerprint);
      const card = await readCard(sent, { ...deps, isSaved, now: now() });
      const answer = await change(consumerNo, async (transaction) => {
        if (await findTwin(transaction, consumerNo, card.fingerprint)) throw apiError('PYT300', { kind: card.kind });
        const row = { id: randomUUID(), consumer_no: consumerNo, created_at: now(), ...card };
        await transaction.insertInto('payment_card').values(row).execute();
        if (sent.main || !(await hasMain(transaction, row))) await makeMain(transaction, row);
        return row.id;
      });
      return withCard(answer);
    },

    async change(consumerNo, id, { main = false, holder, ...expiry }) {
      const answer = await change(consumerNo, async (transaction) => {
        const row = await findCard(transaction, consumerNo, id);
        const { expiryMonth = row.expiry_month, expiryYear = row.expiry_year } = expiry;
        const isNewExpiry = expiry.expiryMonth !== undefined || expiry.expiryYear !== undefined;
        if (isNewExpiry && hasExpired({ expiryMonth, expiryYear }, now())) throw apiError('CC_EXPIRY_DATE_INVALID');
        const isCredit = row.kind === 'CREDIT_CARD';
        const changed = isCredit ? { expiry_month: expiryMonth, expiry_year: expiryYear } : {};
        const set = { ...changed, holder: holder === undefined ? row.holder : holder || null };
        await transaction.updateTable('payment_card').set(set).where('id', '=', id).execute();
        if (main) await makeMain(transaction, row);
        return id;
      });
      return withCard(answer);
    },

    async remove(consumerNo, id) {
      const { cards } = await change(consumerNo, async (transaction) => {
        const row = await findCard(transaction, consumerNo, id);
        await transaction.deleteFrom('payment_card').where('id', '=', id).execute();
        if (row.is_main === 1) await promoteOldest(transaction, row);
        return id;
      });
      return { cards };
    },
  };
}

function withCard({ id, cards }: { readonly id: string; readonly cards: SavedCard[] }): CardResponse {
  const card = cards.find(({ paymentInstrumentId }) => paymentInstrumentId === id);
  if (!card) throw new Error('The card was not found after it was saved');
  return { card, cards };
}

type ReadCard = Omit<Insertable<Tables['payment_card']>, 'id' | 'consumer_no' | 'created_at' | 'is_main'>;

interface ReadCardDeps extends Pick<PaymentCardDeps, 'payment' | 'giftCards'> {
  readonly isSaved: (fingerprint: string) => Promise<boolean>;
  readonly now: number;
}

const isGiftCard = ({ giftCard, payment_method_id: method }: NewPaymentCard) =>
  giftCard !== undefined || method === 'GIFT_CARD';

async function readCard(sent: NewPaymentCard, { payment, giftCards, isSaved, now }: ReadCardDeps): Promise<ReadCard> {
  if (isGiftCard(sent)) {
    const { number } = await giftCards.check(sent.giftCard ?? {});
    const fingerprint = createHash('sha256').update(`gift-card:${number}`).digest('base64url');
    return { kind: 'GIFT_CARD', fingerprint, token: number, last4: number.slice(-4) };
  }
  if (payment === undefined) throw apiError('PAYMENT_ERROR');
  const token = sent.paymentToken ?? '';
  const described = await payment.describe(token);
  if (!described) throw apiError('PAYMENT_INSTRUMENT_NOT_FOUND');
  if (hasExpired(sent, now) || hasExpired(described, now)) throw apiError('CC_EXPIRY_DATE_INVALID');
  if (await isSaved(described.fingerprint)) throw apiError('PYT300', { kind: 'CREDIT_CARD' });
  const saved = await payment.storeCard(token);
  if (!saved) throw apiError('PAYMENT_INSTRUMENT_NOT_FOUND');
  const { expiryMonth, expiryYear, ...card } = saved;
  const expiry = { expiry_month: expiryMonth, expiry_year: expiryYear };
  return { kind: 'CREDIT_CARD', ...card, ...expiry, holder: sent.holder || null };
}

async function findTwin(database: Kysely<Tables>, consumerNo: string, fingerprint: string): Promise<boolean> {
  const twin = await database
    .selectFrom('payment_card')
    .select('id')
    .where('consumer_no', '=', consumerNo)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return twin !== undefined;
}

async function findCard(database: Kysely<Tables>, consumerNo: string, id: string): Promise<CardRow> {
  const row = await database
    .selectFrom('payment_card')
    .selectAll()
    .where('id', '=', id)
    .where('consumer_no', '=', consumerNo)
    .executeTakeFirst();
  if (!row) throw apiError('PAYMENT_INSTRUMENT_NOT_FOUND', { paymentInstrumentId: id });
  return row;
}

type OfKind = Pick<CardRow, 'consumer_no' | 'kind'>;

const ofKind = (database: Kysely<Tables>, { consumer_no, kind }: OfKind) =>
  database.selectFrom('payment_card').select('id').where('consumer_no', '=', consumer_no).where('kind', '=', kind);

async function hasMain(transaction: Transaction<Tables>, kind: OfKind): Promise<boolean> {
  return (await ofKind(transaction, kind).where('is_main', '=', 1).executeTakeFirst()) !== undefined;
}

async function makeMain(transaction: Transaction<Tables>, { id, consumer_no, kind }: OfKind & { readonly id: string }) {
  await transaction
    .updateTable('payment_card')
    .set({ is_main: 0 })
    .where('consumer_no', '=', consumer_no)
    .where('kind', '=', kind)
    .where('is_main', '=', 1)
    .execute();
  await transaction.updateTable('payment_card').set({ is_main: 1 }).where('id', '=', id).execute();
}

async function promoteOldest(transaction: Transaction<Tables>, kind: OfKind): Promise<void> {
  const [oldest] = await ofKind(transaction, kind).orderBy('created_at').orderBy('id').limit(1).execute();
  if (oldest) await makeMain(transaction, { ...kind, id: oldest.id });
}
