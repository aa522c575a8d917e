import type { PageParts } from '../../lib/page-data.ts';
import { pageData } from '../../stores/core/page-data.ts';

/** What the page that contains this island hands over in addition to the facts of every page. */
export function pagePart<Name extends keyof PageParts>(name: Name): NonNullable<PageParts[Name]> {
  const part = pageData()[name];
  if (!part) throw new Error(`No page data for ${name}.`);
  return part;
}
