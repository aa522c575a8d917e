import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import { countRoom } from './reservation-limits.ts';
import { openStock, sumUnits, type Stock, type StockUnits } from './stock.ts';

/** What a cart has taken out of stock for a while. A row's units belong to whoever deletes it, so none is given back twice. */

/** Units there are too few of, with how many there are for the cart. */
export interface MissingUnits extends StockUnits {
  readonly available: number;
}

export interface Hold {
  readonly basketId: string;
  readonly units: readonly StockUnits[];
  /** From where it is asked for, where that is known. */
  readonly network?: string | null | undefined;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/**
 * Holds these units for the cart until `expiresAt`, whatever it held before, up to `MAX_HELD_UNITS` of each for a shopper and
 * `MAX_NETWORK_UNITS` for a network; returns those there are too few of. What is not held is taken with the order, if it is still there.
 */
export async function reserveUnits(
  transaction: Transaction<Tables>,
  { basketId, units, network, expiresAt }: Hold,
): Promise<readonly MissingUnits[]> {
  const summed = sumUnits(units);
  const stock = openStock(transaction);
  const { missing } = await exchangeReserved(transaction, stock, { basketId, units: summed });
  if (missing.length === 0 && summed.length > 0)
    await insertReserved(transaction, stock, { basketId, units: summed, network, expiresAt });
  await stock.finish();
  return missing;
}

/** Keeps of the units what the limits allow and puts back the rest; their places are locked, so that no two count at once. */
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

/** What a cart is to have. */
interface Exchange<Gift extends GiftUnits> {
  readonly basketId: string;
  readonly units: readonly StockUnits[];
  /** Given as far as there are any. */
  readonly gifts?: readonly Gift[];
}

type GiftUnits = Pick<StockUnits, 'sku' | 'qty'>;

interface Exchanged<Gift extends GiftUnits> {
  /** Units there are too few of. */
  readonly missing: readonly MissingUnits[];
  readonly given: readonly Gift[];
}

/**
 * Turns what the cart has reserved into exactly these units and gifts, which are the caller's from now, place by place in the order
 * that all share; in each place what is bought goes first.
 */
export async function exchangeReserved<Gift extends GiftUnits>(
  transaction: Transaction<Tables>,
  stock: Stock,
  { basketId, units, gifts = [] }: Exchange<Gift>,
): Promise<Exchanged<Gift>> {
  const reserved = await dissolve(transaction, basketId);
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
  return { missing, given };
}

function reservedQtyOf(reserved: readonly StockUnits[], { sku, storeId }: StockUnits): number {
  return reserved.reduce((sum, part) => (part.sku === sku && part.storeId === storeId ? sum + part.qty : sum), 0);
}

/** Gives back what the carts have reserved, in one pass over their places. */
export async function releaseReserved(transaction: Transaction<Tables>, ...basketIds: string[]): Promise<void> {
  const units: StockUnits[] = [];
  for (const basketId of basketIds) units.push(...(await dissolve(transaction, basketId)));
  await putBack(transaction, units);
}

/** Gives back what has been reserved for too long, of every cart. */
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

/** Gives units back to the places they were taken from. */
async function putBack(transaction: Transaction<Tables>, units: readonly StockUnits[]): Promise<void> {
  if (units.length === 0) return;
  const stock = openStock(transaction);
  for (const part of sumUnits(units)) await stock.put(part);
  await stock.finish();
}

function toUnits(row: { variant_sku: string; store_id: string | null; qty: number }): StockUnits {
  return { sku: row.variant_sku, storeId: row.store_id, qty: row.qty };
}
