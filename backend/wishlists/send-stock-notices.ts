import type { Log } from '../../src/lib/log.ts';
import type { StockNoticeService } from './stock-notices.ts';

/**
 * Sends due notices now and after each change of the catalogue, one run at a time. Returns a function that stops it.
 */
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
      log.warn({ err: error }, 'wishlists: stock notices not sent');
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
