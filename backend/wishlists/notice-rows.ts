import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { foldEmail, isEmail } from '../../domain/email.ts';
import { apiError, inputError } from '../core/errors.ts';
import type { Scope } from '../core/scope.ts';
import type { Tables } from '../db/tables.ts';
import { hasDeclined } from '../messaging/notification-choices.ts';

export interface NewNotice {
  readonly variant: NoticeVariant;
  readonly email: string;
  readonly consumerNo: string;
  readonly scope: Scope;
  /** Whether the asker has proven to own the address. */
  readonly isConfirmed: boolean;
}

export type NoticeVariant = Awaited<ReturnType<typeof findNoticeVariant>>;

/** The variant, or the only one of a product; with its units in the warehouse that has most of it. */
export async function findNoticeVariant(
  database: Kysely<Tables>,
  productId: string,
  { warehouseIds }: Pick<Scope, 'warehouseIds'>,
) {
  const variants = await database
    .selectFrom('variant')
    .select(['sku', 'product_id', 'releases_at', 'discontinued'])
    .select((variant) =>
      variant
        .selectFrom('stock')
        .select(({ fn }) => fn.max('stock.qty').as('qty'))
        .whereRef('stock.variant_sku', '=', 'variant.sku')
        .where('stock.warehouse_id', 'in', warehouseIds)
        .as('qty'),
    )
    .where((where) => where.or([where('sku', '=', productId), where('product_id', '=', productId)]))
    .execute();
  const named = variants.find(({ sku }) => sku === productId) ?? (variants.length === 1 ? variants[0] : undefined);
  if (named) return { ...named, qty: named.qty ?? 0 };
  if (variants.length > 1) throw inputError('productId', 'The product has several variants: name one.');
  throw apiError('ITEM_NOT_AVAILABLE', { productId });
}

/** The named address, by default the account's; `isOwn` for one that the account has confirmed. */
export async function findNoticeAddress(
  database: Kysely<Tables>,
  { consumerNo, entered }: { consumerNo: string; entered: string | undefined },
) {
  const account = await database
    .selectFrom('consumer')
    .select(['email', 'email_verified_at'])
    .where('consumer_no', '=', consumerNo)
    .executeTakeFirst();
  if (entered !== undefined && !isEmail(entered)) throw apiError('AUT453');
  const email = entered === undefined ? account?.email : foldEmail(entered);
  if (email === undefined) throw inputError('email', 'The address is missing.');
  const isOwn = account?.email === email;
  return {
    email,
    isConfirmed: isOwn && account.email_verified_at !== null,
    // Another's choices are not revealed, and its mail is not sent.
    hasDeclined: isOwn && (await hasDeclined(database, { type: 'back-in-stock', channel: 'mail', recipient: email })),
  };
}

export async function countWaiting(database: Kysely<Tables>, consumerNo: string): Promise<number> {
  const { count } = await database
    .selectFrom('stock_notice')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('consumer_no', '=', consumerNo)
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Stores the request once for a variant and address. Returns its id, unless the owner of the address has confirmed it before. */
export async function storeNotice(
  transaction: Transaction<Tables>,
  { variant: { sku }, email, consumerNo, scope, isConfirmed }: NewNotice,
  now: number,
): Promise<string | undefined> {
  const confirmed_at = isConfirmed ? now : null;
  const stored = await transaction
    .insertInto('stock_notice')
    .values({
      id: randomUUID(),
      variant_sku: sku,
      email,
      consumer_no: consumerNo,
      site_id: scope.siteId,
      locale: scope.locale,
      created_at: now,
      confirmed_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored) return stored.id;
  const renewed = await transaction
    .updateTable('stock_notice')
    .set({ created_at: now, confirmed_at })
    .where('variant_sku', '=', sku)
    .where('email', '=', email)
    .where('sent_at', 'is', null)
    .where('confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return renewed?.id;
}

/** Confirms an open request that is not too old; returns it where it is confirmed, now or before. */
export async function confirmNotice(
  database: Kysely<Tables>,
  id: string,
  { now, after }: { now: number; after: number },
) {
  await database
    .updateTable('stock_notice')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', after)
    .execute();
  return database
    .selectFrom('stock_notice')
    .innerJoin('variant', 'variant.sku', 'stock_notice.variant_sku')
    .select(['variant.product_id', 'variant.size', 'variant.color', 'site_id', 'locale'])
    .where('stock_notice.id', '=', id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
}
