/** docs/contract.md#pages. */
const LIMIT = 5;

const pages = new Map<string, string>();

/** Caches the HTML of the last five lists of this page view, by address. */
export function cachePage(url: string, html: string): void {
  pages.delete(url);
  pages.set(url, html);
  const [oldest] = pages.keys();
  if (pages.size > LIMIT && oldest !== undefined) pages.delete(oldest);
}

export const cachedPage = (url: string): string | undefined => pages.get(url);

/** Milliseconds that a list fetched ahead is shown for: later it is fetched again. */
const FRESH = 30_000;
const MAX_AHEAD = 4;

interface PageAhead {
  readonly html: Promise<string>;
  readonly until: number;
  readonly abort: AbortController;
}

/** Lists that were fetched ahead, by address, the oldest first. */
const ahead = new Map<string, PageAhead>();

async function loadPage(url: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { signal });
  if (!answer.ok || new URL(answer.url).pathname !== location.pathname) throw new Error(`no list at ${url}`);
  return answer.text();
}

/** Whether the visitor asked for less data. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** Fetches the list at `url` before it is asked for, unless data is to be saved. */
export function fetchAhead(url: string): void {
  if (savesData() || isFresh(url)) return;
  const abort = new AbortController();
  const html = loadPage(url, abort.signal);
  html.catch(() => ahead.delete(url));
  ahead.delete(url);
  ahead.set(url, { html, until: performance.now() + FRESH, abort });
  const [oldest] = ahead.keys();
  if (ahead.size > MAX_AHEAD && oldest !== undefined) ahead.delete(oldest);
}

const isFresh = (url: string): boolean => (ahead.get(url)?.until ?? 0) > performance.now();

/** The list at `url`: fetched ahead, or now. */
export async function takePage(url: string, signal: AbortSignal): Promise<string> {
  const known = isFresh(url) ? ahead.get(url) : undefined;
  ahead.delete(url);
  if (!known) return loadPage(url, signal);
  signal.addEventListener('abort', () => known.abort.abort());
  return known.html.catch(() => loadPage(url, signal));
}
