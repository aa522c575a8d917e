/** `error`: visitors miss content or reach a dead end. `warning`: the page works, but probably not as intended. */
export type Severity = 'error' | 'warning';

/** A problem at one place of a document, in an editor's words. */
export interface Finding {
  /** `us/en-us/page/home`, a draft `us/en-us/page/home.draft`; for other files their path below the content folder. */
  readonly document: string;
  /** From the document's root: `sections.main.3.content.image.alt`; empty for the document as a whole. */
  readonly place: string;
  /** Path below the section's content, else below the section: `image.alt`. */
  readonly field?: string;
  readonly sectionId?: string;
  readonly type?: string;
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  readonly advice: string;
  /** Locales in which the problem is visible, where they are not the document's own. */
  readonly locales?: readonly string[];
}

/** A finding before its document is known. */
export type RuleFinding = Omit<Finding, 'document' | 'field' | 'sectionId' | 'type'>;
