import { countView } from './count-view.ts';

/** A style moves the element into the viewport when the product has been open for a while (`product.css`). */
export function attach({ dataset }: HTMLElement): void {
  if (dataset.productId !== undefined) countView(dataset.productId);
}
