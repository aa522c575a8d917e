import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface Limiter {
  /** Seconds to wait, or 0 where the call may pass. */
  consume(key: string): Promise<number>;
  /** Takes one call back. */
  giveBack(key: string): Promise<void>;
}

/** Counts calls per key and minute. */
export function createLimiter({ name, points }: { name: string; points: number }): Limiter {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: 60 });
  return {
    async consume(key) {
      try {
        await limiter.consume(key);
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
    giveBack: async (key) => void (await limiter.reward(key)),
  };
}
