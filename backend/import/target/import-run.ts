import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { ImportError } from '../parsing/import-error.ts';

const HEARTBEAT = 10_000;
/** Milliseconds without a heartbeat after which a run is dead. */
const SILENCE_LIMIT = 60_000;
const DELETE_BATCH = 1000;

/** Ids of runs of this process, as a run's id may be one of a dead run. */
const running = new Set<string>();

/** Exclusive lease for importing: one run at a time holds it. */
export interface ImportRun {
  readonly id: string;
  /** Throws `ImportError` when another process took this run for dead and deleted it. */
  assertOwned(transaction: Transaction<Tables>): Promise<void>;
  /** Releases the lease and deletes what is staged. */
  end(): Promise<void>;
}

/** Deletes what dead runs left; throws `ImportError` while another import is running. */
export async function beginImportRun(database: Kysely<Tables>): Promise<ImportRun> {
  const id = randomUUID();
  const dead = await database.transaction().execute(async (transaction) => {
    const others = await transaction.selectFrom('import_run').selectAll().execute();
    const living = others.find(isAlive);
    if (living) throw new ImportError(`another import is running (process ${living.pid} on ${living.host})`);
    await transaction
      .insertInto('import_run')
      .values({ id, host: hostname(), pid: process.pid, alive_at: Date.now() })
      .execute();
    return others;
  });
  running.add(id);
  for (const { id: deadId } of dead) await clearRun(database, deadId);
  const heartbeat = setInterval(() => void beat(database, id), HEARTBEAT).unref();
  return {
    id,
    assertOwned: async (transaction) => {
      const row = await transaction.selectFrom('import_run').select('id').where('id', '=', id).executeTakeFirst();
      if (!row) throw new ImportError('another import took over, as this one stood still for too long');
    },
    end: async () => {
      clearInterval(heartbeat);
      running.delete(id);
      await clearRun(database, id);
    },
  };
}

function isAlive(run: { id: string; host: string; pid: number; alive_at: number }): boolean {
  if (running.has(run.id)) return true;
  if (Date.now() - run.alive_at > SILENCE_LIMIT) return false;
  return run.host !== hostname() || (run.pid !== process.pid && isRunning(run.pid));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** A failed heartbeat does not end the import: the final transaction checks that the run still holds its lease. */
async function beat(database: Kysely<Tables>, id: string): Promise<void> {
  const query = database.updateTable('import_run').set({ alive_at: Date.now() }).where('id', '=', id);
  await query.execute().catch(() => undefined);
}

/** In short batches, so that a running shop can write in between. */
async function clearRun(database: Kysely<Tables>, id: string): Promise<void> {
  await deleteStaging(database, id, { table: 'import_price', key: 'variant_sku' });
  await deleteStaging(database, id, { table: 'import_variant', key: 'sku' });
  await deleteStaging(database, id, { table: 'import_image', key: 'product_id' });
  await deleteStaging(database, id, { table: 'import_category', key: 'product_id' });
  await deleteStaging(database, id, { table: 'import_product', key: 'id' });
  await database.deleteFrom('import_run').where('id', '=', id).execute();
}

async function deleteStaging(database: Kysely<Tables>, id: string, staging: { table: string; key: string }) {
  const table = sql.table(staging.table);
  const key = sql.ref(staging.key);
  const some = sql`select ${key} from ${table} where run_id = ${id} limit ${DELETE_BATCH}`;
  let deleted = 1n;
  while (deleted > 0n) {
    const result = await sql`delete from ${table} where run_id = ${id} and ${key} in (${some})`.execute(database);
    deleted = result.numAffectedRows ?? 0n;
  }
}
