import type { Subscription, SubscriptionRequest } from './consumer.schema.ts';
import { operation } from './operation.ts';

/** Joins a mailing list; doing so again changes nothing. */
export const setSubscription = operation<{ body: SubscriptionRequest }, Subscription>({
  name: 'setSubscription',
  method: 'POST',
  path: '/consumers-v3/consumer/subscription',
});
