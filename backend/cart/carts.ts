import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Cart, NewCartItem } from '../../src/api/cart/cart.schema.ts';
import type { FindVariants } from '../catalog/products/product-variants.ts';
import { prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import { toCart } from './cart-response.ts';
import { addLines, changeLine, removeLine } from './change-lines.ts';
import type { LoadedCart, LockedCart } from './model/locked-cart.ts';
import type { CartRow, VariantSource } from './model/cart-lines.ts';
import { loadCartRecord, type CartRecord } from './model/cart-record.ts';
import type { Companions } from './promotions/companions.ts';
import { createUpsells } from './promotions/upsells.ts';
import { loadGiftLines } from './promotions/gift-lines.ts';
import { forgetNotices } from './cart-notices.ts';
import { checkAddedMethods, checkChangedMethod } from './delivery/line-methods.ts';
import { saveFavoriteStore, withSupply } from './read-options.ts';
import type { CartChange, CartOwner, CartService, CartReadOptions } from './model/cart-service.ts';
import { priceRecord } from './model/price-record.ts';
import { FULLY_BACKED, type PaymentBacking } from '../../domain/payment/methods.ts';
import type { PricingService } from './model/pricing-service.ts';
import { repairCart } from './repair-cart.ts';
import { NOT_SOLD } from './stock-messages.ts';
import { apiError } from '../core/errors.ts';
import type { Scope, ScopeOf } from '../core/scope.ts';

export interface CartServiceDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly scopeOf: ScopeOf;
  readonly pricing: PricingService;
  readonly findVariants: FindVariants;
  /** Default: every payment is backed. */
  readonly backing?: PaymentBacking;
  readonly companions?: Companions;
}

export function createCartService(deps: CartServiceDeps): CartService {
  const { read, write, scopeOf, pricing, findVariants, backing = FULLY_BACKED } = deps;
  const upsells = createUpsells(deps.companions);

  /** A cart stays on the site, and thereby in the currency, it was opened with. */
  const variantSourceOf = (row: CartRow, locale: string): VariantSource => ({
    findVariants,
    scope: scopeOf({ siteId: row.site_id, locale }),
  });

  const loadRecord = async (database: Kysely<Tables>, row: CartRow, locale: string): Promise<CartRecord> => ({
    ...(await loadCartRecord(database, row, variantSourceOf(row, locale))),
    backing,
  });

  const load = async (database: Kysely<Tables>, row: CartRow, { locale }: Scope): Promise<LoadedCart> => {
    const record = await loadRecord(database, row, locale);
    const priced = priceRecord(record, await pricing.rulesOf(database, record));
    return { record, priced, gifts: await loadGiftLines({ findVariants, scope: record.scope }, priced) };
  };

  const show = async (database: Kysely<Tables>, cart: LoadedCart): Promise<Cart> => ({
    ...toCart(cart),
    upsellProducts: await upsells(database, cart),
  });

  const answer = async (database: Kysely<Tables>, row: CartRow, scope: Scope): Promise<Cart> =>
    show(database, await load(database, row, scope));

  /** Runs a change with the cart's row locked, so that changes of one cart are serialised. */
  const changeLocked = async (transaction: Transaction<Tables>, target: Target, make: CartChange): Promise<Cart> => {
    const row = await lockCart(transaction, target);
    const { basket_id: basketId, currency } = row;
    const loadNow = async () => load(transaction, await readRow(transaction, basketId), target.owner.scope);
    const source = variantSourceOf(row, target.owner.scope.locale);
    await make({ transaction, basketId, currency, source, origins: target.owner.origins, load: loadNow });
    const loaded = await loadNow();
    const cart = await show(transaction, loaded);
    await removeUnsold(transaction, cart);
    await forgetNotices(transaction, loaded.record.row);
    return cart;
  };

  const add = async (cart: LockedCart, items: readonly NewCartItem[]): Promise<void> => {
    await addLines(cart, items);
    await checkAddedMethods(cart, items, pricing);
  };

  const repair =
    ({ favStoreId, isPatchRequired }: CartReadOptions): CartChange =>
    async (cart) => {
      if (favStoreId !== undefined) await saveFavoriteStore(cart.transaction, cart.basketId, favStoreId);
      if (isPatchRequired) await repairCart(cart, pricing);
    };

  const change = (target: Target, make: CartChange): Promise<Cart> =>
    write.transaction().execute((transaction) => changeLocked(transaction, target, make));

  return {
    openBasketId: async (owner) => (await findOpen(read, owner))?.basket_id,
    open: async (owner) => answer(read, await ensureOpen(write, owner), owner.scope),

    openWith: (owner, items) =>
      write.transaction().execute(async (transaction) => {
        const { basket_id } = await ensureOpen(transaction, owner);
        return changeLocked(transaction, { owner, basketId: basket_id }, (cart) => add(cart, items));
      }),

    async get(owner, basketId, options = {}) {
      const row = await openCarts(read, owner.consumerNo).where('basket_id', '=', basketId).executeTakeFirst();
      if (!row) throw apiError('CART_NOT_FOUND', { basketId });
      const { favStoreId = row.favorite_store_id, isPatchRequired, inventorySupplyCheck } = options;
      const isChanged = isPatchRequired || favStoreId !== row.favorite_store_id;
      const cart = isChanged
        ? await change({ owner, basketId }, repair(options))
        : await answer(read, row, owner.scope);
      // Only a read with the supply check consumes the notices: the header's count reads the cart on every page.
      if (!isChanged && inventorySupplyCheck) await forgetNotices(write, row);
      return inventorySupplyCheck ? withSupply(cart) : cart;
    },

    add: (owner, basketId, items) => change({ owner, basketId }, (cart) => add(cart, items)),
    change: (owner, basketId, changed) =>
      change({ owner, basketId }, async (cart) => {
        const before = await changeLine(cart, changed);
        await checkChangedMethod(cart, { change: changed, before }, pricing);
      }),
    remove: (owner, basketId, itemId) => change({ owner, basketId }, (cart) => removeLine(cart, itemId)),
    changeWith: (owner, basketId, make) => change({ owner, basketId }, make),
    loadRecord,
  };
}

