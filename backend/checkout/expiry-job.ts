import type { Log } from '../../src/lib/log.ts';
import type { RunningProcess } from '../db/process-registry.ts';
import type { OrderService } from './order-service.ts';

const EVERY = 15_000;

type ExpiryJobDeps = Pick<RunningProcess, 'onDeath'> & { readonly log: Log };

/** Gives up what has waited too long: at once, every now and then, and when a process has died. Returns a function that ends it. */
export function startExpiryJob(
  orders: Pick<OrderService, 'expireOverdue'>,
  { onDeath, log }: ExpiryJobDeps,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isDue = false;
  const run = (): void => {
    isDue = running !== undefined;
    running ??= orders
      .expireOverdue()
      .catch((error: unknown) => log.warn({ err: error }, 'orders: what waited too long was not given up'))
      .finally(() => {
        running = undefined;
        if (isDue) run();
      });
  };
  const timer = setInterval(run, EVERY).unref();
  const unsubscribe = onDeath(run);
  run();
  return async () => {
    clearInterval(timer);
    unsubscribe();
    isDue = false;
    await running;
  };
}
