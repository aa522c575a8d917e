import { openWholePage } from '../../islands/kit/show-modal.ts';

/** Opens the images of a gallery enlarged, in its dialog; a click with a modifier still follows the link. */
export function attach(element: HTMLElement): void {
  const dialog = element.querySelector('dialog');
  const viewer = dialog?.querySelector('[data-viewer]');
  const links = [...element.querySelectorAll<HTMLAnchorElement>('a[data-position]')];
  if (!dialog || !viewer || links.length === 0 || element.dataset['ready'] !== undefined) return;
  element.dataset['ready'] = '';

  let current = 0;
  const show = (index: number) => {
    current = (index + links.length) % links.length;
    const link = links[current];
    if (link) viewer.replaceChildren(enlarged(link));
  };

  links.forEach((link, index) => {
    link.role = 'button';
    link.ariaHasPopup = 'dialog';
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show(index);
      openWholePage(dialog, link);
    });
    link.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      link.click();
    });
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
