import { recordView } from '../../stores/catalog/product-views.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { completeComparison } from './comparison.ts';
import { addViewed, removeViewed } from './recently-viewed.ts';
import { whenGranted } from './when-granted.ts';

/** The preview of a page is no view. */
export async function noteView(element: HTMLElement): Promise<void> {
  const { productId } = element.dataset;
  if (productId === undefined || pageData().mode === 'preview') return;
  completeComparison(element, productId);
  await whenGranted(() => recordView(productId, addViewed(productId)), removeViewed);
}
