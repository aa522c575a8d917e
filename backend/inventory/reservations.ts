import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import { countRoom } from './reservation-limits.ts';
import { openStock, sumUnits, type Stock, type StockUnits } from './stock.ts';

/**
 * Stock reserved for a cart for a limited time. The process that deletes a row owns its units, so that none is released twice.
 */

/** Units with insufficient stock, and the number available to the cart. */
export interface MissingUnits extends StockUnits {
  readonly available: number;
}

export interface Hold {
  readonly basketId: string;
  readonly units: readonly StockUnits[];
  /** The client's network, when it is known. */
  readonly network?: string | null | undefined;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/**
 * Replaces the cart's reservations by these units until `expiresAt`, or until a former reservation of the cart ends if that is later, up to `MAX_RESERVED_UNITS` of each for a customer
 * and `MAX_NETWORK_UNITS` for a network; returns the units with insufficient stock. Units above the limits are taken
 * with the order, if they are still in stock.
 */
export async function reserveUnits(
  transaction: Transaction<Tables>,
  { basketId, units, network, expiresAt }: Hold,
): Promise<readonly MissingUnits[]> {
  const summed = sumUnits(units);
  const stock = openStock(transaction);
  const { missing, former } = await exchangeReserved(transaction, stock, { basketId, units: summed });
  const until = Math.max(expiresAt, former);
  if (missing.length === 0 && summed.length > 0)
    await insertReserved(transaction, stock, { basketId, units: summed, network, expiresAt: until });
  await stock.finish();
  return missing;
}

/**
 * Reserves the units within the limits and puts the rest back; locks their stock locations, so that counts do not
 * overlap.
 */
async function insertReserved(
  transaction: Transaction<Tables>,
  stock: Stock,
  { basketId, units, network = null, expiresAt }: Hold,
): Promise<void> {
  const roomIn = await countRoom(transaction, { basketId, network, skus: units.map(({ sku }) => sku) });
  for (const part of units) {
    const excess = part.qty - roomIn(part);
    if (excess > 0) await stock.put({ ...part, qty: excess });
  }
  const rows = units
    .map((part) => ({ ...part, qty: Math.min(part.qty, roomIn(part)) }))
    .filter(({ qty }) => qty > 0)
    .map(({ sku, storeId, qty }) => ({
      id: randomUUID(),
      basket_id: basketId,
      variant_sku: sku,
      store_id: storeId,
      qty,
      network,
      expires_at: expiresAt,
    }));
  if (rows.length > 0) await transaction.insertInto('reservation').values(rows).execute();
}

/** The units and gifts to take for a cart. */
interface Exchange<Gift extends GiftUnits> {
  readonly basketId: string;
  readonly units: readonly StockUnits[];
  /** Taken as far as they are in stock. */
  readonly gifts?: readonly Gift[];
}

type GiftUnits = Pick<StockUnits, 'sku' | 'qty'>;

interface Exchanged<Gift extends GiftUnits> {
  /** Units with insufficient stock. */
  readonly missing: readonly MissingUnits[];
  readonly given: readonly Gift[];
  /** When the exchanged reservations would have ended; 0 without any. */
  readonly former: number;
}

/**
 * Exchanges the cart's reservations for exactly these units and gifts, which the caller owns afterwards. Processes
 * stock locations in the common lock order; in each location bought units come before gifts.
 */
export async function exchangeReserved<Gift extends GiftUnits>(
  transaction: Transaction<Tables>,
  stock: Stock,
  { basketId, units, gifts = [] }: Exchange<Gift>,
): Promise<Exchanged<Gift>> {
  const rows = await removeReserved(transaction, { basketId });
  const reserved = rows.map(toUnits);
  const places = gifts.map(({ sku }) => ({ sku, storeId: null, qty: 0 }));
  const owed = sumUnits([...units, ...reserved.map((part) => ({ ...part, qty: -part.qty })), ...places]);
  const missing: MissingUnits[] = [];
  const given: Gift[] = [];
  for (const part of owed) {
    if (part.qty < 0) await stock.put({ ...part, qty: -part.qty });
    if (part.qty > 0 && !(await stock.take(part))) {
      missing.push({ ...part, available: reservedQtyOf(reserved, part) + (await stock.count(part)) });
    }
    for (const gift of gifts.filter(({ sku }) => part.storeId === null && part.sku === sku)) {
      if (await stock.take({ ...part, qty: gift.qty })) given.push(gift);
    }
  }
  return { missing, given, former: Math.max(0, ...rows.map(({ expires_at }) => expires_at)) };
}

function reservedQtyOf(reserved: readonly StockUnits[], { sku, storeId }: StockUnits): number {
  return reserved.reduce((sum, part) => (part.sku === sku && part.storeId === storeId ? sum + part.qty : sum), 0);
}

/** Releases the reservations of the carts, in one pass over their stock locations. */
export async function releaseReserved(transaction: Transaction<Tables>, ...basketIds: string[]): Promise<void> {
  const units: StockUnits[] = [];
  for (const basketId of basketIds) units.push(...(await dissolve(transaction, basketId)));
  await putBack(transaction, units);
}

/**
 * Releases the reservations of a cart while its lines change. Returns the function that reserves the same units again, as
 * far as the cart has them afterwards, until the same moment.
 */
export async function suspendReserved(
  transaction: Transaction<Tables>,
  basketId: string,
): Promise<(loadUnits: () => Promise<readonly StockUnits[]>) => Promise<void>> {
  const rows = await removeReserved(transaction, { basketId });
  await putBack(transaction, rows.map(toUnits));
  return async (loadUnits) => {
    if (rows.length === 0) return;
    const units = await loadUnits();
    const stock = openStock(transaction);
    const reserved = [];
    for (const row of rows) {
      const qty = Math.min(row.qty, reservedQtyOf(units, toUnits(row)));
      if (qty > 0 && (await stock.take({ ...toUnits(row), qty }))) reserved.push({ ...row, qty });
    }
    if (reserved.length > 0) await transaction.insertInto('reservation').values(reserved).execute();
    await stock.finish();
  };
}

/** Releases the expired reservations of all carts. */
export async function releaseExpired(transaction: Transaction<Tables>, now: number): Promise<void> {
  const rows = await transaction.deleteFrom('reservation').where('expires_at', '<=', now).returningAll().execute();
  await putBack(transaction, rows.map(toUnits));
}

async function dissolve(transaction: Transaction<Tables>, basketId: string): Promise<StockUnits[]> {
  return (await removeReserved(transaction, { basketId })).map(toUnits);
}

const removeReserved = prepared((database, { basketId }: { basketId: string }) =>
  database.deleteFrom('reservation').where('basket_id', '=', basketId).returningAll(),
);

/** Returns units to the stock locations they were taken from. */
async function putBack(transaction: Transaction<Tables>, units: readonly StockUnits[]): Promise<void> {
  if (units.length === 0) return;
  const stock = openStock(transaction);
  for (const part of sumUnits(units)) await stock.put(part);
  await stock.finish();
}

function toUnits(row: { variant_sku: string; store_id: string | null; qty: number }): StockUnits {
  return { sku: row.variant_sku, storeId: row.store_id, qty: row.qty };
}
