import type { AugmentedPage } from '../cms/sections/augmented-page.schema.ts';
import type { OutlineDocument, OutlineItem } from '../cms/preview/preview-info.ts';
import { mergeOver } from '../lib/deep-merge.ts';
import { isSkipped, SLOTS, type CompiledSection, type SkippedItem } from './compiled.ts';
import type { RenderItem, ResolvedPage } from './resolve.ts';
import { memberOf } from '../../domain/record.ts';

/** The outline of a document for the studio: its slots and sections as rendered, and their issues. */
export function outlineOf(document: object, envelope: AugmentedPage, page: ResolvedPage): OutlineDocument {
  const { seo, slug, revision, validFrom, validTo, sections } = envelope;
  const rawOf = (path: string) => valueAt(sections, path);
  return {
    source: textOf(document, 'source'),
    title: seo.title || slug,
    revision,
    revisions: revisionsIn(memberOf(document, 'revisions')),
    isDraft: memberOf(document, 'isDraft') === true,
    validFrom,
    validTo,
    slots: SLOTS.map((slot) => ({ slot, items: page.slots[slot].map((item) => outlineItem(item, rawOf)) })),
  };
}

function revisionsIn(value: unknown): OutlineDocument['revisions'] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.map(([source, revision]) => [source, String(revision)]));
}

/** `rawOf` returns the item at a path of the page. */
export function outlineItem(item: RenderItem | SkippedItem, rawOf: (path: string) => unknown): OutlineItem {
  const { type, id, path } = isSkipped(item) ? item : item.section;
  const raw = rawOf(path);
  const hideOn = memberOf(raw, 'hideOnBreakpoint');
  const experiences = memberOf(raw, 'experiences');
  const variant = isSkipped(item) ? undefined : item.section.experienceVariant;
  const shown = variant === undefined ? raw : mergeOver(raw, memberOf(experiences, variant));
  const rawBelow = variant === undefined ? rawOf : (below: string) => valueAt(shown, below.slice(path.length + 1));
  return {
    path,
    type,
    traits: isSkipped(item) ? undefined : item.section.definition.traits,
    id,
    variant: isSkipped(item) ? textOf(raw, 'variant') : item.section.variant,
    item: raw,
    hideOn: Array.isArray(hideOn) ? hideOn.map(String) : [],
    experienceId: textOf(raw, 'experienceId'),
    experiences: typeof experiences === 'object' && experiences !== null ? Object.keys(experiences) : [],
    shown: variant === undefined ? undefined : { variant, content: memberOf(shown, 'content') },
    fault: isSkipped(item) ? { reason: item.reason, field: item.field } : undefined,
    source: textOf(raw, 'source'),
    place: isSkipped(item) ? undefined : placementOf(item.section),
    children: isSkipped(item)
      ? []
      : Object.values(item.nested).flatMap((list) => list.map((child) => outlineItem(child, rawBelow))),
  };
}

function placementOf({ domId, headingLevel, eager }: CompiledSection): OutlineItem['place'] {
  return { domId, headingLevel, eager };
}

export function valueAt(root: unknown, path: string): unknown {
  return path === '' ? root : path.split('.').reduce(memberOf, root);
}

function textOf(value: unknown, name: string): string | undefined {
  const text = memberOf(value, name);
  return typeof text === 'string' ? text : undefined;
}
