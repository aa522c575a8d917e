import { shellMessage } from '../shell/shell-message.ts';
import { followChoice } from './follow-choice.ts';

interface Variant {
  readonly productId: string;
  readonly size?: string | null;
  readonly color?: string | null;
}

const OPTIONS = { color: 'product.chooseColor', size: 'product.chooseSize' } as const;
type OptionName = keyof typeof OPTIONS;

const groupOf = (form: HTMLFormElement, name: OptionName) => form.querySelector<HTMLElement>(`[data-option="${name}"]`);
const radiosOf = (form: HTMLFormElement, name: OptionName) =>
  Array.from(form.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${name}"]`));

function clearError(form: HTMLFormElement): void {
  form.querySelector('[data-option-error]')?.remove();
  for (const group of form.querySelectorAll('[data-option]')) {
    group.removeAttribute('aria-invalid');
    group.removeAttribute('aria-describedby');
  }
}

/** Announces what is missing, tied to its radio group, and puts the focus there. */
function showError(form: HTMLFormElement, name: OptionName, key: string): void {
  clearError(form);
  const alert = document.createElement('p');
  alert.className = 'error';
  alert.id = `${name}-error`;
  alert.role = 'alert';
  alert.dataset.optionError = name;
  alert.textContent = shellMessage(key);
  const group = groupOf(form, name);
  const radios = radiosOf(form, name);
  (group ?? form).append(alert);
  group?.setAttribute('aria-invalid', 'true');
  group?.setAttribute('aria-describedby', alert.id);
  (radios.find((radio) => radio.checked) ?? radios[0])?.focus();
}

/** The form's variants are the server's own JSON; what does not fit the choice is simply not found. */
function variantsOf(form: HTMLFormElement): readonly Variant[] {
  return JSON.parse(form.querySelector('[data-variants]')?.textContent ?? '[]') as Variant[];
}

/** The variant chosen, or `undefined` after saying what is missing. */
export function chosenVariant(form: HTMLFormElement): Variant | undefined {
  const choice: Partial<Record<OptionName, string>> = {};
  for (const name of ['color', 'size'] as const) {
    const radios = radiosOf(form, name);
    const value = radios.find((radio) => radio.checked)?.value;
    if (radios.length > 0 && value === undefined) return void showError(form, name, OPTIONS[name]);
    if (value !== undefined) choice[name] = value;
  }
  const variant = variantsOf(form).find(
    ({ size, color }) => (choice.size ?? size) === size && (choice.color ?? color) === color,
  );
  if (!variant) showError(form, radiosOf(form, 'size').length > 0 ? 'size' : 'color', 'product.unavailable');
  return variant;
}

/** Keeps the address, price, pictures and stock with the choice; without script the form asks the server. */
export function startProductForm(form: HTMLFormElement): void {
  form.addEventListener('change', () => {
    clearError(form);
    void followChoice(form);
  });
}
