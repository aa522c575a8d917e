import { pageData } from '../../stores/core/page-data.ts';
import { recordView } from '../../stores/catalog/product-views.ts';
import { addViewed, removeViewed } from './recently-viewed.ts';
import { whenGranted } from './when-granted.ts';

let noted: string | undefined;

/** Notes the view of the page's product once, where the visitor consented to targeting. A preview is no view. */
export function countView(productId: string): void {
  if (noted === productId || pageData().mode === 'preview') return;
  noted = productId;
  whenGranted(() => recordView(productId, addViewed(productId)), removeViewed).catch(console.debug);
}
