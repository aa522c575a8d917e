import { createAction } from '../core/action.ts';
import { $notice, goTo } from './checkout.ts';
import { submitBankResult, recoverSent, resetOrder } from './checkout-order.ts';
import { storePending, readPending, readSent } from './pending-order.ts';

/** What stands for an answer where the shopper gave none: no genuine one, so that the order is given up. */
export const ABANDONED = 'closed';

/**
 * Ends a payment that waited for the bank. One that was not confirmed leads back to the billing step with the cart open again; without an
 * answer of the service nothing is decided, and it can be tried again.
 */
export async function endPayment(redirectResult: string, captcha: string): Promise<void> {
  const outcome = await submitBankResult({ redirectResult, captcha });
  if (outcome.ok) return;
  if (outcome.error.status === 0) return $notice.set({ error: outcome.error });
  await resetOrder();
  goTo('billing', 'replace');
  $notice.set({ key: 'checkout.authenticationFailed' });
}

const BANK_ANSWER = ['sessionID', 'redirectResult'] as const;

/** The bank's answer in the address of the page, for this payment. */
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

/** Whether something was under way when the page was left. */
export const isInterrupted = (): boolean => readPending() !== undefined || readSent() !== undefined;

/**
 * Goes on with what was under way: the bank's answer is handed in, a question is asked again after a reload, and what the shopper
 * turned away from is given up.
 */
export const resumePayment = createAction(async (captcha: string) => {
  const pending = readPending();
  if (!pending) {
    await recoverSent(captcha);
    return;
  }
  storePending(pending);
  if (pending.type === 'challenge' && isReload()) return;
  await endPayment(answerInAddress(pending.sessionID) ?? ABANDONED, captcha);
  cleanAddress();
});
