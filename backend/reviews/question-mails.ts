import type { Transaction } from 'kysely';
import { loadSummaries } from '../catalog/products/load-summaries.ts';
import type { ScopeOf } from '../core/scope.ts';
import type { Tables } from '../db/tables.ts';
import { composeMail } from '../messaging/compose-mail.ts';
import type { MailShopOf } from '../messaging/mail-shop.ts';
import type { Outbox } from '../messaging/outbox.ts';
import type { QuestionRow } from './question-rows.ts';

export interface QuestionMailDeps {
  readonly enqueue: Outbox['enqueue'];
  /** Returns the address of a page of the shop in a locale. */
  readonly linkTo: (path: string, locale: string) => string;
  readonly shopOf: MailShopOf;
  readonly scopeOf: ScopeOf;
}

/**
 * Tells who asked a question that it has an answer, in the transaction that publishes the answer: once per question, and
 * only at an address that was given for it. `answeredBy` is the customer who wrote the answer.
 */
export type NotifyAsker = (
  transaction: Transaction<Tables>,
  question: QuestionRow,
  answeredBy: string | null,
) => Promise<void>;

export function createAskerMails({ enqueue, linkTo, shopOf, scopeOf }: QuestionMailDeps): NotifyAsker {
  return async (transaction, { id, email, locale, site_id, product_id, consumer_no }, answeredBy) => {
    if (email === null || (answeredBy !== null && answeredBy === consumer_no)) return;
    // The transaction that erases the address sends the mail.
    const erased = await transaction
      .updateTable('question')
      .set({ email: null })
      .where('id', '=', id)
      .where('email', 'is not', null)
      .executeTakeFirst();
    if (erased.numUpdatedRows === 0n) return;
    const scope = scopeOf({ siteId: site_id ?? undefined, locale });
    const product = (await loadSummaries(transaction, [product_id], scope)).get(product_id);
    if (!product) return;
    const mail = composeMail({
      name: 'questionAnswered',
      to: email,
      locale,
      values: { product: product.name },
      link: linkTo(`/questions/${encodeURIComponent(product_id)}`, locale),
      shop: shopOf(locale),
    });
    await enqueue(transaction, { ...mail, notification: { type: 'reviews', consumerNo: consumer_no ?? undefined } });
  };
}
