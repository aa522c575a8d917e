/** Looks up which of the products and categories that documents name exist. */
export interface CatalogLookup {
  /** Ids, slugs and variants among `ids` that exist; `undefined` where the source is not available. */
  products(ids: readonly string[]): Promise<ReadonlySet<string> | undefined>;
  /** Ids and slugs among `ids` that exist. */
  categories(ids: readonly string[]): Promise<ReadonlySet<string> | undefined>;
}

/** For a catalogue that is out of reach: products and categories are not checked. */
export const NO_CATALOG: CatalogLookup = { products: async () => undefined, categories: async () => undefined };

/** The union of the results of several sources. */
export function joinCatalogs(sources: readonly CatalogLookup[]): CatalogLookup {
  const ask = (kind: keyof CatalogLookup) => async (ids: readonly string[]) => {
    const answers = await Promise.all(sources.map((source) => source[kind](ids)));
    const answered = answers.filter((answer) => answer !== undefined);
    return answered.length === 0 ? undefined : new Set(answered.flatMap((answer) => [...answer]));
  };
  return { products: ask('products'), categories: ask('categories') };
}
