import { overloaded } from '../core/unavailable.ts';

export interface AdmissionLimits {
  /** Carts one process works on at once. */
  readonly maxInFlight: number;
  /** Milliseconds it may wait for its turn: what is left of the ten seconds of a call has to do for the work itself. */
  readonly maxWait: number;
}

export const PLACING: AdmissionLimits = { maxInFlight: 100, maxWait: 4_000 };
/** Nothing is lost by asking again, and those who place what they have prepared come first. */
export const PREPARING: AdmissionLimits = { maxInFlight: 20, maxWait: 2_000 };
/** Milliseconds over which finished work is counted, and how many are too few to tell a rate. */
const RATE_PERIOD = 2_000;
const MIN_COUNTED = 20;
/** Seconds until what was refused may be asked for again; apart from each other, so that they do not all come back at once. */
const RETRY_AFTER = { from: 1, to: 4 };

export interface Admission {
  /**
   * Does the work once it has its turn. Throws `API503` at once where the turn would come too late at the present rate, else when it has not
   * come in time. Whoever asks again for a cart that is worked on is let in.
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

  /** Milliseconds until a newcomer's turn; 0 where nothing is known. */
  function expectedWait(): number {
    const since = performance.now() - RATE_PERIOD;
    finished = finished.filter((at) => at >= since);
    return finished.length < MIN_COUNTED ? 0 : ((waiting.size + 1) * RATE_PERIOD) / finished.length;
  }

  function waitForSlot(key: string): Promise<void> {
    if (maxWait === 0 || expectedWait() > maxWait) throw overloaded(retryAfter());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(entry);
        reject(overloaded(retryAfter()));
      }, maxWait);
      const start = () => {
        clearTimeout(timer);
        // On SQLite work after work would run without a pause, and calls that come meanwhile would not even be refused.
        setImmediate(resolve);
      };
      const entry: Waiting = { key, start };
      waiting.add(entry);
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
