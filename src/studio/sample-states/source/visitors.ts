import type { SavedCards } from '../../../api/account/payment-cards.schema.ts';
import type { Profile, SpendRecord } from '../../../api/account/profile.schema.ts';
import type { Session } from '../../../api/identity/token.schema.ts';
import type { SampleVisitor } from '../../../cms/preview/sample-state.ts';
import { SAMPLE_CONTACT, savedAddressIn } from './addresses.ts';
import { BASKET, type SampleContext } from './context.ts';

export const POINTS = 1250;
export const MEMBER_ID = 'M-20481';
const CONSUMER = 'preview-consumer';
const EXPIRES_IN = 1800;
const SPENT = 180;
const CAP = 1500;
const CREDIT = 500;

const GROUPS: Readonly<Partial<Record<SampleVisitor, readonly string[]>>> = {
  employee: ['employee'],
  athlete: ['athlete'],
  credited: ['credited'],
  pro: ['prosumer'],
};

/** An associate assists a customer who is not signed in. */
export const isSignedIn = (visitor: SampleVisitor): boolean => visitor !== 'guest' && visitor !== 'associate';
export const isMember = (visitor: SampleVisitor): boolean => visitor === 'member';
export const groupsOf = (visitor: SampleVisitor): readonly string[] => GROUPS[visitor] ?? [];

export function sessionOf(visitor: SampleVisitor): Session {
  const loggedIn = isSignedIn(visitor);
  return {
    consumerNo: loggedIn ? CONSUMER : 'preview-guest',
    consumerType: loggedIn ? 'REGISTERED' : 'GUEST',
    loggedIn,
    expiresIn: EXPIRES_IN,
    basketId: BASKET,
    ...(isMember(visitor) && { memberId: MEMBER_ID }),
    ...(visitor === 'associate' && { associate: ASSOCIATE }),
  };
}

/** The associate of a session. */
export const ASSOCIATE = {
  storeId: '1001',
  storeName: 'Sample store',
  storeEmployeeId: 'A1001',
  storeEmployeeName: 'Kim Lane',
} as const;

interface ProfileOptions {
  readonly hasAcceptedTerms?: boolean;
}

export function profileOf(
  { visitor, site, locale }: SampleContext,
  { hasAcceptedTerms = true }: ProfileOptions = {},
): Profile {
  const { currency, country } = site;
  const address = savedAddressIn(country, locale);
  const spend = (who: SampleVisitor, limit: Partial<NonNullable<SpendRecord>>): SpendRecord =>
    visitor === who ? { currentSpend: SPENT, ...limit, currency } : null;
  return {
    consumerProfile: {
      consumerDetails: {
        consumerNo: CONSUMER,
        ...SAMPLE_CONTACT,
        phone: address.phone,
        phoneCode: address.phoneCode,
        postalCode: address.postalCode,
        birthDate: '1990-04-23',
        address: [address],
        athlete: spend('athlete', { annualCredit: CREDIT }),
        employee: spend('employee', { annualCap: CAP }),
        prosumer: spend('pro', { annualCap: CAP }),
        consumerCredit: spend('credited', { annualCredit: CREDIT }),
        identity: visitor === 'pro' ? [{ type: 'WRANX' }] : [],
        lwaUserInfo: null,
      },
      preferences: { interests: 'hiking|camping', preferredShoeSize: null },
      isPartiallyEnrolled: false,
      isLoyaltyMember: isMember(visitor),
      memberId: isMember(visitor) ? MEMBER_ID : null,
      loyaltyOptInDate: isMember(visitor) ? '2025-03-01T09:00:00.000Z' : null,
      ...(isMember(visitor) && { loyaltySummary: { points: { balance: POINTS } } }),
      isEmployeeDiscountTCAccepted: hasAcceptedTerms,
      subscriptions: [],
    },
  };
}

export const CARD_ID = 'preview-card';

export function savedCards({ now }: SampleContext): SavedCards {
  const expiryYear = new Date(now).getUTCFullYear() + 2;
  const card = {
    paymentInstrumentId: CARD_ID,
    payment_method_id: 'CREDIT_CARD',
    bin: '411111',
    brand: 'VISA',
    last4: '1111',
    holder: `${SAMPLE_CONTACT.firstName} ${SAMPLE_CONTACT.lastName}`,
    expiryMonth: 11,
    expiryYear,
    isExpired: false,
    main: true,
  } as const;
  return { cards: [card] };
}

export function savedGiftCard({ now, site: { currency } }: SampleContext): SavedCards['cards'][number] {
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + 2);
  return {
    paymentInstrumentId: 'preview-gift-card',
    payment_method_id: 'GIFT_CARD',
    bin: null,
    brand: null,
    last4: '0001',
    holder: null,
    expiryMonth: null,
    expiryYear: null,
    isExpired: false,
    main: true,
    balance: 50,
    currency,
    expiresAt: until.toISOString(),
  };
}
