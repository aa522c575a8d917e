import { createAddressBook } from './address-book.ts';
import { createEventService } from './events.ts';
import { createLoyaltyService, type LoyaltyService } from './loyalty.ts';
import { createNotificationService } from './notifications.ts';
import { createPaymentCards } from './payment-cards.ts';
import { createProfileService } from './profiles.ts';
import type { SubscriptionService } from './subscriptions.ts';
import { createSupportCases } from './support-cases.ts';
import { createUserDataService } from './user-data.ts';
import { apiError } from '../core/errors.ts';
import type { Database } from '../db/database.ts';
import { createGiftCards } from '../cart/payment/gift-cards.ts';
import type { Outbox } from '../messaging/outbox.ts';
import type { Captcha } from '../providers/captcha/captcha.ts';
import type { PaymentProvider } from '../providers/payment/payment.ts';
import { type Endpoint, sessionEndpoint } from '../http/endpoint.ts';
import { customerDataEndpoints } from './customer-routes.ts';
import { contactEndpoints } from './contact-routes.ts';
import { paymentCardEndpoints } from './payment-card-routes.ts';
import { profileEndpoints } from './profile-routes.ts';
import {
  loyaltyToken,
  loyaltyTokenRequest,
  voucherList,
  welcomePromotion,
} from '../../src/api/account/loyalty.schema.ts';
import { getLoyaltyToken, getVouchers, getWelcomePromotion } from '../../src/api/account/loyalty.ts';

export interface AccountDeps {
  readonly database: Database;
  readonly subscriptions: SubscriptionService;
  readonly providers: {
    readonly payment: PaymentProvider | undefined;
    readonly captcha: Captcha;
    readonly outbox: Outbox;
  };
}

/** The endpoints of the account area. */
export function accountEndpoints({ database, subscriptions, providers }: AccountDeps): Endpoint[] {
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
  ];
}

function loyaltyEndpoints(loyalty: LoyaltyService): Endpoint[] {
  return [
    sessionEndpoint(getLoyaltyToken, {
      summary: 'Get a token for the loyalty programme',
      body: loyaltyTokenRequest,
      response: loyaltyToken,
      perform: ({ body }, { principal }) => loyalty.issueToken(principal.consumerNo, body),
    }),
    sessionEndpoint(getWelcomePromotion, {
      summary: 'Get the welcome promotion of members',
      response: welcomePromotion,
      perform: (_, { principal, scope }) => loyalty.welcomePromotion(principal.consumerNo, scope),
    }),
    sessionEndpoint(getVouchers, {
      summary: 'List the rewards of a member',
      response: voucherList,
      perform: (_, { principal }) => loyalty.vouchers(principal.consumerNo),
    }),
  ];
}
