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
export function splitValues({ name, values }: Facet): { first: Values; more: Values; isMoreChosen: boolean } {
  const shown = SHOWN[name] ?? SHOWN_OTHERWISE;
  const first = values.length <= shown + REMAINDER ? values : values.slice(0, shown);
  const more = values.slice(first.length);
  return { first, more, isMoreChosen: more.some(({ selected }) => selected) };
}
