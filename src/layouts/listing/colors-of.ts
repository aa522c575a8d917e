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
