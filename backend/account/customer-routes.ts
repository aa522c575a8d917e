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
  type Lookup,
  type LookupQuery,
  type NotificationList,
} from '../../src/api/account/account.schema.ts';
import {
  changeSubscription,
  getNotifications,
  getSubscriptions,
  registerForEvent,
  setNotification,
  setSubscription,
} from '../../src/api/account/account.ts';
import { lookUpConsumer as lookUp } from '../../src/api/account/lookup.ts';
import { userData } from '../../src/api/account/user-data.schema.ts';
import { retrieveUserData } from '../../src/api/account/user-data.ts';
import type { EventService } from './events.ts';
import type { NotificationService } from './notifications.ts';
import type { SubscriptionService } from './subscriptions.ts';
import type { UserDataService } from './user-data.ts';
import { apiError } from '../core/errors.ts';
import type { Scope } from '../core/scope.ts';
import type { Database } from '../db/database.ts';
import { openEndpoint, sessionEndpoint, type Endpoint } from '../http/endpoint.ts';
import type { Kysely } from 'kysely';
import { foldEmail, isEmail } from '../../domain/email.ts';
import type { Tables } from '../db/tables.ts';

export interface CustomerDataDeps {
  readonly read: Database['read'];
  readonly subscriptions: SubscriptionService;
  readonly notifications: NotificationService;
  readonly events: EventService;
  readonly userData: UserDataService;
}

/** A site without the loyalty programme sends nothing about it. */
function asOnSite({ notifications }: NotificationList, { hasLoyalty }: Scope): NotificationList {
  return { notifications: notifications.filter(({ type }) => hasLoyalty || type !== 'loyalty') };
}

export function customerDataEndpoints(deps: CustomerDataDeps): Endpoint[] {
  return [
    ...subscriptionEndpoints(deps.subscriptions),
    sessionEndpoint(getNotifications, {
      summary: 'List the notification preferences',
      response: notificationList,
      perform: async (_, { principal, scope }) => asOnSite(await deps.notifications.list(principal.consumerNo), scope),
    }),
    sessionEndpoint(setNotification, {
      summary: 'Set a notification preference',
      body: notificationChange,
      response: notificationList,
      perform: async ({ body }, { principal, scope }) =>
        asOnSite(await deps.notifications.change(principal.consumerNo, body), scope),
    }),
    sessionEndpoint(retrieveUserData, {
      summary: 'Get all stored data of the customer',
      response: userData,
      perform: (_, { principal }) => deps.userData.retrieve(principal.consumerNo),
    }),
    openEndpoint(lookUp, {
      summary: 'Whether an email address has an account',
      query: lookupQuery,
      response: lookup,
      perform: ({ query }) => lookupConsumer(deps.read, query),
    }),
    sessionEndpoint(registerForEvent, {
      summary: 'Register for an event',
      body: eventRequest,
      response: eventRegistration,
      status: 201,
      perform: ({ body }, { principal: { consumerNo }, scope: { siteId } }) =>
        deps.events.register(body, { consumerNo, siteId }),
    }),
  ];
}

function subscriptionEndpoints(subscriptions: SubscriptionService): Endpoint[] {
  return [
    sessionEndpoint(getSubscriptions, {
      summary: 'List the mailing lists of the account',
      response: subscriptionList,
      perform: async (_, { principal }) => ({
        subscriptions: principal.loggedIn ? await subscriptions.list(principal.consumerNo) : [],
      }),
    }),
    sessionEndpoint(setSubscription, {
      summary: 'Join a mailing list',
      body: subscriptionRequest,
      response: subscription,
      perform: ({ body }, { principal, scope }) => subscriptions.set(body, { consumerNo: principal.consumerNo, scope }),
    }),
    sessionEndpoint(changeSubscription, {
      summary: 'Join or leave a mailing list with an account',
      body: subscriptionChange,
      response: subscription,
      perform: ({ body }, { principal, scope }) => {
        if (!principal.loggedIn) throw apiError('AUT404');
        return subscriptions.change(body, { consumerNo: principal.consumerNo, scope });
      },
    }),
  ];
}

/**
 * Returns whether an address has an account, which signing up reveals as well; the gateway limits the number of
 * requests. Rejects with `CCN404` without an address and with `AUT453` for an invalid one.
 */
async function lookupConsumer(database: Kysely<Tables>, { email = '' }: LookupQuery): Promise<Lookup> {
  const address = foldEmail(email);
  if (address === '') throw apiError('CCN404');
  if (!isEmail(address)) throw apiError('AUT453');
  const row = await database
    .selectFrom('consumer')
    .select('consumer_no')
    .where('email', '=', address)
    .executeTakeFirst();
  return { registered: row !== undefined };
}
