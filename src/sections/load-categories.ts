import { isApiError } from '../api/core/api-error.ts';
import { getCatalog } from '../api/catalog/products.ts';
import type { Catalog, ProductSummary } from '../api/catalog/products.schema.ts';
import type { LoadContext, SectionLoader } from '../cms/sections/section.ts';

interface CategoryChoice {
  readonly items?: readonly { readonly categoryId?: string | undefined }[] | undefined;
  /** Its children are loaded where no items are chosen. */
  readonly categoryId?: string | undefined;
}

export interface CategorySummary {
  /** The requested id or slug. */
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Number of products in it and its descendants. */
  readonly count: number;
  /** Image of its first product. */
  readonly image: ProductSummary['image'];
}

const MAX_CATEGORIES = 24;

/** Name, count and image of the chosen categories, or of the children of one; unknown ones are omitted. */
export const categoryLoader: SectionLoader<CategoryChoice, readonly CategorySummary[]> = {
  key: ({ items, categoryId }) => JSON.stringify([items?.map((item) => item.categoryId), categoryId]),
  load: async ({ items = [], categoryId }, context) => {
    const chosen = items.flatMap((item) => item.categoryId ?? []);
    const ids = items.length > 0 ? [...new Set(chosen)] : await childrenOf(categoryId, context);
    const summaries = await Promise.all(ids.slice(0, MAX_CATEGORIES).map((id) => summarise(id, context)));
    return summaries.filter((summary) => summary !== undefined);
  },
};

async function childrenOf(categoryId: string | undefined, context: LoadContext): Promise<readonly string[]> {
  if (categoryId === undefined) return [];
  const catalog = await find(categoryId, context);
  return catalog?.category.children.map(({ id }) => id) ?? [];
}

async function summarise(id: string, context: LoadContext): Promise<CategorySummary | undefined> {
  const catalog = await find(id, context);
  if (catalog === undefined) return undefined;
  const { slug, name } = catalog.category;
  return { id, slug, name, count: catalog.total, image: catalog.products[0]?.image };
}

async function find(category: string, { call, signal }: LoadContext): Promise<Catalog | undefined> {
  try {
    return await call(getCatalog, { query: { category, count: 1 } }, { signal });
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  }
}
