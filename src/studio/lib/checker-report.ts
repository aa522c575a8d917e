/** What the accessibility checker tells of a previewed page; the page, the workspace and tests read the same. */

/** The worst first. */
export const IMPACTS = ['critical', 'serious', 'moderate', 'minor'] as const;
export type Impact = (typeof IMPACTS)[number];

/** `axe`: a rule of axe-core. `aisle`: a rule of the checker's own. */
export type FindingSource = 'axe' | 'aisle';

export interface Finding {
  /** The same for the same fault at the same place, also in the next report. */
  readonly id: string;
  readonly rule: string;
  readonly source: FindingSource;
  readonly impact: Impact;
  /** `data-edit` of the section; none around the page, in header or footer. */
  readonly sectionPath?: string | undefined;
  readonly sectionType?: string | undefined;
  readonly sectionId?: string | undefined;
  /** Field of the section's `content`: `image.alt`, `items.2.title`. */
  readonly field?: string | undefined;
  /** Finds the element in the page. */
  readonly selector: string;
  /** Start of the element's HTML. */
  readonly html: string;
  /** What is wrong here. */
  readonly summary: string;
  /** What an editor can do about it. */
  readonly advice: string;
  readonly helpUrl: string;
}

/** A section the report counts for; every one of the page is named, also one without findings. */
export interface CheckedSection {
  readonly path: string;
  readonly type: string;
  readonly id: string;
}

export interface Report {
  readonly title: string;
  readonly url: string;
  readonly locale: string;
  /** Of each document with sections on the page. */
  readonly revisions: readonly string[];
  /** The moment that was shown, ISO 8601; none for now. */
  readonly shownDate?: string | undefined;
  /** Width of the window in CSS pixels: another width may have other findings. */
  readonly width: number;
  readonly theme: 'light' | 'dark';
  /** ISO 8601. */
  readonly checkedAt: string;
  readonly milliseconds: number;
  readonly sections: readonly CheckedSection[];
  /** By section in the page's order, those around the page last; in a section the worst first. */
  readonly findings: readonly Finding[];
  /** What no machine can decide and somebody is asked to look at, in the same order. They count as nothing. */
  readonly questions: readonly Finding[];
}

/** On the page's `document`. `checker:show` carries `{ id }` of a finding, `checker:report` a `Report`. */
export const CHECKER_EVENTS = {
  run: 'checker:run',
  show: 'checker:show',
  report: 'checker:report',
  /** The page was not checked. */
  failed: 'checker:failed',
} as const;

/** Attribute of the checker's own elements, which are no part of the page and are not checked. */
export const TOOL_MARK = 'data-editor-tool';

export const AROUND = 'Around the page';
