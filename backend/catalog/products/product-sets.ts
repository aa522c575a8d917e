import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import { toMajor } from '../../../domain/money.ts';
import type { ProductSet, ProductSets, SetProduct } from '../../../src/api/catalog/product-sets.schema.ts';
import { apiError } from '../../core/errors.ts';
import type { Scope } from '../../core/scope.ts';
import type { Tables } from '../../db/tables.ts';
import type { LoadedProducts } from './loaded-products.ts';
import type { ProductRecord } from './product-record.ts';
import { toDetails, toSummary } from './product-response.ts';
import { resolveProductId } from './resolve-product-id.ts';

export interface ProductSetService {
  /** Sets that contain a product. Rejects with `ITEM_NOT_AVAILABLE` for an unknown product. */
  ofProduct(productId: string, scope: Scope): Promise<ProductSets>;
  /** Rejects with `ITEM_NOT_AVAILABLE` for an unknown set. */
  find(productSetId: string, scope: Scope): Promise<ProductSet>;
}

/** What variants cost together, in minor units: one of each in an otherwise empty cart of a guest. */
export interface BundleQuote {
  readonly total: number;
  readonly reducedTotal: number;
  readonly promotions: readonly string[];
}

export type QuoteBundle = (skus: readonly string[], scope: Scope) => Promise<BundleQuote>;

type SetRow = Selectable<Tables['product_set']>;

const idList = z.array(z.string());
const translationsOf = z.record(z.string(), z.object({ name: z.string(), description: z.string() }));
const idsOf = ({ product_ids }: SetRow) => idList.parse(JSON.parse(product_ids));

export interface ProductSetDeps {
  readonly database: Kysely<Tables>;
  readonly products: LoadedProducts;
  readonly quote: QuoteBundle;
}

export function createProductSetService({ database, products, quote }: ProductSetDeps): ProductSetService {
  async function loadRecords(ids: readonly string[], scope: Scope): Promise<ReadonlyMap<string, ProductRecord>> {
    const found = await Promise.all([...new Set(ids)].map((id) => products.find(id, scope)));
    return new Map(found.flatMap((product) => (product ? [[product.record.id, product.record]] : [])));
  }

  const answer = async (rows: readonly SetRow[], scope: Scope): Promise<ProductSet[]> => {
    const records = await loadRecords(rows.flatMap(idsOf), scope);
    return Promise.all(rows.map(async (row) => withOffer(toSet(row, records, scope), quote, scope)));
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

function toSet(
  row: SetRow,
  records: ReadonlyMap<string, ProductRecord>,
  { locales, currency }: Scope,
): Omit<ProductSet, 'offer'> {
  const translations = translationsOf.parse(JSON.parse(row.translations));
  const nearest = locales.flatMap((locale) => translations[locale] ?? [])[0];
  return {
    id: row.id,
    name: nearest?.name ?? row.name,
    description: nearest?.description ?? row.description,
    products: idsOf(row).flatMap((id) => {
      const record = records.get(id);
      return record === undefined ? [] : toSetProduct(record, currency);
    }),
  };
}

function toSetProduct(record: ProductRecord, currency: string): SetProduct {
  const { variants, sizeSystem } = toDetails(record, { currency, categories: [] });
  return { ...toSummary(record, currency), variants, sizeSystem };
}

async function withOffer(set: Omit<ProductSet, 'offer'>, quote: QuoteBundle, scope: Scope): Promise<ProductSet> {
  const choices = set.products
    .map(({ variants }) => variants.filter(({ stock }) => stock > 0))
    .filter((variants) => variants.length > 0)
    .map((variants) => variants.toSorted((a, b) => a.price.current - b.price.current));
  if (choices.length === 0) return set;
  const skus = choices.flatMap(([cheapest]) => cheapest?.productId ?? []);
  const { total, reducedTotal, promotions } = await quote(skus, scope);
  const { currency } = scope;
  const offer = {
    currency,
    total: toMajor(total, currency),
    reducedTotal: toMajor(reducedTotal, currency),
    promotions: [...promotions],
    available: choices.length,
    isLowest: choices.some((variants) => variants[0]?.price.current !== variants.at(-1)?.price.current),
  };
  return { ...set, offer };
}
