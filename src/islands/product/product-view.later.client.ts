import { pageData } from '../../stores/core/page-data.ts';
import { recordView } from '../../stores/catalog/product-views.ts';
import { completeComparison } from './comparison.ts';
import { addViewed, removeViewed } from './recently-viewed.ts';
import { whenGranted } from './when-granted.ts';

/** Notes the view of a product, where the visitor consented to targeting, and completes the link that compares. A preview is no view. */
export function attach(element: HTMLElement): void {
  const { productId } = element.dataset;
  if (productId === undefined || pageData().mode === 'preview') return;
  completeComparison(element, productId);
  whenGranted(() => recordView(productId, addViewed(productId)), removeViewed).catch(console.debug);
}
