import { isRecord } from '../../domain/record.ts';

type Json = Record<string, unknown>;

/** A list of section items inside a section's content, and its path. */
export interface NestedList {
  /** `sections`, or `items.2.sections` for the third entry. */
  readonly path: string;
  readonly items: readonly unknown[];
}

/** Finds the nested lists of `content` (docs/contract.md#sections: `sections`, and `sections` of each of its `items`). */
export function nestedLists(content: Json): readonly NestedList[] {
  const found: NestedList[] = [];
  if (Array.isArray(content['sections'])) found.push({ path: 'sections', items: content['sections'] });
  const entries: readonly unknown[] = Array.isArray(content['items']) ? content['items'] : [];
  entries.forEach((entry, index) => {
    if (isRecord(entry) && Array.isArray(entry['sections'])) {
      found.push({ path: `items.${index}.sections`, items: entry['sections'] });
    }
  });
  return found;
}
