import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** The slug of the category that lists everything; it has no row. */
export const ALL = 'all';

export interface Category {
  readonly id: string;
  readonly slug: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly description: string;
}

export interface CategoryTree {
  /** Equal for trees with the same categories and texts. */
  readonly textKey: string;
  all(): readonly Category[];
  /** By id or slug. */
  find(idOrSlug: string): Category | undefined;
  childrenOf(id: string | null): readonly Category[];
  /** From the root to the category itself. */
  pathOf(id: string): readonly Category[];
  /** The category with texts in the best matching of `locales`. */
  localized(category: Category, locales: readonly string[]): Category;
}

export async function loadCategories(database: Kysely<Tables>): Promise<CategoryTree> {
  const [rows, texts] = await Promise.all([
    database.selectFrom('category').selectAll().orderBy('position').orderBy('id').execute(),
    database.selectFrom('category_translation').selectAll().orderBy('category_id').orderBy('locale').execute(),
  ]);
  const categories = rows.map(({ parent_id, ...row }): Category => ({ ...row, parentId: parent_id }));
  const byId = new Map(categories.map((category) => [category.id, category]));
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  const children = Map.groupBy(categories, ({ parentId }) => parentId);
  const textOf = new Map(texts.map((text) => [`${text.category_id}/${text.locale}`, text]));

  function pathOf(id: string): Category[] {
    const path: Category[] = [];
    for (
      let at = byId.get(id);
      at && !path.includes(at);
      at = at.parentId === null ? undefined : byId.get(at.parentId)
    ) {
      path.unshift(at);
    }
    return path;
  }

  function localized(category: Category, locales: readonly string[]): Category {
    const own = locales.flatMap((locale) => textOf.get(`${category.id}/${locale}`) ?? []);
    const description = own.find((text) => text.description !== null)?.description ?? category.description;
    return { ...category, name: own[0]?.name ?? category.name, description };
  }

  return {
    textKey: JSON.stringify([rows, texts]),
    all: () => categories,
    find: (idOrSlug) => bySlug.get(idOrSlug) ?? byId.get(idOrSlug),
    childrenOf: (id) => children.get(id) ?? [],
    pathOf,
    localized,
  };
}
