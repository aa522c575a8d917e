import { withinTime } from '../../src/lib/time-limit.ts';
import { overloaded } from '../core/unavailable.ts';

export interface AdmissionLimits {
  /** Carts that one process works on concurrently. */
  readonly maxInFlight: number;
  /** Milliseconds in the queue: the rest of an operation's ten seconds has to suffice for the work itself. */
  readonly maxWait: number;
}

export const PLACING: AdmissionLimits = { maxInFlight: 100, maxWait: 4_000 };
/** A rejected preparation can be repeated without loss, and placements of prepared carts come first. */
export const PREPARING: AdmissionLimits = { maxInFlight: 20, maxWait: 2_000 };
/** Milliseconds over which finished work is counted, and the count below which no rate is estimated. */
const RATE_PERIOD = 2_000;
const MIN_COUNTED = 20;
/** Seconds until a rejected request may be repeated; random, so that the retries are spread. */
const RETRY_AFTER = { from: 1, to: 4 };

export interface Admission {
  /**
   * Runs the work when a slot is free. Throws `API503` immediately when the wait would be too long at the present rate,
   * else after the maximum wait. A repeated request for a cart in progress is admitted.
   */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

interface Waiting {
  readonly key: string;
  readonly start: () => void;
}

export function createAdmission({ maxInFlight, maxWait }: AdmissionLimits): Admission {
  const inFlight = new Map<string, number>();
  const waiting = new Set<Waiting>();
  let finished: number[] = [];

  const enter = (key: string): void => void inFlight.set(key, (inFlight.get(key) ?? 0) + 1);

  function leave(key: string): void {
    const left = (inFlight.get(key) ?? 1) - 1;
    if (left > 0) inFlight.set(key, left);
    else inFlight.delete(key);
    finished.push(performance.now());
    for (const next of waiting) {
      if (inFlight.size >= maxInFlight && !inFlight.has(next.key)) break;
      waiting.delete(next);
      enter(next.key);
      next.start();
    }
  }

  /** Milliseconds a new request would wait; 0 when no rate is known. */
  function expectedWait(): number {
    const since = performance.now() - RATE_PERIOD;
    finished = finished.filter((at) => at >= since);
    return finished.length < MIN_COUNTED ? 0 : ((waiting.size + 1) * RATE_PERIOD) / finished.length;
  }

  async function waitForSlot(key: string): Promise<void> {
    if (maxWait === 0 || expectedWait() > maxWait) throw overloaded(retryAfter());
    const { promise, resolve } = Promise.withResolvers<void>();
    // On SQLite the work would otherwise run without a pause, and new requests could not even be rejected.
    const entry: Waiting = { key, start: () => void setImmediate(resolve) };
    waiting.add(entry);
    return withinTime(promise, maxWait, () => {
      // The work may have been admitted a moment ago.
      if (waiting.delete(entry)) throw overloaded(retryAfter());
    });
  }

  return {
    async run(key, work) {
      if (inFlight.has(key) || inFlight.size < maxInFlight) enter(key);
      else await waitForSlot(key);
      try {
        return await work();
      } finally {
        leave(key);
      }
    },
  };
}

const retryAfter = (): number => RETRY_AFTER.from + Math.floor(Math.random() * (RETRY_AFTER.to - RETRY_AFTER.from + 1));
