import { valueAt, type Pointer } from '../../lib/json-pointer.ts';

/** A section of a document, with its pointer. */
interface LocatedSection {
  readonly pointer: Pointer;
  readonly item: unknown;
}

const known = new WeakMap<object, readonly LocatedSection[]>();

/** Returns the sections of a document, nested ones after their parent. */
function positionsIn(document: unknown): readonly LocatedSection[] {
  if (typeof document !== 'object' || document === null) return [];
  const positions = known.get(document) ?? listsOf(document).flatMap((list) => within(document, list));
  known.set(document, positions);
  return positions;
}

function listsOf(document: object): readonly Pointer[] {
  const slots = valueAt(document, ['sections']);
  if (Array.isArray(slots)) return [['sections']];
  return Object.keys(typeof slots === 'object' && slots !== null ? slots : {}).map((slot) => ['sections', slot]);
}

function within(document: object, list: Pointer): readonly LocatedSection[] {
  const items = valueAt(document, list);
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown, index) => {
    const pointer = [...list, String(index)];
    const entries = valueAt(item, ['content', 'items']);
    const holders = Array.isArray(entries) ? entries.map((_, entry) => ['content', 'items', String(entry)]) : [];
    const nested = [['content'], ...holders].map((holder) => [...pointer, ...holder, 'sections']);
    return [{ pointer, item }, ...nested.flatMap((below) => within(document, below))];
  });
}

/**
 * Whether two parsed documents have the same sections at the same positions, regardless of their content. Sections of
 * equal type and id cannot be distinguished: documents with such sections only match where their content is equal.
 */
export function isSameLayout(one: unknown, other: unknown): boolean {
  if (!hasSameNames(one, other)) return false;
  return !hasTwins(positionsIn(one)) || JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Whether an immutable change left every section at its position: a moved section is the same object at another one.
 */
export function preservesLayout(before: unknown, after: unknown): boolean {
  if (!hasSameNames(before, after)) return false;
  const former = new Map(positionsIn(before).map(({ item, pointer }) => [item, pointer.join()]));
  return positionsIn(after).every(({ item, pointer }) => (former.get(item) ?? pointer.join()) === pointer.join());
}

function hasSameNames(one: unknown, other: unknown): boolean {
  const [mine, theirs] = [positionsIn(one), positionsIn(other)];
  return mine.length === theirs.length && mine.every((position, index) => isAlike(position, theirs[index]));
}

function isAlike({ pointer, item }: LocatedSection, other: LocatedSection | undefined): boolean {
  return other !== undefined && pointer.join() === other.pointer.join() && nameOf(item) === nameOf(other.item);
}

function hasTwins(positions: readonly LocatedSection[]): boolean {
  return new Set(positions.map(({ item }) => nameOf(item))).size < positions.length;
}

function nameOf(item: unknown): string {
  return JSON.stringify([valueAt(item, ['type']), valueAt(item, ['id'])]);
}

/** Returns the position of the section with that type and id; `undefined` where there is none, or more than one. */
export function findSection(
  document: unknown,
  section: { readonly type: string; readonly id: string },
): Pointer | undefined {
  const name = nameOf(section);
  const [found, another] = positionsIn(document).filter(({ item }) => nameOf(item) === name);
  return another === undefined ? found?.pointer : undefined;
}
