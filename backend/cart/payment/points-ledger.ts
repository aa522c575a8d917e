import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Transaction } from 'kysely';
import { LOYALTY } from '../../../src/config.ts';
import { addMonths } from '../../../domain/account/loyalty.ts';
import type { Tables } from '../../db/tables.ts';

/**
 * The ledger of loyalty points. `consumer.points` is the balance: the sum of the entries, never below zero. Each function
 * locks the balance first, so that concurrent changes of one account wait for each other.
 */

type Entry = Insertable<Tables['points_entry']>;

export interface PointsChange {
  readonly consumerNo: string;
  /** Positive. */
  readonly points: number;
  readonly orderNumber: string | null;
  readonly at: number;
}

export interface PointsCredit extends PointsChange {
  readonly kind: 'opening' | 'earned' | 'returned';
  readonly expiresAt: number;
  /** When they were earned, if they count towards a tier. */
  readonly countsAt?: number;
}

/** When points that are earned at a moment expire. */
export const pointsExpiry = (at: number): number => addMonths(at, LOYALTY.validMonths);

/** Adds points; what the account owes is settled from them first. Without the account nothing is written. */
export async function creditPoints(transaction: Transaction<Tables>, credit: PointsCredit): Promise<void> {
  const { consumerNo, points, kind, expiresAt: expires_at, countsAt: counts_at = null } = credit;
  if (points === 0 || (await lockBalance(transaction, consumerNo)) === undefined) return;
  const settled = Math.min(points, await loadOwed(transaction, consumerNo));
  const remaining = points - settled;
  await insertEntry(transaction, credit, { kind, points, remaining, expires_at, counts_at });
  if (settled > 0) await insertEntry(transaction, credit, { kind: 'owed', points: -settled });
  await addToBalance(transaction, consumerNo, remaining);
}

/** Takes points, those that expire first before others. Returns false when the balance is smaller. */
export async function spendPoints(transaction: Transaction<Tables>, change: PointsChange): Promise<boolean> {
  const { consumerNo, points } = change;
  const balance = await lockBalance(transaction, consumerNo);
  if (balance === undefined || balance < points) return false;
  const expires_at = await useRemaining(transaction, consumerNo, points);
  await insertEntry(transaction, change, { kind: 'spent', points: -points, expires_at });
  await addToBalance(transaction, consumerNo, -points);
  return true;
}

