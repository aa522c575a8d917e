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
