/** Answers which of the goods that documents name exist. */
export interface CatalogLookup {
  /** Ids, slugs and variants among `ids`; `undefined` where nobody can tell. */
  products(ids: readonly string[]): Promise<ReadonlySet<string> | undefined>;
  /** Ids and slugs among `ids`. */
  categories(ids: readonly string[]): Promise<ReadonlySet<string> | undefined>;
}

/** Where the catalogue is out of reach: nothing is said about goods. */
export const NO_CATALOG: CatalogLookup = { products: async () => undefined, categories: async () => undefined };

/** What any of several sources knows. */
export function joinCatalogs(sources: readonly CatalogLookup[]): CatalogLookup {
  const ask = (kind: keyof CatalogLookup) => async (ids: readonly string[]) => {
    const answers = await Promise.all(sources.map((source) => source[kind](ids)));
    const answered = answers.filter((answer) => answer !== undefined);
    return answered.length === 0 ? undefined : new Set(answered.flatMap((answer) => [...answer]));
  };
  return { products: ask('products'), categories: ask('categories') };
}
