import type { Kysely, Transaction } from 'kysely';
import type { Log } from '../../src/lib/log.ts';
import { loadSummaries } from '../catalog/products/load-summaries.ts';
import type { ScopeOf } from '../core/scope.ts';
import type { Tables } from '../db/tables.ts';
import type { ListMails } from './wishlist-mails.ts';

export interface DueNoticeDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly scopeOf: ScopeOf;
  readonly siteIds: readonly string[];
  readonly mails: Pick<ListMails, 'backInStock'>;
  readonly now: () => number;
}

const BATCH = 100;

/** Notifies everybody whose variant can be bought now; each once, by one process. Returns how many. */
export async function sendDueNotices(deps: DueNoticeDeps): Promise<number> {
  let sent = 0;
  for (;;) {
    const due = await loadDue(deps);
    const notified = await deps.write.transaction().execute((transaction) => sendBatch(transaction, deps, due));
    sent += notified;
    if (due.length < BATCH || notified === 0) return sent;
  }
}

type Due = Awaited<ReturnType<typeof loadDue>>[number];

function loadDue({ read, siteIds, scopeOf, now }: DueNoticeDeps) {
  return read
    .selectFrom('stock_notice')
    .innerJoin('variant', 'variant.sku', 'stock_notice.variant_sku')
    .select(['stock_notice.id', 'stock_notice.email', 'site_id', 'locale', 'variant.product_id', 'variant.sku'])
    .select(['variant.size', 'variant.color'])
    .where('stock_notice.sent_at', 'is', null)
    .where('stock_notice.confirmed_at', 'is not', null)
    .where((notice) =>
      notice.exists(
        notice
          .selectFrom('stock')
          .select('stock.qty')
          .whereRef('stock.variant_sku', '=', 'stock_notice.variant_sku')
          .where('stock.qty', '>', 0)
          .where((stock) =>
            stock.or(
              siteIds.map((siteId) =>
                stock.and([
                  stock('stock_notice.site_id', '=', siteId),
                  stock('stock.warehouse_id', 'in', scopeOf({ siteId }).warehouseIds),
                ]),
              ),
            ),
          ),
      ),
    )
    .where((where) => where.or([where('releases_at', 'is', null), where('releases_at', '<=', now())]))
    .orderBy('stock_notice.created_at')
    .limit(BATCH)
    .execute();
}

/** The process that marks a notice sends it, in one transaction: after a crash it is either both or neither. */
async function sendBatch(
  transaction: Transaction<Tables>,
  { scopeOf, mails, now }: DueNoticeDeps,
  due: readonly Due[],
): Promise<number> {
  let notified = 0;
  for (const { id, email, site_id, locale, product_id, size, color } of due) {
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
    const path = productPath(product.slug, { size, color });
    await mails.backInStock(transaction, { to: email, locale, path, name: product.name });
  }
  return notified;
}

/** The page of the product in a choice, without its locale. */
export function productPath(
  slug: string,
  { size, color }: { readonly size: string | null; readonly color: string | null },
): string {
  const query = new URLSearchParams({ ...(color !== null && { color }), ...(size !== null && { size }) });
  return `/p/${encodeURIComponent(slug)}${query.size === 0 ? '' : `?${query}`}`;
}

interface SendSettings {
  readonly notices: { sendDue(): Promise<number> };
  readonly log: Log;
}

/**
 * Sends due notices now and after each change of the catalogue, one run at a time. Returns a function that stops it.
 */
export function sendNotices(
  onChange: (listener: () => void) => () => void,
  { notices, log }: SendSettings,
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
