import { findPopup, popupsOfPage } from '../cms/sections/popup.schema.ts';
import type { RequestContext } from '../cms/request-context.ts';
import type { ListedPopup } from '../lib/popups/listed-popup.ts';
import { contentScope, showDocument, type LoadedPage } from './load-page.ts';

/** The visitors of a product are about to choose; those of the list of countries answer a question already. */
const WITHOUT: ReadonlySet<string> = new Set(['p-slug', 'location-selector']);

/**
 * The pop-ups of the page. Only pages that are the same for everybody have any; none either in preview, and where the
 * content service does not respond: a page is complete without.
 */
export async function listPopups(shop: RequestContext): Promise<readonly ListedPopup[]> {
  const { preview, route } = shop;
  if (preview !== undefined || route?.route.cache !== 'page' || WITHOUT.has(route.name)) return [];
  const answer = await shop.content.get({ kind: 'popups', ...contentScope(shop) });
  if (answer.status === 'failed') shop.log.warn({ status: answer.httpStatus }, 'pop-ups are not available');
  return answer.status === 'found' ? popupsOfPage(answer.document, shop) : [];
}

/** Loads the sections of a pop-up by the name of its document. */
export async function loadPopup(shop: RequestContext, name: string): Promise<LoadedPage> {
  const answer = await shop.content.get({ kind: 'popups', ...contentScope(shop) });
  if (answer.status !== 'found') return answer;
  if (answer.stale) shop.cache.store = false;
  const document = findPopup(answer.document, name);
  if (document === undefined) return { status: 'missing' };
  return showDocument(document, shop, { name: `popup ${name}`, isAround: true, idPrefix: 'popup-' });
}
