import type { SectionDefinition } from '../../../../src/cms/sections/section.ts';
import type { LintContext } from './context.ts';
import type { RuleFinding } from './finding.ts';

/** A section item as a rule sees it. */
export interface ItemSubject {
  readonly item: Readonly<Record<string, unknown>>;
  readonly depth: number;
  /** `undefined` of an unknown type. */
  readonly definition: SectionDefinition | undefined;
  readonly context: LintContext;
}

/** Checks one section item on its own; places are relative to the item. */
export type ItemRule = (subject: ItemSubject) => readonly RuleFinding[];
