import type { InstrumentKind } from './allocate.ts';

/** Methods (docs/contract.md#payment), then wallets, pay-later and banks. */
export const PAYMENT_METHODS = [
  'ATHLETES_PAYMENT',
  'INFLUENCER_CREDIT',
  'REWARD_CODE',
  'REWARD_CARD',
  'LOYALTY_POINTS',
  'GIFT_CARD',
  'CREDIT_CARD',
  'PAYPAL',
  'APPLE_PAY',
  'GOOGLE_PAY',
  'KLARNA',
  'IDEAL',
  'P24',
] as const;

export type PaymentMethodId = (typeof PAYMENT_METHODS)[number];

/** Instruments with a balance in the shop; other methods charge the rest. */
const KINDS: Partial<Record<PaymentMethodId, InstrumentKind>> = {
  ATHLETES_PAYMENT: 'credit',
  INFLUENCER_CREDIT: 'credit',
  REWARD_CODE: 'voucher',
  REWARD_CARD: 'voucher',
  LOYALTY_POINTS: 'points',
  GIFT_CARD: 'giftCard',
};

export const kindOf = (methodId: PaymentMethodId): InstrumentKind | undefined => KINDS[methodId];

/** The spend account of each kind of credit. */
export const CREDIT_ACCOUNTS = { ATHLETES_PAYMENT: 'athlete', INFLUENCER_CREDIT: 'credited' } as const;

/** In the order of their buttons. */
export const WALLETS = ['APPLE_PAY', 'GOOGLE_PAY', 'PAYPAL'] as const satisfies readonly PaymentMethodId[];
export type WalletId = (typeof WALLETS)[number];

const REWARDS: readonly PaymentMethodId[] = ['REWARD_CODE', 'REWARD_CARD', 'LOYALTY_POINTS'];

export const isWallet = (methodId: string): methodId is WalletId => WALLETS.some((id) => id === methodId);
export const isReward = (methodId: PaymentMethodId): boolean => REWARDS.includes(methodId);

/** ISO 3166-1; a method without a list is offered everywhere. */
const COUNTRIES: Partial<Record<PaymentMethodId, readonly string[]>> = {
  KLARNA: ['US', 'CA', 'GB', 'DE', 'FR', 'ES', 'IT', 'NL'],
  IDEAL: ['NL'],
  P24: ['PL', 'DE'],
};

/** Whether a method is for sites of a country, ISO 3166-1. */
export const isMethodOf = (country: string, methodId: PaymentMethodId): boolean =>
  COUNTRIES[methodId]?.includes(country) ?? true;

/** Which providers are configured for methods that charge an external account. */
export interface PaymentBacking {
  readonly hasPayment: boolean;
  readonly hasPayLater: boolean;
}

export const FULLY_BACKED: PaymentBacking = { hasPayment: true, hasPayLater: true };

export interface PaymentEligibility extends PaymentBacking {
  readonly country: string;
  readonly isMember: boolean;
  /**
   * Groups of the customer; `athlete` and `credited` pay with credit and not by wallet (docs/contract.md#payment).
   */
  readonly groups: readonly string[];
}

/** Methods that are offered to a customer on a site, in display order. */
export function offeredMethods(eligibility: PaymentEligibility): PaymentMethodId[] {
  return PAYMENT_METHODS.filter((methodId) => isOffered(methodId, eligibility));
}

function isOffered(methodId: PaymentMethodId, eligibility: PaymentEligibility): boolean {
  const { country, isMember, groups, hasPayment, hasPayLater } = eligibility;
  if (methodId === 'GIFT_CARD') return true;
  if (REWARDS.includes(methodId)) return isMember;
  if (methodId === 'ATHLETES_PAYMENT' || methodId === 'INFLUENCER_CREDIT') {
    return groups.includes(CREDIT_ACCOUNTS[methodId]);
  }
  const isInCountry = isMethodOf(country, methodId);
  if (methodId === 'KLARNA') return hasPayLater && isInCountry;
  const isForbidden = isWallet(methodId) && (groups.includes('athlete') || groups.includes('credited'));
  return hasPayment && isInCountry && !isForbidden;
}
