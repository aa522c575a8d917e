import type { z } from 'zod';
import type { RuleFinding } from './finding.ts';
import { describeSchemaIssue } from '../../../../src/cms/sections/issue-messages.ts';
import { suggestName } from './closest-name.ts';
import { pathBelow } from './document-view.ts';

interface At {
  readonly place: string;
  readonly rule: string;
  /** What happens to a value of another shape: “so the entry is left out”. */
  readonly consequence: string;
}

/** Findings of a schema about a part of a document. */
export function schemaFindings(
  schema: z.ZodType,
  value: unknown,
  { place, rule, consequence }: At,
): readonly RuleFinding[] {
  const parsed = schema.safeParse(value);
  return (parsed.error?.issues ?? []).map((issue) => {
    const path = issue.path.map(String).join('.');
    const { wrong, advice } = describeSchemaIssue(issue, valueAt(value, issue.path), suggestName);
    const message = `${path === '' ? 'This' : `“${path}”`} ${wrong}, ${consequence}.`;
    return { rule, severity: 'error', place: path === '' ? place : pathBelow(place, path), message, advice };
  });
}

/** The value at a path. */
export function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  let value = root;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.getOwnPropertyDescriptor(value, step)?.value;
  }
  return value;
}
