import { EDIT_MARK, type OutlineItem, type PreviewInfo } from '../../../cms/preview/preview-info.ts';
import { TOOL_MARK, type Impact } from '../../lib/checker-report.ts';
import type { OwnRuleName } from './content-rules.ts';
import { contentOf, fieldOfVariant, leavesOf, type Leaf } from './content-field.ts';

/** A section as it stands in the page, with the texts of its document. */
export interface PlacedSection {
  readonly element: HTMLElement;
  readonly path: string;
  readonly type: string;
  readonly id: string;
  readonly leaves: readonly Leaf[];
  /** Where a field of the content is written: that of an experience's variant stands in the variant. */
  fieldOf(field: string): string;
}

export interface CheckedPage {
  readonly document: Document;
  readonly info: PreviewInfo | undefined;
  /** In the page's order, nested ones after the one they stand in. */
  readonly sections: readonly PlacedSection[];
  sectionOf(element: Element): PlacedSection | undefined;
  /** Elements that stand in this section and in none nested in it. */
  own(section: PlacedSection, selector: string): readonly HTMLElement[];
  /** Elements that stand in no section: in the header, the footer, or what the page itself shows of its document. */
  around(selector: string): readonly HTMLElement[];
}

/** A fault of an element, before its words and place are looked up. */
export interface RawFinding {
  readonly rule: OwnRuleName;
  readonly element: Element;
  readonly summary: string;
  /** Left out where it can be told from the element. */
  readonly field?: string | undefined;
  /** Instead of the rule's own. */
  readonly impact?: Impact | undefined;
  /** It cannot be told whether it is a fault: somebody is asked to look. */
  readonly isQuestion?: boolean;
}

/** The checker looks at no tool of editors, and at no fault that preview shows in a section's place. */
export const NOT_PAGE = `[${TOOL_MARK}], .section-fault`;

const UNHEARD = '[aria-hidden="true"]';

function itemsByPath(info: PreviewInfo | undefined): ReadonlyMap<string, OutlineItem> {
  const found = new Map<string, OutlineItem>();
  const add = (item: OutlineItem): void => {
    found.set(item.path, item);
    item.children.forEach(add);
  };
  for (const { slots } of info?.documents ?? []) for (const { items } of slots) items.forEach(add);
  return found;
}

export function readPage(document: Document, info: PreviewInfo | undefined): CheckedPage {
  const items = itemsByPath(info);
  const marked = [...document.querySelectorAll<HTMLElement>(`[${EDIT_MARK}][data-section-id]`)];
  const sections = marked.map((element): PlacedSection => {
    const path = element.getAttribute(EDIT_MARK) ?? '';
    const { sectionType = '', sectionId = '' } = element.dataset;
    const { item, shown } = items.get(path) ?? {};
    const leaves = leavesOf(shown?.content ?? contentOf(item));
    const fieldOf = (field: string) => (shown === undefined ? field : fieldOfVariant(field, item, shown.variant));
    return { element, path, type: sectionType, id: sectionId, leaves, fieldOf };
  });
  const byElement = new Map<Element, PlacedSection>(sections.map((section) => [section.element, section]));
  const sectionOf = (element: Element): PlacedSection | undefined => {
    const near = element.closest(`[${EDIT_MARK}]`);
    return near === null ? undefined : byElement.get(near);
  };
  return {
    document,
    info,
    sections,
    sectionOf,
    own: (section, selector) =>
      [...section.element.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => sectionOf(element) === section && element.closest(UNHEARD) === null,
      ),
    around: (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => element.closest(`[${EDIT_MARK}], ${NOT_PAGE}, ${UNHEARD}`) === null,
      ),
  };
}

/** Whether somebody who reads with eyes or ears meets the element at this width; what scrolling brings counts. */
export function isExposed(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.closest(UNHEARD) === null;
}

/** Finds the element again, also after the page was rendered anew from the same document. */
export function selectorOf(element: Element): string {
  const steps: string[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const mark = at.getAttribute(EDIT_MARK);
    if (mark !== null) return [`[${EDIT_MARK}="${CSS.escape(mark)}"]`, ...steps].join(' > ');
    if (at.id !== '') return [`#${CSS.escape(at.id)}`, ...steps].join(' > ');
    steps.unshift(stepOf(at));
  }
  return steps.join(' > ');
}

function stepOf(element: Element): string {
  const name = element.localName;
  const alike = [...(element.parentElement?.children ?? [])].filter(({ localName }) => localName === name);
  return alike.length > 1 ? `${name}:nth-of-type(${alike.indexOf(element) + 1})` : name;
}
