import type { Cart } from '../../../api/cart/cart.schema.ts';
import type { PaymentInstrument, PaymentMethod } from '../../../api/cart/payment.schema.ts';
import { toMajor, toMinor } from '../../../../domain/money.ts';
import { allocatePayment, type Allocation, type BalanceInstrument } from '../../../../domain/payment/allocate.ts';
import { isReward, kindOf, offeredMethods, type PaymentMethodId } from '../../../../domain/payment/methods.ts';
import { pointsToMinor } from '../../../../domain/payment/points.ts';
import { LOYALTY } from '../../../config.ts';
import type { PricedCart } from '../../../../domain/pricing-model.ts';
import type { SampleContext } from '../source/context.ts';
import { groupsOf, isMember, POINTS } from '../source/visitors.ts';
import type { CartState } from './state.ts';

const CREDIT = 250;

type Fields = 'paymentMethods' | 'paymentInstruments' | 'paypalPaymentSession';

interface Payment extends Pick<Cart, Fields> {
  readonly totals: Pick<Cart['totals'], 'remainingToPay' | 'appliedRewards'>;
}

/** Returns the payment methods, and the amounts that the visitor's own instruments pay. */
export function paymentOf(context: SampleContext, { instruments: entered }: CartState, priced: PricedCart): Payment {
  const { currency } = context.site;
  const own = ownInstruments(context);
  const credit = own.reduce((sum, { kind, balance }) => (kind === 'credit' ? sum + balance : sum), 0);
  const bill = { total: priced.total, notByGiftCard: 0, credit };
  const used = own.filter(({ id }) => entered.includes(id));
  const paid = allocatePayment(bill, used);
  const instruments = used.map((one) => toInstrument(one, shareOf(paid, one.id), currency));
  return {
    paymentMethods: methodsOf(context).map((id) =>
      toMethod(
        id,
        own.find((one) => one.id === id),
        { paid, currency },
      ),
    ),
    paymentInstruments: instruments,
    paypalPaymentSession: null,
    totals: {
      remainingToPay: toMajor(paid.remaining, currency),
      appliedRewards: instruments
        .filter(({ payment_method_id: id, amount }) => isReward(id) && amount > 0)
        .map(({ payment_method_id, amount }) => ({ code: null, payment_method_id, amount })),
    },
  };
}

type OwnInstrument = BalanceInstrument & { readonly id: PaymentMethodId };

/** Returns the instruments whose balance is known without a number or a code. */
export function ownInstruments(context: SampleContext): readonly OwnInstrument[] {
  const { currency } = context.site;
  return methodsOf(context).flatMap((id): OwnInstrument[] => {
    const kind = kindOf(id);
    if (kind === 'credit') return [{ id, kind, balance: toMinor(CREDIT, currency), limit: null }];
    return kind === 'points' ? [{ id, kind, balance: pointsToMinor(POINTS, currency), limit: null }] : [];
  });
}

function methodsOf({ site, visitor, providers }: SampleContext): PaymentMethodId[] {
  return offeredMethods({
    country: site.country,
    isMember: isMember(visitor),
    groups: groupsOf(visitor),
    hasPayment: providers['payment'] !== undefined,
    hasPayLater: providers['pay-later'] !== undefined,
  });
}

const shareOf = ({ shares }: Allocation, methodId: PaymentMethodId): number =>
  shares.find(({ id }) => id === methodId)?.amount ?? 0;

interface Paid {
  readonly paid: Allocation;
  readonly currency: string;
}

function toMethod(id: PaymentMethodId, own: OwnInstrument | undefined, { paid, currency }: Paid): PaymentMethod {
  const used = shareOf(paid, id);
  const open = isReward(id) && paid.creditLeft > 0 ? used : used + paid.remaining;
  const payable = own ? Math.min(own.balance, open) : open;
  return {
    id,
    payment_method_id: id,
    available: payable > 0,
    remainingAmount: own ? toMajor(own.balance - used, currency) : null,
    payableAmount: toMajor(payable, currency),
    ...(id === 'LOYALTY_POINTS' && { points: POINTS, minimumPoints: LOYALTY.minimumPoints }),
    currency,
  };
}

export const instrumentId = (id: PaymentMethodId): string => `preview-${id}`;

function toInstrument({ id, balance }: OwnInstrument, amount: number, currency: string): PaymentInstrument {
  return {
    id: instrumentId(id),
    paymentInstrumentId: instrumentId(id),
    payment_method_id: id,
    amount: toMajor(amount, currency),
    remainingAmount: toMajor(balance - amount, currency),
    maskedNumber: null,
    code: null,
    card_type: null,
  };
}
