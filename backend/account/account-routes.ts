import { createAddressBook } from './address-book.ts';
import { createEventService } from './events.ts';
import { createLoyaltyService, type LoyaltyService } from './loyalty.ts';
import { createNotificationService } from './notifications.ts';
import { createPaymentCards } from './payment-cards.ts';
import { createProfessionalService, type ProfessionalService } from './professionals.ts';
import { createProfileService } from './profiles.ts';
import type { SubscriptionService } from './subscriptions.ts';
import type { MailShopOf } from '../messaging/mail-shop.ts';
import { createSupportCases, type SupportCaseService } from './support-cases.ts';
import { createUserDataService } from './user-data.ts';
import { apiError } from '../core/errors.ts';
import type { Database } from '../db/database.ts';
import { createGiftCards } from '../cart/payment/gift-cards.ts';
import type { Outbox } from '../messaging/outbox.ts';
import type { Captcha } from '../providers/captcha/captcha.ts';
import type { PaymentProvider } from '../providers/payment/payment.ts';
import type { ProfessionalProvider } from '../providers/professional/professional.ts';
import { type Endpoint, sessionEndpoint, openEndpoint } from '../http/endpoint.ts';
import { customerDataEndpoints } from './customer-routes.ts';
import { paymentCardEndpoints } from './payment-card-routes.ts';
import { profileEndpoints } from './profile-routes.ts';
import {
  loyaltyStatus,
  loyaltyToken,
  loyaltyTokenRequest,
  newVoucher,
  pointsHistory,
  voucherList,
  welcomePromotion,
} from '../../src/api/account/loyalty.schema.ts';
import {
  createVoucher,
  getLoyaltyStatus,
  getLoyaltyToken,
  getPointsHistory,
  getVouchers,
  getWelcomePromotion,
} from '../../src/api/account/loyalty.ts';
import type { Scope } from '../core/scope.ts';
import {
  contactMessage,
  contactSubjects,
  contactTopics,
  subjectQuery,
  supportCase,
  warrantyRequest,
} from '../../src/api/account/contact.schema.ts';
import {
  createWarrantyCase,
  getContactSubjects,
  getContactTopics,
  sendContactMessage,
} from '../../src/api/account/contact.ts';
import { professionalApplication, professionalResult } from '../../src/api/account/professional.schema.ts';
import { verifyProfessional } from '../../src/api/account/professional.ts';
import type { Log } from '../../src/lib/log.ts';
import { listSubjects, listTopics } from './contact-topics.ts';
import { confirmationResponse, confirmationRequest } from '../../src/api/account/subscription-confirmation.schema.ts';
import { confirmSubscription } from '../../src/api/account/subscription-confirmation.ts';
import type { Confirmations } from './subscription-confirmations.ts';
import { endedSubscription, unsubscribeRequest } from '../../src/api/account/unsubscribing.schema.ts';
import { undoUnsubscribe, unsubscribe } from '../../src/api/account/unsubscribing.ts';
import type { UnsubscribeService } from './unsubscribing.ts';

export interface AccountDeps {
  readonly database: Database;
  readonly subscriptions: SubscriptionService;
  readonly providers: {
    readonly payment: PaymentProvider | undefined;
    readonly professional: ProfessionalProvider | undefined;
    readonly captcha: Captcha;
    readonly outbox: Outbox;
  };
  readonly shopOf: MailShopOf;
  readonly log: Log;
}

/** The endpoints of the account area. */
export function accountEndpoints({ database, subscriptions, providers, shopOf, log }: AccountDeps): Endpoint[] {
  const { payment, professional, captcha, outbox } = providers;
  const checkCaptcha = async (response: string) => {
    if (!(await captcha.verify(response))) throw apiError('AUT403');
  };
  const giftCards = createGiftCards(database);
  return [
    ...profileEndpoints({ profiles: createProfileService(database), addresses: createAddressBook(database) }),
    ...paymentCardEndpoints(createPaymentCards({ ...database, payment, giftCards, checkCaptcha })),
    ...loyaltyEndpoints(createLoyaltyService(database)),
    professionalEndpoint(createProfessionalService({ ...database, professional, log })),
    ...customerDataEndpoints({
      read: database.read,
      subscriptions,
      notifications: createNotificationService(database),
      events: createEventService(database),
      userData: createUserDataService(database),
    }),
    ...contactEndpoints(createSupportCases({ write: database.write, outbox, shopOf })),
  ];
}

