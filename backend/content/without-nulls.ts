import { isRecord } from '../../domain/record.ts';

/**
 * Drops members that are null, at every depth; elements of arrays stay. Values without nulls are returned as the same
 * object. Recursive: the depth of `value` must be limited.
 */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return sameOr(value, value.map(withoutNulls));
  if (!isRecord(value)) return value;
  const names = Object.keys(value);
  const remaining = names.filter((name) => value[name] !== null);
  const copies = remaining.map((name) => withoutNulls(value[name]));
  const isSame = remaining.length === names.length && remaining.every((name, index) => copies[index] === value[name]);
  return isSame ? value : Object.fromEntries(remaining.map((name, index) => [name, copies[index]]));
}

function sameOr(original: readonly unknown[], copy: readonly unknown[]): readonly unknown[] {
  return copy.every((value, index) => value === original[index]) ? original : copy;
}
