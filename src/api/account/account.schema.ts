import { z } from 'zod';

const channel = z.enum(['email', 'sms']);
const type = z.literal('newsletter');

/** An invalid `email` has an error of its own, `AUT453`. */
export const subscriptionRequest = z.object({
  /** For the channel `email`. */
  email: z.string().max(320).optional().meta({ example: 'walker@example.com' }),
  /** For the channel `sms`. */
  phone: z.string().max(40).optional(),
  /** Dial code; derived from the number by default. */
  phoneCode: z.string().max(6).optional(),
  channel,
  type,
  /** Anybody can name an address, so leaving requires the link in a mail, or an account. */
  optin: z.literal(true),
});

/** Joins or leaves with the account's own email address or phone. */
export const subscriptionChange = z.object({ channel, type, optin: z.boolean() });

/** The same response for a known and an unknown address. */
export const subscription = z
  .object({
    channel: z.string(),
    type: z.string(),
    optin: z.boolean(),
    /** Whether the owner must confirm the address before anything is sent. */
    doubleOptin: z.boolean(),
  })
  .meta({ id: 'Subscription' });

/** A subscription of the account's own email address or phone. */
export const ownSubscription = subscription
  .extend({
    /** Whether the owner has confirmed the address; given where `doubleOptin` requires it. */
    isConfirmed: z.boolean().optional(),
  })
  .meta({ id: 'OwnSubscription' });

export const subscriptionList = z.object({ subscriptions: z.array(ownSubscription) }).meta({ id: 'SubscriptionList' });

const notification = z
  .object({
    type: z.enum(['orders', 'loyalty', 'back-in-stock', 'reviews']),
    channel,
    enabled: z.boolean(),
  })
  .meta({ id: 'Notification' });

/** Omitted notifications stay unchanged. */
export const notificationChange = z.object({ notifications: z.array(notification).min(1).max(20) });
/** Every type on every channel. */
export const notificationList = z.object({ notifications: z.array(notification) }).meta({ id: 'NotificationList' });

export const lookupQuery = z.object({
  email: z.string().max(320).optional().meta({ example: 'shopper@example.com' }),
});
/** Reveals no more than signing up does. */
export const lookup = z.object({ registered: z.boolean() }).meta({ id: 'Lookup' });

export const eventRequest = z.object({
  requestType: z.string().trim().max(50).optional().meta({ example: 'group-hike' }),
  organisation: z.string().trim().max(200).optional(),
  eventId: z.string().trim().max(100).optional(),
  attributes: z
    .record(z.string().max(50), z.string().max(500))
    .refine((value) => Object.keys(value).length <= 30, 'Holds at most 30 attributes')
    .optional(),
});
export const eventRegistration = z
  .object({
    registrationId: z.string(),
    /** Whether the request replaced the data of an earlier one. */
    status: z.enum(['registered', 'changed']),
  })
  .meta({ id: 'EventRegistration' });

export type SubscriptionRequest = z.input<typeof subscriptionRequest>;
export type SubscriptionChange = z.input<typeof subscriptionChange>;
export type Subscription = z.output<typeof subscription>;
export type OwnSubscription = z.output<typeof ownSubscription>;
export type SubscriptionList = z.output<typeof subscriptionList>;
export type NotificationChange = z.input<typeof notificationChange>;
export type NotificationList = z.output<typeof notificationList>;
export type LookupQuery = z.input<typeof lookupQuery>;
export type Lookup = z.output<typeof lookup>;
export type EventRequest = z.input<typeof eventRequest>;
export type EventRegistration = z.output<typeof eventRegistration>;
