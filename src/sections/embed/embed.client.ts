/** Third-party films, maps and forms are functional (docs/contract.md#consent). */
const CATEGORY = 'C0003';

/** Calls `load` as soon as the visitor has consented; the store is loaded for frames that wait for it. */
async function loadOnConsent(load: () => void): Promise<void> {
  const { $consent, isGranted } = await import('../../features/consent/consent-store.ts');
  const stop = $consent.subscribe(() => {
    if (!isGranted(CATEGORY)) return;
    load();
    queueMicrotask(() => stop());
  });
}

/**
 * Replaces the element's placeholder by the frame of its template: on a tap of the button, also one from before this
 * script was loaded, or, with `data-when="consent"`, as soon as the visitor has consented to functional cookies.
 */
export function attach(element: HTMLElement): void {
  const button = element.querySelector('button');
  const frame = element.querySelector('template')?.content.querySelector('iframe');
  if (!button || !frame || element.dataset.ready !== undefined) return;
  element.dataset.ready = '';
  const load = (isAsked: boolean) => {
    element.replaceChildren(frame);
    frame.tabIndex = -1;
    if (isAsked) frame.focus();
    frame.removeAttribute('tabindex');
  };
  button.addEventListener('click', () => load(true), { once: true });
  if (button.ariaBusy === 'true') return load(true);
  if (element.dataset.when !== 'consent') return;
  loadOnConsent(() => button.isConnected && load(false)).catch(console.error);
}
