import { z } from 'zod';
import { savedAddress } from './address-book.schema.ts';
import { subscription } from './account.schema.ts';

const text = (max: number) => z.string().trim().max(max);

/** What is left out stays; an empty text clears. Where all are empty nothing is changed. */
const detailsChange = z.object({
  /** The account's own: the login stays as it is. */
  email: text(320).optional(),
  firstName: text(100).optional(),
  lastName: text(100).optional(),
  phone: text(40).optional(),
  /** Dial code; told from the number without it. */
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
    /** Joins the loyalty programme; leaving it takes a letter. */
    isLoyaltyMember: z.boolean().optional(),
    /** Accepts the terms of the employee discount; once accepted, they stay so. */
    isEmployeeDiscountTCAccepted: z.boolean().optional(),
  }),
});

export const profileQuery = z.object({ includeLoyaltySummary: z.enum(['true', 'false']).optional() });

const spendRecord = z
  .object({
    currentSpend: z.number(),
    /** Most that may be spent at the discount in a year. */
    annualCap: z.number().optional(),
    /** What may be paid with in a year. */
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
    lwaUserInfo: z.null(),
  })
  .meta({ id: 'ConsumerDetails' });

export const profile = z
  .object({
    consumerProfile: z.object({
      consumerDetails,
      preferences: z.object({ interests: z.string(), preferredShoeSize: z.string().nullable() }),
      /** Details that enrolling asks for are missing. */
      isPartiallyEnrolled: z.boolean(),
      isLoyaltyMember: z.boolean(),
      memberId: z.string().nullable(),
      /** ISO 8601. */
      loyaltyOptInDate: z.string().nullable(),
      /** Where it was asked for, of a member. */
      loyaltySummary: z.object({ points: z.object({ balance: z.number().int() }) }).optional(),
      isEmployeeDiscountTCAccepted: z.boolean(),
      subscriptions: z.array(subscription),
    }),
  })
  .meta({ id: 'Profile' });

export type ProfileQuery = z.input<typeof profileQuery>;
export type ProfileChange = z.input<typeof profileChange>;
export type Profile = z.output<typeof profile>;
export type SpendRecord = z.output<typeof spendRecord>;
