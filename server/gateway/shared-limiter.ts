import { secondsUntil, type Limiter, type SharedLimiterOptions } from './limiter.ts';

/** Refusals remembered by this process; when there are more, they are forgotten and the database is asked again. */
const MAX_REJECTED = 10_000;

/**
 * Counts each call in the database before it is answered, so that no number of processes lets more pass. Who was refused is refused
 * from memory until the period ends: a flood costs the database nothing.
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
