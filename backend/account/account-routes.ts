import type { DeliveryRates } from '../cart/model/delivery-rates.ts';
import { createAddressBook } from './address-book.ts';
import { createEventService } from './events.ts';
import { createLoyaltyService } from './loyalty.ts';
import { createNotificationService } from './notifications.ts';
import { createPaymentCards } from './payment-cards.ts';
import { createProfileService } from './profiles.ts';
import type { SubscriptionService } from './subscriptions.ts';
import { createSupportCases } from './support-cases.ts';
import { createUserDataService } from './user-data.ts';
import { apiError } from '../core/errors.ts';
import type { Database } from '../db/database.ts';
import { createGiftCards } from '../cart/payment/gift-cards.ts';
import { createEmployeeStoreService } from '../locations/employee-stores.ts';
import type { Providers } from '../create-providers.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { customerDataEndpoints } from './customer-routes.ts';
import { contactEndpoints } from './contact-routes.ts';
import { loyaltyEndpoints } from './loyalty-routes.ts';
import { paymentCardEndpoints } from './payment-card-routes.ts';
import { profileEndpoints } from './profile-routes.ts';
import { utilityEndpoints } from '../locations/location-routes.ts';

export interface AccountDeps {
  readonly database: Database;
  readonly subscriptions: SubscriptionService;
  readonly providers: Pick<Providers, 'payment' | 'captcha' | 'outbox'>;
  readonly rates: DeliveryRates;
}

/** The endpoints of the account area, and of the countries and stores its forms offer. */
export function accountEndpoints({ database, subscriptions, providers, rates }: AccountDeps): Endpoint[] {
  const { payment, captcha, outbox } = providers;
  const checkCaptcha = async (response: string) => {
    if (!(await captcha.verify(response))) throw apiError('AUT403');
  };
  const giftCards = createGiftCards(database);
  return [
    ...profileEndpoints({ profiles: createProfileService(database), addresses: createAddressBook(database) }),
    ...paymentCardEndpoints(createPaymentCards({ ...database, payment, giftCards, checkCaptcha })),
    ...loyaltyEndpoints(createLoyaltyService(database)),
    ...customerDataEndpoints({
      read: database.read,
      subscriptions,
      notifications: createNotificationService(database),
      events: createEventService(database),
      userData: createUserDataService(database),
    }),
    ...contactEndpoints(createSupportCases({ write: database.write, outbox })),
    ...utilityEndpoints({ employeeStores: createEmployeeStoreService(database), rates }),
  ];
}
