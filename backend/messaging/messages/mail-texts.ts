/** A mail in one language; `{name}` is replaced with a value. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Label of the link, in mails that have one. */
  readonly action?: string;
  /** Last paragraph of the mail. */
  readonly note?: string;
  /** Label of the link that ends the subscription, in marketing. */
  readonly unsubscribe?: string;
}

/** Names of the values of each mail. */
export const MAIL_VALUES = {
  passwordReset: [],
  welcome: [],
  emailChange: [],
  emailChangeNotice: ['email'],
  accountClosed: [],
  newsletterConfirmation: [],
  newsletterWelcome: [],
  newsletterIssue: ['title'],
  receipt: ['orderNumber', 'total', 'store', 'seller'],
  orderConfirmation: ['orderNumber', 'total'],
  orderCancelled: ['orderNumber', 'total'],
  orderPartlyCancelled: ['orderNumber', 'amount'],
  orderShipped: ['orderNumber'],
  orderRefunded: ['orderNumber', 'amount'],
  returnRegistered: ['orderNumber', 'returnNumber'],
  giftCard: ['amount', 'number', 'pin'],
  noticeConfirmation: ['product'],
  noticeStored: ['product'],
  stockNotice: ['product'],
  sharedFavorites: [],
  reviewRequest: ['orderNumber'],
  reviewPublished: ['product', 'title'],
  reviewRejected: ['product', 'title', 'reason'],
  caseReceived: ['caseNumber'],
  questionAnswered: ['product'],
} as const;

export type MailName = keyof typeof MAIL_VALUES;

/**
 * What each mail is for. A transactional one answers what its recipient did or asked for; marketing goes only to those who
 * subscribed to it and carries the link that ends the subscription (docs/calls.md#mailing-lists-events-and-contact).
 */
export const MAIL_PURPOSES = {
  passwordReset: 'transactional',
  welcome: 'transactional',
  emailChange: 'transactional',
  emailChangeNotice: 'transactional',
  accountClosed: 'transactional',
  newsletterConfirmation: 'transactional',
  newsletterWelcome: 'marketing',
  newsletterIssue: 'marketing',
  receipt: 'transactional',
  orderConfirmation: 'transactional',
  orderCancelled: 'transactional',
  orderPartlyCancelled: 'transactional',
  orderShipped: 'transactional',
  orderRefunded: 'transactional',
  returnRegistered: 'transactional',
  giftCard: 'transactional',
  noticeConfirmation: 'transactional',
  noticeStored: 'transactional',
  stockNotice: 'transactional',
  sharedFavorites: 'transactional',
  reviewRequest: 'transactional',
  reviewPublished: 'transactional',
  reviewRejected: 'transactional',
  caseReceived: 'transactional',
  questionAnswered: 'transactional',
} as const satisfies Readonly<Record<MailName, 'transactional' | 'marketing'>>;

type Marketing = { [Name in MailName]: (typeof MAIL_PURPOSES)[Name] extends 'marketing' ? Name : never };
export type MarketingMail = Marketing[MailName];
export type MailTexts = Readonly<Record<MailName, MailText>>;
