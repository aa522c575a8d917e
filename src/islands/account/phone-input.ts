import { editPhone, phoneCountryOf, unmaskPhone } from '../../../domain/phone.ts';
import { pageData } from '../../stores/core/page-data.ts';

const masked = new WeakSet<HTMLInputElement>();

/** The country that the form has chosen, else that of the site. */
function countryOf({ form }: HTMLInputElement): string {
  const chosen = form?.elements.namedItem('countryCode');
  return chosen instanceof HTMLSelectElement ? chosen.value : pageData().country;
}

/** The digits alone, which a screen reader speaks, as the first description of the field. */
function describe(input: HTMLInputElement, digits: string): void {
  const id = `${input.id}-digits`;
  document.getElementById(id)?.remove();
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ').filter((one) => one !== '' && one !== id);
  if (digits !== input.value) {
    const text = document.createElement('span');
    text.id = id;
    text.hidden = true;
    text.textContent = [...digits].join(' ');
    input.after(text);
    ids.unshift(id);
  }
  if (ids.length === 0) input.removeAttribute('aria-describedby');
  else input.setAttribute('aria-describedby', ids.join(' '));
}

/** Shows the phone number of a field in the mask of its country, now and while it is typed, as `PhoneField.tsx` does. */
export function maskPhone(input: HTMLInputElement): void {
  if (masked.has(input)) return;
  masked.add(input);
  let before = '';
  const update = (isForward: boolean) => {
    const format = { country: phoneCountryOf(countryOf(input)), region: pageData().region };
    const typed = input.value;
    const { text, caret } = editPhone({ before, typed, caret: input.selectionStart ?? 0, isForward }, format);
    before = text;
    if (text !== typed) {
      input.value = text;
      input.setSelectionRange(caret, caret);
    }
    describe(input, unmaskPhone(text, format));
  };
  update(false);
  input.addEventListener('input', (event) =>
    update(event instanceof InputEvent && event.inputType === 'deleteContentForward'),
  );
}
