export interface MomentTimer {
  /** Epoch milliseconds; moments in the past are ignored. */
  schedule(moment: number): void;
  close(): void;
}

/** Milliseconds. Timers may fire early; the moment they announce must have passed. */
const CLOCK_SLACK = 5;
/** Longest delay that `setTimeout` takes. */
const LONGEST = 2 ** 31 - 1;

/**
 * Calls `reached` at the nearest scheduled moment. Later moments are dropped: `reached` must lead to scheduling them
 * again.
 */
export function createMomentTimer(reached: () => void): MomentTimer {
  let nearest = Number.POSITIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  function schedule(moment: number): void {
    const delay = moment - Date.now();
    if (delay <= 0 || delay > LONGEST || moment >= nearest) return;
    clearTimeout(timer);
    nearest = moment;
    timer = setTimeout(fire, delay + CLOCK_SLACK).unref();
  }

  function fire(): void {
    nearest = Number.POSITIVE_INFINITY;
    reached();
  }

  return { schedule, close: () => clearTimeout(timer) };
}
