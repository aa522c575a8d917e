import { labelOf } from '../../domain/pricing/shipping/delivery-texts.ts';
import { formatNumber } from '../../src/i18n/format.ts';
import { translate } from '../../src/i18n/translate.ts';
import { ROUTES, type Route } from '../../src/routes.ts';

type Text = (locale: string) => string;

const text =
  (key: string): Text =>
  (locale) =>
    translate(locale, key);

/** The title of a page, by its route, or by its route and fixture. */
const TITLES: Readonly<Record<string, string>> = {
  cart: 'cart.title',
  checkout: 'checkout.title',
  'order-confirmation': 'checkout.thanks',
  favorites: 'favorites.title',
  'order-status': 'orders.statusTitle',
  'order-details': 'orders.detailsTitle',
  'return-label': 'orders.returnTitle',
  'sign-in': 'shell.signIn',
  'social-sign-in': 'shell.signIn',
  'amazon-sign-in': 'shell.signIn',
  'sign-up': 'identity.createAccount',
  'confirm-subscription asked': 'services.confirmTitle_asked',
  'confirm-subscription confirmed': 'services.confirmTitle_confirmed',
  'confirm-subscription unknown': 'services.confirmTitle_unknown',
  'confirm-subscription subscribed': 'services.confirmTitle_subscribed',
  'confirm-subscription pending': 'services.confirmTitle_pending',
  'confirm-subscription invalid': 'services.confirmTitle_invalid',
  'confirm-subscription failed': 'services.confirmTitle_failed',
  'confirm-email asked': 'account.confirmEmailTitle_asked',
  'confirm-email confirmed': 'account.confirmEmailTitle_confirmed',
  'confirm-email unknown': 'account.confirmEmailTitle_unknown',
  'confirm-email taken': 'account.confirmEmailTitle_taken',
  'confirm-email failed': 'account.confirmEmailTitle_failed',
  'unsubscribe asked': 'services.unsubscribeTitle_asked',
  'unsubscribe ended': 'services.unsubscribeTitle_ended',
  'unsubscribe resumed': 'services.unsubscribeTitle_resumed',
  'unsubscribe unknown': 'services.unsubscribeTitle_unknown',
  'unsubscribe failed': 'services.unsubscribeTitle_failed',
  'event-registration registered': 'services.eventTitle_registered',
  'event-registration changed': 'services.eventTitle_changed',
  'event-registration wrong': 'services.eventTitle_wrong',
  'write-a-review form': 'dialogs.review',
  'write-a-review choose': 'dialogs.review',
  'write-a-review published': 'reviewing.thanks',
  'write-a-review pending': 'reviewing.thanks',
  'forgot-password': 'identity.forgotTitle',
  'reset-password': 'identity.newPasswordTitle',
  'associate-login': 'identity.associateTitle',
  account: 'identity.account',
  'account-profile': 'account.nav_profile',
  'account-address': 'account.nav_address',
  'account-add-shipping-address': 'account.add_shipping',
  'account-add-billing-address': 'account.add_billing',
  'account-credit-cards': 'account.nav_credit-cards',
  'account-add-credit-card': 'account.cardAdd',
  'account-gift-cards': 'account.nav_gift-cards',
  'account-loyalty': 'account.nav_loyalty',
  'account-professional': 'account.nav_professional',
  'account-order-history': 'orders.historyTitle',
  'account-order-details': 'orders.detailsTitle',
};

