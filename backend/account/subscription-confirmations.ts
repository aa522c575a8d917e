import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { composeMail } from '../messaging/compose-mail.ts';
import type { MailShopOf } from '../messaging/mail-shop.ts';
import type { Outbox } from '../messaging/outbox.ts';
import type { SubscriptionName } from './unsubscribe-links.ts';

export interface Subscriber {
  /** Email address, or phone number in E.164. */
  readonly address: string;
  readonly channel: 'email' | 'sms';
  readonly type: string;
  readonly locale: string;
}

/** Welcomes a new subscriber, in the transaction that makes them one. */
export interface WelcomeMail {
  /** Has to be done before that transaction. */
  ready(): Promise<void>;
  send(transaction: Transaction<Tables>, subscription: SubscriptionName, address: string): Promise<void>;
}

/** Confirms the ownership of an address: only its owner receives the link (double opt-in). */
export interface Confirmations {
  /** Sends a link, unless a valid one exists. */
  ask(transaction: Transaction<Tables>, subscriber: Subscriber): Promise<void>;
  /** Confirms a subscription and returns its locale; undefined for an unknown, used or expired link. */
  confirm(token: string): Promise<string | undefined>;
}

export interface ConfirmationDeps {
  readonly write: Kysely<Tables>;
  readonly enqueue: Outbox['enqueue'];
  /** The public URL of a page in a locale. */
  readonly linkTo: (path: string, locale: string) => string;
  readonly shopOf: MailShopOf;
  readonly welcome: WelcomeMail;
  readonly now?: () => number;
}

const LIFETIME = 7 * 24 * 60 * 60 * 1000;
const TOKEN_BYTES = 32;

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

export function createConfirmations({
  write,
  enqueue,
  linkTo,
  shopOf,
  welcome,
  now = Date.now,
}: ConfirmationDeps): Confirmations {
  return {
    async ask(transaction, { address: email, channel, type, locale }) {
      const at = now();
      await transaction.deleteFrom('subscription_confirmation').where('expires_at', '<=', at).execute();
      const open = await transaction
        .selectFrom('subscription_confirmation')
        .select('token_hash')
        .where('email', '=', email)
        .where('channel', '=', channel)
        .where('type', '=', type)
        .executeTakeFirst();
      if (open) return;
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const row = { token_hash: hash(token), email, channel, type, expires_at: at + LIFETIME };
      await transaction.insertInto('subscription_confirmation').values(row).execute();
      const link = linkTo(`/confirm-subscription?token=${token}`, locale);
      const shop = shopOf(locale);
      const mail = composeMail({ name: 'newsletterConfirmation', to: email, locale, values: {}, link, shop });
      const short = { channel: 'sms', recipient: email, text: `${mail.subject ?? ''}: ${link}`, locale } as const;
      await enqueue(transaction, channel === 'sms' ? short : mail);
    },

    async confirm(token) {
      await welcome.ready();
      return write.transaction().execute(async (transaction) => {
        const confirmation = await transaction
          .deleteFrom('subscription_confirmation')
          .where('token_hash', '=', hash(token))
          .where('expires_at', '>', now())
          .returning(['email', 'channel', 'type'])
          .executeTakeFirst();
        if (!confirmation) return undefined;
        const confirmed = await transaction
          .updateTable('subscription')
          .set({ confirmed_at: now(), updated_at: now() })
          .where('address', '=', confirmation.email)
          .where('channel', '=', confirmation.channel)
          .where('type', '=', confirmation.type)
          .where('optin', '=', 1)
          .returning(['id', 'channel', 'type', 'locale'])
          .executeTakeFirst();
        if (confirmed) await welcome.send(transaction, confirmed, confirmation.email);
        return confirmed?.locale;
      });
    },
  };
}
