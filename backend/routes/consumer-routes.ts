import { subscription, subscriptionRequest } from '../../src/api/consumer.schema.ts';
import { setSubscription } from '../../src/api/consumer.ts';
import type { SubscriptionService } from '../consumer/subscriptions.ts';
import { sessionCall, type Call } from './call.ts';

export function consumerCalls({ subscriptions }: { subscriptions: SubscriptionService }): Call[] {
  return [
    sessionCall(setSubscription, {
      summary: 'Join a mailing list',
      body: subscriptionRequest,
      answer: subscription,
      perform: ({ body }, { caller, scope }) => subscriptions.set(body, { consumerNo: caller.consumerNo, scope }),
    }),
  ];
}
