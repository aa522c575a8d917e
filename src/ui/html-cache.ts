const cache = new WeakMap<object, { readonly html: string; readonly until: number }>();

/** Addresses of pictures follow their files, which may change while the source does not; in milliseconds. */
const HTML_MAX_AGE_MS = 30_000;

/** HTML kept for an object (see {@link cacheHtml}), unless it is due to be rendered again. */
export function cachedHtml(source: object, now = performance.now()): string | undefined {
  const entry = cache.get(source);
  return entry !== undefined && now < entry.until ? entry.html : undefined;
}

/** Keeps HTML that follows from one object alone, as long as the object itself is kept (docs/decisions/002). */
export function cacheHtml(source: object, html: string): string {
  cache.set(source, { html, until: performance.now() + HTML_MAX_AGE_MS });
  return html;
}
