import type { CompiledSection } from './compiled.ts';

/**
 * HTML of sections that depend on their document alone, kept as long as the document is: a page made anew for a visitor does
 * not render again what cannot have changed (docs/decisions/004).
 */
const kept = new WeakMap<CompiledSection, string>();

export async function sectionHtml(section: CompiledSection, render: () => Promise<string>): Promise<string> {
  const known = kept.get(section);
  if (known !== undefined) return known;
  const html = await render();
  if (section.isStatic && !needsScripts(html)) kept.set(section, html);
  return html;
}

/** Islands and scripts are announced once per page by the renderer, so their sections are rendered each time. */
function needsScripts(html: string): boolean {
  return html.includes('<astro-island') || html.includes('<script');
}
