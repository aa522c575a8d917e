/** Hosts that set cookies of their own are functional (docs/contract.md#consent). */
const CATEGORY = 'C0003';

/** Replaces the template with the photos as soon as the visitor has consented to functional cookies. */
export function attach(element: HTMLElement): void {
  const template = element.querySelector('template');
  if (!template) return;
  loadOnConsent(() => {
    element.replaceChildren(template.content);
    element.classList.remove('waiting');
  }).catch(console.error);
}

async function loadOnConsent(show: () => void): Promise<void> {
  const { $consent, isGranted } = await import('../../features/consent/consent-store.ts');
  const stop = $consent.subscribe(() => {
    if (!isGranted(CATEGORY)) return;
    show();
    queueMicrotask(() => stop());
  });
}
