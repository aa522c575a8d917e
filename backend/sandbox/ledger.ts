import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Money } from '../providers/payment/payment.ts';

export type BookedPayment = Selectable<Tables['sandbox_payment']>;
type Status = BookedPayment['status'];

/** The ledger of a payment provider: each payment once by its reference, every movement once. */
export interface PaymentLedger {
  /** The payment of this reference; one that failed or is pending is opened again for another amount. */
  open(reference: string, money: Money, opening: Opening): Promise<BookedPayment>;
  find(reference: string): Promise<BookedPayment | undefined>;
  findSession(sessionId: string): Promise<BookedPayment | undefined>;
  /** Decides a pending payment; one that was decided before remains unchanged. */
  decide(reference: string, isPassed: boolean): Promise<BookedPayment | undefined>;
  capture(reference: string, money: Money): Promise<void>;
  void(reference: string): Promise<void>;
  refund(reference: string, refundId: string, money: Money): Promise<void>;
}

export interface Opening {
  readonly status: Extract<Status, 'authorized' | 'challenge' | 'redirect'>;
  readonly returnPath?: string | undefined;
}

const WAITING: readonly Status[] = ['challenge', 'redirect'];

/** `provider` separates the references of several providers. */
export function createPaymentLedger({ write }: { write: Kysely<Tables> }, provider: string): PaymentLedger {
  const keyOf = (reference: string) => `${provider}/${reference}`;
  const rowOf = (database: Kysely<Tables>, reference: string) =>
    database.selectFrom('sandbox_payment').selectAll().where('reference', '=', keyOf(reference)).executeTakeFirst();
  const inOne = <T>(make: (transaction: Transaction<Tables>) => Promise<T>) => write.transaction().execute(make);

  return {
    open: (reference, money, opening) =>
      inOne((transaction) => openPayment(transaction, { reference: keyOf(reference), money, opening })),
    find: (reference) => rowOf(write, reference),
    findSession: (sessionId) =>
      write.selectFrom('sandbox_payment').selectAll().where('session_id', '=', sessionId).executeTakeFirst(),
    decide: (reference, isPassed) =>
      inOne(async (transaction) => {
        await transaction
          .updateTable('sandbox_payment')
          .set({ status: isPassed ? 'authorized' : 'declined' })
          .where('reference', '=', keyOf(reference))
          .where('status', 'in', WAITING)
          .execute();
        return rowOf(transaction, reference);
      }),
    capture: (reference, money) => inOne((transaction) => capture(transaction, keyOf(reference), money)),
    void: async (reference) => {
      await write
        .updateTable('sandbox_payment')
        .set({ status: 'void' })
        .where('reference', '=', keyOf(reference))
        .where('status', 'in', [...WAITING, 'authorized'])
        .execute();
    },
    refund: (reference, refundId, money) =>
      inOne((transaction) => refund(transaction, { reference: keyOf(reference), refundId, money })),
  };
}

/** Throws when the payment was authorized for another amount: the shop would be inconsistent with the provider. */
function isUnchanged(found: BookedPayment, { amount, currency }: Money, opening: Opening): boolean {
  const isSame = found.amount_minor === amount && found.currency === currency;
  if (found.status === 'authorized' || found.status === 'captured') {
    if (!isSame) throw new Error(`${found.reference} was authorized for another amount`);
    return true;
  }
  return isSame && found.status === opening.status;
}

interface OpenRequest {
  readonly reference: string;
  readonly money: Money;
  readonly opening: Opening;
}

/** Of concurrent requests the first one opens the payment; the others wait for it. */
async function openPayment(
  transaction: Transaction<Tables>,
  { reference, money, opening }: OpenRequest,
): Promise<BookedPayment> {
  const state = stateOf(money, opening);
  const opened = await transaction
    .insertInto('sandbox_payment')
    .values({ reference, ...state })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (opened) return opened;
  const payment = transaction.updateTable('sandbox_payment').where('reference', '=', reference).returningAll();
  const locked = await payment.set(({ ref }) => ({ status: ref('status') })).executeTakeFirstOrThrow();
  return isUnchanged(locked, money, opening) ? locked : payment.set(state).executeTakeFirstOrThrow();
}

function stateOf({ amount, currency }: Money, { status, returnPath }: Opening) {
  return {
    session_id: randomUUID(),
    status,
    amount_minor: amount,
    currency,
    return_path: returnPath ?? null,
    created_at: Date.now(),
  };
}

async function capture(transaction: Transaction<Tables>, reference: string, { amount }: Money): Promise<void> {
  const taken = await transaction
    .updateTable('sandbox_payment')
    .set({ status: 'captured', captured_minor: amount })
    .where('reference', '=', reference)
    .where('status', '=', 'authorized')
    .where('amount_minor', '>=', amount)
    .executeTakeFirst();
  if (taken.numUpdatedRows > 0n) return;
  const found = await transaction
    .selectFrom('sandbox_payment')
    .select(['status', 'captured_minor'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  const isDone = found?.status === 'captured' && found.captured_minor === amount;
  if (!isDone) throw new Error(`${reference} has no authorization for a capture of ${amount}`);
}

interface Refund {
  readonly reference: string;
  readonly refundId: string;
  readonly money: Money;
}

async function refund(transaction: Transaction<Tables>, { reference, refundId, money }: Refund): Promise<void> {
  const recorded = await transaction
    .insertInto('sandbox_refund')
    .values({ reference, refund_id: refundId, amount_minor: money.amount })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (recorded.numInsertedOrUpdatedRows === 0n) return;
  const refunded = await transaction
    .updateTable('sandbox_payment')
    .set((payment) => ({ refunded_minor: payment('refunded_minor', '+', money.amount) }))
    .where('reference', '=', reference)
    .where((payment) => payment(payment('refunded_minor', '+', money.amount), '<=', payment.ref('captured_minor')))
    .executeTakeFirst();
  if (refunded.numUpdatedRows === 0n) throw new Error(`${reference} has less than that left to refund`);
}
