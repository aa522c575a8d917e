import { attach as attachCarousel } from '../../islands/content/carousel.client.ts';
import { showPersonal } from '../../islands/product/personal-cards.ts';

/** Replaces the cards by those of the visitor, where they consented to targeting; the row keeps its height. */
export function attach(element: HTMLElement): void {
  if (element.dataset['attached'] !== undefined) return;
  element.dataset['attached'] = '';
  attachCarousel(element);
  showPersonal(element).catch(console.debug);
}
