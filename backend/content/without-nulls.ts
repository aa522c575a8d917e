import { isRecord } from '../../domain/record.ts';

type Members = Readonly<Record<string, unknown>>;

const copies = new WeakMap<Members, Members>();

/** A document without members that are null, at every depth; elements of arrays stay. The same object for the same document. */
export function withoutNulls(document: Members): Members {
  const known = copies.get(document);
  if (known !== undefined) return known;
  const copy = dropNulls(document);
  const result = isRecord(copy) ? copy : document;
  copies.set(document, result);
  return result;
}

/** Values without nulls are returned as the same object. Recursive: the depth of `value` must be limited. */
function dropNulls(value: unknown): unknown {
  if (Array.isArray(value)) return sameOr(value, value.map(dropNulls));
  if (!isRecord(value)) return value;
  const names = Object.keys(value);
  const remaining = names.filter((name) => value[name] !== null && value[name] !== undefined);
  const parts = remaining.map((name) => dropNulls(value[name]));
  const isSame = remaining.length === names.length && remaining.every((name, index) => parts[index] === value[name]);
  return isSame ? value : Object.fromEntries(remaining.map((name, index) => [name, parts[index]]));
}

function sameOr(original: readonly unknown[], copy: readonly unknown[]): readonly unknown[] {
  return copy.every((value, index) => value === original[index]) ? original : copy;
}
