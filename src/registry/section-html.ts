import { isSkipped, type CompiledSection, type SkippedItem } from './compiled.ts';
import type { RenderItem } from './resolve.ts';

/**
 * HTML of sections that depend on their document alone, kept as long as the document is: a page made anew for a visitor does
 * not render again what cannot have changed (docs/decisions/002).
 */
const kept = new WeakMap<CompiledSection, { readonly html: string; readonly until: number }>();

/** Addresses of pictures follow their files, which may change while the document does not; in milliseconds. */
const KEPT_FOR = 30_000;

/** Renders a section, keeping its HTML where that cannot change. */
export async function renderSection(section: CompiledSection, render: () => Promise<string>): Promise<string> {
  const html = await render();
  if (section.isStatic && !needsScripts(html)) {
    kept.set(section, { html, until: Date.now() + KEPT_FOR });
  }
  return html;
}

/** Items still to render, in their order, and between them the HTML that is there already, joined. */
export function withKeptHtml(items: readonly (RenderItem | SkippedItem)[]): (RenderItem | SkippedItem | string)[] {
  const pieces: (RenderItem | SkippedItem | string)[] = [];
  const now = Date.now();
  for (const item of items) {
    const html = isSkipped(item) ? undefined : keptHtml(item.section, now);
    const last = pieces.at(-1);
    if (html !== undefined && typeof last === 'string') pieces[pieces.length - 1] = last + html;
    else pieces.push(html ?? item);
  }
  return pieces;
}

function keptHtml(section: CompiledSection, now: number): string | undefined {
  const known = kept.get(section);
  return known !== undefined && now < known.until ? known.html : undefined;
}

/** Islands and scripts are announced once per page by the renderer, so their sections are rendered each time. */
function needsScripts(html: string): boolean {
  return html.includes('<astro-island') || html.includes('<script');
}
