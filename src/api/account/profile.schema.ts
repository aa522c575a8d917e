import { z } from 'zod';
import { savedAddress } from './address-book.schema.ts';
import { ownSubscription } from './account.schema.ts';

const text = (max: number) => z.string().trim().max(max);

/** Omitted fields stay unchanged; an empty text clears a field. Where all are empty nothing is changed. */
const detailsChange = z.object({
  /** Contact address of the account: the login stays unchanged. */
  email: text(320).optional(),
  firstName: text(100).optional(),
  lastName: text(100).optional(),
  phone: text(40).optional(),
  /** Dial code; derived from the number by default. */
  phoneCode: text(6).optional(),
  postalCode: text(20).optional(),
  /** ISO 8601 date. */
  birthDate: text(40).optional().meta({ example: '1990-04-23' }),
});

export const profileChange = z.object({
  consumerProfile: z.object({
    consumerDetails: detailsChange.optional(),
    preferences: z
      .object({
        /** Separated by `|`. */
        interests: text(1000).optional().meta({ example: 'hiking|camping' }),
        preferredShoeSize: text(100).optional(),
      })
      .optional(),
    /** Joins the loyalty programme; leaving it requires a written request. */
    isLoyaltyMember: z.boolean().optional(),
    /** The token of this sign-up (`getLoyaltyToken`), which gives its member id; it works once. */
    loyaltyToken: text(100).optional(),
    /** Accepts the terms of the employee discount; the acceptance is final. */
    isEmployeeDiscountTCAccepted: z.boolean().optional(),
  }),
});

export const profileQuery = z.object({ includeLoyaltySummary: z.enum(['true', 'false']).optional() });

const spendRecord = z
  .object({
    currentSpend: z.number(),
    /** Maximum spending at the discount per year. */
    annualCap: z.number().optional(),
    /** Credit for payments per year. */
    annualCredit: z.number().optional(),
    currency: z.string(),
  })
  .meta({ id: 'SpendRecord' })
  .nullable();

const consumerDetails = z
  .object({
    consumerNo: z.string(),
    email: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    /** E.164. */
    phone: z.string().nullable(),
    phoneCode: z.string().nullable(),
    postalCode: z.string().nullable(),
    birthDate: z.string().nullable(),
    /** The main one of a type first. */
    address: z.array(savedAddress),
    athlete: spendRecord,
    employee: spendRecord,
    prosumer: spendRecord,
    consumerCredit: spendRecord,
    identity: z.array(z.object({ type: z.string().meta({ example: 'google' }) })),
    /** Of Login with Amazon: the account that is linked. */
    lwaUserInfo: z
      .object({ userId: z.string(), name: z.string().nullable(), email: z.string().nullable() })
      .meta({ id: 'LwaUserInfo' })
      .nullable(),
  })
  .meta({ id: 'ConsumerDetails' });

export const profile = z
  .object({
    consumerProfile: z.object({
      consumerDetails,
      preferences: z.object({ interests: z.string(), preferredShoeSize: z.string().nullable() }),
      /** Whether details that enrolling requires are missing. */
      isPartiallyEnrolled: z.boolean(),
      isLoyaltyMember: z.boolean(),
      memberId: z.string().nullable(),
      /** ISO 8601. */
      loyaltyOptInDate: z.string().nullable(),
      /** Returned for a member when requested. Points pay from `minimum` on. */
      loyaltySummary: z
        .object({ points: z.object({ balance: z.number().int(), minimum: z.number().int().optional() }) })
        .optional(),
      /** Of the orders that were not cancelled, in the currency of the latest; returned when the summary is requested. */
      clv: z
        .object({
          /** Expected spend of three years at the pace of the last one. */
          clv: z.number(),
          /** Average order. */
          monetary: z.number(),
          numberOfPurchases: z.number().int(),
          pastSpend: z.number(),
        })
        .optional(),
      isEmployeeDiscountTCAccepted: z.boolean(),
      subscriptions: z.array(ownSubscription),
    }),
  })
  .meta({ id: 'Profile' });

export type ProfileQuery = z.input<typeof profileQuery>;
export type ProfileChange = z.input<typeof profileChange>;
export type Profile = z.output<typeof profile>;
export type SpendRecord = z.output<typeof spendRecord>;
