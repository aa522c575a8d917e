/** The report of the accessibility checker on a previewed page; shared by the page, the workspace and tests. */

/** In order of severity, most severe first. */
export const IMPACTS = ['critical', 'serious', 'moderate', 'minor'] as const;
export type Impact = (typeof IMPACTS)[number];

/** `axe`: a rule of axe-core. `aisle`: a rule of the checker's own. */
export type FindingSource = 'axe' | 'aisle';

export interface Finding {
  /** Stable across reports for the same issue at the same element. */
  readonly id: string;
  readonly rule: string;
  readonly source: FindingSource;
  readonly impact: Impact;
  /** `data-edit` of the section; undefined outside of sections, in header or footer. */
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

/** A section of the report; includes every section of the page, also those without findings. */
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
  /** Issues that no machine can decide and that editors are asked to check, in the same order. They are not counted. */
  readonly questions: readonly Finding[];
}

/** On the page's `document`. `checker:show` carries `{ id }` of a finding, `checker:report` a `Report`. */
export const CHECKER_EVENTS = {
  run: 'checker:run',
  show: 'checker:show',
  report: 'checker:report',
  /** The check failed. */
  failed: 'checker:failed',
} as const;

/** Attribute of the studio's own elements, which are not part of the page and are not checked. */
export const TOOL_MARK = 'data-editor-tool';

export const AROUND = 'Around the page';