/** Gives back points that an order spent, valid as long as they were, and at least for some time from now. */
export async function returnPoints(transaction: Transaction<Tables>, change: PointsChange): Promise<void> {
  const { consumerNo, orderNumber, at } = change;
  const spent = await transaction
    .selectFrom('points_entry')
    .select('expires_at')
    .where('consumer_no', '=', consumerNo)
    .where('order_number', '=', orderNumber)
    .where('kind', '=', 'spent')
    .executeTakeFirst();
  const soonest = at + LOYALTY.returnedForDays * DAY_MS;
  const expiresAt = Math.max(spent?.expires_at ?? pointsExpiry(at), soonest);
  await creditPoints(transaction, { ...change, kind: 'returned', expiresAt });
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Takes back points that an order earned at `countsAt`; what was spent already is owed. */
export async function withdrawPoints(
  transaction: Transaction<Tables>,
  change: PointsChange & { readonly countsAt: number },
): Promise<void> {
  const { consumerNo, points, countsAt: counts_at } = change;
  const balance = await lockBalance(transaction, consumerNo);
  if (points === 0 || balance === undefined) return;
  const taken = Math.min(balance, points);
  await useRemaining(transaction, consumerNo, taken);
  await insertEntry(transaction, change, { kind: 'withdrawn', points: -points, counts_at });
  if (taken < points) await insertEntry(transaction, change, { kind: 'owed', points: points - taken });
  await addToBalance(transaction, consumerNo, -taken);
}

const BATCH_SIZE = 100;

/** Expires the points that are due, once, also when several processes run it. */
export async function expirePoints(write: Kysely<Tables>, at: number): Promise<void> {
  const due = await write
    .selectFrom('points_entry')
    .select('consumer_no')
    .distinct()
    .where('remaining', '>', 0)
    .where('expires_at', '<=', at)
    .limit(BATCH_SIZE)
    .execute();
  for (const { consumer_no } of due) {
    await write.transaction().execute((transaction) => expireOf(transaction, consumer_no, at));
  }
}

async function expireOf(transaction: Transaction<Tables>, consumerNo: string, at: number): Promise<void> {
  await lockBalance(transaction, consumerNo);
  const isDue = ({ expires_at }: { expires_at: number | null }) => expires_at !== null && expires_at <= at;
  const rows = (await loadRemaining(transaction, consumerNo)).filter(isDue);
  const points = rows.reduce((sum, { remaining }) => sum + remaining, 0);
  if (points === 0) return;
  const ids = rows.map(({ id }) => id);
  await transaction.updateTable('points_entry').set({ remaining: 0 }).where('id', 'in', ids).execute();
  await insertEntry(transaction, { consumerNo, orderNumber: null, at }, { kind: 'expired', points: -points });
  await addToBalance(transaction, consumerNo, -points);
}

/** Points earned since a moment, without those that were taken back: they decide on the tier. */
export async function loadEarnedSince(database: Kysely<Tables>, consumerNo: string, since: number): Promise<number> {
  const { total } = await database
    .selectFrom('points_entry')
    .select(({ fn }) => fn.sum('points').as('total'))
    .where('consumer_no', '=', consumerNo)
    .where('counts_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

/** Entries with points that can be spent, those that expire first before others. */
export async function loadRemaining(database: Kysely<Tables>, consumerNo: string) {
  const rows = await database
    .selectFrom('points_entry')
    .select(['id', 'remaining', 'expires_at', 'created_at'])
    .where('consumer_no', '=', consumerNo)
    .where('remaining', '>', 0)
    .execute();
  const momentOf = ({ expires_at }: { expires_at: number | null }) => expires_at ?? Infinity;
  return rows.toSorted((one, other) => momentOf(one) - momentOf(other) || one.created_at - other.created_at);
}

/** Returns the latest expiry of the points used. */
async function useRemaining(transaction: Transaction<Tables>, consumerNo: string, points: number) {
  let left = points;
  let latest: number | null = null;
  for (const { id, remaining, expires_at } of await loadRemaining(transaction, consumerNo)) {
    const part = Math.min(left, remaining);
    if (part === 0) break;
    await transaction
      .updateTable('points_entry')
      .set({ remaining: remaining - part })
      .where('id', '=', id)
      .execute();
    left -= part;
    latest = expires_at;
  }
  return latest;
}

/** Returns the balance; `undefined` for an account that was closed. */
async function lockBalance(transaction: Transaction<Tables>, consumerNo: string): Promise<number | undefined> {
  const locked = await transaction
    .updateTable('consumer')
    .set((consumer) => ({ points: consumer.ref('points') }))
    .where('consumer_no', '=', consumerNo)
    .returning('points')
    .executeTakeFirst();
  return locked?.points;
}

async function addToBalance(transaction: Transaction<Tables>, consumerNo: string, points: number): Promise<void> {
  await transaction
    .updateTable('consumer')
    .set((consumer) => ({ points: consumer('points', '+', points) }))
    .where('consumer_no', '=', consumerNo)
    .execute();
}

async function loadOwed(transaction: Transaction<Tables>, consumerNo: string): Promise<number> {
  const { total } = await transaction
    .selectFrom('points_entry')
    .select(({ fn }) => fn.sum('points').as('total'))
    .where('consumer_no', '=', consumerNo)
    .where('kind', '=', 'owed')
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

async function insertEntry(
  transaction: Transaction<Tables>,
  { consumerNo, orderNumber, at }: Pick<PointsChange, 'consumerNo' | 'orderNumber' | 'at'>,
  entry: Pick<Entry, 'kind' | 'points' | 'remaining' | 'expires_at' | 'counts_at'>,
): Promise<void> {
  const of = { id: randomUUID(), consumer_no: consumerNo, order_number: orderNumber, created_at: at };
  await transaction
    .insertInto('points_entry')
    .values({ ...of, ...entry })
    .execute();
}
