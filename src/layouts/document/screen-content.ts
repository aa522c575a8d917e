import type { RequestContext } from '../../cms/request-context.ts';
import { loadPage } from '../../registry/load-page.ts';
import { pageAssets } from './page-assets.ts';

/**
 * The sections of a document around a screen (docs/contract.md#pages), with the assets and metadata that a page
 * needs to render them; undefined without the document.
 */
export async function loadScreenContent(shop: RequestContext, name: string, change?: (document: unknown) => unknown) {
  const loaded = await loadPage(shop, name, {
    isAround: true,
    change,
  });
  const page = loaded.status === 'found' ? loaded.page : undefined;
  return { page, ...pageAssets(page) };
}
