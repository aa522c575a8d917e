import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { AddFavorite, Favorites, ShareResponse, SharedFavorites } from '../../src/api/account/wishlists.schema.ts';
import { foldEmail, isEmail } from '../../domain/email.ts';
import { loadProducts } from '../catalog/products/product-record.ts';
import { resolveProductId } from '../catalog/products/resolve-product-id.ts';
import { createMailLimits } from '../messaging/mail-limits.ts';
import { apiError } from '../core/errors.ts';
import type { Scope } from '../core/scope.ts';
import type { Tables } from '../db/tables.ts';
import { countItems, entryVariants, isInStock, loadFavoritePage, lowestPrice, type Page } from './favorite-pages.ts';
import {
  ensureFavorites,
  lockFavorites,
  putFavorites,
  setFavoriteStore,
  type FavoriteList,
  type NewFavorite,
} from './favorite-rows.ts';
import { firstMarks } from './marks.ts';
import { storeSeen } from './seen-favorites.ts';
import { readShareMessage, type ListMails } from './wishlist-mails.ts';

export interface ListOwner {
  readonly consumerNo: string;
  readonly scope: Scope;
}

export interface FavoriteQuery extends Page {
  /** Lists the variants that an entry without one can be bought in. */
  readonly hasOptions?: boolean;
}

export interface ShareWish {
  readonly emails: readonly string[];
  readonly message: string;
  readonly isSignedIn: boolean;
}

/** A consumer has one list, on all sites. Another's list is unknown: `API404`. */
export interface FavoriteService {
  list(owner: ListOwner, query: FavoriteQuery): Promise<Favorites>;
  /** Id of the consumer's store. */
  storeOf(consumerNo: string): Promise<string | undefined>;
  /** Rejects with `ITEM_NOT_AVAILABLE` for an unknown product, with `STR404` for an unknown store. */
  add(owner: ListOwner, added: AddFavorite): Promise<Favorites>;
  remove(owner: ListOwner, favoriteId: string, itemId: string): Promise<Favorites>;
  /** Records which entries are out of stock now, so that they are marked when they are back. */
  see(owner: ListOwner, favoriteId: string): Promise<{ favoriteId: string }>;
  /**
   * Sends mails only for signed-in consumers (`AUT404`), to valid addresses (`AUT453`), without links in the message
   * (`VALIDATION`) and up to a number per day (`API429`).
   */
  share(owner: ListOwner, favoriteId: string, wish: ShareWish): Promise<ShareResponse>;
  /** Ends the link; sharing again creates another. */
  stopSharing(owner: ListOwner, favoriteId: string): Promise<Favorites>;
  /** For anyone with the link. */
  shared(favoriteId: string, query: Page & { readonly token: string }, scope: Scope): Promise<SharedFavorites>;
}

const FIRST_PAGE: Page = { start: 0, count: 24 };
/** Maximum of entries per list. */
const MAX_FAVORITES = 500;
const TOKEN_BYTES = 18;

export interface FavoriteDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly mails: Pick<ListMails, 'sharedFavorites'>;
  readonly now?: () => number;
}

export function createFavoriteService(deps: FavoriteDeps): FavoriteService {
  const { read, write, now = Date.now } = deps;
  const answer = async (list: FavoriteList, query: FavoriteQuery, scope: Scope): Promise<Favorites> => {
    const request = { page: query, scope, hasMarks: true, hasOptions: query.hasOptions === true, now: now() };
    const { favorite_store_id: favStoreId, share_token: token, favorite_id } = list;
    const share = token === null ? null : { token, pageUrl: shareUrl(favorite_id, token) };
    return { ...(await loadFavoritePage(read, list, request)), favStoreId, share };
  };
  const findOwn = createOwnLists(read);

  return {
    list: async ({ consumerNo, scope }, query) => answer(await ensureFavorites(write, consumerNo), query, scope),

    async storeOf(consumerNo) {
      const list = read.selectFrom('favorite_list').select('favorite_store_id').where('consumer_no', '=', consumerNo);
      return (await list.executeTakeFirst())?.favorite_store_id ?? undefined;
    },

    async add(owner, { productId, favStoreId }) {
      const entry = productId === undefined ? undefined : await describeEntry(read, productId, owner.scope, now());
      if (typeof favStoreId === 'string') await checkStore(read, favStoreId);
      await write.transaction().execute(async (transaction) => {
        const { favorite_id } = await lockFavorites(transaction, owner.consumerNo);
        const added = entry ? await putFavorites(transaction, favorite_id, [entry]) : 0;
        if (favStoreId !== undefined) await setFavoriteStore(transaction, favorite_id, favStoreId);
        // A list that was merged at sign-in may hold more.
        if (added > 0 && (await countItems(transaction, favorite_id)) > MAX_FAVORITES) {
          throw apiError('ADDED_MAX_QUANTITY', { maxAllowedQty: MAX_FAVORITES });
        }
      });
      return answer(await ensureFavorites(write, owner.consumerNo), FIRST_PAGE, owner.scope);
    },

    async remove(owner, favoriteId, itemId) {
      const list = await findOwn(owner, favoriteId);
      const removed = await write
        .deleteFrom('favorite_item')
        .where('favorite_id', '=', favoriteId)
        .where('id', '=', itemId)
        .executeTakeFirst();
      if (removed.numDeletedRows === 0n) throw apiError('ITEM_NOT_AVAILABLE', { itemId });
      return answer(list, FIRST_PAGE, owner.scope);
    },

    async see(owner, favoriteId) {
      await findOwn(owner, favoriteId);
      await storeSeen({ read, write }, favoriteId, { scope: owner.scope, now: now() });
      return { favoriteId };
    },

    share: createSharing(deps),

    async stopSharing(owner, favoriteId) {
      const list = await findOwn(owner, favoriteId);
      await write
        .updateTable('favorite_list')
        .set({ share_token: null })
        .where('favorite_id', '=', favoriteId)
        .execute();
      return answer({ ...list, share_token: null }, FIRST_PAGE, owner.scope);
    },

    async shared(favoriteId, { token, ...page }, scope) {
      const list = await findList(read, favoriteId).where('share_token', '=', token).executeTakeFirst();
      if (!list) throw apiError('API404', { favoriteId });
      return loadFavoritePage(read, list, { page, scope, hasMarks: false, hasOptions: false, now: now() });
    },
  };
}

