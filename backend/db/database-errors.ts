import { withinTime } from '../../src/lib/time-limit.ts';
import type { Connections } from './dialects.ts';

/** How long an operation may take before the database is probed, and how long the probe may take. */
const SUSPECTED_AFTER_MS = 1500;
const PROBE_LIMIT_MS = 1000;

/**
 * SQLSTATE classes and codes of a server that is unavailable, stopping or full (PostgreSQL, appendix A), and codes of
 * network errors.
 */
const AWAY = /^(08...|57P0[123]|53[0-9]..|ECONN(REFUSED|RESET)|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)$/;
/** Messages of `pg` errors without a code. */
const AWAY_MESSAGE = /^(Connection terminated|timeout exceeded when trying to connect)/;
/** SQLite's primary result codes: busy, I/O error, full, cannot open. */
const AWAY_RESULTS: ReadonlySet<number> = new Set([5, 10, 13, 14]);

/** Whether an error means that the database is unavailable, rather than that the statement is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return AWAY_RESULTS.has(Number(error.errcode) & 0xff);
  return ('code' in error && AWAY.test(String(error.code))) || AWAY_MESSAGE.test(error.message);
}

/**
 * Returns the result of `work`, or of `onHang` when `work` takes long and the database does not respond to a probe. The
 * work continues; a repeated request returns its result.
 */
export async function unlessDatabaseHangs<Result>(
  database: Pick<Connections, 'read' | 'write' | 'heartbeat'>,
  work: Promise<Result>,
  onHang: () => Result,
): Promise<Result> {
  if (await settlesWithin(work, SUSPECTED_AFTER_MS)) return work;
  // SQLite has no heartbeat connection, and its writer may wait for the lock of an import while reads still work.
  const probed = database.heartbeat === database.write ? database.read : database.heartbeat;
  const probe = probed.selectFrom('meta').select('key').limit(1).execute();
  if (await settlesWithin(Promise.any([work, probe]), PROBE_LIMIT_MS)) return work;
  return onHang();
}

/** Whether the promise resolves or rejects within the time. */
function settlesWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const settled = () => true;
  return withinTime(work.then(settled, settled), milliseconds, () => false);
}

const POSTGRES_UNIQUE = '23505';
/** SQLITE_CONSTRAINT_PRIMARYKEY and SQLITE_CONSTRAINT_UNIQUE. */
const SQLITE_UNIQUE: readonly unknown[] = [1555, 2067];

/** Whether a statement failed because of a duplicate key; the transaction it failed in cannot continue. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return SQLITE_UNIQUE.includes(error.errcode);
  return 'code' in error && error.code === POSTGRES_UNIQUE;
}
