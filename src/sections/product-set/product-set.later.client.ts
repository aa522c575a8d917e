import { addSet } from '../../islands/product/add-set.ts';

/** Adds the set without leaving the page. */
export function attach(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement) || form.dataset['attached'] !== undefined) return;
  form.dataset['attached'] = '';
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    addSet(form).catch(() => form.submit());
  });
}
