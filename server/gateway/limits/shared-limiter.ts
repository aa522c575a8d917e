import { secondsUntil, type Limiter, type SharedLimiterOptions } from './limiter.ts';

/**
 * Maximum number of rejections cached in this process; above it the cache is cleared and the database is asked again.
 */
const MAX_REJECTED = 10_000;

/**
 * Counts each request in the database before it is served, so that the limit holds for any number of processes.
 * Rejected keys are rejected from memory until the period ends, so that a flood causes no database load.
 */
export function createSharedLimiter(options: SharedLimiterOptions, fallback: Limiter): Limiter {
  const { name, points, seconds = 60, rateLimits } = options;
  const rejectedUntil = new Map<string, number>();

  return {
    async consume(sent) {
      const key = `${name}:${sent}`;
      const until = rejectedUntil.get(key) ?? 0;
      if (until > Date.now()) return secondsUntil(until);
      const [count] = await rateLimits.add([{ key, period: seconds * 1000 }]).catch(() => []);
      if (count === undefined) return fallback.consume(sent);
      if (count.uses <= points) return 0;
      if (rejectedUntil.size >= MAX_REJECTED) rejectedUntil.clear();
      rejectedUntil.set(key, count.endsAt);
      return secondsUntil(count.endsAt);
    },
    async release(sent) {
      const key = `${name}:${sent}`;
      rejectedUntil.delete(key);
      await rateLimits.release(key).catch(() => fallback.release(sent));
    },
  };
}
