import type {
  EventRegistration,
  EventRequest,
  NotificationChange,
  NotificationList,
  Subscription,
  SubscriptionChange,
  SubscriptionList,
  SubscriptionRequest,
} from './account.schema.ts';
import { operation } from '../core/operation.ts';

const base = '/consumers-v3/consumer';

/** Subscriptions of the account's own email address and phone; a guest has none. */
export const getSubscriptions = operation<Record<string, never>, SubscriptionList>({
  name: 'getSubscriptions',
  method: 'GET',
  path: `${base}/subscription`,
  access: 'visitor',
  errors: [],
});

/** Joins a mailing list; idempotent. */
export const setSubscription = operation<{ body: SubscriptionRequest }, Subscription>({
  name: 'setSubscription',
  method: 'POST',
  path: `${base}/subscription`,
  access: 'visitor',
  errors: ['AUT453'],
});

/** Joins or leaves with an account. */
export const changeSubscription = operation<{ body: SubscriptionChange }, Subscription>({
  name: 'changeSubscription',
  method: 'PUT',
  path: `${base}/subscription`,
  access: 'visitor',
  errors: ['AUT404', 'AUT453'],
});

/** Which notifications the customer receives. */
export const getNotifications = operation<Record<string, never>, NotificationList>({
  name: 'getNotifications',
  method: 'GET',
  path: `${base}/notification`,
  access: 'consumer',
  errors: [],
});

/** Sets which notifications the customer receives. */
export const setNotification = operation<{ body: NotificationChange }, NotificationList>({
  name: 'setNotification',
  method: 'PUT',
  path: `${base}/notification`,
  access: 'consumer',
  errors: [],
});

/** Registers for an event; a repetition replaces the registration's data, and says so. */
export const registerForEvent = operation<{ body: EventRequest }, EventRegistration>({
  name: 'registerForEvent',
  method: 'POST',
  path: `${base}/event-registration`,
  access: 'visitor',
  errors: ['ATTR100', 'ATTR200', 'ATTR300'],
});
