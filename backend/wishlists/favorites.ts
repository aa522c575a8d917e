import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import {
  cappedCount,
  type AddFavorite,
  type Favorites,
  type FavoriteItem,
  type ShareResponse,
  type SharedFavorites,
} from '../../src/api/account/wishlists.schema.ts';
import type { ProductSummary } from '../../src/api/catalog/products.schema.ts';
import { foldEmail, isEmail } from '../../domain/email.ts';
import { loadSummaries } from '../catalog/products/load-summaries.ts';
import { resolveProductId } from '../catalog/products/products.ts';
import { createMailLimits } from '../messaging/mail-limits.ts';
import { apiError } from '../core/errors.ts';
import type { Scope } from '../core/scope.ts';
import type { Tables } from '../db/tables.ts';
import {
  ensureFavorites,
  lockFavorites,
  putFavorites,
  setFavoriteStore,
  type FavoriteList,
  type FavoriteRow,
} from './favorite-rows.ts';
import { readShareMessage, type ListMails } from './wishlist-mails.ts';

export interface ListOwner {
  readonly consumerNo: string;
  readonly scope: Scope;
}

export interface Page {
  readonly start: number;
  readonly count: number;
}

export interface ShareWish {
  readonly emails: readonly string[];
  readonly message: string;
  readonly isSignedIn: boolean;
}

/** A consumer has one list, on all sites. Another's list is unknown: `API404`. */
export interface FavoriteService {
  list(owner: ListOwner, page: Page): Promise<Favorites>;
  /** Id of the consumer's store. */
  storeOf(consumerNo: string): Promise<string | undefined>;
  /** Rejects with `ITEM_NOT_AVAILABLE` for an unknown product, with `STR404` for an unknown store. */
  add(owner: ListOwner, added: AddFavorite): Promise<Favorites>;
  remove(owner: ListOwner, favoriteId: string, itemId: string): Promise<Favorites>;
  /**
   * Sends mails only for signed-in consumers (`AUT404`), to valid addresses (`AUT453`), without links in the message
   * (`VALIDATION`) and up to a number per day (`API429`).
   */
  share(owner: ListOwner, favoriteId: string, wish: ShareWish): Promise<ShareResponse>;
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
}

