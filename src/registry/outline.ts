import type { AugmentedPage } from '../cms/augmented-page.schema.ts';
import type { OutlineDocument, OutlineItem } from '../lib/preview-info.ts';
import { isSkipped, SLOTS, type SkippedItem } from './compiled.ts';
import type { RenderItem, ResolvedPage } from './resolve.ts';

/** What editors' tools are told of a document: its slots and sections as they were rendered, and what is wrong with them. */
export function outlineOf(document: object, envelope: AugmentedPage, page: ResolvedPage): OutlineDocument {
  const { seo, slug, revision, validFrom, validTo, sections } = envelope;
  return {
    source: textOf(document, 'source'),
    title: seo.title || slug,
    revision,
    isDraft: memberOf(document, 'isDraft') === true,
    validFrom,
    validTo,
    slots: SLOTS.map((slot) => ({ slot, items: page.slots[slot].map((item) => outlineItem(item, sections)) })),
  };
}

function outlineItem(item: RenderItem | SkippedItem, sections: object): OutlineItem {
  const { type, id, path } = isSkipped(item) ? item : item.section;
  const raw = path.split('.').reduce<unknown>(memberOf, sections);
  const hideOn = memberOf(raw, 'hideOnBreakpoint');
  const experiences = memberOf(raw, 'experiences');
  return {
    path,
    type,
    id,
    variant: isSkipped(item) ? textOf(raw, 'variant') : item.section.variant,
    item: raw,
    hideOn: Array.isArray(hideOn) ? hideOn.map(String) : [],
    experienceId: textOf(raw, 'experienceId'),
    experiences: typeof experiences === 'object' && experiences !== null ? Object.keys(experiences) : [],
    fault: isSkipped(item) ? { reason: item.reason, field: item.field } : undefined,
    source: textOf(raw, 'source'),
    children: isSkipped(item)
      ? []
      : Object.values(item.nested).flatMap((list) => list.map((child) => outlineItem(child, sections))),
  };
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}

function textOf(value: unknown, name: string): string | undefined {
  const text = memberOf(value, name);
  return typeof text === 'string' ? text : undefined;
}
