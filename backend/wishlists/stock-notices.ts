import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { StockNotice, StockNoticeRequest } from '../../src/api/catalog/availability.schema.ts';
import { foldEmail, isEmail } from '../../domain/email.ts';
import { loadSummaries } from '../catalog/products/load-summaries.ts';
import { apiError, inputError } from '../core/errors.ts';
import type { Scope, ScopeOf } from '../core/scope.ts';
import type { Tables } from '../db/tables.ts';
import { hasDeclined } from '../messaging/notification-choices.ts';
import { createMailLimits } from '../messaging/mail-limits.ts';
import type { ListMails } from './wishlist-mails.ts';
import type { Log } from '../../src/lib/log.ts';

export interface StockNoticeService {
  /**
   * Rejects with `ITEM_NOT_AVAILABLE` for an unknown variant, with `AUT453` for an invalid address. One variant and
   * address is stored once. One address gets a limited number per day (`API429`).
   */
  request(asker: { consumerNo: string; scope: Scope }, request: StockNoticeRequest): Promise<StockNotice>;
  /** Notifies everybody whose variant is in stock now; each once, by one process. Returns how many. */
  sendDue(): Promise<number>;
}

export interface StockNoticeDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly scopeOf: ScopeOf;
  readonly mails: ListMails;
  readonly now?: () => number;
}

/** Maximum of pending notices per visitor. */
const MAX_NOTICES = 50;
const BATCH = 100;

export function createStockNoticeService(deps: StockNoticeDeps): StockNoticeService {
  const { read, write, now = Date.now } = deps;
  const mailLimits = createMailLimits({ write, now });
  return {
    async request({ consumerNo, scope }, { productId, email: given }) {
      const sku = await findVariant(read, productId);
      const email = await addressOf(read, { consumerNo, given });
      const stock = await read.selectFrom('stock').select('qty').where('variant_sku', '=', sku).executeTakeFirst();
      if ((stock?.qty ?? 0) > 0) return { productId: sku, status: 'available' };
      if (await declines(read, { consumerNo, email })) return { productId: sku, status: 'declined' };
      if ((await countWaiting(read, consumerNo)) >= MAX_NOTICES)
        throw apiError('ADDED_MAX_QUANTITY', { maxAllowedQty: MAX_NOTICES });
      await mailLimits.check({ kind: 'stockNotice', consumerNo, recipients: [email] });
      const columns = { site_id: scope.siteId, locale: scope.locale };
      await write
        .insertInto('stock_notice')
        .values({ id: randomUUID(), variant_sku: sku, email, consumer_no: consumerNo, ...columns, created_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return { productId: sku, status: 'waiting' };
    },

    async sendDue() {
      let sent = 0;
      for (;;) {
        const due = await loadDue(read);
        const notified = await write.transaction().execute((transaction) => sendDue(transaction, deps, due));
        sent += notified;
        if (due.length < BATCH || notified === 0) return sent;
      }
    },
  };
}

type Due = Awaited<ReturnType<typeof loadDue>>[number];

function loadDue(database: Kysely<Tables>) {
  return database
    .selectFrom('stock_notice')
    .innerJoin('stock', 'stock.variant_sku', 'stock_notice.variant_sku')
    .innerJoin('variant', 'variant.sku', 'stock_notice.variant_sku')
    .select(['stock_notice.id', 'stock_notice.email', 'site_id', 'locale', 'variant.product_id', 'variant.sku'])
    .where('stock_notice.sent_at', 'is', null)
    .where('stock.qty', '>', 0)
    .orderBy('stock_notice.created_at')
    .limit(BATCH)
    .execute();
}

/** The process that marks a notice sends it. */
async function sendDue(
  transaction: Transaction<Tables>,
  { scopeOf, mails, now = Date.now }: StockNoticeDeps,
  due: readonly Due[],
): Promise<number> {
  let notified = 0;
  for (const { id, email, site_id, locale, product_id } of due) {
    const marked = await transaction
      .updateTable('stock_notice')
      .set({ sent_at: now() })
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .executeTakeFirst();
    if (marked.numUpdatedRows === 0n) continue;
    notified += 1;
    const scope = scopeOf({ siteId: site_id, locale });
    const product = (await loadSummaries(transaction, [product_id], scope)).get(product_id);
    if (!product) continue;
    const path = `/p/${encodeURIComponent(product.slug)}`;
    await mails.backInStock(transaction, { to: email, locale, path, name: product.name });
  }
  return notified;
}

async function findVariant(database: Kysely<Tables>, productId: string): Promise<string> {
  const variants = await database
    .selectFrom('variant')
    .select('sku')
    .where((where) => where.or([where('sku', '=', productId), where('product_id', '=', productId)]))
    .execute();
  const named = variants.find(({ sku }) => sku === productId) ?? (variants.length === 1 ? variants[0] : undefined);
  if (named) return named.sku;
  if (variants.length > 1) throw inputError('productId', 'The product has several variants: name one.');
  throw apiError('ITEM_NOT_AVAILABLE', { productId });
}

async function addressOf(
  database: Kysely<Tables>,
  { consumerNo, given }: { consumerNo: string; given: string | undefined },
): Promise<string> {
  if (given !== undefined) {
    if (!isEmail(given)) throw apiError('AUT453');
    return foldEmail(given);
  }
  const consumer = await database
    .selectFrom('consumer')
    .select('email')
    .where('consumer_no', '=', consumerNo)
    .executeTakeFirst();
  if (!consumer) throw inputError('email', 'The address is missing.');
  return consumer.email;
}

/** Of an account's own address only: another's choices are not revealed, and its mail is not sent. */
async function declines(
  database: Kysely<Tables>,
  { consumerNo, email: recipient }: { consumerNo: string; email: string },
): Promise<boolean> {
  const own = await database
    .selectFrom('consumer')
    .select('email')
    .where('consumer_no', '=', consumerNo)
    .executeTakeFirst();
  return own?.email === recipient && hasDeclined(database, { type: 'back-in-stock', channel: 'mail', recipient });
}

async function countWaiting(database: Kysely<Tables>, consumerNo: string): Promise<number> {
  const { count } = await database
    .selectFrom('stock_notice')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('consumer_no', '=', consumerNo)
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Sends due notices now and after each change of the catalogue, one run at a time. Returns a function that stops it.
 */
export function sendNotices(
  onChange: (listener: () => void) => () => void,
  { notices, log }: { notices: Pick<StockNoticeService, 'sendDue'>; log: Log },
): () => Promise<void> {
  let round: Promise<void> = Promise.resolve();
  let isWaiting = false;

  async function follow(former: Promise<void>): Promise<void> {
    await former;
    isWaiting = false;
    try {
      await notices.sendDue();
    } catch (error) {
      log.warn({ err: error }, 'wishlists: stock notices not sent');
    }
  }

  const next = () => {
    if (isWaiting) return;
    isWaiting = true;
    round = follow(round);
  };
  const stop = onChange(next);
  next();
  return async () => {
    stop();
    await round;
  };
}
