import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { composeMail } from '../messaging/compose-mail.ts';
import type { Outbox } from '../messaging/outbox.ts';

export interface ListMailDeps {
  readonly enqueue: Outbox['enqueue'];
  /** Where visitors find a page of the shop in a locale. */
  readonly linkTo: (path: string, locale: string) => string;
}

interface Written {
  readonly to: string;
  readonly locale: string;
  /** Of the shop, without its locale. */
  readonly path: string;
}

/** Mails about what somebody likes or waits for, written in the caller's transaction, in the language of the one who asked. */
export interface ListMails {
  backInStock(transaction: Kysely<Tables>, mail: Written & { readonly name: string }): Promise<void>;
  sharedFavorites(transaction: Kysely<Tables>, mail: Written & { readonly message: string }): Promise<void>;
}

export function createListMails({ enqueue, linkTo }: ListMailDeps): ListMails {
  return {
    async backInStock(transaction, { to, locale, path, name: product }) {
      const link = linkTo(path, locale);
      await enqueue(transaction, composeMail({ name: 'stockNotice', to, locale, values: { product }, link }));
    },
    async sharedFavorites(transaction, { to, locale, path, message: personalMessage }) {
      const link = linkTo(path, locale);
      await enqueue(
        transaction,
        composeMail({ name: 'sharedFavorites', to, locale, values: {}, personalMessage, link }),
      );
    },
  };
}
