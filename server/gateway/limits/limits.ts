import { networkOf } from '../../../backend/core/network.ts';
import type { RateLimits } from '../../../backend/core/rate-limits.ts';
import { createLimiter } from './create-limiter.ts';
import { limitRules, TARGET_POINTS, type LimitRule } from './limit-rules.ts';
import { memberAt, targetsOf } from './limit-targets.ts';
import type { Limiter } from './limiter.ts';

export interface LimitedCall {
  readonly method: string;
  /** Path of the operation, without `/api`. */
  readonly path: string;
  readonly address: string;
  /** The body, or the query of a request without one; read only where a rule looks for a target in it. */
  readonly input: () => Record<string, unknown>;
}

export interface LimitAnswer {
  /** Seconds to wait, or 0 where the request is allowed. */
  readonly wait: number;
  /** Reports the outcome: an accepted coupon was not a guess and is taken off the count. */
  settle(isAccepted: boolean): Promise<void>;
}

export interface Limits {
  check(call: LimitedCall): Promise<LimitAnswer>;
}

export interface LimitsOptions {
  readonly isLocal: boolean;
  /** Counters shared by all processes; without them each counts alone. */
  readonly rateLimits?: RateLimits | undefined;
}

const DAY_SECONDS = 24 * 60 * 60;

export function createLimits({ isLocal, rateLimits }: LimitsOptions): Limits {
  const rules = limitRules(isLocal);
  const limiters = new Map<string, Limiter>();
  const limiterOf = (name: string, points: number, seconds?: number): Limiter => {
    const limiter = limiters.get(name) ?? createLimiter({ name, points, rateLimits, ...(seconds && { seconds }) });
    limiters.set(name, limiter);
    return limiter;
  };

  return {
    async check(sent) {
      const call = { ...sent, method: sent.method === 'HEAD' ? 'GET' : sent.method };
      const rule = findRule(rules, call);
      if (rule === undefined) return { wait: 0, settle: async () => {} };
      const network = networkOf(call.address);
      const targets = namedBy(rule, call);
      const counts = countsOf(rule).map(({ name, points, seconds, isTarget, onlyRejected }) => ({
        limiter: limiterOf(name, points, seconds),
        keys: !isTarget ? [network] : rule.targetsPerAddress ? targets.map((key) => `${key} ${network}`) : targets,
        onlyRejected,
      }));
      // A blocked address must not use up the count of a target.
      let wait = 0;
      for (const { limiter, keys } of counts) if (wait === 0) wait = await longestWait(limiter, keys);
      return {
        wait,
        async settle(isAccepted) {
          const back = isAccepted ? counts.filter(({ onlyRejected }) => onlyRejected) : [];
          for (const { limiter, keys } of back) for (const key of keys) await limiter.release(key);
        },
      };
    },
  };
}

/** The rule that limits a request. */
export function findRule(
  rules: readonly LimitRule[],
  { method, path, input }: Omit<LimitedCall, 'address'>,
): LimitRule | undefined {
  return rules.find(
    (rule) =>
      rule.path.test(path) &&
      (rule.method ?? method) === method &&
      (rule.holds === undefined || rule.holds.some((name) => memberAt(input(), name) !== undefined)),
  );
}

/** Hashes of a request's targets, in its path, body and query. */
function namedBy({ path: pattern, targets = [] }: LimitRule, { path, input }: LimitedCall): string[] {
  const groups = Object.entries(pattern.exec(path)?.groups ?? {});
  const inPath = Object.fromEntries(groups.map(([name, value]) => [name, decodeURIComponent(value)]));
  const beside = targets.length > 0 ? targetsOf(input(), targets) : [];
  return [...new Set([...beside, ...targetsOf(inPath, Object.keys(inPath))])];
}

async function longestWait(limiter: Limiter, keys: readonly string[]): Promise<number> {
  return Math.max(0, ...(await Promise.all(keys.map((key) => limiter.consume(key)))));
}

interface Count {
  readonly name: string;
  readonly points: number;
  readonly seconds?: number;
  readonly isTarget: boolean;
  readonly onlyRejected: boolean;
}

/** The counts of a rule, in the order in which they are checked. */
function countsOf({ name, points, dayPoints, onlyRejected = false, rejectedAs }: Omit<LimitRule, 'path'>): Count[] {
  const byDay = { name: `${name}-day`, seconds: DAY_SECONDS, isTarget: false, onlyRejected };
  return [
    ...(dayPoints === undefined ? [] : [{ ...byDay, points: dayPoints }]),
    { name, points, isTarget: false, onlyRejected },
    { name: `${name}-target`, points: TARGET_POINTS, isTarget: true, onlyRejected },
    ...(rejectedAs === undefined ? [] : countsOf({ name: rejectedAs, points, onlyRejected: true })),
  ];
}
