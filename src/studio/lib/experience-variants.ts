import { valueAt, type Pointer } from '../../lib/json-pointer.ts';
import { withValue } from './document-edit.ts';
import { mergeOver } from '../../lib/deep-merge.ts';

/**
 * Versions of a section that takes part in an experience. An item keeps of each what differs from the item itself, the baseline. `at`
 * leads from the item to a value in it: `['content', 'title']`.
 */

/** Names of the versions that an item has. */
export function versionsOf(item: unknown): readonly string[] {
  const versions = valueAt(item, ['experiences']);
  return typeof versions === 'object' && versions !== null ? Object.keys(versions) : [];
}

/** The item as visitors of the version get it. */
export function versionOf(item: unknown, name: string): unknown {
  return mergeOver(withValue(item, ['experiences'], undefined), valueAt(item, overridePath(name, [])));
}

/** Whether the version says this itself. */
export function hasOverride(item: unknown, name: string, at: Pointer): boolean {
  return valueAt(item, overridePath(name, at)) !== undefined;
}

/** The field as the baseline has it. */
export function withoutOverride(item: unknown, name: string, at: Pointer): unknown {
  return withValue(item, overridePath(name, at), undefined);
}

/**
 * Changes a value in one version. The field it belongs to is kept whole from then on, so that a list is never kept in part; what is
 * emptied stays empty where it would else be as in the baseline again.
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
