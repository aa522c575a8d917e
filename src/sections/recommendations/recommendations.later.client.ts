import { attach as attachCarousel } from '../../islands/content/carousel.client.ts';
import { showPersonal } from '../../islands/product/personal-cards.ts';

/** Replaces the cards by those of the visitor, where they consented to targeting; the row keeps its height. */
export function attach(element: HTMLElement): void {
  if (element.dataset['attached'] !== undefined) return;
  element.dataset['attached'] = '';
  attachCarousel(element);
  void showChosen(element).catch(console.debug);
}

/** By the personalisation engine where the section names it. */
async function showChosen(element: HTMLElement): Promise<void> {
  const hasEngine = element.dataset['engine'] !== undefined;
  return showPersonal(
    element,
    hasEngine ? (await import('../../islands/product/engine-cards.ts')).chooseByEngine(element) : undefined,
  );
}
