import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Selectable } from 'kysely';
import { apiError } from '../core/errors.ts';
import { assertNotAborted } from '../core/unavailable.ts';
import type { Tables } from '../db/tables.ts';
import { hasLeaseEnded } from '../db/leases.ts';

/** The result of an operation, which may be an error. */
export interface KeyedResult {
  readonly status: number;
  readonly answer: unknown;
}

/** A request with the consumer that sent it and its idempotency key. */
export interface KeyedRequest {
  readonly consumerNo: string;
  readonly key: string;
  /** Name and input of the operation. */
  readonly content: unknown;
}

export interface IdempotencyKeys {
  /**
   * Runs an operation once per key, across processes, and returns its result to every request with the key; a request
   * with different content is rejected with `IDEMPOTENCY_KEY_REUSED`. An error that `perform` throws leaves the key
   * unused. A waiting request stops when `signal` is aborted.
   */
  run(call: KeyedRequest, perform: () => Promise<KeyedResult>, signal?: AbortSignal): Promise<KeyedResult>;
}

/** Milliseconds, longer than any operation takes: a lease that its process has not ended expires then. */
const LEASE = 60_000;
const FIRST_WAIT = 5;
const LONGEST_WAIT = 80;

type KeyRow = Selectable<Tables['idempotency_key']> & { readonly running: string | null };

export interface KeyDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly now?: () => number;
  /** The id of this process in the process registry; without it leases end by their time alone. */
  readonly holder?: string;
}

export function createIdempotencyKeys({ read, write, now = Date.now, holder }: KeyDeps): IdempotencyKeys {
  const find = ({ consumerNo, key }: KeyedRequest): Promise<KeyRow | undefined> =>
    read
      .selectFrom('idempotency_key')
      .leftJoin('process_instance', 'process_instance.id', 'idempotency_key.holder')
      .selectAll('idempotency_key')
      .select('process_instance.id as running')
      .where('consumer_no', '=', consumerNo)
      .where('key', '=', key)
      .executeTakeFirst();

  /**
   * Takes the lease to run the operation when the key is new, or replaces the ended lease `former`; returns undefined
   * when another request holds the lease or has finished.
   */
  async function take(
    { consumerNo, key }: KeyedRequest,
    fingerprint: string,
    former = '',
  ): Promise<string | undefined> {
    const claim = randomUUID();
    const at = now();
    const columns = { claim, lease_until: at + LEASE, holder: holder ?? null };
    const taken = await write
      .insertInto('idempotency_key')
      .values({ consumer_no: consumerNo, key, fingerprint, ...columns, status: null, answer: null, created_at: at })
      .onConflict((conflict) =>
        conflict
          .columns(['consumer_no', 'key'])
          .doUpdateSet(columns)
          .where('idempotency_key.status', 'is', null)
          .where('idempotency_key.claim', '=', former)
          .where('idempotency_key.fingerprint', '=', fingerprint),
      )
      .returning('claim')
      .executeTakeFirst();
    return taken && claim;
  }

  async function perform(claim: string, act: () => Promise<KeyedResult>): Promise<KeyedResult> {
    try {
      const result = await act();
      await write
        .updateTable('idempotency_key')
        .set({ status: result.status, answer: JSON.stringify(result.answer) })
        .where('claim', '=', claim)
        .execute();
      return result;
    } catch (error) {
      await write.deleteFrom('idempotency_key').where('claim', '=', claim).execute();
      throw error;
    }
  }

  return {
    async run(call, act, signal) {
      const fingerprint = fingerprintOf(call.content);
      for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
        const row = await find(call);
        if (row && row.fingerprint !== fingerprint) throw apiError('IDEMPOTENCY_KEY_REUSED');
        const done = row && resultOf(row);
        if (done) return done;
        const isFree = !row || hasLeaseEnded(row, now());
        const claim = isFree ? await take(call, fingerprint, row?.claim) : undefined;
        if (claim !== undefined) return perform(claim, act);
        assertNotAborted(signal);
        await pause(wait);
      }
    },
  };
}

function resultOf({ status, answer }: KeyRow): KeyedResult | undefined {
  return status === null || answer === null ? undefined : { status, answer: JSON.parse(answer) };
}

/** Equal regardless of the order of object members. */
function fingerprintOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content, sorted)).digest('hex');
}

function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
