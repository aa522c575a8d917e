import type { CategoryDraft } from './product-draft.ts';

/** Categories of a file, collected while the file is scanned. */
export class CategoryCensus {
  /** Keys of all paths, by the slug of their last part. */
  readonly #paths = new Map<string, Set<string>>();
  /** Slugs of categories without a path. */
  readonly #flat = new Set<string>();

  add(categories: readonly CategoryDraft[]): void {
    for (const { slug, path } of categories) {
      if (path.length === 1) this.#flat.add(slug);
      else this.#paths.set(slug, (this.#paths.get(slug) ?? new Set()).add(pathKey(path)));
    }
  }

  isFlat(slug: string): boolean {
    return this.#flat.has(slug);
  }

  isAmbiguous(slug: string): boolean {
    return (this.#paths.get(slug)?.size ?? 0) > 1;
  }
}

/** The stored categories before an import. */
export interface ExistingCategories {
  has(slug: string): boolean;
  /** Slugs by the key of the path they were assigned to. */
  readonly paths: ReadonlyMap<string, string>;
}

export interface SluggedCategory {
  slug: string;
  name: string;
  /** Key of the category's path; `undefined` for a category without a path. */
  path: string | undefined;
}

export const pathKey = (path: readonly string[]): string => path.join('/');

/**
 * Assigns each path a category of its own, with the slug of its last part where that is free: `Men > Tees` gets `tees`,
 * then `Women > Tees` gets `women-tees`. A path keeps its slug in later imports.
 */
export class CategorySlugs {
  readonly #existing: ExistingCategories;
  readonly #census: CategoryCensus;
  readonly #slugs: Map<string, string>;
  /** Path keys by assigned slug. */
  readonly #holders: Map<string, string>;

  constructor(known: ExistingCategories, census: CategoryCensus) {
    this.#existing = known;
    this.#census = census;
    this.#slugs = new Map(known.paths);
    this.#holders = new Map(Array.from(known.paths, ([key, slug]) => [slug, key]));
  }

  /** One entry per category, in the order of the categories. */
  assign(categories: readonly CategoryDraft[]): SluggedCategory[] {
    const placed = categories.map(({ slug, name, path }): SluggedCategory => {
      if (path.length === 1) return { slug, name, path: undefined };
      return { slug: this.#slugOf(slug, path), name, path: pathKey(path) };
    });
    const bySlug = new Map(placed.toReversed().map((category) => [category.slug, category]));
    const nested = new Map(placed.flatMap(({ slug, path }) => (path === undefined ? [] : [[slug, path] as const])));
    return placed
      .filter((category) => bySlug.get(category.slug) === category)
      .map((category) => ({ ...category, path: nested.get(category.slug) }));
  }

  #slugOf(last: string, path: readonly string[]): string {
    const key = pathKey(path);
    const slug = this.#slugs.get(key) ?? (this.#mayHold(last) ? last : this.#freeSlug(path.join('-')));
    this.#slugs.set(key, slug);
    this.#holders.set(slug, key);
    return slug;
  }

  /** A category without a path is not the same as any of several paths that end in its name. */
  #mayHold(last: string): boolean {
    if (this.#holders.has(last)) return false;
    return !(this.#census.isAmbiguous(last) && (this.#census.isFlat(last) || this.#existing.has(last)));
  }

  #freeSlug(long: string): string {
    const isFree = (slug: string) =>
      !this.#holders.has(slug) && !this.#existing.has(slug) && !this.#census.isFlat(slug);
    let slug = long;
    for (let number = 2; !isFree(slug); number += 1) slug = `${long}-${number}`;
    return slug;
  }
}
