import { allocatePayment, type BalanceInstrument } from '../../../domain/payment/allocate.ts';
import { kindOf, PAYMENT_METHODS, type PaymentMethodId } from '../../../domain/payment/methods.ts';
import { pointsToMinor, usablePoints } from '../../../domain/payment/points.ts';
import { netOf } from '../../../domain/pricing/price-cart.ts';
import type { PricedCart } from '../../../domain/pricing-model.ts';
import { LOYALTY } from '../../../src/config.ts';
import type { CartPaymentRow, CartRecord } from '../model/cart-record.ts';

/** The amount that one payment covers. */
export interface PaidPart {
  readonly payment: CartPaymentRow;
  readonly methodId: PaymentMethodId;
  readonly amount: number;
  /** The balance before this payment. */
  readonly balance: number;
}

export interface PaidCart {
  /** Instruments with a balance, in the order they are used. */
  readonly parts: readonly PaidPart[];
  /** The method that pays the rest, when one is chosen. */
  readonly rest: { readonly payment: CartPaymentRow; readonly methodId: PaymentMethodId } | undefined;
  /** The amount the instruments leave to be charged. */
  readonly remaining: number;
  readonly creditLeft: number;
}

/** Distributes the total over the payments of a cart: credit, rewards, points, gift cards, then the chosen method. */
export function payCart(record: CartRecord, priced: PricedCart, now = Date.now()): PaidCart {
  const payments = record.payments.flatMap((payment) => {
    const methodId = PAYMENT_METHODS.find((id) => id === payment.payment_method_id);
    return methodId === undefined ? [] : [{ payment, methodId, kind: kindOf(methodId) }];
  });
  const instruments = payments.flatMap(
    ({ payment, methodId, kind }): (BalanceInstrument & { methodId: PaymentMethodId })[] => {
      if (kind === undefined) return [];
      const balance = balanceOf(record, payment, methodId, now);
      return [{ id: payment.id, methodId, kind, balance, limit: payment.amount_minor }];
    },
  );
  const credit = [...record.funds.credits.values()].reduce((sum, left) => sum + left, 0);
  const bill = { total: priced.total, notByGiftCard: notByGiftCard(priced), credit };
  const { shares, remaining, creditLeft } = allocatePayment(bill, instruments);
  const parts = shares.flatMap(({ id, amount }) => {
    const found = payments.find(({ payment }) => payment.id === id);
    const { balance = 0 } = instruments.find((one) => one.id === id) ?? {};
    return found ? [{ payment: found.payment, methodId: found.methodId, amount, balance }] : [];
  });
  return { parts, rest: payments.find(({ kind }) => kind === undefined), remaining, creditLeft };
}

/** The amount gift cards cannot pay: a gift card does not buy another. */
export function notByGiftCard({ lines, taxMode, total }: PricedCart): number {
  const digital = lines.filter(({ isDigital }) => isDigital);
  const sum = digital.reduce((part, line) => part + netOf(line) + (taxMode === 'exclusive' ? line.tax : 0), 0);
  return Math.min(sum, total);
}

/** The current balance of a payment's instrument; 0 when it is no longer usable. */
function balanceOf(record: CartRecord, payment: CartPaymentRow, methodId: PaymentMethodId, now: number): number {
  const { funds, row } = record;
  const { currency } = row;
  const reference = payment.reference ?? '';
  switch (methodId) {
    case 'GIFT_CARD': {
      const card = funds.giftCards.get(reference);
      return card && card.state === 'active' && isGood(card, currency, now) ? card.balance_minor : 0;
    }
    case 'REWARD_CODE':
    case 'REWARD_CARD': {
      const voucher = funds.vouchers.get(reference);
      return voucher && isGood(voucher, currency, now) ? voucher.balance_minor : 0;
    }
    case 'LOYALTY_POINTS':
      return usableWorth(funds, currency);
    case 'ATHLETES_PAYMENT':
    case 'INFLUENCER_CREDIT':
      return funds.credits.get(methodId) ?? 0;
    default:
      return 0;
  }
}

/** What a confirmed member's points can pay; 0 below the minimum. */
export function usableWorth({ isConfirmedMember, points }: CartRecord['funds'], currency: string): number {
  return isConfirmedMember ? pointsToMinor(usablePoints(points, LOYALTY.minimumPoints), currency) : 0;
}

function isGood(one: { currency: string; expires_at: number | null }, currency: string, now: number): boolean {
  return one.currency === currency && (one.expires_at === null || one.expires_at > now);
}
