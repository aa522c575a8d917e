import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../src/lib/log.ts';

/**
 * How long a provider is queried about an attempt before it fails; together with the provider's time limit below an
 * operation's time limit.
 */
export const LOST_ANSWER_TIMEOUT_MS = 4000;
const FIND_AGAIN_MS = 250;

export interface LostAnswerDeps {
  readonly log: Pick<Log, 'warn'>;
  readonly lostAnswerTimeoutMs: number;
}

export interface ProviderQuestion<Result> {
  readonly reference: string;
  ask(): Promise<Result>;
  /** Resolves to undefined while the provider does not know the attempt. */
  find(): Promise<Result | undefined>;
}

/**
 * Sends a request to a provider once; when its response is lost or late, queries the state of the attempt. Returns
 * undefined when the state stays unknown: the attempt may still succeed.
 */
export async function askProvider<Result>(
  { log, lostAnswerTimeoutMs }: LostAnswerDeps,
  { reference, ask, find }: ProviderQuestion<Result>,
): Promise<Result | undefined> {
  try {
    return await ask();
  } catch (error) {
    log.warn({ err: error, reference }, 'payment: the response was lost, querying the provider');
  }
  const deadline = performance.now() + lostAnswerTimeoutMs;
  for (;;) {
    const found = await find().catch(() => undefined);
    if (found !== undefined) return found;
    if (performance.now() >= deadline) return undefined;
    await pause(FIND_AGAIN_MS);
  }
}
