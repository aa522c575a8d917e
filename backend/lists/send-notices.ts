import type { Log } from '../../src/cms/request-context.ts';
import type { StockNoticeService } from './stock-notices.ts';

/** Sends what is due now and after each change of the catalogue, one round after the other. Answers a function that ends it. */
export function sendNotices(
  onChange: (listener: () => void) => () => void,
  { notices, log }: { notices: Pick<StockNoticeService, 'sendDue'>; log: Log },
): () => Promise<void> {
  let round: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const next = () => {
    if (waiting > 0) return;
    waiting += 1;
    round = round.then(async () => {
      waiting -= 1;
      await notices.sendDue().catch((error: unknown) => log.warn({ err: error }, 'stock notices not sent'));
    });
  };
  const stop = onChange(next);
  next();
  return async () => {
    stop();
    await round;
  };
}
