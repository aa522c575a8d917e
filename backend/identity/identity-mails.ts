import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { composeMail } from '../messaging/compose-mail.ts';
import type { MailShopOf } from '../messaging/mail-shop.ts';
import type { Outbox } from '../messaging/outbox.ts';
import type { SendFarewell } from './account-closing.ts';
import type { SendEmailChange } from './email-change.ts';
import type { SendResetLink } from './password-reset.ts';

/** Notifies an address that an account was opened with it, in the transaction that opens it. */
export type SendWelcome = (
  transaction: Transaction<Tables>,
  account: { readonly email: string; readonly locale: string },
) => Promise<void>;

export interface IdentityMailDeps {
  readonly enqueue: Outbox['enqueue'];
  /** The public URL of a page in a locale. */
  readonly linkTo: (path: string, locale: string) => string;
  readonly shopOf: MailShopOf;
}

export function createWelcomeMail({ enqueue, linkTo, shopOf }: IdentityMailDeps): SendWelcome {
  return (transaction, { email: to, locale }) => {
    const link = linkTo('/account', locale);
    return enqueue(transaction, composeMail({ name: 'welcome', to, locale, values: {}, link, shop: shopOf(locale) }));
  };
}

/** The mail with the link to choose a new password, in the given locale. */
export function createResetMail({ enqueue, linkTo, shopOf }: IdentityMailDeps): SendResetLink {
  return async (transaction, { email: to, token, locale }) => {
    const link = linkTo(`/reset-password?token=${token}`, locale);
    const shop = shopOf(locale);
    await enqueue(transaction, composeMail({ name: 'passwordReset', to, locale, values: {}, link, shop }));
  };
}

/** The mails of a requested change of the login: to the new address with the link, and to the present one. */
export function createEmailChangeMails({ enqueue, linkTo, shopOf }: IdentityMailDeps): SendEmailChange {
  return async (transaction, { former, email, token, locale }) => {
    const shop = shopOf(locale);
    const link = linkTo(`/confirm-email?token=${token}`, locale);
    await enqueue(transaction, composeMail({ name: 'emailChange', to: email, locale, values: {}, link, shop }));
    const reset = linkTo('/forgot-password', locale);
    const notice = { name: 'emailChangeNotice', to: former, locale, values: { email }, link: reset, shop } as const;
    await enqueue(transaction, composeMail(notice));
  };
}

export function createFarewellMail({ enqueue, linkTo, shopOf }: IdentityMailDeps): SendFarewell {
  return (transaction, { email: to, locale }) => {
    const link = linkTo('/', locale);
    const shop = shopOf(locale);
    return enqueue(transaction, composeMail({ name: 'accountClosed', to, locale, values: {}, link, shop }));
  };
}
