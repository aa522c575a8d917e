import { z } from 'zod';

/** The format of `email` has an error of its own, `AUT453`. */
export const subscriptionRequest = z.object({
  email: z.string().max(320).meta({ example: 'walker@example.com' }),
  channel: z.literal('email'),
  type: z.literal('newsletter'),
  /** Leaving takes the link in a mail, or an account: anybody can name an address. */
  optin: z.literal(true),
});

/** The same for an address that was known and one that was not. */
export const subscription = z
  .object({
    channel: z.string(),
    type: z.string(),
    optin: z.boolean(),
    /** Nothing is sent before the address has been confirmed by mail. */
    doubleOptin: z.boolean(),
  })
  .meta({ id: 'Subscription' });

export type SubscriptionRequest = z.input<typeof subscriptionRequest>;
export type Subscription = z.output<typeof subscription>;
