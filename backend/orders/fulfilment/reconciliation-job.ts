import type { Log } from '../../../src/lib/log.ts';
import { mailNotices, type NoticeDeps } from './order-notices.ts';
import { moveDueMoney, type TaskDeps } from './payment-tasks.ts';

export interface Reconciliation {
  /** Moves the money and writes the mails that commands left to the running shop. */
  run(): Promise<void>;
}

export type ReconciliationDeps = Omit<TaskDeps, 'now'> & NoticeDeps & { readonly now?: () => number };

export function createReconciliation(deps: ReconciliationDeps): Reconciliation {
  const { now = Date.now } = deps;
  return {
    async run() {
      await mailNotices(deps);
      await moveDueMoney({ ...deps, now });
    },
  };
}

const EVERY = 2000;

/** Catches up every now and then; answers a function that ends it. */
export function startReconciliation({ run }: Reconciliation, log: Log): () => Promise<void> {
  let running: Promise<void> | undefined;
  const next = (): void => {
    running ??= run()
      .catch((error: unknown) => log.warn({ err: error }, 'orders: money and mails not caught up'))
      .finally(() => (running = undefined));
  };
  const timer = setInterval(next, EVERY).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
