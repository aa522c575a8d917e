export interface LimitRule {
  /** Rules with the same name share a count. */
  readonly name: string;
  /** A named group is a target too. */
  readonly path: RegExp;
  readonly method?: string;
  /** Requests per address and minute. */
  readonly points: number;
  /** Requests per address and day. */
  readonly dayPoints?: number;
  /**
   * Members of the body or the query that identify what is being guessed; each value is limited on its own. `a.b` is
   * the member b of the member a.
   */
  readonly targets?: readonly string[];
  /** Each address has its own count of a target: guessing from elsewhere does not use it up. */
  readonly targetsPerAddress?: boolean;
  /** The rule applies only to requests with one of these members. */
  readonly holds?: readonly string[];
  /** Accepted requests do not count. */
  readonly onlyRejected?: boolean;
  /** Rejected requests count under this name as well, together with those of other rules. */
  readonly rejectedAs?: string;
}

export const TARGET_POINTS = 5;

const guess = { points: 20 };
const identifiers = ['username', 'email', 'emailAddress', 'phone', 'orderNumber', 'orderNo'];
const secret = { targets: identifiers, ...guess };
const giftCard = { targets: ['number', 'giftCard.number'], ...guess };
/** Wrong PINs share one count across operations; reading a balance must not use up the limit of paying. */
const WRONG_PINS = 'gift-card-pin';

/**
 * Operations that allow guessing. Every operation that compares a secret, or reveals whether an account exists, has a
 * rule here.
 */
const GUESSABLE: readonly LimitRule[] = [
  { name: 'sign-up', path: /^\/consumers-v3\/auth\/signup/, ...secret },
  { name: 'sign-in', path: /^\/(consumers-v3\/auth\/|token\/v3\/)/, method: 'POST', ...secret },
  {
    name: 'associate',
    path: /^\/consumers-v3\/consumer\/agent\/login/,
    method: 'POST',
    targets: ['storeEmployeeId'],
    targetsPerAddress: true,
    onlyRejected: true,
    ...guess,
  },
  {
    name: 'customer',
    path: /^\/consumers-v3\/consumer\/agent\/customer/,
    targets: ['email', 'phone'],
    targetsPerAddress: true,
    ...guess,
  },
  {
    name: 'reset',
    path: /^\/consumers-v3\/(consumer\/)?(confirmforgotpassword|resetpassword|changepassword|changeemail|confirmchangeemail)/,
    ...secret,
  },
  { name: 'lookup', path: /^\/consumers-v3\/consumer\/(lookup|retrieveUserData)/i, ...secret },
  {
    name: 'purchase',
    path: /^\/consumers-v3\/consumer\/(purchase\/invoice\/|TrackOrder|CancelOrder)/i,
    onlyRejected: true,
    ...secret,
  },
  {
    name: 'purchase',
    path: /^\/consumers-v3\/consumer\/(purchase|return)\/(?<orderNumber>[^/]+)/,
    onlyRejected: true,
    ...secret,
  },
  { name: 'profile', path: /^\/consumers-v3\/consumer\/?$/, method: 'PUT', onlyRejected: true, ...guess },
  { name: 'closing', path: /^\/consumers-v3\/consumer\/?$/, method: 'DELETE', onlyRejected: true, ...guess },
  { name: 'enrolment', path: /^\/consumers-v3\/consumer\/?$/, method: 'POST', onlyRejected: true, ...guess },
  { name: 'professional', path: /^\/consumers-v3\/consumer\/professional\/?$/, targets: ['memberNumber'], ...guess },
  { name: 'resend', path: /^\/consumers-v3\/consumer\/resend/i, ...secret },
  { ...giftCard, name: 'gift-card', path: /^\/cart\/v1\/giftcard\/balance/, rejectedAs: WRONG_PINS },
  {
    ...giftCard,
    name: WRONG_PINS,
    path: /^\/(cart\/v1\/cart\/[^/]+\/paymentInstruments|consumers-v3\/consumer\/payment_instruments)/,
    method: 'POST',
    holds: ['giftCard'],
    onlyRejected: true,
  },
  {
    name: 'reward',
    path: /^\/cart\/v1\/cart\/[^/]+\/(paymentInstruments|reward)/,
    holds: ['code', 'appliedLoyaltyVoucher'],
    targets: ['code'],
    onlyRejected: true,
    ...guess,
  },
  { name: 'coupon', path: /^\/cart\/v1\/coupon/, method: 'PUT', targets: ['cartId'], onlyRejected: true, ...guess },
  {
    name: 'shared-favorites',
    path: /^\/wishlists\/v2\/favorites\/(?<favoriteId>[^/]+)\/share/,
    method: 'GET',
    onlyRejected: true,
    ...guess,
  },
];

/** Operations that send mail to an address in the request. */
const MAILING: readonly LimitRule[] = [
  { name: 'subscription', path: /^\/consumers-v3\/consumer\/subscription/, ...secret },
  {
    name: 'contact',
    path: /^\/consumers-v3\/consumer\/(contactus|warranty|event-registration)\/?$/,
    method: 'POST',
    ...secret,
  },
  {
    name: 'share',
    path: /^\/wishlists\/v2\/favorites\/[^/]+\/share/,
    method: 'POST',
    targets: ['emails'],
    dayPoints: 100,
    ...guess,
  },
  { name: 'notice', path: /^\/products\/v1\/notifications/, ...secret },
];

const BY_CUSTOMERS = /^\/products\/v1\/products\/[^/]+\/reviews(\/questions(\/[^/]+\/answers)?)?\/?$/;
const VOTES =
  /^\/products\/v1\/(review\/[^/]+\/(flag|vote|translate)|products\/[^/]+\/review\/[^/]+\/questions\/vote)\/?$/;

const SENT_PHOTOS = /^\/photos\/(stashes|users(\/[^/]+\/media)?|media\/[^/]+\/reports)\/?$/;

/** Content that other visitors read. Counted by address, since each new guest would be a new author. */
const PUBLISHED: readonly LimitRule[] = [
  { name: 'review', path: BY_CUSTOMERS, method: 'POST', points: 20, dayPoints: 100 },
  { name: 'photo', path: /^\/products\/v1\/review\/photos\/?$/, method: 'POST', points: 40, dayPoints: 200 },
  { name: 'sent-photo', path: SENT_PHOTOS, method: 'POST', points: 40, dayPoints: 200 },
  { name: 'vote', path: VOTES, method: 'POST', points: 60, dayPoints: 1000 },
];

/** docs/contract.md#limits. The first matching rule applies. */
export function limitRules(isLocal: boolean): readonly LimitRule[] {
  const usual = isLocal ? 3000 : 600;
  return [
    // A mail service unsubscribes many people from a few addresses; the link cannot be guessed.
    {
      name: 'unsubscribe',
      path: /^\/consumers-v3\/consumer\/subscription\/(unsubscribe|undoUnsubscribe)\/?$/i,
      points: usual * 2,
    },
    ...GUESSABLE,
    ...MAILING,
    ...PUBLISHED,
    { name: 'token', path: /^\/token\//, points: usual },
    { name: 'order', path: /^\/cart\/v2\/checkout\/order/, points: usual },
    { name: 'cart', path: /^\/cart\//, points: usual * 2 },
    { name: 'other', path: /^/, points: usual * 2 },
  ];
}
