import { loadErrorText } from '../kit/load-text.ts';
import { subscribeToNewsletter } from '../../stores/account/subscription.ts';

interface FormElements {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  readonly status: HTMLElement;
  readonly alert: HTMLElement;
}

function formElementsOf(form: HTMLElement): FormElements | undefined {
  const input = form.querySelector('input');
  const status = form.querySelector<HTMLElement>('[role="status"]');
  const alert = form.querySelector<HTMLElement>('[role="alert"]');
  if (!(form instanceof HTMLFormElement) || !input || !status || !alert) return undefined;
  return { form, input, status, alert };
}

function show({ input, status, alert }: FormElements, { done = '', error = '', isInvalid = false }): void {
  status.textContent = done;
  alert.textContent = error;
  input.ariaInvalid = isInvalid ? 'true' : null;
  if (isInvalid) input.focus();
}

/** Subscribes the address in the form to the newsletter, and shows the result in the form. */
export async function sendAddress(element: HTMLElement): Promise<void> {
  const elements = formElementsOf(element);
  if (!elements) return;
  const { form, input } = elements;
  const { invalid = '', done = '', confirm = '' } = form.dataset;
  const email = input.value.trim();
  if (email === '' || !input.validity.valid) return show(elements, { error: invalid, isInvalid: true });
  const outcome = await subscribeToNewsletter(email);
  if (!outcome.ok) {
    const isInvalid = outcome.error.errorId === 'AUT453';
    return show(elements, { error: isInvalid ? invalid : await loadErrorText(outcome.error), isInvalid });
  }
  form.reset();
  show(elements, { done: outcome.value.doubleOptin ? confirm : done });
}