/** Content that only this fixture shows. */
const SIGNS: Readonly<Record<string, Text>> = {
  'cart filled': text('cart.upsells'),
  'cart pickup': (locale) => labelOf('pickup', locale),
  'cart saved-for-later': text('cart.savedHelp'),
  'cart notices': (locale) => translate(locale, 'errors.ITEM_OOS'),
  'cart points': text('cart.remainingHelp'),
  'cart empty': text('cart.empty'),
  'checkout shipping': text('checkout.whichAddress'),
  'checkout billing': text('checkout.sameAddress'),
  'checkout summary': text('checkout.place'),
  'checkout pickup': (locale) => labelOf('pickup', locale),
  'checkout refused': text('checkout.authenticationFailed'),
  'order-confirmation paid': text('checkout.nextShipped'),
  'order-confirmation pickup': text('checkout.nextPickup'),
  'favorites filled': (locale) => translate(locale, 'favorites.count', { count: 6 }),
  'favorites empty': text('favorites.empty'),
  'order-status signed-out': text('orders.statusText'),
  'order-details placed': text('orders.cancel'),
  'order-details shipped': () => '00340434161094042557',
  'order-details delivered': text('orders.return'),
  'return-label delivered': text('orders.returnText'),
  'sign-in signed-out': text('identity.email'),
  'sign-up signed-out': text('identity.firstName'),
  'social-sign-in refused': text('identity.backToSignIn'),
  'social-sign-in under-way': text('identity.signingIn'),
  'amazon-sign-in leaving': text('identity.signingIn'),
  'confirm-subscription asked': text('services.confirmAddress'),
  'confirm-subscription confirmed': text('services.confirmText_confirmed'),
  'confirm-subscription unknown': text('services.confirmText_unknown'),
  'confirm-subscription subscribed': text('services.confirmText_subscribed'),
  'confirm-subscription pending': text('services.confirmText_pending'),
  'confirm-subscription invalid': text('services.confirmText_invalid'),
  'confirm-subscription failed': text('services.confirmText_failed'),
  'confirm-email asked': text('account.confirmEmail'),
  'confirm-email confirmed': text('account.confirmEmailText_confirmed'),
  'confirm-email unknown': text('account.confirmEmailText_unknown'),
  'confirm-email taken': text('account.confirmEmailText_taken'),
  'confirm-email failed': text('account.confirmEmailText_failed'),
  'unsubscribe asked': text('services.unsubscribe'),
  'unsubscribe ended': text('services.unsubscribeText_ended_email'),
  'unsubscribe resumed': text('services.unsubscribeText_resumed'),
  'unsubscribe unknown': text('services.unsubscribeText_unknown'),
  'unsubscribe failed': text('services.unsubscribeText_failed'),
  'event-registration registered': text('services.eventText_registered'),
  'event-registration changed': text('services.eventText_changed'),
  'event-registration wrong': text('services.eventNameMissing'),
  'write-a-review form': text('reviewing.titleHint'),
  'write-a-review choose': text('reviewing.find'),
  'write-a-review published': text('dialogs.reviewPublished'),
  'write-a-review pending': text('dialogs.reviewPending'),
  'forgot-password signed-out': text('identity.forgotText'),
  'reset-password signed-out': text('identity.newPassword'),
  'associate-login signed-out': text('identity.associateText'),
  'account registered': text('account.noMember'),
  'account member': (locale) =>
    translate(locale, 'account.points', { count: 1250, points: formatNumber(1250, locale) }),
  'account employee-terms': text('identity.termsText'),
  'account-profile registered': text('account.savePreferences'),
  'account-profile member': text('account.savePreferences'),
  'account-address registered': text('account.addresses_shipping'),
  'account-address member': text('account.addresses_shipping'),
  'account-add-shipping-address registered': text('checkout.addressLine1'),
  'account-add-shipping-address member': text('checkout.addressLine1'),
  'account-add-billing-address registered': text('checkout.addressLine1'),
  'account-add-billing-address member': text('checkout.addressLine1'),
  'account-credit-cards filled': text('account.cardMain'),
  'account-credit-cards empty': text('account.noCard'),
  'account-add-credit-card registered': text('account.cardSave'),
  'account-add-credit-card member': text('account.cardSave'),
  'account-gift-cards filled': text('account.giftBalance'),
  'account-gift-cards empty': text('account.noGiftCard'),
  'account-loyalty registered': text('enroll.loyaltyAgree'),
  'account-loyalty member': () => 'EXAMPLE-REWARD-10',
  'account-professional registered': text('account.proProgram'),
  'account-professional professional': text('account.proStories'),
  'account-order-history filled': (locale) => translate(locale, 'orders.historyCount', { count: 3 }),
  'account-order-history empty': text('orders.historyEmpty'),
  'account-order-details placed': text('orders.cancel'),
  'account-order-details shipped': () => '00340434161094042557',
  'account-order-details delivered': text('orders.return'),
};

/** Pages with editable content around the screen. */
const AROUND: readonly string[] = [
  'cart',
  'checkout',
  'order-confirmation',
  'favorites',
  'account',
  'account-profile',
  'account-loyalty',
];

/** All fixtures that a route declares; one without an entry above fails the tests. */
export const FIXTURE_PAGES = ROUTES.flatMap((route) => {
  const { name, pattern, fixtures = [] }: Route = route;
  // Pages below a document route are content.
  return (pattern.includes('{...') ? [] : fixtures).map(({ name: fixture }, index) => ({
    name: `${name} ${fixture}`,
    /** For axe: the other fixtures only differ in their texts. */
    isLookedAt: index === 0 || (name === 'checkout' && fixture !== 'pickup'),
    hasSections: AROUND.includes(name),
    addressIn: (locale: string) => {
      const path = pattern.replace(/\{\w+\}/, 'PREVIEW-1001');
      return `${locale === 'en-us' ? '' : `/${locale}`}${path}?preview=true&fixture=${fixture}`;
    },
    titleIn: (locale: string) => translate(locale, TITLES[`${name} ${fixture}`] ?? TITLES[name] ?? `title of ${name}`),
    signIn: (locale: string) => SIGNS[`${name} ${fixture}`]?.(locale) ?? `sign of ${name} ${fixture}`,
  }));
});
