import { isApiError, type ApiError } from '../api/api-error.ts';
import { changesCart, refusedFields, stepToMend, type CheckoutStep } from '../lib/checkout/refusals.ts';
import { refreshCart } from './cart.ts';
import { keepDraft } from './checkout-draft.ts';
import { createStore } from './store.ts';

/** What is told above a step: an error of the service, or a message's key. */
export type CheckoutNotice = { readonly error: ApiError } | { readonly key: string };

export const $notice = createStore<CheckoutNotice | undefined>(undefined);

/** Goes to a step; what was told before is over. */
export function goTo(step: CheckoutStep): void {
  $notice.set(undefined);
  keepDraft({ step });
}

/**
 * Tells a refusal where it can be mended: the step it belongs to is shown, the cart read anew where it changed. Answers the fields
 * it is about, of the step that `fallback` names.
 */
export async function tellRefusal(error: unknown, fallback: CheckoutStep): Promise<readonly string[]> {
  if (!isApiError(error)) throw error;
  const step = stepToMend(error) ?? fallback;
  if (changesCart(error)) await refreshCart({ renew: true });
  const fields = step === fallback ? refusedFields(error) : [];
  keepDraft({ step });
  $notice.set(fields.length > 0 ? undefined : { error });
  return fields;
}
