/**
 * Shows the previous and next buttons of a scrolling row and disables them at its ends. The row scrolls to what is
 * focused, and never by itself.
 */
export function attach(element: HTMLElement): void {
  const track = element.querySelector<HTMLElement>('[data-carousel-track]');
  const buttons = [...element.querySelectorAll<HTMLButtonElement>('[data-carousel-step]')];
  if (track === null || element.dataset['ready'] !== undefined) return;
  element.dataset['ready'] = '';

  const update = () => {
    const room = track.scrollWidth - track.clientWidth;
    for (const button of buttons) {
      const isBack = button.dataset['carouselStep'] === '-1';
      button.hidden = room <= 1;
      button.ariaDisabled = String(isBack ? track.scrollLeft <= 1 : track.scrollLeft >= room - 1);
    }
  };

  for (const button of buttons) {
    button.addEventListener('click', () => {
      const left = Number(button.dataset['carouselStep']) * track.clientWidth * 0.9;
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      track.scrollBy({ left, behavior: isCalm ? 'auto' : 'smooth' });
    });
  }
  track.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  track.addEventListener('scroll', update, { passive: true });
  new ResizeObserver(update).observe(track);
}
