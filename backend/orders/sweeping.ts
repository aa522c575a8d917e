import type { Log } from '../../src/cms/request-context.ts';
import type { RunningProcess } from '../db/process-registry.ts';
import type { OrderService } from './orders.ts';

const EVERY = 15_000;

type SweepingDeps = Pick<RunningProcess, 'onDeath'> & { readonly log: Log };

/** Gives up what has waited too long: at once, every now and then, and when a process has died. Returns a function that ends it. */
export function startSweeping(
  orders: Pick<OrderService, 'sweep'>,
  { onDeath, log }: SweepingDeps,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isDue = false;
  const turn = (): void => {
    isDue = running !== undefined;
    running ??= orders
      .sweep()
      .catch((error: unknown) => log.warn({ err: error }, 'orders: what waited too long was not given up'))
      .finally(() => {
        running = undefined;
        if (isDue) turn();
      });
  };
  const timer = setInterval(turn, EVERY).unref();
  const unsubscribe = onDeath(turn);
  turn();
  return async () => {
    clearInterval(timer);
    unsubscribe();
    isDue = false;
    await running;
  };
}
