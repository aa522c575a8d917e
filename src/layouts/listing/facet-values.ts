import type { Facet, ProductSummary } from '../../api/catalog/products.schema.ts';

/** Finds the swatch of a colour name: that of the facet, otherwise that of a listed product. */
export function colorsOf(
  facets: readonly Facet[],
  products: readonly ProductSummary[],
): (name: string) => string | undefined {
  const named = facets.find(({ name }) => name === 'color')?.values ?? [];
  const known = new Map<string, string>();
  for (const { name, hex } of products.flatMap(({ colors }) => colors)) if (hex) known.set(name, hex);
  for (const { value, hex } of named) if (hex) known.set(value, hex);
  return (name) => known.get(name);
}

type Values = Facet['values'];

/** Values shown before a facet's second disclosure; a remainder this small is not worth one. */
const SHOWN: Readonly<Record<string, number>> = { size: 16, color: 8 };
const SHOWN_OTHERWISE = 8;
const REMAINDER = 3;

/** The values of a facet in their order, a long list in two parts. */
export function splitValues({ name, values }: Pick<Facet, 'name' | 'values'>): {
  first: Values;
  more: Values;
  isMoreChosen: boolean;
} {
  const shown = SHOWN[name] ?? SHOWN_OTHERWISE;
  const first = values.length <= shown + REMAINDER ? values : values.slice(0, shown);
  const more = values.slice(first.length);
  return { first, more, isMoreChosen: isChosen(more) };
}

/** Values under one heading. */
export interface ValueGroup {
  readonly name: string;
  readonly label: string;
  readonly values: Values;
  readonly isOpen: boolean;
}

/**
 * Values by group, the group of most products first; none where all are of one group. The first group is open, and those
 * with chosen values.
 */
export function groupValues({ values }: Pick<Facet, 'values'>): readonly ValueGroup[] {
  const groups = Map.groupBy(values, ({ group }) => group?.name ?? '');
  if (groups.size < 2) return [];
  const highest = ([, own]: readonly [string, Values]) => Math.max(...own.map(({ count }) => count));
  const sorted = [...groups].sort((one, other) => highest(other) - highest(one));
  return sorted.map(([name, own], at) => ({
    name,
    label: own[0]?.group?.label ?? '',
    values: own,
    isOpen: at === 0 || isChosen(own),
  }));
}

function isChosen(values: Values): boolean {
  return values.some(({ selected }) => selected);
}

/** The longest label that fits into a narrow column: "0.75 l". */
const NARROW_LABEL = 6;

/** The classes of a list of values; sizes with long labels, such as "10 years", have wider columns. */
export function valueListClass(name: string, values: Values): string {
  const isLong = values.some(({ label }) => label.split(' / ').some((line) => line.length > NARROW_LABEL));
  return `facet__values facet__values--${name}${name === 'size' && isLong ? ' facet__values--long' : ''}`;
}

/** Facets whose values name themselves and need no heading. */
const FLAGS = ['waterproof', 'membrane', 'available'];

export const isFlag = ({ name }: Pick<Facet, 'name'>): boolean => FLAGS.includes(name);

/** Facets that are folded until something in them is chosen. */
const FOLDED = ['width', 'activity', 'rating', 'weight'];

export const isOpenFacet = ({ name, values }: Facet): boolean => !FOLDED.includes(name) || isChosen(values);
