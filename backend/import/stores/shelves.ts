import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';

const BATCH = 500;

interface Shelved {
  readonly storeId: string;
  readonly sku: string;
  readonly qty: number;
}

export async function putShelves(transaction: Transaction<Tables>, entries: readonly Shelved[]): Promise<void> {
  for (let start = 0; start < entries.length; start += BATCH) {
    const some = entries.slice(start, start + BATCH);
    const rows = some.map(({ storeId, sku, qty }) => ({ store_id: storeId, variant_sku: sku, qty }));
    await transaction
      .insertInto('store_stock')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['store_id', 'variant_sku']).doUpdateSet((builder) => ({ qty: builder.ref('excluded.qty') })),
      )
      .execute();
  }
}
