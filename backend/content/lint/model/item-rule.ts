import type { SectionDefinition } from '../../../../src/cms/sections/section.ts';
import type { LintContext } from './context.ts';
import type { RuleFinding } from './finding.ts';

/** Input of an item rule. */
export interface ItemSubject {
  readonly item: Readonly<Record<string, unknown>>;
  readonly depth: number;
  /** `undefined` for an unknown type. */
  readonly definition: SectionDefinition | undefined;
  readonly context: LintContext;
}

/** Checks one section item on its own; the places of findings are relative to the item. */
export type ItemRule = (subject: ItemSubject) => readonly RuleFinding[];
