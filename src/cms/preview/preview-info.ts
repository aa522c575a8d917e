import type { Pointer } from '../../lib/json-pointer.ts';
import type { SectionTraits } from '../../lib/section-traits.ts';

/** Data of a previewed page for the studio, as JSON in `#preview-info`. No other page has it. */

export const PREVIEW_INFO_ID = 'preview-info';
/** Slot in the preview's banner for the tools of a page. */
export const PREVIEW_SLOT_ID = 'preview-tools-slot';
/** Attribute of a `<time>` that a script formats in the visitor's time zone. */
export const LOCAL_TIME_MARK = 'data-local-time';
/** Language of dates and times in the studio. */
export const EDITORS_LANGUAGE = 'en-gb';
/** Attribute of a section's element, or of the placeholder of a skipped section, with the item's path. */
export const EDIT_MARK = 'data-edit';

/** Where a section item, or one to add, stands in its document. */
export interface SectionPosition {
  /** `us/en-us/page/home`; empty for an item that is not stored. */
  readonly document: string;
  /** Empty where the item itself is the document. */
  readonly pointer: Pointer;
}

/** A `SectionPosition` as text: `us/en-us/page/home#sections.main.3`. */
export type ItemSource = string;

export interface OutlineIssue {
  readonly reason: string;
  /** Path of the invalid field within the item: `content.image.src`. */
  readonly field?: string | undefined;
}

/** Where a section appears on its page: what is needed to render it alone as it does there. */
export interface SectionPlacement {
  /** Path of the item in the page's `sections`: `main.0.content.sections.1`. */
  readonly path: string;
  readonly domId: string;
  readonly headingLevel: 1 | 2 | 3 | 4;
  readonly eager: boolean;
}

export interface OutlineItem {
  /** As in `SectionPlacement`; the `data-edit` of its element. */
  readonly path: string;
  readonly type: string;
  /** `undefined` for a skipped section, and for a type without. */
  readonly traits?: SectionTraits | undefined;
  readonly id: string;
  readonly variant?: string | undefined;
  /** The item as the content API returned it. */
  readonly item: unknown;
  readonly hideOn: readonly string[];
  readonly experienceId?: string | undefined;
  /** Variants of the item's experience. */
  readonly experiences: readonly string[];
  /** The displayed variant, and the section's content in it; `undefined` for the baseline. */
  readonly shown?: { readonly variant: string; readonly content: unknown } | undefined;
  /** Why the section is left out. */
  readonly fault?: OutlineIssue | undefined;
  /** `undefined` where the content service does not report it. */
  readonly source?: ItemSource | undefined;
  /** `undefined` for a skipped section. */
  readonly place?: Omit<SectionPlacement, 'path'> | undefined;
  readonly children: readonly OutlineItem[];
}

export interface OutlineDocument {
  /** `us/en-us/page/home`; `undefined` where the content service does not report it. */
  readonly source?: string | undefined;
  readonly title: string;
  readonly revision: string;
  /**
   * Revision of each document with sections on the page, by its source; empty where the content service does not report
   * it.
   */
  readonly revisions: Readonly<Record<string, string>>;
  readonly isDraft: boolean;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly slots: readonly { readonly slot: string; readonly items: readonly OutlineItem[] }[];
}

export interface PreviewInfo {
  readonly siteId: string;
  readonly locale: string;
  /** Path of the page without locale prefix, untranslated. */
  readonly path: string;
  /** Public address of the page in each locale, without query. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Name of the route (`src/routes.ts`). */
  readonly route: string;
  /** The displayed sample state of the route, with its visitor; `undefined` on pages without. */
  readonly fixture?: string | undefined;
  readonly visitor?: string | undefined;
  /** Id of the last change of documents that the page includes. */
  readonly change: number;
  /** The displayed moment, ISO 8601; `undefined` for now. */
  readonly date?: string | undefined;
  /** Documents with sections on the page; most pages have one. */
  readonly documents: readonly OutlineDocument[];
}

/** One section rendered from an item that is not stored (`POST /cms/api/section`). */
export interface RenderedSection {
  readonly html: string;
  /** URLs of its stylesheets. */
  readonly sheets: readonly string[];
  /** Rules of its parallax effects. */
  readonly css: string;
  readonly outline: OutlineItem;
}
