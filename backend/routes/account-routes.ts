import { createAddressBook } from '../consumer/address-book.ts';
import { createProfileService } from '../consumer/profiles.ts';
import type { SubscriptionService } from '../consumer/subscriptions.ts';
import type { Database } from '../db/database.ts';
import { createEmployeeStoreService } from '../places/employee-stores.ts';
import type { Call } from './call.ts';
import { consumerCalls } from './consumer-routes.ts';
import { profileCalls } from './profile-routes.ts';
import { utilityCalls } from './utility-routes.ts';

export interface AccountCallParts {
  readonly database: Database;
  readonly subscriptions: SubscriptionService;
}

/** The calls of the account area, and of the countries and stores its forms offer. */
export function accountCalls({ database, subscriptions }: AccountCallParts): Call[] {
  return [
    ...profileCalls({ profiles: createProfileService(database), addresses: createAddressBook(database) }),
    ...consumerCalls({ subscriptions }),
    ...utilityCalls({ employeeStores: createEmployeeStoreService(database) }),
  ];
}
