import {
  eventRegistration,
  eventRequest,
  lookup,
  lookupQuery,
  notificationChange,
  notificationList,
  subscription,
  subscriptionChange,
  subscriptionList,
  subscriptionRequest,
} from '../../src/api/consumer.schema.ts';
import {
  changeSubscription,
  getSubscriptions,
  lookUpConsumer as lookUp,
  registerForEvent,
  setNotification,
  setSubscription,
} from '../../src/api/consumer.ts';
import { userData } from '../../src/api/user-data.schema.ts';
import { retrieveUserData } from '../../src/api/user-data.ts';
import type { EventService } from '../consumer/events.ts';
import { lookupConsumer } from '../consumer/lookup.ts';
import type { NotificationService } from '../consumer/notifications.ts';
import type { SubscriptionService } from '../consumer/subscriptions.ts';
import type { UserDataService } from '../consumer/user-data.ts';
import { apiError } from '../core/refuse.ts';
import type { Database } from '../db/database.ts';
import { openCall, sessionCall, type Call } from './call.ts';

export interface CustomerDataDeps {
  readonly read: Database['read'];
  readonly subscriptions: SubscriptionService;
  readonly notifications: NotificationService;
  readonly events: EventService;
  readonly userData: UserDataService;
}

export function consumerCalls(deps: CustomerDataDeps): Call[] {
  return [
    ...subscriptionCalls(deps.subscriptions),
    sessionCall(setNotification, {
      summary: 'Choose what to be told of',
      body: notificationChange,
      answer: notificationList,
      perform: ({ body }, { principal }) => deps.notifications.change(principal.consumerNo, body),
    }),
    sessionCall(retrieveUserData, {
      summary: 'Get all that is kept of the consumer',
      answer: userData,
      perform: (_, { principal }) => deps.userData.retrieve(principal.consumerNo),
    }),
    openCall(lookUp, {
      summary: 'Tell whether an email address has an account',
      query: lookupQuery,
      answer: lookup,
      perform: ({ query }) => lookupConsumer(deps.read, query),
    }),
    sessionCall(registerForEvent, {
      summary: 'Register for an event',
      body: eventRequest,
      answer: eventRegistration,
      status: 201,
      perform: ({ body }, { principal: { consumerNo }, scope: { siteId } }) =>
        deps.events.register(body, { consumerNo, siteId }),
    }),
  ];
}

function subscriptionCalls(subscriptions: SubscriptionService): Call[] {
  return [
    sessionCall(getSubscriptions, {
      summary: 'List the mailing lists of the account',
      answer: subscriptionList,
      perform: async (_, { principal }) => ({
        subscriptions: principal.loggedIn ? await subscriptions.list(principal.consumerNo) : [],
      }),
    }),
    sessionCall(setSubscription, {
      summary: 'Join a mailing list',
      body: subscriptionRequest,
      answer: subscription,
      perform: ({ body }, { principal, scope }) => subscriptions.set(body, { consumerNo: principal.consumerNo, scope }),
    }),
    sessionCall(changeSubscription, {
      summary: 'Join or leave a mailing list with an account',
      body: subscriptionChange,
      answer: subscription,
      perform: ({ body }, { principal, scope }) => {
        if (!principal.loggedIn) throw apiError('AUT404');
        return subscriptions.change(body, { consumerNo: principal.consumerNo, scope });
      },
    }),
  ];
}
