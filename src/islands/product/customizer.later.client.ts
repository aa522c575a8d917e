const load = () => import('./customizer.ts');

/** Redraws the product of a customizer; what that needs is fetched on the first sign of intent. */
export function attach(section: HTMLElement): void {
  const form = section.querySelector('form');
  if (!form) return;
  for (const hint of ['pointerover', 'focusin'])
    form.addEventListener(hint, () => void load().catch(console.debug), { once: true, passive: true });
  form.addEventListener('input', () => {
    load()
      .then(({ showRecipe }) => showRecipe(form))
      .catch(console.debug);
  });
}
