import type { Hono } from 'hono';
import type { Log } from '../src/lib/log.ts';
import type { Database } from './db/database.ts';
import type { Transport } from './messaging/message.ts';
import { createOutbox, type Outbox } from './messaging/outbox.ts';
import { createSmtpTransport } from './messaging/smtp.ts';
import { createCollectionPointsSandbox } from './sandbox/collection-points/collection-points-sandbox.ts';
import { createInbox } from './sandbox/inbox/inbox-routes.ts';
import { inboxTransport } from './sandbox/inbox/inbox-transport.ts';
import { sandboxCaptcha } from './sandbox/captcha/sandbox-captcha.ts';
import { createAltcha } from './providers/altcha.ts';
import { noCaptcha, type Captcha } from './providers/captcha.ts';
import { chooseSocial } from './choose-social.ts';
import { createPayLaterSandbox } from './sandbox/pay-later/pay-later-sandbox.ts';
import { createPaymentSandbox } from './sandbox/payment/payment-sandbox.ts';
import type { PayLaterProvider } from './providers/pay-later.ts';
import type { PaymentProvider } from './providers/payment.ts';
import { limitPayLaterTime, limitPaymentTime } from './providers/time-limit.ts';
import type { CollectionPointProvider } from './providers/collection-points.ts';
import type { SocialProvider } from './providers/social.ts';
import { ALL_SANDBOX, type ProviderSettings } from './providers/settings.ts';

export interface ProviderOptions {
  /** Every one a sandbox without it. */
  readonly serviceProviders?: ProviderSettings;
  /** Where visitors find the shop: links in mails, places to come back to. */
  readonly publicOrigin?: string;
  /** At least 32 characters, the same for every process of the shop; without it a process has its own. */
  readonly sessionSecret?: string;
  /** Whether nobody opens an account without the captcha; without it one that is sent is checked. */
  readonly captchaOnSignUp?: boolean;
  readonly log: Log;
}

/** What the service leaves to others, whoever they are; nothing where a feature is turned off. */
export interface Providers {
  readonly payment: PaymentProvider | undefined;
  readonly payLater: PayLaterProvider | undefined;
  readonly outbox: Outbox;
  readonly captcha: Captcha;
  readonly captchaOnSignUp: boolean;
  readonly social: SocialProvider | undefined;
  readonly publicOrigin: string;
  readonly collectionPoints: CollectionPointProvider | undefined;
  /** Stand-ins of those that were chosen as `sandbox`. */
  readonly sandboxes: readonly Hono[];
  close(): Promise<void>;
}

export function createProviders({ read, write }: Database, options: ProviderOptions): Providers {
  const { serviceProviders: choices = ALL_SANDBOX, log } = options;
  const publicOrigin = options.publicOrigin ?? 'http://localhost:4321';
  const secret = options.sessionSecret ?? crypto.randomUUID();
  const captchas = {
    sandbox: () => sandboxCaptcha,
    none: () => noCaptcha,
    altcha: () => createAltcha({ write, secret }),
  };
  const outbox = createOutbox({ read, write, transports: transportsOf(choices), log });
  const payment = choices.payment === 'sandbox' ? createPaymentSandbox({ read, write }) : undefined;
  const payLater = choices.payLater === 'sandbox' ? createPayLaterSandbox({ read, write }) : undefined;
  const social = chooseSocial(choices.social, { publicOrigin, secret });
  const storesMessages = choices.mail === 'sandbox' || choices.sms === 'sandbox';
  return {
    outbox,
    social: social.provider,
    publicOrigin,
    captcha: captchas[choices.captcha](),
    captchaOnSignUp: options.captchaOnSignUp ?? false,
    collectionPoints: choices.collectionPoints === 'sandbox' ? createCollectionPointsSandbox() : undefined,
    payment: payment && limitPaymentTime(payment.provider),
    payLater: payLater && limitPayLaterTime(payLater.provider),
    sandboxes: [
      ...(storesMessages ? [createInbox({ read, flush: outbox.flush })] : []),
      ...[payment, payLater, social].flatMap((sandbox) => (sandbox?.router ? [sandbox.router] : [])),
    ],
    close: outbox.close,
  };
}

function transportsOf({ mail, sms }: ProviderSettings): { mail?: Transport; sms?: Transport } {
  return {
    ...(mail === 'none' ? {} : { mail: mail === 'sandbox' ? inboxTransport : createSmtpTransport(mail) }),
    ...(sms === 'sandbox' ? { sms: inboxTransport } : {}),
  };
}
