export type Choice = 'sandbox' | 'none';

/** The provider of each feature; `none` turns the feature off. */
export interface ProviderSettings {
  readonly payment: Choice;
  readonly payLater: Choice;
  readonly captcha: Choice | 'altcha';
  readonly mail: Choice | MailServer;
  readonly sms: Choice;
  readonly social: Choice | OpenIdClient;
  readonly collectionPoints: Choice;
}

export interface MailServer {
  /** `smtp://user:password@host:port`, or `smtps:`. */
  readonly url: string;
  /** `Marrow Ridge <shop@example.com>`, or the address alone. */
  readonly from: string;
}

export interface OpenIdClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export const ALL_SANDBOX: ProviderSettings = {
  payment: 'sandbox',
  payLater: 'sandbox',
  captcha: 'sandbox',
  mail: 'sandbox',
  sms: 'sandbox',
  social: 'sandbox',
  collectionPoints: 'sandbox',
};
