import { openWholePage } from '../kit/show-modal.ts';

const LINKS = 'a[data-position]';

/** Opens the images of a gallery enlarged, in its dialog; a click with a modifier still follows the link. */
export function attach(element: HTMLElement): void {
  const dialog = element.querySelector('dialog');
  const viewer = dialog?.querySelector<HTMLElement>('[data-viewer]');
  if (!dialog || !viewer || element.dataset['ready'] !== undefined) return;
  element.dataset['ready'] = '';

  let current = 0;
  // The images of a product are replaced with its colour.
  const links = () => [...element.querySelectorAll<HTMLAnchorElement>(LINKS)];
  const show = (index: number) => {
    const all = links();
    current = (index + all.length) % all.length;
    const link = all[current];
    if (link) viewer.replaceChildren(enlarged(link));
  };
  for (const link of links()) Object.assign(link, { role: 'button', ariaHasPopup: 'dialog' });
  const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null);

  element.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(links().indexOf(link));
    openWholePage(dialog, link);
    if (dialog.dataset['ready'] === undefined)
      void import('./zoom.ts').then(({ startZoom }) => startZoom(dialog, viewer));
    dialog.dataset['ready'] = '';
  });
  element.addEventListener('keydown', (event) => {
    const link = event.key === ' ' && linkOf(event);
    if (!link) return;
    event.preventDefault();
    link.click();
  });
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-viewer-step]')) {
    button.addEventListener('click', () => show(current + Number(button.dataset['viewerStep'])));
  }
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft' || key === 'ArrowRight') show(current + (key === 'ArrowLeft' ? -1 : 1));
  });
}

/**
 * A copy of the figure with an image sized for the whole window, without the link; it does not load lazily
 * (`lazy-images.ts`).
 */
function enlarged(link: HTMLAnchorElement): HTMLElement {
  const figure = document.createElement('figure');
  const enlargedImage = link.querySelector('picture, img')?.cloneNode(true);
  const caption = link.closest('figure')?.querySelector('figcaption')?.cloneNode(true);
  for (const part of [enlargedImage, caption]) if (part) figure.append(part);
  for (const source of figure.querySelectorAll('source')) {
    source.sizes = '96vw';
    source.srcset = source.dataset['set'] ?? source.srcset;
  }
  for (const image of figure.querySelectorAll('img')) {
    image.loading = 'eager';
    image.src = image.dataset['src'] ?? image.src;
  }
  if (!figure.querySelector('.count')) {
    const position = document.createElement('p');
    position.textContent = link.dataset['position'] ?? '';
    figure.append(position);
  }
  return figure;
}
