import { isApiError, type ApiError } from '../../api/core/api-error.ts';
import {
  changesCart,
  isToasted,
  rejectedFields,
  stepToCorrect,
  STEPS,
  type CheckoutStep,
} from '../cart/checkout-errors.ts';
import { refreshCart } from '../cart/cart.ts';
import { $draft, hasSavedPayment, updateDraft } from './checkout-draft.ts';
import { $card } from './checkout-payment.ts';
import { createStore } from '../core/store.ts';

/** Shown above a step: an error of the service, or a message key. */
export type CheckoutNotice = { readonly error: ApiError } | { readonly key: string };

export const $notice = createStore<CheckoutNotice | undefined>(undefined);

/** Every step has its own history entry, so that the browser's buttons move through the steps. */
function show(step: CheckoutStep, how: 'push' | 'replace'): void {
  if (how === 'push' && $draft.get().step !== step) history.pushState({ step }, '');
  else history.replaceState({ ...history.state, step }, '');
  updateDraft({ step });
}

/** Shows a step and clears the notice. */
export function goTo(step: CheckoutStep, how: 'push' | 'replace' = 'push'): void {
  $notice.set(undefined);
  show(step, how);
}

/**
 * Follows the browser's history buttons; a summary without its card starts at the payment again. Returns a function
 * that stops.
 */
export function followHistory(): () => void {
  history.replaceState({ ...history.state, step: $draft.get().step }, '');
  const follow = ({ state }: PopStateEvent) => {
    const step = STEPS.find((one) => one === state?.step);
    if (step === undefined || step === $draft.get().step) return;
    const isPayable = $card.get() !== undefined || hasSavedPayment($draft.get());
    $notice.set(undefined);
    updateDraft({ step: step === 'summary' && !isPayable ? 'billing' : step });
  };
  addEventListener('popstate', follow);
  return () => removeEventListener('popstate', follow);
}

/**
 * Shows an error at the step where it can be corrected and reloads the cart where it changed. Returns the affected
 * fields of the step `fallback`.
 */
export async function showCheckoutError(error: unknown, fallback: CheckoutStep): Promise<readonly string[]> {
  if (!isApiError(error)) throw error;
  const step = stepToCorrect(error) ?? fallback;
  if (changesCart(error)) await refreshCart({ renew: true });
  const fields = step === fallback ? rejectedFields(error) : [];
  show(step, 'push');
  $notice.set(fields.length > 0 && !isToasted(error) ? undefined : { error });
  return fields;
}
