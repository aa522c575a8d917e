import type { CategoryDraft } from './product-draft.ts';

/** Categories of a file that were seen while it was looked through. */
export class CategoryCensus {
  /** By the slug of their last part, the keys of all paths that lead there. */
  readonly #paths = new Map<string, Set<string>>();
  /** Names that stand for themselves. */
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

/** What the shop knows of categories before an import. */
export interface ExistingCategories {
  has(slug: string): boolean;
  /** Slugs by the key of the path that became them. */
  readonly paths: ReadonlyMap<string, string>;
}

export interface SluggedCategory {
  slug: string;
  name: string;
  /** The key of the path it stands for; nothing for a name that stands for itself. */
  path: string | undefined;
}

export const pathKey = (path: readonly string[]): string => path.join('/');

/**
 * Gives each path a category of its own, under the slug of its last part where that is free: `Men > Tees` is at `tees`, then `Women > Tees`
 * at `women-tees`. A path keeps its slug in later imports.
 */
export class CategorySlugs {
  readonly #existing: ExistingCategories;
  readonly #census: CategoryCensus;
  readonly #slugs: Map<string, string>;
  /** The path that holds a slug. */
  readonly #holders: Map<string, string>;

  constructor(known: ExistingCategories, census: CategoryCensus) {
    this.#existing = known;
    this.#census = census;
    this.#slugs = new Map(known.paths);
    this.#holders = new Map(Array.from(known.paths, ([key, slug]) => [slug, key]));
  }

  /** One entry per category, in their order. */
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

  /** A name that stands for itself is another category than each of several paths that end in it. */
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
