import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { composeMail } from '../messaging/compose-mail.ts';
import type { MailShopOf } from '../messaging/mail-shop.ts';
import type { Outbox } from '../messaging/outbox.ts';
import type { SendResetLink } from './password-reset.ts';

/** Notifies an address that an account was opened with it, in the transaction that opens it. */
export type SendWelcome = (
  transaction: Transaction<Tables>,
  account: { readonly email: string; readonly locale: string },
) => Promise<void>;

export interface WelcomeMailDeps {
  readonly enqueue: Outbox['enqueue'];
  /** The public URL of a page in a locale. */
  readonly linkTo: (path: string, locale: string) => string;
  readonly shopOf: MailShopOf;
}

export function createWelcomeMail({ enqueue, linkTo, shopOf }: WelcomeMailDeps): SendWelcome {
  return (transaction, { email: to, locale }) => {
    const link = linkTo('/account', locale);
    return enqueue(transaction, composeMail({ name: 'welcome', to, locale, values: {}, link, shop: shopOf(locale) }));
  };
}

interface ResetMailDeps {
  readonly enqueue: Outbox['enqueue'];
  /** The public URL of a page in a locale. */
  readonly linkTo: (path: string, locale: string) => string;
  readonly shopOf: MailShopOf;
}

/** The mail with the link to choose a new password, in the given locale. */
export function createResetMail({ enqueue, linkTo, shopOf }: ResetMailDeps): SendResetLink {
  return async (transaction, { email: to, token, locale }) => {
    const link = linkTo(`/reset-password?token=${token}`, locale);
    const shop = shopOf(locale);
    await enqueue(transaction, composeMail({ name: 'passwordReset', to, locale, values: {}, link, shop }));
  };
}
