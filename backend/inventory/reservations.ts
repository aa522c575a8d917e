import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { exchangeReserved, removeReserved, toUnits, type MissingUnits } from './exchange-reserved.ts';
import { countRoom } from './reservation-limits.ts';
import { openStock, sumUnits, warehouseOf, type RequestedUnits, type Stock, type StockUnits } from './stock.ts';

/**
 * Stock reserved for a cart for a limited time. The process that deletes a row owns its units, so that none is released twice.
 */

export interface Hold {
  readonly basketId: string;
  readonly units: readonly RequestedUnits[];
  /** Those that ship to the site of the cart, the preferred first. */
  readonly warehouseIds: readonly string[];
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
  { basketId, units, warehouseIds, network, expiresAt }: Hold,
): Promise<readonly MissingUnits[]> {
  const stock = openStock(transaction);
  const { missing, former, taken } = await exchangeReserved(transaction, stock, { basketId, units, warehouseIds });
  const until = Math.max(expiresAt, former);
  if (missing.length === 0 && taken.length > 0)
    await insertReserved(transaction, stock, { basketId, units: taken, network, expiresAt: until });
  await stock.finish();
  return missing;
}

interface TakenHold extends Omit<Hold, 'units' | 'warehouseIds'> {
  readonly units: readonly StockUnits[];
}

/**
 * Reserves the units within the limits and puts the rest back; locks their stock locations, so that counts do not
 * overlap.
 */
async function insertReserved(
  transaction: Transaction<Tables>,
  stock: Stock,
  { basketId, units, network = null, expiresAt }: TakenHold,
): Promise<void> {
  const roomIn = await countRoom(transaction, { basketId, network, skus: units.map(({ sku }) => sku) });
  const takeRoom = createBudget(roomIn);
  const rows = [];
  for (const part of units) {
    const qty = takeRoom(part, part.qty);
    if (qty < part.qty) await stock.put({ ...part, qty: part.qty - qty });
    if (qty === 0) continue;
    const { sku, storeId } = part;
    const place = { variant_sku: sku, store_id: storeId, warehouse_id: storeId === null ? warehouseOf(part) : null };
    rows.push({ id: randomUUID(), basket_id: basketId, ...place, qty, network, expires_at: expiresAt });
  }
  if (rows.length > 0) await transaction.insertInto('reservation').values(rows).execute();
}

/** Returns how much of a quantity is left for a variant at a store, or in all warehouses, and counts it as used. */
function createBudget(limitOf: (place: RequestedUnits) => number): (place: RequestedUnits, qty: number) => number {
  const left = new Map<string, number>();
  return (place, qty) => {
    const key = JSON.stringify([place.sku, place.storeId]);
    const rest = left.get(key) ?? limitOf(place);
    const used = Math.min(qty, rest);
    left.set(key, rest - used);
    return used;
  };
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
): Promise<(loadUnits: () => Promise<readonly RequestedUnits[]>) => Promise<void>> {
  const rows = await removeReserved(transaction, { basketId });
  await putBack(transaction, rows.map(toUnits));
  return async (loadUnits) => {
    if (rows.length === 0) return;
    const units = await loadUnits();
    const stock = openStock(transaction);
    const takeUnits = createBudget((place) => requestedQty(units, place));
    const reserved = [];
    for (const row of rows) {
      const qty = takeUnits(toUnits(row), row.qty);
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

function requestedQty(units: readonly RequestedUnits[], { sku, storeId }: RequestedUnits): number {
  return units.reduce((sum, part) => (part.sku === sku && part.storeId === storeId ? sum + part.qty : sum), 0);
}

/** Returns units to the stock locations they were taken from. */
async function putBack(transaction: Transaction<Tables>, units: readonly StockUnits[]): Promise<void> {
  if (units.length === 0) return;
  const stock = openStock(transaction);
  for (const part of sumUnits(units)) await stock.put(part);
  await stock.finish();
}
