import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../src/lib/log.ts';

/** How long a provider is asked what became of an attempt before the shopper is refused; together with its time limit less than a call may take. */
export const LOST_ANSWER_TIMEOUT_MS = 4000;
const FIND_AGAIN_MS = 250;

export interface LostAnswerDeps {
  readonly log: Pick<Log, 'warn'>;
  readonly lostAnswerTimeoutMs: number;
}

export interface ProviderQuestion<Result> {
  readonly reference: string;
  ask(): Promise<Result>;
  /** Nothing as long as the provider has not heard of the attempt. */
  find(): Promise<Result | undefined>;
}

/**
 * Asks a provider once, and where its answer is lost or late, asks it what became of the attempt. Returns nothing where that
 * stays unknown: the attempt may still come to something.
 */
export async function askProvider<Result>(
  { log, lostAnswerTimeoutMs }: LostAnswerDeps,
  { reference, ask, find }: ProviderQuestion<Result>,
): Promise<Result | undefined> {
  try {
    return await ask();
  } catch (error) {
    log.warn({ err: error, reference }, 'payment: the answer was lost, the provider is asked what became of it');
  }
  const deadline = performance.now() + lostAnswerTimeoutMs;
  for (;;) {
    const found = await find().catch(() => undefined);
    if (found !== undefined) return found;
    if (performance.now() >= deadline) return undefined;
    await pause(FIND_AGAIN_MS);
  }
}
