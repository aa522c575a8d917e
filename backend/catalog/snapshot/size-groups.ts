import { findShoeSize, type ShoeSystem } from '../../../domain/shoe-sizes.ts';
import { compareSizes } from '../../../domain/sizes.ts';

/** Sizes that are chosen among each other, in the order of their display. */
export const SIZE_GROUPS = [
  'letter',
  'waist',
  'number',
  'women',
  'men',
  'shoe',
  'kids',
  'age',
  'volume',
  'length',
  'other',
] as const;
export type SizeGroup = (typeof SIZE_GROUPS)[number];

/** By the notation of sizes that are no shoe sizes. */
const NOTATIONS: readonly (readonly [SizeGroup, RegExp])[] = [
  ['letter', /^(?:\d?x{0,4}-?[sml])(?:\/\d?x{0,4}-?[sml])?$|^(?:x-)?(?:small|medium|large)$/i],
  ['age', /^\d+(?:-\d+)? ?(?:m|t|y|mo|months?|yrs?|years?)$/i],
  ['volume', /^\d+(?:[.,]\d+)? ?(?:ml|cl|l|litres?|liters?)$/i],
  ['length', /^\d+(?:[.,]\d+)? ?(?:cm|mm|m|in)$/i],
  ['waist', /^w ?[2-5]\d(?: ?[/x]? ?l ?\d\d)?$/i],
  ['number', /^w?[1-5]?\d(?:[.,]\d)?(?: ?[/x] ?l?\d\d)?$/i],
];

/** The group of a size; `undefined` for one that is no choice. Shoe sizes have a system. */
export function sizeGroupOf(size: string, system: ShoeSystem | null): SizeGroup | undefined {
  if (system !== null) return findShoeSize(size, system)?.group ?? 'shoe';
  if (size === '' || /^(?:one ?size|o\/?s|default title)\b/i.test(size)) return undefined;
  return NOTATIONS.find(([, notation]) => notation.test(size))?.[0] ?? 'other';
}

/** A size of the catalogue: `4Y` of a shoe and `4Y` of a coat are two. */
export interface SizeEntry {
  /** Distinct: the name, with its group where a shoe size has the same name. */
  readonly value: string;
  readonly name: string;
  readonly system: ShoeSystem | null;
  readonly group: SizeGroup | undefined;
}

/** Identifies a size among all of the catalogue. */
export function sizeKeyOf(name: string, system: ShoeSystem | null): string {
  return `${system ?? ''}:${name}`;
}

/** The sizes of these keys by group, then in size order. */
export function sizeEntriesOf(keys: Iterable<string>): readonly SizeEntry[] {
  const all = Array.from(new Set(keys), (key) => {
    const at = key.indexOf(':');
    // `sizeKeyOf` wrote it.
    return { name: key.slice(at + 1), system: (key.slice(0, at) || null) as ShoeSystem | null };
  });
  const systemsOf = Map.groupBy(all, ({ name }) => name);
  const entries = all.map(({ name, system }): SizeEntry => {
    const group = sizeGroupOf(name, system);
    const [first] = (systemsOf.get(name) ?? []).map((one) => one.system).toSorted(shoesFirst);
    return { name, system, group, value: system === first ? name : `${system ?? group ?? ''}:${name}` };
  });
  return entries.sort((a, b) => rankOf(a) - rankOf(b) || compareSizes(a.name, b.name) || (a.value < b.value ? -1 : 1));
}

function shoesFirst(a: ShoeSystem | null, b: ShoeSystem | null): number {
  return (a ?? '~') < (b ?? '~') ? -1 : 1;
}

function rankOf({ name, group }: SizeEntry): number {
  if (name === '') return -2;
  return group === undefined ? -1 : SIZE_GROUPS.indexOf(group);
}
