import { loadErrorText } from '../../islands/kit/load-text.ts';
import { subscribeToNewsletter } from '../../stores/account/subscription.ts';

interface FormElements {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  readonly button: HTMLButtonElement;
  readonly status: HTMLElement;
  readonly alert: HTMLElement;
}

function formElementsOf(form: HTMLElement): FormElements | undefined {
  const input = form.querySelector('input');
  const button = form.querySelector('button');
  const status = form.querySelector<HTMLElement>('[role="status"]');
  const alert = form.querySelector<HTMLElement>('[role="alert"]');
  if (!(form instanceof HTMLFormElement) || !input || !button || !status || !alert) return undefined;
  return { form, input, button, status, alert };
}

function show({ input, status, alert }: FormElements, { done = '', error = '', isInvalid = false }): void {
  status.textContent = done;
  alert.textContent = error;
  input.ariaInvalid = isInvalid ? 'true' : null;
  if (isInvalid) input.focus();
}

async function send(elements: FormElements): Promise<void> {
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

/**
 * Sends the form's address and shows the result in the form. Also handles a tap from before this script was loaded: the
 * shell marks the button as busy (`early-taps.ts`).
 */
export function attach(element: HTMLElement): void {
  const elements = formElementsOf(element);
  if (!elements || element.dataset.ready !== undefined) return;
  element.dataset.ready = '';
  const { button } = elements;
  let isSending = false;
  const submit = async () => {
    if (isSending) return;
    isSending = true;
    await send(elements);
    isSending = false;
    // Runs after the shell's own listener, which marks the button on every tap.
    setTimeout(() => (button.ariaBusy = null));
  };
  button.addEventListener('click', () => void submit());
  if (button.ariaBusy === 'true') void submit();
}