export function createFavoriteService({ read, write, mails }: FavoriteDeps): FavoriteService {
  const mailLimits = createMailLimits({ write });
  const answer = async (list: FavoriteList, page: Page, scope: Scope): Promise<Favorites> => ({
    ...(await pageOf(read, list, { page, scope })),
    favStoreId: list.favorite_store_id,
  });

  const findOwn = async ({ consumerNo }: ListOwner, favoriteId: string): Promise<FavoriteList> => {
    const list = await findList(read, favoriteId).where('consumer_no', '=', consumerNo).executeTakeFirst();
    if (!list) throw apiError('API404', { favoriteId });
    return list;
  };

  return {
    list: async ({ consumerNo, scope }, page) => answer(await ensureFavorites(write, consumerNo), page, scope),

    async storeOf(consumerNo) {
      const list = read.selectFrom('favorite_list').select('favorite_store_id').where('consumer_no', '=', consumerNo);
      return (await list.executeTakeFirst())?.favorite_store_id ?? undefined;
    },

    async add(owner, { productId, favStoreId }) {
      const entry = productId === undefined ? undefined : await findEntry(read, productId);
      if (typeof favStoreId === 'string') await checkStore(read, favStoreId);
      await write.transaction().execute(async (transaction) => {
        const { favorite_id } = await lockFavorites(transaction, owner.consumerNo);
        if (entry) await putFavorites(transaction, favorite_id, [entry]);
        if (favStoreId !== undefined) await setFavoriteStore(transaction, favorite_id, favStoreId);
        if ((await countItems(transaction, favorite_id)) > MAX_FAVORITES) {
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

    async share(owner, favoriteId, wish) {
      await findOwn(owner, favoriteId);
      checkRecipients(wish);
      const message = readShareMessage(wish.message);
      const recipients = [...new Set(wish.emails.map(foldEmail))];
      await mailLimits.check({ kind: 'sharedFavorites', consumerNo: owner.consumerNo, recipients });
      return write.transaction().execute(async (transaction) => {
        const token = await shareToken(transaction, favoriteId);
        const pageUrl = `/favorites?${new URLSearchParams({ favoriteId, token })}`;
        const { locale } = owner.scope;
        for (const to of recipients) {
          await mails.sharedFavorites(transaction, { to, locale, path: pageUrl, message });
        }
        return { favoriteId, token, pageUrl, sent: recipients.length };
      });
    },

    async shared(favoriteId, { token, ...page }, scope) {
      const list = await findList(read, favoriteId).where('share_token', '=', token).executeTakeFirst();
      if (!list) throw apiError('API404', { favoriteId });
      return pageOf(read, list, { page, scope });
    },
  };
}

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

/** A variant when its SKU is given, else the product. */
async function findEntry(
  database: Kysely<Tables>,
  productId: string,
): Promise<Pick<FavoriteRow, 'product_id' | 'variant_sku'>> {
  const product_id = await resolveProductId(database, productId);
  if (product_id === undefined) throw apiError('ITEM_NOT_AVAILABLE', { productId });
  const variant = await database
    .selectFrom('variant')
    .select('sku')
    .where('sku', '=', productId)
    .where('product_id', '=', product_id)
    .executeTakeFirst();
  return { product_id, variant_sku: variant?.sku ?? '' };
}

async function checkStore(database: Kysely<Tables>, storeId: string): Promise<void> {
  const store = await database.selectFrom('store').select('id').where('id', '=', storeId).executeTakeFirst();
  if (!store) throw apiError('STR404', { storeId });
}

async function countItems(database: Kysely<Tables>, favoriteId: string): Promise<number> {
  const { count } = await database
    .selectFrom('favorite_item')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('favorite_id', '=', favoriteId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function pageOf(
  database: Kysely<Tables>,
  { favorite_id }: FavoriteList,
  { page, scope }: { page: Page; scope: Scope },
): Promise<SharedFavorites> {
  const query = { start: page.start, count: cappedCount(page.count) };
  const [total, rows] = await Promise.all([
    countItems(database, favorite_id),
    database
      .selectFrom('favorite_item')
      .selectAll()
      .where('favorite_id', '=', favorite_id)
      .orderBy('position', 'desc')
      .limit(query.count)
      .offset(query.start)
      .execute(),
  ]);
  const products = await loadSummaries(
    database,
    rows.map(({ product_id }) => product_id),
    scope,
  );
  const inStock = await loadInStock(database, rows);
  const items = rows.map((row) => toItem(row, products.get(row.product_id), inStock));
  return { favoriteId: favorite_id, total, count: total, query, items };
}

async function loadInStock(database: Kysely<Tables>, rows: readonly FavoriteRow[]): Promise<ReadonlySet<string>> {
  const skus = rows.flatMap(({ variant_sku }) => (variant_sku === '' ? [] : [variant_sku]));
  if (skus.length === 0) return new Set();
  const stock = await database
    .selectFrom('stock')
    .select('variant_sku')
    .where('variant_sku', 'in', skus)
    .where('qty', '>', 0)
    .execute();
  return new Set(stock.map(({ variant_sku }) => variant_sku));
}

function toItem(row: FavoriteRow, product: ProductSummary | undefined, inStock: ReadonlySet<string>): FavoriteItem {
  const { id, product_id, variant_sku } = row;
  const isInStock = variant_sku === '' ? product?.isAvailable === true : inStock.has(variant_sku);
  return {
    itemId: id,
    productId: variant_sku || product_id,
    masterId: product_id,
    available: product !== undefined && isInStock,
    pageUrl: product ? `/p/${encodeURIComponent(product.slug)}` : null,
    product,
  };
}
