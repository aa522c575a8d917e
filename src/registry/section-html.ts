import type { RequestContext } from '../cms/request-context.ts';
import type { FragmentKey } from '../cms/fragments.ts';
import { isSkipped, type CompiledSection, type SkippedItem } from './compiled.ts';
import type { RenderItem } from './resolve.ts';

type Shop = Pick<RequestContext, 'fragments' | 'siteId' | 'locale' | 'sitesConfig'>;

const numbers = new WeakMap<CompiledSection, number>();
let last = 0;

/** A compiled section is the same object while its item, locale and place are unchanged. */
function numberOf(section: CompiledSection): number {
  const known = numbers.get(section) ?? (last += 1);
  numbers.set(section, known);
  return known;
}

/** What the HTML of a section depends on: its compiled item, its data and those of the sections in it. */
export function sectionKey({ section, data, nested }: RenderItem, { siteId, locale, sitesConfig }: Shop): FragmentKey {
  return { name: `${siteId} ${locale} section ${numberOf(section)}`, reads: [sitesConfig, data, nested] };
}

/** Items still to render, in their order, and between them the cached HTML, joined. */
export function withCachedHtml(
  items: readonly (RenderItem | SkippedItem)[],
  shop: Shop,
): (RenderItem | SkippedItem | string)[] {
  const pieces: (RenderItem | SkippedItem | string)[] = [];
  for (const item of items) {
    const html = isSkipped(item) ? undefined : shop.fragments.find(sectionKey(item, shop));
    const before = pieces.at(-1);
    if (html !== undefined && typeof before === 'string') pieces[pieces.length - 1] = before + html;
    else pieces.push(html ?? item);
  }
  return pieces;
}
