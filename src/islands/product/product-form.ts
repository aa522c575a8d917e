import { followChoice } from './update-product.ts';

/** `OptionGroup.astro`: radios in a fieldset that brings its error texts along. */
const groupsOf = (form: HTMLFormElement) => Array.from(form.querySelectorAll<HTMLElement>('[data-option]'));
const radiosOf = (group: HTMLElement) => Array.from(group.querySelectorAll<HTMLInputElement>('input[type="radio"]'));
const checkedOf = (group: HTMLElement) => radiosOf(group).find((radio) => radio.checked);

function clearError(form: HTMLFormElement): void {
  form.querySelector('[data-option-error]')?.remove();
  for (const group of groupsOf(form)) {
    group.removeAttribute('aria-invalid');
    group.removeAttribute('aria-describedby');
  }
}

/** Announces what is wrong, tied to its radio group, and puts the focus there. */
function showError(form: HTMLFormElement, group: HTMLElement, text = ''): void {
  clearError(form);
  const alert = document.createElement('p');
  alert.className = 'error';
  alert.id = `${group.dataset.option}-error`;
  alert.role = 'alert';
  alert.dataset.optionError = '';
  alert.textContent = text;
  group.append(alert);
  group.setAttribute('aria-invalid', 'true');
  group.setAttribute('aria-describedby', alert.id);
  (checkedOf(group) ?? radiosOf(group)[0])?.focus();
}

/** The server names the variant of each option for the colour it rendered; after another colour it has to be asked. */
async function ensureColor(form: HTMLFormElement): Promise<void> {
  const color = form.querySelector<HTMLElement>('[data-option="color"]');
  if (color && groupsOf(form).length > 1 && !checkedOf(color)?.defaultChecked) await followChoice(form);
}

/** The sellable variant chosen, or `undefined` after saying what is missing; rejects where the server cannot be asked. */
export async function selectedProductId(form: HTMLFormElement): Promise<string | undefined> {
  const groups = groupsOf(form);
  const missing = groups.find((group) => !checkedOf(group));
  if (missing) return void showError(form, missing, missing.dataset.missing);
  await ensureColor(form);
  const deciding = groups.at(-1);
  const productId = deciding && checkedOf(deciding)?.dataset.productId;
  if (deciding && !productId) showError(form, deciding, deciding.dataset.unavailable);
  return productId;
}

/** Keeps the address, price, pictures and stock with the choice; without script the form asks the server. */
export function startProductForm(form: HTMLFormElement): void {
  const follow = () => followChoice(form).catch(console.debug);
  form.addEventListener('change', () => {
    clearError(form);
    void follow();
  });
  const isChanged = groupsOf(form)
    .flatMap(radiosOf)
    .some((radio) => radio.checked !== radio.defaultChecked);
  if (isChanged) void follow();
}
