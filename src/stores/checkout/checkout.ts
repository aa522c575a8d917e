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

/** What is told above a step: an error of the service, or a message's key. */
export type CheckoutNotice = { readonly error: ApiError } | { readonly key: string };

export const $notice = createStore<CheckoutNotice | undefined>(undefined);

/** Every step has its place in the browser's history, so that its button goes back through them. */
function show(step: CheckoutStep, how: 'push' | 'replace'): void {
  if (how === 'push' && $draft.get().step !== step) history.pushState({ step }, '');
  else history.replaceState({ ...history.state, step }, '');
  updateDraft({ step });
}

/** Goes to a step; what was told before is over. */
export function goTo(step: CheckoutStep, how: 'push' | 'replace' = 'push'): void {
  $notice.set(undefined);
  show(step, how);
}

/** Goes where the browser's buttons lead; a summary whose card is gone begins with the payment again. */
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
 * Tells a refusal where it can be mended: the step it belongs to is shown, the cart read anew where it changed. Answers the fields
 * it is about, of the step that `fallback` names.
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
