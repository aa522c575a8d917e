const cache = new WeakMap<object, { readonly html: string; readonly until: number }>();

/** In milliseconds. Image addresses depend on image files, which may change while the source does not. */
const HTML_MAX_AGE_MS = 30_000;

/** The cached HTML of an object (see {@link cacheHtml}), unless it has expired. */
export function cachedHtml(source: object, now = performance.now()): string | undefined {
  const entry = cache.get(source);
  return entry !== undefined && now < entry.until ? entry.html : undefined;
}

/** Caches HTML that depends on one object alone, for the lifetime of that object (docs/decisions/002). */
export function cacheHtml(source: object, html: string): string {
  cache.set(source, { html, until: performance.now() + HTML_MAX_AGE_MS });
  return html;
}
