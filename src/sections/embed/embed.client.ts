/** Third-party films, maps and forms are functional (docs/contract.md#consent). */
const CATEGORY = 'C0003';

/**
 * Replaces the element's placeholder by the frame of its template: on a tap of the button, also one from before this
 * script was loaded, or, with `data-when="consent"`, for as long as the visitor consents to functional cookies. The consent
 * is loaded for frames that wait for it.
 */
export function attach(element: HTMLElement): void {
  const button = element.querySelector('button');
  const frame = element.querySelector('template')?.content.querySelector('iframe');
  if (!button || !frame || element.dataset.ready !== undefined) return;
  element.dataset.ready = '';
  const placeholder = [...element.childNodes];
  const load = (isAsked: boolean) => {
    element.replaceChildren(frame);
    frame.tabIndex = -1;
    if (isAsked) frame.focus();
    frame.removeAttribute('tabindex');
  };
  let isAsked = button.ariaBusy === 'true';
  button.addEventListener('click', () => load((isAsked = true)));
  if (isAsked) return load(true);
  if (element.dataset.when !== 'consent') return;
  const show = () => isAsked || load(false);
  const remove = () => isAsked || element.replaceChildren(...placeholder);
  import('../../stores/core/consent.ts')
    .then(({ followConsent }) => followConsent(CATEGORY, show, remove))
    .catch(console.error);
}
