import type { Hono } from 'hono';
import type { Log } from '../../src/cms/request-context.ts';
import type { Database } from '../db/database.ts';
import { createPayLaterSandbox } from '../sandbox/pay-later/pay-later-sandbox.ts';
import { createPaymentSandbox } from '../sandbox/payment/payment-sandbox.ts';
import type { PayLaterProvider } from './pay-later.ts';
import type { PaymentProvider } from './payment.ts';
import { ALL_SANDBOX, type ProviderSettings } from './settings.ts';

export interface ProviderOptions {
  /** Every one a sandbox without it. */
  readonly serviceProviders?: ProviderSettings;
  /** Where visitors find the shop: links in mails, places to come back to. */
  readonly publicOrigin?: string;
  /** At least 32 characters, the same for every process of the shop; without it a process has its own. */
  readonly sessionSecret?: string;
  readonly log: Log;
}

/** What the service leaves to others, whoever they are; nothing where a feature is turned off. */
export interface Providers {
  readonly payment: PaymentProvider | undefined;
  readonly payLater: PayLaterProvider | undefined;
  /** Stand-ins of those that were chosen as `sandbox`. */
  readonly sandboxes: readonly Hono[];
}

export function createProviders(
  database: Database,
  { serviceProviders: chosen = ALL_SANDBOX }: ProviderOptions,
): Providers {
  const payment = chosen.payment === 'sandbox' ? createPaymentSandbox(database) : undefined;
  const payLater = chosen.payLater === 'sandbox' ? createPayLaterSandbox(database) : undefined;
  const sandboxes = [payment, payLater].flatMap((sandbox) => (sandbox ? [sandbox.router] : []));
  return { payment: payment?.provider, payLater: payLater?.provider, sandboxes };
}
