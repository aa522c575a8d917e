import { cacheHtml, cachedHtml } from '../ui/html-cache.ts';
import { isSkipped, type CompiledSection, type SkippedItem } from './compiled.ts';
import type { RenderItem } from './resolve.ts';

/**
 * Renders a section and caches its HTML if that depends on the document alone, so that rendering the page again for
 * another visitor reuses it.
 */
export async function renderSection(section: CompiledSection, render: () => Promise<string>): Promise<string> {
  const html = await render();
  return section.isStatic && !needsScripts(html) ? cacheHtml(section, html) : html;
}

/** Items still to render, in their order, and between them the cached HTML, joined. */
export function withCachedHtml(items: readonly (RenderItem | SkippedItem)[]): (RenderItem | SkippedItem | string)[] {
  const pieces: (RenderItem | SkippedItem | string)[] = [];
  const now = performance.now();
  for (const item of items) {
    const html = isSkipped(item) ? undefined : cachedHtml(item.section, now);
    const last = pieces.at(-1);
    if (html !== undefined && typeof last === 'string') pieces[pieces.length - 1] = last + html;
    else pieces.push(html ?? item);
  }
  return pieces;
}

/** The renderer includes islands and scripts once per page, so sections with them are rendered each time. */
function needsScripts(html: string): boolean {
  return html.includes('<astro-island') || html.includes('<script');
}
