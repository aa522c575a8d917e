import type { Kysely } from 'kysely';
import { bumpCatalogRevision } from '../../../backend/db/catalog-revision.ts';
import type { Tables } from '../../../backend/db/tables.ts';
import type { Target } from './targets.test-support.ts';

/** The store that may have added variants in stock. */
export const STORE = '1001';

/** Changes the catalogue as an import does, while the shop is open. */
export function changeCatalog(target: Target, change: (catalog: Kysely<Tables>) => Promise<unknown>): Promise<void> {
  return target.arrange((write) =>
    write.transaction().execute(async (transaction) => {
      await change(transaction);
      await bumpCatalogRevision(transaction);
    }),
  );
}

interface Details {
  /** Units in the warehouse, and in `STORE`; `null` is unknown. */
  readonly stock?: number | null;
  readonly storeStock?: number | null;
  /** Currencies it costs 10 in. */
  readonly currencies?: readonly string[];
  readonly upc?: string;
  /** Milliseconds since 1970. */
  readonly releasesAt?: number;
  readonly isDiscontinued?: boolean;
}

/** Puts one more variant of the product of `LIMITED-100` on sale. */
export function addVariant(
  target: Target,
  sku: string,
  { stock = 9, storeStock = 0, currencies = ['USD'], upc, releasesAt, isDiscontinued }: Details = {},
): Promise<void> {
  const selling = { releases_at: releasesAt ?? null, discontinued: isDiscontinued ? 1 : 0 };
  const columns = { product_id: 'survey-cap-numbered', size: null, color: null, upc: upc ?? null, max_qty: null };
  const details = { ...columns, ...selling };
  return changeCatalog(target, async (catalog) => {
    await catalog
      .insertInto('variant')
      .values({ sku, ...details })
      .execute();
    if (stock !== null) await catalog.insertInto('stock').values({ variant_sku: sku, qty: stock }).execute();
    if (storeStock !== null) {
      await catalog.insertInto('store_stock').values({ store_id: STORE, variant_sku: sku, qty: storeStock }).execute();
    }
    for (const currency of currencies) {
      const price = { variant_sku: sku, currency, current_minor: 1000, original_minor: 1000 };
      await catalog.insertInto('price').values(price).execute();
    }
  });
}
