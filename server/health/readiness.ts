import { withinTime } from '../../src/lib/time-limit.ts';

/** One dependency of the process. Rejects, or resolves to `false`, when it is unavailable. */
export interface HealthCheck {
  readonly name: string;
  /**
   * Whether the process is not ready without it; a remote dependency may come back, and stored copies bridge the gap.
   */
  readonly isRequired: boolean;
  readonly check: () => Promise<boolean>;
}

export interface Readiness {
  readonly isReady: boolean;
  readonly results: Readonly<Record<string, 'ok' | 'failed'>>;
}

const TIME_LIMIT = 2000;

export async function readinessOf(checks: readonly HealthCheck[]): Promise<Readiness> {
  const outcomes = await Promise.all(checks.map(async (check) => ({ ...check, isOk: await passes(check) })));
  return {
    isReady: outcomes.every(({ isOk, isRequired }) => isOk || !isRequired),
    results: Object.fromEntries(outcomes.map(({ name, isOk }) => [name, isOk ? ('ok' as const) : ('failed' as const)])),
  };
}

async function passes({ check }: HealthCheck): Promise<boolean> {
  return withinTime(check(), TIME_LIMIT, () => false).catch(() => false);
}