interface Target {
  readonly owner: CartOwner;
  readonly basketId: string;
}

/** Deletes lines that are no longer sold, after this response has reported them. */
async function removeUnsold(transaction: Transaction<Tables>, { basketId, items, flashMessages }: Cart): Promise<void> {
  if (!flashMessages.some(({ code }) => code === NOT_SOLD)) return;
  const soldIds = items.map(({ id }) => id);
  const lines = transaction.deleteFrom('cart_item').where('basket_id', '=', basketId);
  await (soldIds.length === 0 ? lines : lines.where('id', 'not in', soldIds)).execute();
}

function openCarts(database: Kysely<Tables>, consumerNo: string) {
  return database.selectFrom('cart').selectAll().where('consumer_no', '=', consumerNo).where('status', '=', 'open');
}

async function readRow(database: Kysely<Tables>, basketId: string): Promise<CartRow> {
  const [row] = await findRow(database, { basketId });
  if (!row) throw new Error('A cart was deleted while its row was locked.');
  return row;
}

const findRow = prepared((database, { basketId }: { basketId: string }) =>
  database.selectFrom('cart').selectAll().where('basket_id', '=', basketId),
);

function findOpen(database: Kysely<Tables>, { consumerNo, scope }: CartOwner): Promise<CartRow | undefined> {
  return openCarts(database, consumerNo).where('site_id', '=', scope.siteId).executeTakeFirst();
}

/** Of two concurrent requests the second returns the cart the first has opened. */
async function ensureOpen(database: Kysely<Tables>, owner: CartOwner): Promise<CartRow> {
  const found = await findOpen(database, owner);
  if (found) return found;
  const { consumerNo, served = null, scope } = owner;
  const now = Date.now();
  const made = await database
    .insertInto('cart')
    .values({
      basket_id: randomUUID(),
      consumer_no: consumerNo,
      served_consumer_no: served,
      site_id: scope.siteId,
      currency: scope.currency,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return made ?? ensureOpen(database, owner);
}

async function lockCart(transaction: Transaction<Tables>, { owner, basketId }: Target): Promise<CartRow> {
  const [row] = await takeRow(transaction, { basketId, consumerNo: owner.consumerNo, now: Date.now() });
  if (!row) throw apiError('CART_NOT_FOUND', { basketId });
  return row;
}

const takeRow = prepared(
  (database, { basketId, consumerNo, now }: { basketId: string; consumerNo: string; now: number }) =>
    database
      .updateTable('cart')
      .set((cart) => ({ revision: cart('revision', '+', 1), updated_at: now }))
      .where('basket_id', '=', basketId)
      .where('consumer_no', '=', consumerNo)
      .where('status', '=', 'open')
      .returningAll(),
);
