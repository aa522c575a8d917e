import { overloaded } from '../core/unavailable.ts';

export interface AdmissionLimits {
  /** Carts whose orders one process works on at once. */
  readonly maxInFlight: number;
  /** Milliseconds a placement may wait for its turn: what is left of the ten seconds of a call has to do for the placement itself. */
  readonly maxWait: number;
}

const LIMITS: AdmissionLimits = { maxInFlight: 100, maxWait: 4_000 };
/** Milliseconds over which finished placements are counted, and how many are too few to tell a rate. */
const RATE_PERIOD = 2_000;
const MIN_COUNTED = 20;
/** Seconds until a refused placement may be asked for again; apart from each other, so that they do not all come back at once. */
const RETRY_AFTER = { from: 1, to: 4 };

export interface Admission {
  /**
   * Does the work once it has its turn. Throws `API503` at once where the turn would come too late at the present rate, else when it has not
   * come in time. Whoever asks again for a cart that is worked on is let in.
   */
  run<Result>(basketId: string, work: () => Promise<Result>): Promise<Result>;
}

interface Waiting {
  readonly basketId: string;
  readonly start: () => void;
}

export function createAdmission({ maxInFlight, maxWait }: AdmissionLimits = LIMITS): Admission {
  const inFlight = new Map<string, number>();
  const waiting = new Set<Waiting>();
  let finished: number[] = [];

  const enter = (basketId: string): void => void inFlight.set(basketId, (inFlight.get(basketId) ?? 0) + 1);

  function leave(basketId: string): void {
    const left = (inFlight.get(basketId) ?? 1) - 1;
    if (left > 0) inFlight.set(basketId, left);
    else inFlight.delete(basketId);
    finished.push(performance.now());
    for (const next of waiting) {
      if (inFlight.size >= maxInFlight && !inFlight.has(next.basketId)) break;
      waiting.delete(next);
      enter(next.basketId);
      next.start();
    }
  }

  /** Milliseconds until a newcomer's turn; 0 where nothing is known. */
  function expectedWait(): number {
    const since = performance.now() - RATE_PERIOD;
    finished = finished.filter((at) => at >= since);
    return finished.length < MIN_COUNTED ? 0 : ((waiting.size + 1) * RATE_PERIOD) / finished.length;
  }

  function turn(basketId: string): Promise<void> {
    if (maxWait === 0 || expectedWait() > maxWait) throw overloaded(retryAfter());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(entry);
        reject(overloaded(retryAfter()));
      }, maxWait);
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const entry: Waiting = { basketId, start };
      waiting.add(entry);
    });
  }

  return {
    async run(basketId, work) {
      if (inFlight.has(basketId) || inFlight.size < maxInFlight) enter(basketId);
      else await turn(basketId);
      try {
        return await work();
      } finally {
        leave(basketId);
      }
    },
  };
}

const retryAfter = (): number => RETRY_AFTER.from + Math.floor(Math.random() * (RETRY_AFTER.to - RETRY_AFTER.from + 1));
