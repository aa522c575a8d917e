/** Hosts that set cookies of their own are functional (docs/contract.md#consent). */
const CATEGORY = 'C0003';

/** Shows the photos of the template for as long as the visitor consents to functional cookies. */
export function attach(element: HTMLElement): void {
  const template = element.querySelector('template');
  if (!template) return;
  const waiting = [...element.childNodes];
  const show = () => {
    element.replaceChildren(template.content.cloneNode(true));
    element.classList.remove('waiting');
  };
  const remove = () => {
    element.replaceChildren(...waiting);
    element.classList.add('waiting');
  };
  import('../../stores/core/consent.ts')
    .then(({ followConsent }) => followConsent(CATEGORY, show, remove))
    .catch(console.error);
}
