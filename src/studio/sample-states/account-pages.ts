import { FAVORITES_PAGE_SIZE } from '../../config.ts';
import { countryName } from '../../../domain/address/countries.ts';
import { dialCodeOf } from '../../../domain/phone.ts';
import { getPaymentCards } from '../../api/account/payment-cards.ts';
import {
  agentLogin,
  changePassword,
  requestPasswordReset,
  resetPassword,
  signIn,
  signUp,
} from '../../api/identity/identity.ts';
import { getLoyaltyStatus, getPointsHistory, getVouchers, getWelcomePromotion } from '../../api/account/loyalty.ts';
import { getSocialCompanies, socialLogin } from '../../api/identity/social.ts';
import { verifyProfessional } from '../../api/account/professional.ts';
import { getCountries, getRegions } from '../../api/locations/utilities.ts';
import { getPurchaseHistory } from '../../api/orders/purchases.ts';
import { issueToken } from '../../api/identity/token.ts';
import type { NotificationList } from '../../api/account/account.schema.ts';
import { getNotifications } from '../../api/account/account.ts';
import { EMPTY } from './cart/state.ts';
import type { SampleContext } from './source/context.ts';
import { DEPARTURE_STORAGE_KEY } from './source/storage-keys.ts';
import { historyOf, samplePurchase } from './cart/sample-order.ts';
import { pendingReply, reply, type Reply, type Script } from './cart/sample-replies.ts';
import { sharedReplies } from './shared-replies.ts';
import { addressIn } from './source/addresses.ts';
import { sampleBenefits, sampleLoyaltyStatus, sampleVoucherList } from './source/loyalty.ts';
import { ASSOCIATE, profileOf, savedCards, savedGiftCard, sessionOf } from './source/visitors.ts';

const NOTIFICATIONS: NotificationList = {
  notifications: (['orders', 'loyalty', 'back-in-stock', 'reviews'] as const).flatMap((type) =>
    (['email', 'sms'] as const).map((channel) => ({
      type,
      channel,
      enabled: type === 'orders' && channel === 'email',
    })),
  ),
};

export function accountPage(name: string, context: SampleContext): Script {
  const profile = profileOf(context, { hasAcceptedTerms: name !== 'employee-terms' });
  const history = historyOf([samplePurchase(context, 'delivered')]);
  return {
    replies: [
      reply(changePassword, { changed: true }),
      reply(getPurchaseHistory, history),
      reply(getNotifications, NOTIFICATIONS),
      reply(verifyProfessional, { result: 'verified' }),
      ...regionReplies(context),
      ...sharedReplies(context, profile),
    ],
  };
}

/** The country of the site, and the region of the sample address. */
function regionReplies({ site: { country }, locale }: SampleContext): Reply[] {
  const { province } = addressIn(country, locale);
  const name = countryName(country, locale);
  return [
    reply(getCountries, { countries: [{ code: country, name, dialCode: dialCodeOf(country) ?? '', isServed: true }] }),
    reply(getRegions, {
      countryCode: country,
      regions: province === null ? [] : [{ code: province, isoCode: `${country}-${province}`, name: province }],
    }),
  ];
}

export function loyaltyPage(_: string, context: SampleContext): Script {
  const { promotion, payments, changes } = sampleBenefits(context);
  return {
    replies: [
      reply(getLoyaltyStatus, sampleLoyaltyStatus(context)),
      reply(getVouchers, sampleVoucherList(context)),
      reply(getWelcomePromotion, { promotion }),
      reply(getPointsHistory, { payments, changes }),
      ...sharedReplies(context),
    ],
  };
}

/** The saved cards of an account: a credit card and a gift card, or none. */
export function cardsPage(name: string, context: SampleContext): Script {
  const cards = name === 'empty' ? [] : [...savedCards(context).cards, savedGiftCard(context)];
  return { replies: [reply(getPaymentCards, { cards }), ...sharedReplies(context)] };
}

/** Pages for sign-in, registration and related steps; any input is accepted. */
export function identityPage(_: string, context: SampleContext): Script {
  return {
    replies: [
      reply(signIn, { authorizationCode: 'preview' }),
      reply(signUp, { consumerNo: 'preview-consumer', authorizationCode: 'preview' }),
      reply(issueToken, sessionOf('registered'), { when: { type: 'Registered' } }),
      reply(requestPasswordReset, { accepted: true }),
      reply(resetPassword, { changed: true }),
      reply(agentLogin, ASSOCIATE),
      ...sharedReplies(context),
    ],
  };
}

/** The page before a redirect to a third party, which the preview does not perform. */
export function leavingPage(_: string, context: SampleContext): Script {
  return { replies: [pendingReply(getSocialCompanies), ...sharedReplies(context)] };
}

/**
 * The page after a redirect from a third party: the sign-in is in progress, or the page rejects a visit that does not
 * come from there.
 */
export function returningPage(name: string, context: SampleContext): Script {
  const state = 'preview';
  const departure = {
    idp: 'google',
    state,
    codeVerifier: state,
    codeChallenge: state,
    locale: context.locale,
    page: '/social-sign-in',
    returnTo: '/account',
    formLocation: '',
    enrollmentMarketingSource: '',
  };
  return {
    query: { code: 'preview', state },
    ...(name === 'under-way' && { storage: { [DEPARTURE_STORAGE_KEY]: departure } }),
    replies: [pendingReply(socialLogin), ...sharedReplies(context)],
  };
}

/** At most one page of them. */
export function favoritesPage(name: string, context: SampleContext): Script {
  const skus = context.variants.slice(0, FAVORITES_PAGE_SIZE).map(({ sku }) => sku);
  const favorites = name === 'empty' ? [] : skus;
  return { cart: { ...EMPTY, favorites }, replies: sharedReplies(context) };
}

/** A page that is entirely rendered on the server. */
export function plainPage(_: string, context: SampleContext): Script {
  return { replies: sharedReplies(context) };
}
