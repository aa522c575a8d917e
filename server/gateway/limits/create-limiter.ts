import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { createBatchedLimiter } from './batched-limiter.ts';
import type { Limiter, LimiterOptions } from './limiter.ts';
import { createSharedLimiter } from './shared-limiter.ts';

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
