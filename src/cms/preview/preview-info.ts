/** What a previewed page says of itself to editors' tools, as JSON in `#preview-info`. No other page has it. */

export const PREVIEW_INFO_ID = 'preview-info';
/** Place in the preview's banner for the tools of a page. */
export const PREVIEW_SLOT_ID = 'preview-tools-slot';
/** Attribute of a `<time>` that is told in the visitor's own time as soon as script can. */
export const LOCAL_TIME_MARK = 'data-local-time';
/** Of dates and times in editors' tools. */
export const EDITORS_LANGUAGE = 'en-gb';
/** Attribute of a section's element, or of its fault's place, with the item's path. */
export const EDIT_MARK = 'data-edit';

/** Where an item is stored: `us/en-us/page/home#sections.main.3`. */
export type ItemSource = string;

export interface OutlineIssue {
  readonly reason: string;
  /** The field that is wrong, from the item on: `content.image.src`. */
  readonly field?: string | undefined;
}

/** How a section stands on its page: what it takes to render it alone as it is there. */
export interface SectionPlacement {
  readonly domId: string;
  readonly headingLevel: 1 | 2 | 3 | 4;
  readonly eager: boolean;
}

export interface OutlineItem {
  /** Where the item stands in the page's `sections`: `main.0.content.sections.1`. The `data-edit` of its element. */
  readonly path: string;
  readonly type: string;
  readonly id: string;
  readonly variant?: string | undefined;
  /** The item as the content call answered it. */
  readonly item: unknown;
  readonly hideOn: readonly string[];
  readonly experienceId?: string | undefined;
  /** Variants the item has for its experience. */
  readonly experiences: readonly string[];
  /** The one of them that is shown, and the content the section has in it; none for the baseline. */
  readonly shown?: { readonly variant: string; readonly content: unknown } | undefined;
  /** Why the section is left out. */
  readonly fault?: OutlineIssue | undefined;
  /** None where the content service does not tell. */
  readonly source?: ItemSource | undefined;
  /** None for a section that is left out. */
  readonly place?: SectionPlacement | undefined;
  readonly children: readonly OutlineItem[];
}

export interface OutlineDocument {
  /** `us/en-us/page/home`; none where the content service does not tell. */
  readonly source?: string | undefined;
  readonly title: string;
  readonly revision: string;
  /** Revision of each document that its sections stand in, by its source; empty where the content service does not tell. */
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
  /** Of the route's fixtures the one that is shown, and who visits; none on pages without. */
  readonly fixture?: string | undefined;
  readonly visitor?: string | undefined;
  /** Number of the last change of documents that the page has in it. */
  readonly change: number;
  /** The moment that is shown, ISO 8601; none for now. */
  readonly date?: string | undefined;
  /** Documents with sections on the page; most pages have one. */
  readonly documents: readonly OutlineDocument[];
}

/** One section rendered from an item that is stored nowhere (`POST /cms/api/section`). */
export interface RenderedSection {
  readonly html: string;
  /** Style sheets it takes. */
  readonly sheets: readonly string[];
  /** Rules of its own movements. */
  readonly css: string;
  readonly outline: OutlineItem;
}
