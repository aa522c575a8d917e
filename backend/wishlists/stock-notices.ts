import type { Transaction } from 'kysely';
import { isReleased } from '../../domain/selling.ts';
import type { ChangedNotice, StockNotice, StockNoticeRequest } from '../../src/api/catalog/availability.schema.ts';
import { loadSummaries } from '../catalog/products/load-summaries.ts';
import { apiError } from '../core/errors.ts';
import type { Scope } from '../core/scope.ts';
import { createSigner, type Signer } from '../core/signature.ts';
import type { Tables } from '../db/tables.ts';
import { createMailLimits } from '../messaging/mail-limits.ts';
import { productPath, sendDueNotices, type DueNoticeDeps } from './due-notices.ts';
import * as rows from './notice-rows.ts';
import type { ListMails } from './wishlist-mails.ts';

export interface StockNoticeService {
  /**
   * Rejects with `ITEM_NOT_AVAILABLE` for an unknown variant and one that is not made again, with `AUT453` for an invalid
   * address. One variant and address is stored once, and waits for the owner of the address to confirm it, unless it is
   * the account's own confirmed one. One address gets a limited number per day (`API429`).
   */
  request(asker: { consumerNo: string; scope: Scope }, request: StockNoticeRequest): Promise<StockNotice>;
  /** Confirms the request that the link of a mail names; may be repeated. Rejects with `API404` when there is none. */
  confirm(token: string): Promise<ChangedNotice>;
  /** Removes it; may be repeated. Rejects with `API404` for a link of somebody else's making. */
  remove(token: string): Promise<ChangedNotice>;
  /** See `sendDueNotices`. */
  sendDue(): Promise<number>;
}

export interface StockNoticeDeps extends Omit<DueNoticeDeps, 'mails' | 'now'> {
  readonly mails: ListMails;
  readonly now?: () => number;
}

/** Maximum of pending notices per visitor. */
const MAX_NOTICES = 50;
/** As the mail says: seven days. */
const CONFIRM_WITHIN_MS = 7 * 24 * 60 * 60 * 1000;

export function createStockNoticeService(options: StockNoticeDeps): StockNoticeService {
  const { read, write, scopeOf, now = Date.now } = options;
  /** Of the links in mails. */
  const signer = createSigner({ read, write, keyName: 'stock-notice-key' });
  const deps = { ...options, signer, now };
  const mailLimits = createMailLimits({ write, now });

  async function readId(token: string): Promise<string> {
    const id = await signer.read(token);
    if (id === undefined) throw apiError('API404');
    return id;
  }

  return {
    async request({ consumerNo, scope }, { productId, email: entered }) {
      const variant = await rows.findNoticeVariant(read, productId, scope);
      const { email, isConfirmed, hasDeclined } = await rows.findNoticeAddress(read, { consumerNo, entered });
      const { sku, qty, releases_at, discontinued } = variant;
      if (qty > 0 && isReleased(releases_at, now())) return { productId: sku, status: 'available' };
      if (qty === 0 && discontinued === 1) throw apiError('ITEM_NOT_AVAILABLE', { productId });
      if (hasDeclined) return { productId: sku, status: 'declined' };
      if ((await rows.countWaiting(read, consumerNo)) >= MAX_NOTICES)
        throw apiError('ADDED_MAX_QUANTITY', { maxAllowedQty: MAX_NOTICES });
      await mailLimits.check({ kind: 'stockNotice', consumerNo, recipients: [email] });
      await signer.ready();
      const notice = { variant, email, consumerNo, scope, isConfirmed };
      await write.transaction().execute((transaction) => writeNotice(transaction, deps, notice));
      return { productId: sku, status: isConfirmed ? 'waiting' : 'confirm' };
    },

    async confirm(token) {
      const id = await readId(token);
      const notice = await rows.confirmNotice(write, id, { now: now(), after: now() - CONFIRM_WITHIN_MS });
      if (!notice) throw apiError('API404');
      await sendDueNotices(deps);
      const scope = scopeOf({ siteId: notice.site_id, locale: notice.locale });
      const product = (await loadSummaries(read, [notice.product_id], scope)).get(notice.product_id);
      return product ? { name: product.name, path: productPath(product.slug, notice) } : {};
    },

    async remove(token) {
      const id = await readId(token);
      await write.deleteFrom('stock_notice').where('id', '=', id).where('sent_at', 'is', null).execute();
      return {};
    },

    sendDue: () => sendDueNotices(deps),
  };
}

/** With the mail that asks for the confirmation, or states that the request is stored. */
async function writeNotice(
  transaction: Transaction<Tables>,
  { mails, signer, now }: Pick<StockNoticeDeps, 'mails'> & { readonly signer: Signer; readonly now: () => number },
  notice: rows.NewNotice,
): Promise<void> {
  const id = await rows.storeNotice(transaction, notice, now());
  if (id === undefined) return;
  const { variant, email, scope, isConfirmed } = notice;
  const token = await signer.sign(id);
  const product = (await loadSummaries(transaction, [variant.product_id], scope)).get(variant.product_id);
  const mail = { to: email, locale: scope.locale, name: product?.name ?? '' };
  if (isConfirmed) await mails.noticeStored(transaction, { ...mail, path: `/stock-notice?remove=${token}` });
  else await mails.noticeConfirmation(transaction, { ...mail, path: `/stock-notice?token=${token}` });
}
