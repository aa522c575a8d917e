import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import type { ProductSummary } from '../../../src/api/catalog/products.schema.ts';
import type { ProductSet, ProductSets } from '../../../src/api/catalog/product-sets.schema.ts';
import { apiError } from '../../core/errors.ts';
import type { Scope } from '../../core/scope.ts';
import type { Tables } from '../../db/tables.ts';
import { loadSummaries } from './load-summaries.ts';
import { resolveProductId } from './products.ts';

export interface ProductSetService {
  /** Sets that contain a product. Rejects with `ITEM_NOT_AVAILABLE` for an unknown product. */
  ofProduct(productId: string, scope: Scope): Promise<ProductSets>;
  /** Rejects with `ITEM_NOT_AVAILABLE` for an unknown set. */
  find(productSetId: string, scope: Scope): Promise<ProductSet>;
}

type SetRow = Selectable<Tables['product_set']>;

const idList = z.array(z.string());
const translationsOf = z.record(z.string(), z.object({ name: z.string(), description: z.string() }));
const idsOf = ({ product_ids }: SetRow) => idList.parse(JSON.parse(product_ids));

export function createProductSetService(database: Kysely<Tables>): ProductSetService {
  const answer = async (rows: readonly SetRow[], scope: Scope): Promise<ProductSet[]> => {
    const products = await loadSummaries(database, rows.flatMap(idsOf), scope);
    return rows.map((row) => toSet(row, products, scope));
  };

  return {
    async ofProduct(productKey, scope) {
      const productId = await resolveProductId(database, productKey);
      if (productId === undefined) throw apiError('ITEM_NOT_AVAILABLE', { productId: productKey });
      // A catalogue has few sets, and the two databases query JSON lists differently.
      const rows = await database.selectFrom('product_set').selectAll().orderBy('position').execute();
      const own = rows.filter((row) => idsOf(row).includes(productId));
      return { productId, sets: await answer(own, scope) };
    },

    async find(productSetId, scope) {
      const row = await database
        .selectFrom('product_set')
        .selectAll()
        .where('id', '=', productSetId)
        .executeTakeFirst();
      const [set] = row ? await answer([row], scope) : [];
      if (!set) throw apiError('ITEM_NOT_AVAILABLE', { productSetId });
      return set;
    },
  };
}

function toSet(row: SetRow, products: ReadonlyMap<string, ProductSummary>, { locales }: Scope): ProductSet {
  const translations = translationsOf.parse(JSON.parse(row.translations));
  const nearest = locales.flatMap((locale) => translations[locale] ?? [])[0];
  return {
    id: row.id,
    name: nearest?.name ?? row.name,
    description: nearest?.description ?? row.description,
    products: idsOf(row).flatMap((id) => products.get(id) ?? []),
  };
}
