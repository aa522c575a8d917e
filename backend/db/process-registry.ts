import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Log } from '../../src/lib/log.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** This process among those that run the shop on one database. What is leased to a process ends with it. */
export interface RunningProcess {
  readonly id: string;
  /** Calls back when a process has died; returns a function that unsubscribes. */
  onDeath(listener: () => void): () => void;
  /** Ends this process's leases at once. */
  leave(): Promise<void>;
}

const BEAT_MS = 500;
/** Several beats: a process that is only busy is not taken for dead. */
const DEAD_AFTER_MS = 1500;

interface Sighting {
  readonly beat: number;
  /** By this process's own clock, since clocks of machines differ. */
  readonly since: number;
}

export interface JoinOptions {
  readonly log: Pick<Log, 'warn'>;
  readonly beatMs?: number;
  readonly deadAfterMs?: number;
}

/**
 * Enters this process and lets its row beat. Every process watches the others: one whose beat has stood still for
 * `DEAD_AFTER_MS` is removed. One that was removed while it was only held up enters again with its next beat.
 */
export async function joinProcesses(
  database: Pick<Database, 'read' | 'write' | 'heartbeat'>,
  { log, beatMs = BEAT_MS, deadAfterMs = DEAD_AFTER_MS }: JoinOptions,
): Promise<RunningProcess> {
  const { heartbeat } = database;
  const id = randomUUID();
  const startedAt = Date.now();
  const listeners = new Set<() => void>();
  let sightings = new Map<string, Sighting>();
  let beat = 0;
  let running: Promise<void> | undefined;
  let isFailing = false;

  async function beatAndWatch(): Promise<void> {
    beat += 1;
    await writeBeat(heartbeat, { id, beat, started_at: startedAt });
    const readAt = performance.now();
    const rows = await heartbeat.selectFrom('process_instance').select(['id', 'beat']).execute();
    sightings = new Map(rows.map((row) => [row.id, sightingOf(row, sightings.get(row.id), readAt)]));
    const stalled = rows.filter(
      (row) => row.id !== id && readAt - (sightings.get(row.id)?.since ?? readAt) >= deadAfterMs,
    );
    const removed = await Promise.all(stalled.map((row) => removeDead(heartbeat, row)));
    if (removed.includes(true)) for (const listener of listeners) listener();
  }

  const next = (): void => {
    running ??= beatAndWatch()
      .then(() => void (isFailing = false))
      .catch((error: unknown) => {
        if (!isFailing) log.warn({ err: error }, 'process: the beat was not written');
        isFailing = true;
      })
      .finally(() => (running = undefined));
  };

  await beatAndWatch();
  const timer = setInterval(next, beatMs).unref();
  return {
    id,
    onDeath(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async leave() {
      clearInterval(timer);
      await running;
      await heartbeat.deleteFrom('process_instance').where('id', '=', id).execute();
    },
  };
}

/** `asked` is when the beat was asked for: what a pause of this process delays does not count as standing still. */
function sightingOf({ beat }: { beat: number }, last: Sighting | undefined, readAt: number): Sighting {
  return last?.beat === beat ? last : { beat, since: readAt };
}

async function writeBeat(write: Kysely<Tables>, row: { id: string; beat: number; started_at: number }): Promise<void> {
  await write
    .insertInto('process_instance')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat: row.beat }))
    .execute();
}

/** Nothing where it has beaten since. */
async function removeDead(write: Kysely<Tables>, { id, beat }: { id: string; beat: number }): Promise<boolean> {
  const removed = await write
    .deleteFrom('process_instance')
    .where('id', '=', id)
    .where('beat', '=', beat)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
