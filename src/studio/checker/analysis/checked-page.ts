import { EDIT_MARK, type OutlineItem, type PreviewInfo } from '../../../cms/preview/preview-info.ts';
import type { SectionTraits } from '../../../lib/section-traits.ts';
import { TOOL_MARK, type Impact } from '../../lib/checker-report.ts';
import type { OwnRuleName } from './content-rules.ts';
import { contentOf, fieldOfVariant, leavesOf, type Leaf } from './content-field.ts';

/** A section on the page, with the texts of its document. */
export interface PlacedSection {
  readonly element: HTMLElement;
  readonly path: string;
  readonly type: string;
  readonly id: string;
  readonly traits: SectionTraits;
  readonly leaves: readonly Leaf[];
  /**
   * Returns the path of a field in the document; a field that an experience variant overrides has its path in the
   * variant.
   */
  fieldOf(field: string): string;
}

export interface CheckedPage {
  readonly document: Document;
  readonly info: PreviewInfo | undefined;
  /** In page order, nested sections after their parent. */
  readonly sections: readonly PlacedSection[];
  sectionOf(element: Element): PlacedSection | undefined;
  /** Returns the elements of this section, without those of sections nested in it. */
  own(section: PlacedSection, selector: string): readonly HTMLElement[];
  /**
   * Returns the elements outside of sections: in the header, in the footer, or rendered from the page's own document.
   */
  around(selector: string): readonly HTMLElement[];
}

/** A finding before its texts and its section are resolved. */
export interface RawFinding {
  readonly rule: OwnRuleName;
  readonly element: Element;
  readonly summary: string;
  /** Omitted where it can be derived from the element. */
  readonly field?: string | undefined;
  /** Overrides the impact of the rule. */
  readonly impact?: Impact | undefined;
  /** The checker cannot decide whether this is an error, so it is reported as a question for the editor. */
  readonly isQuestion?: boolean;
}

/** The checker ignores studio elements, and errors that the preview shows in place of a section. */
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
    const { item, shown, traits = {} } = items.get(path) ?? {};
    const leaves = leavesOf(shown?.content ?? contentOf(item));
    const fieldOf = (field: string) => (shown === undefined ? field : fieldOfVariant(field, item, shown.variant));
    return { element, path, type: sectionType, id: sectionId, traits, leaves, fieldOf };
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

/**
 * Whether the element is perceivable at this width, visually or by assistive technology; content that is scrolled out
 * of view counts.
 */
export function isExposed(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.closest(UNHEARD) === null;
}

/** Returns a selector that still matches after the page was rendered again from the same document. */
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
