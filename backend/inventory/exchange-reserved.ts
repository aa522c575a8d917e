import type { Transaction } from 'kysely';
import { allocateUnits, freeIn, type FreeUnits } from '../../domain/warehouses/allocate-units.ts';
import { prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import { locationKey, sumUnits, type RequestedUnits, type Stock, type StockUnits } from './stock.ts';

/** Units with insufficient stock, and the number available to the cart. */
export interface MissingUnits extends RequestedUnits {
  readonly available: number;
}

/** The units and gifts to take for a cart. */
interface Exchange<Gift extends GiftUnits> {
  readonly basketId: string;
  readonly units: readonly RequestedUnits[];
  /** Taken from warehouses as far as they are in stock. */
  readonly gifts?: readonly Gift[];
  /** Those that ship to the site of the cart, the preferred first. */
  readonly warehouseIds: readonly string[];
}

type GiftUnits = Pick<StockUnits, 'sku' | 'qty'>;

interface Exchanged<Gift extends GiftUnits> {
  /** Units with insufficient stock. */
  readonly missing: readonly MissingUnits[];
  readonly given: readonly Gift[];
  /** Bought units and gifts by stock location. */
  readonly taken: readonly StockUnits[];
  /** When the exchanged reservations would have ended; 0 without any. */
  readonly former: number;
}

/** What to take from which location. */
interface ExchangePlan<Gift extends GiftUnits> extends Pick<Exchanged<Gift>, 'missing' | 'given'> {
  readonly wanted: readonly StockUnits[];
  /** Gifts of which it is known only when they are taken whether they are in stock. */
  readonly open: readonly { readonly gift: Gift; readonly warehouseId: string }[];
}

/**
 * Exchanges the cart's reservations for exactly these units and gifts, which the caller owns afterwards. Processes
 * stock locations in the common lock order; in each location bought units come before gifts.
 */
export async function exchangeReserved<Gift extends GiftUnits>(
  transaction: Transaction<Tables>,
  stock: Stock,
  { basketId, units, gifts = [], warehouseIds }: Exchange<Gift>,
): Promise<Exchanged<Gift>> {
  const rows = await removeReserved(transaction, { basketId });
  const reserved = rows.map(toUnits);
  const planFor = warehouseIds.length > 1 ? planAmongSeveral<Gift> : planFromOne<Gift>;
  const { wanted, open, ...plan } = await planFor(stock, { units, gifts, reserved, warehouseIds });
  const missing = [...plan.missing];
  const given = [...plan.given];
  const taken = [...wanted];
  const places = open.map(({ gift: { sku }, warehouseId }) => ({ sku, storeId: null, warehouseId, qty: 0 }));
  for (const part of sumUnits([...wanted, ...reserved.map((one) => ({ ...one, qty: -one.qty })), ...places])) {
    if (part.qty < 0) await stock.put({ ...part, qty: -part.qty });
    if (part.qty > 0 && !(await stock.take(part))) missing.push(await countMissing(stock, part, reserved));
    for (const { gift } of open.filter((one) => part.storeId === null && one.gift.sku === part.sku)) {
      if (!(await stock.take({ ...part, qty: gift.qty }))) continue;
      given.push(gift);
      taken.push({ ...part, qty: gift.qty });
    }
  }
  const former = Math.max(0, ...rows.map(({ expires_at }) => expires_at));
  return { missing, given, taken: sumUnits(taken), former };
}

async function countMissing(stock: Stock, part: StockUnits, reserved: readonly StockUnits[]): Promise<MissingUnits> {
  const { sku, storeId, qty } = part;
  const own = reserved.filter((one) => locationKey(one) === locationKey(part));
  return { sku, storeId, qty, available: sumQty(own) + (await stock.count(part)) };
}

interface PlanInput<Gift extends GiftUnits> extends Required<Omit<Exchange<Gift>, 'basketId'>> {
  readonly reserved: readonly StockUnits[];
}

/** One warehouse ships everything: the guarded updates alone decide, nothing is read before. */
async function planFromOne<Gift extends GiftUnits>(
  _: Stock,
  { units, gifts, warehouseIds: [warehouseId = ''] }: PlanInput<Gift>,
): Promise<ExchangePlan<Gift>> {
  const wanted = units.map((one) => (one.storeId === null ? { ...one, warehouseId } : one));
  return { wanted, open: gifts.map((gift) => ({ gift, warehouseId })), missing: [], given: [] };
}

/** Locks the stock of all warehouses that could ship, counting what is reserved for the cart, and divides the units among them. */
async function planAmongSeveral<Gift extends GiftUnits>(
  stock: Stock,
  input: PlanInput<Gift>,
): Promise<ExchangePlan<Gift>> {
  const { units, gifts, warehouseIds } = input;
  const free = await lockFree(stock, input);
  const freeOf: FreeUnits = (warehouseId, sku) => free.get(locationKey({ sku, storeId: null, warehouseId })) ?? 0;
  const shipped = units.filter(({ storeId }) => storeId === null);
  const atStores = units.filter(({ storeId }) => storeId !== null);
  const allocated = allocateUnits(shipped, warehouseIds, freeOf);
  if (!allocated) return { wanted: [], open: [], given: [], missing: listMissing(shipped, warehouseIds, freeOf) };
  const wanted: StockUnits[] = [...atStores];
  const take = (parts: readonly (GiftUnits & { readonly warehouseId: string })[]) => {
    for (const part of parts) {
      const unit = { ...part, storeId: null };
      wanted.push(unit);
      free.set(locationKey(unit), freeOf(part.warehouseId, part.sku) - part.qty);
    }
  };
  take(allocated);
  const used = new Set(allocated.map(({ warehouseId }) => warehouseId));
  const given = gifts.filter((gift) => {
    const parts = allocateUnits([gift], [...used, ...warehouseIds.filter((id) => !used.has(id))], freeOf);
    take(parts ?? []);
    return parts !== undefined;
  });
  return { wanted, open: [], given, missing: [] };
}

/** By location: the units in stock and those reserved for the cart. Stores are locked too, for the common order. */
async function lockFree<Gift extends GiftUnits>(
  stock: Stock,
  { units, gifts, reserved, warehouseIds }: PlanInput<Gift>,
): Promise<Map<string, number>> {
  const shipped = [...units, ...reserved].filter(({ storeId }) => storeId === null);
  const skus = new Set([...shipped, ...gifts].map(({ sku }) => sku));
  const inWarehouses = [...skus].flatMap((sku) =>
    warehouseIds.map((warehouseId) => ({ sku, storeId: null, warehouseId, qty: 0 })),
  );
  const atStores = units.filter(({ storeId }) => storeId !== null);
  const free = new Map<string, number>();
  for (const place of sumUnits([...inWarehouses, ...atStores, ...reserved])) {
    free.set(locationKey(place), await stock.lock(place));
  }
  for (const one of reserved) free.set(locationKey(one), (free.get(locationKey(one)) ?? 0) + one.qty);
  return free;
}

function listMissing(units: readonly RequestedUnits[], warehouseIds: readonly string[], free: FreeUnits) {
  return sumUnits(units).flatMap(({ sku, storeId, qty }): MissingUnits[] => {
    const available = freeIn(warehouseIds, sku, free);
    return available < qty ? [{ sku, storeId, qty, available }] : [];
  });
}

const sumQty = (units: readonly Pick<StockUnits, 'qty'>[]): number => units.reduce((sum, { qty }) => sum + qty, 0);

export const removeReserved = prepared((database, { basketId }: { basketId: string }) =>
  database.deleteFrom('reservation').where('basket_id', '=', basketId).returningAll(),
);

interface ReservationRow {
  readonly variant_sku: string;
  readonly store_id: string | null;
  readonly warehouse_id: string | null;
  readonly qty: number;
}

export function toUnits({ variant_sku, store_id, warehouse_id, qty }: ReservationRow): StockUnits {
  const place = { sku: variant_sku, storeId: store_id };
  return { ...place, qty, ...(warehouse_id !== null && { warehouseId: warehouse_id }) };
}
