import { valueAt, type Pointer } from '../../lib/json-pointer.ts';
import { withValue } from './document-edit.ts';
import { mergeOver } from '../../lib/deep-merge.ts';

/**
 * Variants of a section that takes part in an experience. An item stores for each variant the differences from the item
 * itself, the baseline. `at` is the path from the item to a value: `['content', 'title']`.
 */

/** Returns the names of the item's variants. */
export function versionsOf(item: unknown): readonly string[] {
  const versions = valueAt(item, ['experiences']);
  return typeof versions === 'object' && versions !== null ? Object.keys(versions) : [];
}

/** Returns the item as visitors of the variant get it. */
export function versionOf(item: unknown, name: string): unknown {
  return mergeOver(withValue(item, ['experiences'], undefined), valueAt(item, overridePath(name, [])));
}

/** Whether the variant overrides this value. */
export function hasOverride(item: unknown, name: string, at: Pointer): boolean {
  return valueAt(item, overridePath(name, at)) !== undefined;
}

/** Removes the variant's override, so that the baseline's value applies. */
export function withoutOverride(item: unknown, name: string, at: Pointer): unknown {
  return withValue(item, overridePath(name, at), undefined);
}

/**
 * Changes a value in one variant. The override contains the whole field, so that a list is never overridden in part; an
 * emptied value is stored as empty where the baseline's value would apply otherwise.
 */
export function withOverride(item: unknown, name: string, at: Pointer, value: unknown): unknown {
  const field = at.slice(0, at[0] === 'content' ? 2 : 1);
  const replacement = value === undefined ? emptyLike(valueAt(item, at)) : value;
  const whole = withValue(valueAt(versionOf(item, name), field), at.slice(field.length), replacement);
  return withValue(item, overridePath(name, field), whole);
}

function overridePath(name: string, at: Pointer): Pointer {
  return ['experiences', name, ...at];
}

function emptyLike(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'string') return '';
  return typeof value === 'boolean' ? false : undefined;
}
