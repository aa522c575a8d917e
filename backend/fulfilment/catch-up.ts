import type { Log } from '../../src/cms/request-context.ts';
import { mailNotices, type NoticeParts } from './notices.ts';
import { moveDueMoney, type TaskParts } from './payment-tasks.ts';

export interface CatchUp {
  /** Moves the money and writes the mails that commands left to the running shop. */
  turn(): Promise<void>;
}

export type CatchUpParts = Omit<TaskParts, 'now'> & NoticeParts & { readonly now?: () => number };

export function createCatchUp(parts: CatchUpParts): CatchUp {
  const { now = Date.now } = parts;
  return {
    async turn() {
      await mailNotices(parts);
      await moveDueMoney({ ...parts, now });
    },
  };
}

const EVERY = 2000;

/** Catches up every now and then; answers a function that ends it. */
export function startCatchingUp({ turn }: CatchUp, log: Log): () => Promise<void> {
  let running: Promise<void> | undefined;
  const next = (): void => {
    running ??= turn()
      .catch((error: unknown) => log.warn({ err: error }, 'orders: money and mails not caught up'))
      .finally(() => (running = undefined));
  };
  const timer = setInterval(next, EVERY).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
