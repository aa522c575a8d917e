/** Adds the set without leaving the page; where the script fails to load, the form is sent as without script. */
export function attach(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement) || form.dataset['attached'] !== undefined) return;
  form.dataset['attached'] = '';
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    import('../../islands/product/add-set.ts').then((module) => module.addSet(form)).catch(() => form.submit());
  });
}
