import type { Log } from '../../../src/lib/log.ts';
import { mailNotices, type NoticeDeps } from './order-notices.ts';
import { moveDueMoney, type TaskDeps } from './payment-tasks.ts';
import { mailReviewRequests, type ReviewRequestDeps } from './review-requests.ts';

export interface Reconciliation {
  /** Performs the captures, refunds and mails that commands queued for the running shop. */
  run(): Promise<void>;
}

export type ReconciliationDeps = Omit<TaskDeps, 'now'> &
  NoticeDeps &
  Pick<ReviewRequestDeps, 'reviewDelay' | 'mails'> & { readonly now?: () => number };

export function createReconciliation(deps: ReconciliationDeps): Reconciliation {
  const { now = Date.now } = deps;
  return {
    async run() {
      await mailNotices(deps);
      await mailReviewRequests({ ...deps, now });
      await moveDueMoney({ ...deps, now });
    },
  };
}

const EVERY = 2000;

/** Runs the reconciliation at an interval; returns a function that stops it. */
export function startReconciliation({ run }: Reconciliation, log: Log): () => Promise<void> {
  let running: Promise<void> | undefined;
  const next = (): void => {
    running ??= run()
      .catch((error: unknown) => log.warn({ err: error }, 'orders: reconciliation failed'))
      .finally(() => (running = undefined));
  };
  const timer = setInterval(next, EVERY).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
