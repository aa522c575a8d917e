import { cacheHtml, cachedHtml } from '../ui/html-cache.ts';
import { isSkipped, type CompiledSection, type SkippedItem } from './compiled.ts';
import type { RenderItem } from './resolve.ts';

/**
 * Renders a section, keeping its HTML where that depends on the document alone: a page made anew for a visitor does not render
 * again what cannot have changed.
 */
export async function renderSection(section: CompiledSection, render: () => Promise<string>): Promise<string> {
  const html = await render();
  return section.isStatic && !needsScripts(html) ? cacheHtml(section, html) : html;
}

/** Items still to render, in their order, and between them the HTML that is there already, joined. */
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

/** Islands and scripts are announced once per page by the renderer, so their sections are rendered each time. */
function needsScripts(html: string): boolean {
  return html.includes('<astro-island') || html.includes('<script');
}
