const load = () => import('./customizer.ts');

/** Redraws the product of a customizer; what that needs is fetched on the first sign of intent. */
export function attach(section: HTMLElement): void {
  const form = section.querySelector('form');
  if (!form) return;
  for (const hint of ['pointerover', 'focusin'])
    form.addEventListener(hint, () => void load().catch(console.debug), { once: true, passive: true });
  const show = () =>
    load()
      .then(({ showRecipe }) => showRecipe(form))
      .catch(console.debug);
  form.addEventListener('input', show);
  if (Array.from(form.elements).some(isChanged)) void show();
}

/** Whether a shopper changed it before this script ran, or the browser restored it after a reload. */
const isChanged = (control: Element): boolean =>
  control instanceof HTMLInputElement &&
  (control.checked !== control.defaultChecked || control.value !== control.defaultValue);
