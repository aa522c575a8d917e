import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** A lease as it is read, with its holder if that process is running. */
export interface Lease {
  readonly lease_until: number;
  /** Null when no process is named: then only the time ends the lease. */
  readonly holder: string | null;
  readonly running: string | null;
}

/** A lease ends at its time, or earlier with the process that holds it. */
export function hasLeaseEnded({ lease_until, holder, running }: Lease, now: number): boolean {
  return lease_until <= now || (holder !== null && running === null);
}

/** Ids of the processes that are running. */
export const runningProcesses = (database: Kysely<Tables>) => database.selectFrom('process_instance').select('id');
