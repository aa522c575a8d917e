import { z } from 'zod';
import { notificationList } from './account.schema.ts';
import { savedCards } from './payment-cards.schema.ts';
import { profile } from './profile.schema.ts';

/** Entries as stored: texts, numbers, moments as ISO 8601. */
const entries = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])));

/** All stored data of the customer. */
export const userData = z
  .object({
    generatedAt: z.string(),
    ...profile.shape,
    ...savedCards.shape,
    ...notificationList.shape,
    orders: entries,
    orderItems: entries,
    pointsEntries: entries,
    cartItems: entries,
    favorites: entries,
    savedForLater: entries,
    stockNotices: entries,
    reviews: entries,
    questions: entries,
    answers: entries,
    supportCases: entries,
    eventRegistrations: entries,
  })
  .meta({ id: 'UserData' });

export type UserData = z.output<typeof userData>;
