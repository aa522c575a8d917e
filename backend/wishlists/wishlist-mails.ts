import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { composeMail } from '../messaging/compose-mail.ts';
import type { MailShopOf } from '../messaging/mail-shop.ts';
import type { Outbox } from '../messaging/outbox.ts';
import { inputError } from '../core/errors.ts';

export interface ListMailDeps {
  readonly enqueue: Outbox['enqueue'];
  /** Returns the address of a page of the shop in a locale. */
  readonly linkTo: (path: string, locale: string) => string;
  readonly shopOf: MailShopOf;
}

interface Written {
  readonly to: string;
  readonly locale: string;
  /** Path of a page without its locale. */
  readonly path: string;
}

/** `name`: of the product. */
interface NoticeMail extends Written {
  readonly name: string;
}

/** Mails about favorites and stock notices, written in the caller's transaction, in the language of the request. */
export interface ListMails {
  backInStock(transaction: Kysely<Tables>, mail: NoticeMail): Promise<void>;
  /** With a link to confirm the request. */
  noticeConfirmation(transaction: Kysely<Tables>, mail: NoticeMail): Promise<void>;
  /** With a link to remove the request. */
  noticeStored(transaction: Kysely<Tables>, mail: NoticeMail): Promise<void>;
  sharedFavorites(transaction: Kysely<Tables>, mail: Written & { readonly message: string }): Promise<void>;
}

export function createListMails({ enqueue, linkTo, shopOf }: ListMailDeps): ListMails {
  const composeNotice = (
    name: 'noticeConfirmation' | 'noticeStored' | 'stockNotice',
    { to, locale, path, name: product }: NoticeMail,
  ) => composeMail({ name, to, locale, values: { product }, link: linkTo(path, locale), shop: shopOf(locale) });

  return {
    backInStock: (transaction, mail) =>
      enqueue(transaction, { ...composeNotice('stockNotice', mail), notification: { type: 'back-in-stock' } }),
    noticeConfirmation: (transaction, mail) => enqueue(transaction, composeNotice('noticeConfirmation', mail)),
    noticeStored: (transaction, mail) => enqueue(transaction, composeNotice('noticeStored', mail)),
    async sharedFavorites(transaction, { to, locale, path, message: personalMessage }) {
      const link = linkTo(path, locale);
      await enqueue(
        transaction,
        composeMail({ name: 'sharedFavorites', to, locale, values: {}, personalMessage, link, shop: shopOf(locale) }),
      );
    },
  };
}

/** Invisible characters, which could hide an address from this check but not from a mail client. */
const INVISIBLE = /\p{Cf}/gu;
/** A scheme, or a name with a domain after a dot of any script: mail clients turn both into links. */
const LINK = /[a-z][a-z\d+.-]*:\/\/|www\.|(?:mailto|tel|javascript|data):|[\p{L}\p{N}-]+[.。][\p{L}]{2,}/iu;

/**
 * Validates the message of a consumer in a mail of the shop. It must contain no address of a site, so that the shop's
 * mails cannot be used for phishing. Rejects with `VALIDATION`.
 */
export function readShareMessage(text: string): string {
  if (LINK.test(text.normalize('NFKC').replaceAll(INVISIBLE, '')))
    throw inputError('message', 'The message may hold no links or web addresses.');
  return text;
}
