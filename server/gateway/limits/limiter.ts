import type { RateLimits } from '../../../backend/core/rate-limits.ts';

export interface Limiter {
  /** Returns the seconds to wait, or 0 where the request is allowed. */
  consume(key: string): Promise<number>;
  /** Takes one request off the count. */
  release(key: string): Promise<void>;
}

export interface LimiterOptions {
  readonly name: string;
  /** Requests per key and period. */
  readonly points: number;
  /** 60 by default. */
  readonly seconds?: number;
  /** Counters shared by all processes; without them each process counts alone. */
  readonly rateLimits?: RateLimits | undefined;
}

export interface SharedLimiterOptions extends LimiterOptions {
  readonly rateLimits: RateLimits;
}

export const secondsUntil = (endsAt: number): number => Math.max(1, Math.ceil((endsAt - Date.now()) / 1000));
