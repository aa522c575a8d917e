import type { Hono } from 'hono';
import type { Log } from '../../src/cms/request-context.ts';
import type { Database } from '../db/database.ts';
import type { Transport } from '../outbox/message.ts';
import { createOutbox, type Outbox } from '../outbox/outbox.ts';
import { createSmtpTransport } from '../outbox/smtp.ts';
import { createInbox } from '../sandbox/inbox/inbox-routes.ts';
import { inboxTransport } from '../sandbox/inbox/inbox-transport.ts';
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

/** What the service leaves to others, whoever they are. */
export interface Providers {
  readonly outbox: Outbox;
  /** Stand-ins of those that were chosen as `sandbox`. */
  readonly sandboxes: readonly Hono[];
  close(): Promise<void>;
}

export function createProviders({ read, write }: Database, options: ProviderOptions): Providers {
  const { serviceProviders: choices = ALL_SANDBOX, log } = options;
  const outbox = createOutbox({ read, write, transports: transportsOf(choices), log });
  const keepsMessages = choices.mail === 'sandbox' || choices.sms === 'sandbox';
  return {
    outbox,
    sandboxes: keepsMessages ? [createInbox({ read, flush: outbox.flush })] : [],
    close: outbox.close,
  };
}

function transportsOf({ mail, sms }: ProviderSettings): { mail?: Transport; sms?: Transport } {
  return {
    ...(mail === 'none' ? {} : { mail: mail === 'sandbox' ? inboxTransport : createSmtpTransport(mail) }),
    ...(sms === 'sandbox' ? { sms: inboxTransport } : {}),
  };
}
