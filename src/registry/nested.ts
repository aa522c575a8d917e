type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
    if (isObject(entry) && Array.isArray(entry['sections'])) {
      found.push({ path: `items.${index}.sections`, items: entry['sections'] });
    }
  });
  return found;
}
