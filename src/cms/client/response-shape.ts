import type { ContentKind } from './content-client.ts';
import { memberOf } from '../../../domain/record.ts';

/** Kinds with responses that are pages: sections in slots (docs/contract.md#content-documents). */
const PAGES: ReadonlySet<ContentKind> = new Set(['augmentedpage', 'category', 'product', 'search', 'showcase']);
const SLOTS = ['over-image', 'main', 'lazy-main'] as const;
/** The memberOf that holds the list, for the other kinds. */
const LISTS: Partial<Record<ContentKind, string>> = {
  menu: 'items',
  footer: 'columns',
  children: 'items',
  popups: 'items',
  index: 'items',
  showcases: 'items',
};

export function isPageKind(kind: ContentKind): boolean {
  return PAGES.has(kind);
}

/**
 * Why a JSON object is not a valid response of its kind; `undefined` for a valid one. A page or list may be empty, but
 * must have its slots or list.
 */
export function shapeIssue(kind: ContentKind, document: object): string | undefined {
  if (Array.isArray(memberOf(document, 'errorDetails'))) return 'It is an error.';
  if (PAGES.has(kind)) return slotsOf(document).length > 0 ? undefined : 'It is no page: it has no slots of sections.';
  const list = LISTS[kind];
  const isList = list === undefined || Array.isArray(memberOf(document, list));
  return isList ? undefined : `It is no ${kind}: it has no list "${list}".`;
}

/** Whether a page has a section in any slot. */
export function hasSections(document: object): boolean {
  return slotsOf(document).some((slot) => slot.length > 0);
}

function slotsOf(document: object): readonly (readonly unknown[])[] {
  const sections = memberOf(document, 'sections');
  return SLOTS.flatMap((slot) => {
    const items = memberOf(sections, slot);
    return Array.isArray(items) ? [items as readonly unknown[]] : []; // the type guard returns any[]
  });
}
