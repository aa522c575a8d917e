/** A mail in one language; `{name}` is replaced with a value. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Label of the link, in mails that have one. */
  readonly action?: string;
  /** Last paragraph of the mail. */
  readonly note?: string;
}

/** Names of the values of each mail. */
export const MAIL_VALUES = {
  passwordReset: [],
  welcome: [],
  emailChange: [],
  emailChangeNotice: ['email'],
  accountClosed: [],
  newsletterConfirmation: [],
  receipt: ['orderNumber', 'total', 'store', 'seller'],
  orderConfirmation: ['orderNumber', 'total'],
  orderCancelled: ['orderNumber', 'total'],
  orderPartlyCancelled: ['orderNumber', 'amount'],
  orderShipped: ['orderNumber'],
  orderRefunded: ['orderNumber', 'amount'],
  returnRegistered: ['orderNumber', 'returnNumber'],
  giftCard: ['amount', 'number', 'pin'],
  stockNotice: ['product'],
  sharedFavorites: [],
  caseReceived: ['caseNumber'],
} as const;

export type MailName = keyof typeof MAIL_VALUES;
export type MailTexts = Readonly<Record<MailName, MailText>>;
