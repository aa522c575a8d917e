import { completeComparison } from './comparison.ts';
import { countView } from './count-view.ts';

/** Completes the link that compares. Who comes down to it has viewed the product. */
export function attach(element: HTMLElement): void {
  const { productId } = element.dataset;
  if (productId === undefined) return;
  completeComparison(element, productId);
  countView(productId);
}
