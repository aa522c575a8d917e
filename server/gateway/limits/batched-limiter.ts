import { secondsUntil, type Limiter, type SharedLimiterOptions } from './limiter.ts';

/** Part of the limit: a process reports a key's requests once this many are unreported. */
const REPORTED_PART = 0.02;
const REPORT_AFTER = 250;
/** Rows of one statement. */
const MAX_ROWS = 500;

interface Count {
  /** Count of all processes, as far as this process knows. */
  total: number;
  /** Count of this process that is not reported yet. */
  pending: number;
  endsAt: number;
}

/**
 * Counts in memory and synchronises with other processes several times a second, so that a usual request costs no
 * write. With `n` processes at most 2 % of the limit each, plus the requests of a quarter of a second, exceed it.
 */
export function createBatchedLimiter({ name, points, seconds = 60, rateLimits }: SharedLimiterOptions): Limiter {
  const period = seconds * 1000;
  const threshold = Math.max(1, points * REPORTED_PART);
  const counts = new Map<string, Count>();
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const current = (key: string): Count => {
    const counted = counts.get(key);
    if (counted && counted.endsAt > Date.now()) return counted;
    const started = { total: 0, pending: 0, endsAt: Date.now() + period };
    counts.set(key, started);
    return started;
  };

  async function report(): Promise<void> {
    timer = undefined;
    const sent = new Map<string, number>();
    for (const key of [...waiting].slice(0, MAX_ROWS)) {
      waiting.delete(key);
      sent.set(key, counts.get(key)?.pending ?? 0);
    }
    if (waiting.size > 0) schedule();
    const uses = [...sent].map(([key, pending]) => ({ key: `${name}:${key}`, uses: pending, period }));
    // Without a response nothing counts as reported: this process continues counting alone.
    const states = await rateLimits.add(uses).catch(() => []);
    for (const { key, uses: total, endsAt } of states) {
      const limiterKey = key.slice(name.length + 1);
      const count = counts.get(limiterKey);
      if (count)
        Object.assign(count, { total, endsAt, pending: Math.max(0, count.pending - (sent.get(limiterKey) ?? 0)) });
    }
  }

  function schedule(): void {
    timer ??= setTimeout(() => void report(), REPORT_AFTER).unref();
  }

  const removeExpired = (): void => {
    const at = Date.now();
    for (const [key, { endsAt }] of counts) if (endsAt <= at) counts.delete(key);
  };
  setInterval(removeExpired, period).unref();

  return {
    async consume(key) {
      const count = current(key);
      if (count.total + count.pending >= points) return secondsUntil(count.endsAt);
      count.pending += 1;
      if (count.pending >= threshold) {
        waiting.add(key);
        schedule();
      }
      return 0;
    },
    async release(key) {
      const count = current(key);
      if (count.pending > 0) count.pending -= 1;
    },
  };
}
