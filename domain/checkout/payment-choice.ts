import { CREDIT_ACCOUNTS, type PaymentMethodId } from '../payment/methods.ts';

/** Methods that charge an external account and are chosen in the checkout; wallets have buttons of their own. */
const CHARGED = ['CREDIT_CARD', 'KLARNA', 'IDEAL', 'P24'] as const satisfies readonly PaymentMethodId[];
export type ChargedMethod = (typeof CHARGED)[number];

interface Method {
  readonly id: string;
  readonly remainingAmount: number | null;
}

/** Those that are offered, in display order. */
export function chargedMethods(methods: readonly Method[]): readonly ChargedMethod[] {
  return CHARGED.filter((method) => methods.some(({ id }) => id === method));
}

/** Athletes and credited consumers pay with credit of their own (docs/contract.md#payment). */
export function creditIn<One extends Method>(methods: readonly One[]): One | undefined {
  return methods.find(({ id }) => Object.hasOwn(CREDIT_ACCOUNTS, id));
}

/** Allowed only when no credit remains (docs/contract.md#payment). */
export function areRewardsAllowed(methods: readonly Method[]): boolean {
  return (creditIn(methods)?.remainingAmount ?? 0) <= 0;
}

interface PaidInstrument {
  readonly payment_method_id: string;
  readonly amount: number;
}

/** Message keys of instruments, by method; those of a kind share one. */
const PAID_BY: Readonly<Record<string, string>> = {
  ATHLETES_PAYMENT: 'checkout.paidCredit',
  INFLUENCER_CREDIT: 'checkout.paidCredit',
  REWARD_CODE: 'checkout.paidReward',
  REWARD_CARD: 'checkout.paidReward',
  LOYALTY_POINTS: 'checkout.paidPoints',
  GIFT_CARD: 'checkout.paidAlready',
};

/** The amounts that balance instruments pay, by the message key of their name, in the order they are used. */
export function paidAmounts(
  instruments: readonly PaidInstrument[],
): readonly { readonly key: string; readonly amount: number }[] {
  const sums = new Map<string, number>();
  for (const { payment_method_id: id, amount } of instruments) {
    const key = PAID_BY[id];
    if (key !== undefined && amount > 0) sums.set(key, (sums.get(key) ?? 0) + amount);
  }
  return Array.from(sums, ([key, amount]) => ({ key, amount }));
}
