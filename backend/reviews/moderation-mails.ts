import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { composeMail } from '../messaging/compose-mail.ts';
import type { MailShopOf } from '../messaging/mail-shop.ts';
import type { Message } from '../messaging/message.ts';

type ReviewRow = Selectable<Tables['review']>;

/** Mails to the authors of reviews, written in the transaction of the decision. */
export interface ModerationMails {
  /** Where the author's address is known: that of the account, or of the latest order. */
  decided(transaction: Kysely<Tables>, review: ReviewRow): Promise<void>;
}

interface ModerationMailDeps {
  readonly enqueue: (transaction: Kysely<Tables>, message: Message) => Promise<void>;
  /** Returns the address of a page of the shop in a locale. */
  readonly linkTo: (path: string, locale: string) => string;
  readonly shopOf: MailShopOf;
}

export function createModerationMails({ enqueue, linkTo, shopOf }: ModerationMailDeps): ModerationMails {
  return {
    async decided(transaction, { product_id, consumer_no, locale, status, refused_reason, title }) {
      const to = consumer_no === null ? undefined : await findAddress(transaction, consumer_no);
      const product = await transaction
        .selectFrom('product')
        .select(['name', 'slug'])
        .where('id', '=', product_id)
        .executeTakeFirst();
      if (to === undefined || product === undefined || status === 'pending') return;
      const shared = { to, locale, shop: shopOf(locale) };
      const values = { product: product.name, title, reason: refused_reason ?? '' };
      const query = new URLSearchParams({ productId: product_id });
      const mail =
        status === 'published'
          ? composeMail({ ...shared, name: 'reviewPublished', values, link: linkTo(`/p/${product.slug}`, locale) })
          : composeMail({
              ...shared,
              name: 'reviewRejected',
              values,
              link: linkTo(`/write-a-review?${query}`, locale),
            });
      await enqueue(transaction, { ...mail, notification: { type: 'reviews', consumerNo: consumer_no ?? undefined } });
    },
  };
}

async function findAddress(database: Kysely<Tables>, consumerNo: string): Promise<string | undefined> {
  const account = await database
    .selectFrom('consumer')
    .select('email')
    .where('consumer_no', '=', consumerNo)
    .executeTakeFirst();
  if (account) return account.email;
  const order = await database
    .selectFrom('shop_order')
    .select('email')
    .where('consumer_no', '=', consumerNo)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return order?.email;
}