function loyaltyEndpoints(service: LoyaltyService): Endpoint[] {
  const loyaltyOf = ({ hasLoyalty }: Scope): LoyaltyService => {
    if (!hasLoyalty) throw apiError('MEMBER_NOT_FOUND');
    return service;
  };
  return [
    sessionEndpoint(getLoyaltyToken, {
      summary: 'Get the token of a sign-up to the loyalty programme',
      body: loyaltyTokenRequest,
      response: loyaltyToken,
      perform: ({ body }, { principal, scope }) => loyaltyOf(scope).issueToken(principal.consumerNo, body),
    }),
    sessionEndpoint(getLoyaltyStatus, {
      summary: 'Get points, tier and milestone of a member',
      response: loyaltyStatus,
      perform: (_, { principal, scope }) => loyaltyOf(scope).status(principal.consumerNo),
    }),
    sessionEndpoint(getWelcomePromotion, {
      summary: 'Get the welcome promotion of members',
      response: welcomePromotion,
      perform: (_, { principal, scope }) => loyaltyOf(scope).welcomePromotion(principal.consumerNo, scope),
    }),
    sessionEndpoint(getVouchers, {
      summary: 'List the rewards of a member',
      response: voucherList,
      perform: (_, { principal, scope }) => loyaltyOf(scope).vouchers(principal.consumerNo, scope.currency),
    }),
    sessionEndpoint(createVoucher, {
      summary: 'Turn points into a voucher',
      body: newVoucher,
      response: voucherList,
      isIdempotent: true,
      perform: ({ body }, { principal, scope }) =>
        loyaltyOf(scope).createVoucher(principal.consumerNo, body.points, scope.currency),
    }),
    sessionEndpoint(getPointsHistory, {
      summary: 'List the points that a member earned and paid with',
      response: pointsHistory,
      perform: (_, { principal, scope }) => loyaltyOf(scope).pointsHistory(principal.consumerNo),
    }),
  ];
}

function professionalEndpoint(professionals: ProfessionalService): Endpoint {
  return sessionEndpoint(verifyProfessional, {
    summary: 'Verify the membership of a professional',
    body: professionalApplication,
    response: professionalResult,
    perform: ({ body }, { principal, scope }) => professionals.apply(principal.consumerNo, body, scope.currency),
  });
}

function contactEndpoints(cases: SupportCaseService): Endpoint[] {
  return [
    openEndpoint(getContactTopics, {
      summary: 'List the topics of the contact form',
      response: contactTopics,
      perform: async (_, { scope }) => ({ topics: listTopics(scope.locale) }),
    }),
    openEndpoint(getContactSubjects, {
      summary: 'List the subjects of a topic',
      query: subjectQuery,
      response: contactSubjects,
      perform: async ({ query }, { scope }) => ({ subjects: listSubjects(scope.locale, query.category) }),
    }),
    sessionEndpoint(sendContactMessage, {
      summary: 'Send a contact message',
      body: contactMessage,
      response: supportCase,
      status: 201,
      perform: ({ body }, { principal, scope }) => cases.sendMessage(body, { consumerNo: principal.consumerNo, scope }),
    }),
    sessionEndpoint(createWarrantyCase, {
      summary: 'Submit a warranty claim',
      body: warrantyRequest,
      response: supportCase,
      status: 201,
      perform: ({ body }, { principal, scope }) =>
        cases.claimWarranty(body, { consumerNo: principal.consumerNo, scope }),
    }),
  ];
}

/** What the links in mails about subscriptions do. */
export function confirmationEndpoints(confirmations: Confirmations, unsubscribing: UnsubscribeService): Endpoint[] {
  return [
    openEndpoint(confirmSubscription, {
      summary: 'Confirm a subscription with the mailed link',
      body: confirmationRequest,
      response: confirmationResponse,
      perform: async ({ body }) => {
        const locale = await confirmations.confirm(body.token);
        if (locale === undefined) throw apiError('API404');
        return { locale };
      },
    }),
    openEndpoint(unsubscribe, {
      summary: 'Leave a mailing list with the link of a mail',
      body: unsubscribeRequest,
      response: endedSubscription,
      perform: ({ body }) => unsubscribing.end(body.token),
    }),
    openEndpoint(undoUnsubscribe, {
      summary: 'Undo leaving a mailing list',
      body: unsubscribeRequest,
      response: endedSubscription,
      perform: ({ body }) => unsubscribing.resume(body.token),
    }),
  ];
}
