import { z } from 'zod';
import type { Cart } from '../../../src/api/cart/cart.schema.ts';
import type { PaymentInstrument, PaymentMethod } from '../../../src/api/cart/payment.schema.ts';
import { toMajor } from '../../../domain/money.ts';
import { isReward, kindOf, offeredMethods, type PaymentMethodId } from '../../../domain/payment/methods.ts';
import { pointsToMinor } from '../../../domain/payment/points.ts';
import type { PricedCart } from '../../../domain/pricing-model.ts';
import type { CartPaymentRow, CartRecord } from '../model/cart-record.ts';
import { LOYALTY } from '../../../src/config.ts';
import { notByGiftCard, payCart, usableWorth, type PaidCart } from './pay-cart.ts';

export interface PaymentAnswer {
  readonly paymentMethods: PaymentMethod[];
  readonly paymentInstruments: PaymentInstrument[];
  readonly paypalPaymentSession: Cart['paypalPaymentSession'];
  readonly remainingToPay: number;
  readonly appliedRewards: Cart['totals']['appliedRewards'];
}

export function answerPayment(record: CartRecord, priced: PricedCart): PaymentAnswer {
  const paid = payCart(record, priced);
  const { currency } = record.row;
  return {
    paymentMethods: methodsOffered(record).map((methodId) => toMethod(methodId, { record, priced, paid })),
    paymentInstruments: instrumentsOf(record, paid),
    paypalPaymentSession: paypalSessionOf(record.payments),
    remainingToPay: toMajor(paid.remaining, currency),
    appliedRewards: paid.parts
      .filter(({ methodId, amount }) => isReward(methodId) && amount > 0)
      .map(({ methodId, payment, amount }) => ({
        code: payment.reference,
        payment_method_id: methodId,
        amount: toMajor(amount, currency),
      })),
  };
}

export function methodsOffered({ scope, payer, backing }: CartRecord): PaymentMethodId[] {
  const { isMember, groups } = payer;
  return offeredMethods({ country: scope.country, isMember, groups, ...backing });
}

interface Paying {
  readonly record: CartRecord;
  readonly priced: PricedCart;
  readonly paid: PaidCart;
}

function toMethod(methodId: PaymentMethodId, paying: Paying): PaymentMethod {
  const { record, paid } = paying;
  const { currency } = record.row;
  const { balance, payable } = kindOf(methodId)
    ? ownMoney(methodId, paying)
    : { balance: null, payable: paid.remaining };
  const used = paid.parts.reduce((sum, part) => (part.methodId === methodId ? sum + part.amount : sum), 0);
  return {
    id: methodId,
    payment_method_id: methodId,
    available: payable > 0,
    remainingAmount: balance === null ? null : toMajor(balance - used, currency),
    payableAmount: toMajor(payable, currency),
    ...(methodId === 'LOYALTY_POINTS' && { points: record.funds.points, minimumPoints: LOYALTY.minimumPoints }),
    currency,
  };
}

/** The balance of a method, when it is known without a number or code, and the amount it pays or could pay. */
function ownMoney(
  methodId: PaymentMethodId,
  { record, priced, paid }: Paying,
): { balance: number | null; payable: number } {
  const { funds, row } = record;
  const used = paid.parts.reduce((sum, part) => (part.methodId === methodId ? sum + part.amount : sum), 0);
  const open = used + paid.remaining;
  const forRewards = paid.creditLeft > 0 ? used : open;
  switch (methodId) {
    case 'ATHLETES_PAYMENT':
    case 'INFLUENCER_CREDIT': {
      const balance = funds.credits.get(methodId) ?? 0;
      return { balance, payable: Math.min(balance, open) };
    }
    case 'LOYALTY_POINTS': {
      const balance = funds.isConfirmedMember ? pointsToMinor(funds.points, row.currency) : 0;
      return { balance, payable: Math.min(usableWorth(funds, row.currency), forRewards) };
    }
    case 'GIFT_CARD':
      return { balance: null, payable: Math.min(open, priced.total - notByGiftCard(priced)) };
    default:
      return { balance: null, payable: forRewards };
  }
}

function instrumentsOf({ row, funds }: CartRecord, { parts, rest, remaining }: PaidCart): PaymentInstrument[] {
  const major = (minor: number) => toMajor(minor, row.currency);
  const own = parts.map(({ payment, methodId, amount, balance }): PaymentInstrument => {
    const { id, reference } = payment;
    const isGiftCard = methodId === 'GIFT_CARD';
    return {
      id,
      paymentInstrumentId: id,
      payment_method_id: methodId,
      amount: major(amount),
      remainingAmount: major(balance - amount),
      maskedNumber: isGiftCard && reference !== null ? mask(reference.slice(-4)) : null,
      code: kindOf(methodId) === 'voucher' ? reference : null,
      card_type: null,
    };
  });
  if (!rest) return own;
  const { id, reference } = rest.payment;
  const card = reference === null ? undefined : funds.savedCards.get(reference);
  const chosen = {
    id,
    paymentInstrumentId: id,
    payment_method_id: rest.methodId,
    amount: major(remaining),
    remainingAmount: null,
    maskedNumber: card ? mask(card.last4) : null,
    code: null,
    card_type: card?.brand ?? null,
  };
  return [...own, chosen];
}

const mask = (last4: string) => `************${last4}`;

const storedData = z.object({
  session: z
    .object({
      sessionId: z.string(),
      clientToken: z.string(),
      categories: z.array(z.object({ identifier: z.string(), name: z.string() })),
    })
    .optional(),
});

export type StoredData = z.output<typeof storedData>;

function paypalSessionOf(payments: readonly CartPaymentRow[]): Cart['paypalPaymentSession'] {
  const row = payments.find(({ payment_method_id }) => payment_method_id === 'PAYPAL');
  const session = row && storedData.parse(JSON.parse(row.data)).session;
  if (!row || !session) return null;
  return { payment_instrument_id: row.id, session_id: session.sessionId, client_token: session.clientToken };
}
