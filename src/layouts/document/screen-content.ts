import type { RequestContext } from '../../cms/request-context.ts';
import { loadPage } from '../../registry/load-page.ts';
import { pageAssets } from './page-assets.ts';

/** The sections a document gives around a screen (docs/contract.md#pages), with what a page needs to show them; none without it. */
export async function loadScreenContent(locals: RequestContext, name: string, url: URL) {
  const loaded = await loadPage(locals, name, {
    testContext: url.searchParams.get('testContext'),
    isAround: true,
  });
  const page = loaded.status === 'found' ? loaded.page : undefined;
  return { page, ...pageAssets(page) };
}
