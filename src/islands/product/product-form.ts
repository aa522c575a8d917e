import { memoize } from '../../lib/memoize.ts';

/** Fetched on the first sign of intent to choose. */
const loadUpdate = memoize(() => import('./update-product.ts'));
const followChoice = (form: HTMLFormElement) => loadUpdate().then((module) => module.followChoice(form));

/** `OptionGroup.astro`: radios in a fieldset that contains its error texts. */
const groupsOf = (form: HTMLFormElement) => Array.from(form.querySelectorAll<HTMLElement>('[data-option]'));
const radiosOf = (group: HTMLElement) => Array.from(group.querySelectorAll<HTMLInputElement>('input[type="radio"]'));
const checkedOf = (group: HTMLElement) => radiosOf(group).find((radio) => radio.checked);

function clearError(form: HTMLFormElement): void {
  form.querySelector('[data-option] > .error')?.remove();
  for (const group of groupsOf(form)) {
    group.ariaInvalid = null;
    group.removeAttribute('aria-describedby');
  }
}

/** Announces the error of a radio group, associates it with the group, and moves the focus and the view there at once. */
function showError(form: HTMLFormElement, group: HTMLElement, text = ''): void {
  clearError(form);
  const alert = document.createElement('p');
  alert.className = 'error';
  alert.id = `${group.dataset.option}-error`;
  alert.role = 'alert';
  alert.textContent = text;
  group.querySelector('legend')?.after(alert);
  group.ariaInvalid = 'true';
  group.setAttribute('aria-describedby', alert.id);
  (checkedOf(group) ?? radiosOf(group)[0])?.focus({ preventScroll: true });
  alert.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** The server renders the variant ids of one colour; after a change of colour they are requested. */
async function ensureColor(form: HTMLFormElement): Promise<void> {
  const color = form.querySelector<HTMLElement>('[data-option="color"]');
  if (color && groupsOf(form).length > 1 && !checkedOf(color)?.defaultChecked) await followChoice(form);
}

/**
 * Returns the chosen variant if it is sellable, or `undefined` after showing what is missing; rejects where the server
 * fails.
 */
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

/** Updates the address, price, images and stock with the choice; without script the form is submitted to the server. */
export function startProductForm(form: HTMLFormElement): void {
  const follow = () => followChoice(form).catch(console.debug);
  for (const hint of ['pointerover', 'focusin'])
    form.addEventListener(hint, () => void loadUpdate().catch(console.debug));
  form.addEventListener('change', () => {
    clearError(form);
    setTimeout(follow); // the choice is painted first
  });
  const isChanged = groupsOf(form)
    .flatMap(radiosOf)
    .some((radio) => radio.checked !== radio.defaultChecked);
  if (isChanged) void follow();
}
