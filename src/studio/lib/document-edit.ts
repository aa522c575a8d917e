import { memberOf } from '../../../domain/record.ts';
import { isContainer, valueAt, type Pointer } from '../../lib/json-pointer.ts';

/** Immutable changes of a JSON document: unchanged parts keep their identity. */

/** `undefined` removes the member. Missing objects of the path are created. */
export function withValue(root: unknown, pointer: Pointer, value: unknown): unknown {
  const [name, ...rest] = pointer;
  if (name === undefined) return value;
  const next = withValue(memberOf(root, name), rest, value);
  if (Array.isArray(root)) return root.map((entry, index): unknown => (String(index) === name ? next : entry));
  const members = Object.entries(isContainer(root) ? root : {});
  const others = members.filter(([key]) => key !== name);
  if (next === undefined) return Object.fromEntries(others);
  const isNew = others.length === members.length;
  if (isNew) return Object.fromEntries([...members, [name, next]]);
  return Object.fromEntries(members.map(([key, old]) => [key, key === name ? next : old]));
}

/** Returns the list that a pointer leads into, and the index in it. */
export function splitPointer(pointer: Pointer): { readonly list: Pointer; readonly index: number } {
  return { list: pointer.slice(0, -1), index: Number(pointer.at(-1)) };
}

export function withInserted(root: unknown, pointer: Pointer, entry: unknown): unknown {
  return withList(root, pointer, (entries, index) => entries.toSpliced(index, 0, entry));
}

export function withoutEntry(root: unknown, pointer: Pointer): unknown {
  return withList(root, pointer, (entries, index) => entries.toSpliced(index, 1));
}

/** Moves an entry of a list by `by` positions, within the bounds of the list. */
export function withMoved(root: unknown, pointer: Pointer, by: number): unknown {
  return withList(root, pointer, (entries, index) => {
    const to = Math.min(entries.length - 1, Math.max(0, index + by));
    return entries.toSpliced(index, 1).toSpliced(to, 0, entries[index]);
  });
}

type ChangeList = (entries: readonly unknown[], index: number) => readonly unknown[];

function withList(root: unknown, pointer: Pointer, change: ChangeList): unknown {
  const { list, index } = splitPointer(pointer);
  const entries = valueAt(root, list);
  return withValue(root, list, change(Array.isArray(entries) ? entries : [], index));
}

/** An id that no section of the document has: `hero-2`. */
export function freshId(root: unknown, type: string): string {
  const taken = new Set(idsIn(root));
  let id = type;
  for (let count = 2; taken.has(id); count += 1) id = `${type}-${count}`;
  return id;
}

function idsIn(value: unknown): string[] {
  if (!isContainer(value)) return [];
  const own = 'id' in value && typeof value.id === 'string' ? [value.id] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
}

/** A copy whose sections, nested ones included, have ids that the document does not have. */
export function withFreshIds(root: unknown, item: unknown): unknown {
  let known = root;
  const renew = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(renew);
    if (!isContainer(value)) return value;
    const copy: Record<string, unknown> = Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, renew(member)]),
    );
    if (typeof copy['id'] === 'string' && typeof copy['type'] === 'string') {
      copy['id'] = freshId(known, copy['id']);
      known = [known, { id: copy['id'] }];
    }
    return copy;
  };
  return renew(item);
}
