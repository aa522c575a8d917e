import { loadScript } from '../../lib/scripts/load-script.ts';
import { whenPageDataPushed } from '../../lib/scripts/page-data-pushed.ts';

/** Milliseconds that the script waits for the event of the page, which is the first that it should see. */
const PAGE_DATA_TIMEOUT_MS = 5000;

function pushStart(): void {
  const page: { readonly document?: unknown; dataLayer?: unknown[] } = globalThis;
  (page.dataLayer ??= []).push({ 'gtm.start': Date.now(), event: 'gtm.js' });
}

/**
 * Loads the tag manager. A script cannot be unloaded: after a withdrawal the page of the next address is without it, and the
 * data layer gets nothing more.
 */
export async function start({ dataset: { src = '' } }: HTMLElement): Promise<void> {
  await whenPageDataPushed(PAGE_DATA_TIMEOUT_MS);
  pushStart();
  await loadScript(src).catch(({ message }: Error) => console.warn(message));
}
