const kept = new WeakMap<object, { readonly html: string; readonly until: number }>();

/** Addresses of pictures follow their files, which may change while the source does not; in milliseconds. */
const KEPT_FOR = 30_000;

/** HTML kept for an object (see {@link keepHtml}), unless it is due to be rendered again. */
export function keptHtml(source: object, now = performance.now()): string | undefined {
  const known = kept.get(source);
  return known !== undefined && now < known.until ? known.html : undefined;
}

/** Keeps HTML that follows from one object alone, as long as the object itself is kept (docs/decisions/002). */
export function keepHtml(source: object, html: string): string {
  kept.set(source, { html, until: performance.now() + KEPT_FOR });
  return html;
}
