type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Controls that the visitor has changed. */
export type Edits = WeakSet<EventTarget>;

const CONTROLS = 'input:not([type=hidden], [type=submit], [type=button]), select, textarea';

/** Collects from now on what visitors change; forms that scripts draw set the default to each value that is typed. */
export function watchEdits(page: EventTarget): Edits {
  const edits: Edits = new WeakSet();
  page.addEventListener('input', ({ target }) => void (target && edits.add(target)), { capture: true });
  return edits;
}

/** The attribute, which `defaultSelected` reflects. */
const isDefault = (option: HTMLOptionElement) => option.hasAttribute('selected');

function hasOtherOption({ options, multiple }: HTMLSelectElement): boolean {
  const all = [...options];
  if (all.some(isDefault) || multiple) return all.some((option) => option.selected !== isDefault(option));
  return all.findIndex(({ selected }) => selected) > 0;
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return hasOtherOption(control);
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
    return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

function isDirty(control: Control, edits: Edits): boolean {
  const isTyped = edits.has(control) || control === control.ownerDocument.activeElement;
  const isToggle = control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
  return isChanged(control) || (isTyped && !isToggle && control.value !== '');
}

/** Something works, a dialog is open (a payment, a challenge), or the screen is the checkout or its confirmation (one island). */
const IN_USE = '[aria-busy="true"], dialog[open], [data-screen="checkout"]';

/**
 * Whether a reload would take something from the visitor: a control differs from its default or was typed into, the page shows
 * `IN_USE`, or `calls` have no response yet (an order in flight is one).
 */
export function isPageInUse(page: Document, edits: Edits, calls: number): boolean {
  if (calls > 0 || page.querySelector(IN_USE)) return true;
  return [...page.querySelectorAll<Control>(CONTROLS)].some((control) => isDirty(control, edits));
}
