import type { RateLimits } from '../../backend/core/rate-limits.ts';

export interface Limiter {
  /** Seconds to wait, or 0 where the call may pass. */
  consume(key: string): Promise<number>;
  /** Takes one call back. */
  release(key: string): Promise<void>;
}

export interface LimiterOptions {
  readonly name: string;
  /** Calls per key and period. */
  readonly points: number;
  /** A minute without it. */
  readonly seconds?: number;
  /** Where all processes count together; without it each process counts alone. */
  readonly rateLimits?: RateLimits | undefined;
}

export interface SharedLimiterOptions extends LimiterOptions {
  readonly rateLimits: RateLimits;
}

export const secondsUntil = (endsAt: number): number => Math.max(1, Math.ceil((endsAt - Date.now()) / 1000));
