import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { createBatchedLimiter } from './batched-limiter.ts';
import { type Limiter, type LimiterOptions, secondsUntil, type SharedLimiterOptions } from './limiter.ts';

/**
 * Maximum number of rejections cached in this process; above it the cache is cleared and the database is asked again.
 */
const MAX_REJECTED = 10_000;

/**
 * Counts each request in the database before it is served, so that the limit holds for any number of processes.
 * Rejected keys are rejected from memory until the period ends, so that a flood causes no database load.
 */
function createSharedLimiter(options: SharedLimiterOptions, fallback: Limiter): Limiter {
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

/**
 * Up to this many requests per period each one is counted in the database; above it, processes report theirs in
 * batches.
 */
const EXACT_POINTS = 100;

/** Counts requests per key and period. While the database does not respond, each process counts alone. */
export function createLimiter({ rateLimits, ...options }: LimiterOptions): Limiter {
  const local = createLocalLimiter(options);
  if (rateLimits === undefined) return local;
  const shared = { ...options, rateLimits };
  return options.points <= EXACT_POINTS ? createSharedLimiter(shared, local) : createBatchedLimiter(shared);
}

function createLocalLimiter({ name, points, seconds = 60 }: Omit<LimiterOptions, 'rateLimits'>): Limiter {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  return {
    async consume(key) {
      try {
        await limiter.consume(key);
        return 0;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      }
    },
    release: async (key) => void (await limiter.reward(key)),
  };
}