function createSharing({ read, write, mails }: FavoriteDeps): FavoriteService['share'] {
  const mailLimits = createMailLimits({ write });
  const findOwn = createOwnLists(read);
  return async (owner, favoriteId, wish) => {
    await findOwn(owner, favoriteId);
    checkRecipients(wish);
    const message = readShareMessage(wish.message);
    const recipients = [...new Set(wish.emails.map(foldEmail))];
    await mailLimits.check({ kind: 'sharedFavorites', consumerNo: owner.consumerNo, recipients });
    return write.transaction().execute(async (transaction) => {
      const token = await shareToken(transaction, favoriteId);
      const pageUrl = shareUrl(favoriteId, token);
      const { locale } = owner.scope;
      for (const to of recipients) {
        await mails.sharedFavorites(transaction, { to, locale, path: pageUrl, message });
      }
      return { favoriteId, token, pageUrl, sent: recipients.length };
    });
  };
}

function createOwnLists(read: Kysely<Tables>) {
  return async ({ consumerNo }: ListOwner, favoriteId: string): Promise<FavoriteList> => {
    const list = await findList(read, favoriteId).where('consumer_no', '=', consumerNo).executeTakeFirst();
    if (!list) throw apiError('API404', { favoriteId });
    return list;
  };
}

const shareUrl = (favoriteId: string, token: string) => `/favorites?${new URLSearchParams({ favoriteId, token })}`;

function checkRecipients({ emails, isSignedIn }: ShareWish): void {
  if (emails.length > 0 && !isSignedIn) throw apiError('AUT404');
  if (!emails.every(isEmail)) throw apiError('AUT453');
}

/** Creates the token on the first sharing; later calls return the same one. */
async function shareToken(transaction: Transaction<Tables>, favoriteId: string): Promise<string> {
  const made = randomBytes(TOKEN_BYTES).toString('base64url');
  const { share_token } = await transaction
    .updateTable('favorite_list')
    .set(({ fn, ref, val }) => ({ share_token: fn.coalesce(ref('share_token'), val(made)) }))
    .where('favorite_id', '=', favoriteId)
    .returning('share_token')
    .executeTakeFirstOrThrow();
  return share_token ?? made;
}

const findList = (database: Kysely<Tables>, favoriteId: string) =>
  database.selectFrom('favorite_list').selectAll().where('favorite_id', '=', favoriteId);

/** A variant when its SKU is given, else the product; as it is sold now. */
async function describeEntry(
  database: Kysely<Tables>,
  productId: string,
  scope: Scope,
  now: number,
): Promise<NewFavorite> {
  const product_id = await resolveProductId(database, productId);
  if (product_id === undefined) throw apiError('ITEM_NOT_AVAILABLE', { productId });
  const variant = await database
    .selectFrom('variant')
    .select('sku')
    .where('sku', '=', productId)
    .where('product_id', '=', product_id)
    .executeTakeFirst();
  const variant_sku = variant?.sku ?? '';
  const variants = entryVariants(variant_sku, (await loadProducts(database, [product_id], scope)).get(product_id));
  const offered = { price: lowestPrice(variants), currency: scope.currency, available: variants.some(isInStock) };
  return { product_id, variant_sku, ...firstMarks(offered, now) };
}

async function checkStore(database: Kysely<Tables>, storeId: string): Promise<void> {
  const store = await database.selectFrom('store').select('id').where('id', '=', storeId).executeTakeFirst();
  if (!store) throw apiError('STR404', { storeId });
}
