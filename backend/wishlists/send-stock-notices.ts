import type { Log } from '../../src/lib/log.ts';
import type { StockNoticeService } from './stock-notices.ts';

/** Sends what is due now and after each change of the catalogue, one round after the other. Answers a function that ends it. */
export function sendNotices(
  onChange: (listener: () => void) => () => void,
  { notices, log }: { notices: Pick<StockNoticeService, 'sendDue'>; log: Log },
): () => Promise<void> {
  let round: Promise<void> = Promise.resolve();
  let isWaiting = false;

  async function follow(former: Promise<void>): Promise<void> {
    await former;
    isWaiting = false;
    try {
      await notices.sendDue();
    } catch (error) {
      log.warn({ err: error }, 'stock notices not sent');
    }
  }

  const next = () => {
    if (isWaiting) return;
    isWaiting = true;
    round = follow(round);
  };
  const stop = onChange(next);
  next();
  return async () => {
    stop();
    await round;
  };
}
