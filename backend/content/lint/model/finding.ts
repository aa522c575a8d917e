/** `error`: visitors miss something or meet a dead end. `warning`: it works, but hardly as it was meant. */
export type Severity = 'error' | 'warning';

/** What is wrong at one place of a document, in an editor's words. */
export interface Finding {
  /** `us/en-us/page/home`, a draft `us/en-us/page/home.draft`; for other files their path below the content folder. */
  readonly document: string;
  /** From the document's root: `sections.main.3.content.image.alt`; empty for the document as a whole. */
  readonly place: string;
  /** Below the section's content, else below the section: `image.alt`. */
  readonly field?: string;
  readonly sectionId?: string;
  readonly type?: string;
  readonly rule: string;
  readonly severity: Severity;
  /** What is wrong. */
  readonly message: string;
  /** What to do. */
  readonly advice: string;
  /** Locales it is seen in, where they are not the document's own. */
  readonly locales?: readonly string[];
}

/** A finding before it is known which document it stands in. */
export type RuleFinding = Omit<Finding, 'document' | 'field' | 'sectionId' | 'type'>;
