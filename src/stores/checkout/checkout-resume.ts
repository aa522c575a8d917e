import { createAction } from '../core/action.ts';
import { recoverSent } from './checkout-order.ts';
import { storePending, readPending, readSent } from './pending-order.ts';

/** Submitted in place of the bank's response where the customer cancelled: it is not valid, so the order is voided. */
export const ABANDONED = 'closed';

const BANK_ANSWER = ['sessionID', 'redirectResult'] as const;

/** The bank's response in the page's address, for this payment. */
function answerInAddress(sessionID: string): string | undefined {
  const query = new URLSearchParams(location.search);
  return query.get('sessionID') === sessionID ? (query.get('redirectResult') ?? undefined) : undefined;
}

function cleanAddress(): void {
  const url = new URL(location.href);
  for (const name of BANK_ANSWER) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}

const isReload = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
};

/** Whether a payment was pending when the page was left. */
export const isInterrupted = (): boolean => readPending() !== undefined || readSent() !== undefined;

/**
 * Resumes a pending payment: submits the bank's response, shows a challenge again after a reload, and voids what the
 * customer cancelled.
 */
export const resumePayment = createAction('checkout/resume-payment', async (captcha: string) => {
  const pending = readPending();
  if (!pending) {
    await recoverSent(captcha);
    return;
  }
  storePending(pending);
  if (pending.type === 'challenge' && isReload()) return;
  const { endPayment } = await import('./end-payment.ts');
  await endPayment(answerInAddress(pending.sessionID) ?? ABANDONED, captcha);
  cleanAddress();
});
