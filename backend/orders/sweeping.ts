import type { Log } from '../../src/cms/request-context.ts';
import type { OrderService } from './orders.ts';

const EVERY = 15_000;

/** Gives up every now and then what has waited too long; answers a function that ends it. */
export function startSweeping(orders: Pick<OrderService, 'sweep'>, log: Log): () => Promise<void> {
  let running: Promise<void> | undefined;
  const turn = (): void => {
    running ??= orders
      .sweep()
      .catch((error: unknown) => log.warn({ err: error }, 'orders: what waited too long was not given up'))
      .finally(() => (running = undefined));
  };
  const timer = setInterval(turn, EVERY).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
