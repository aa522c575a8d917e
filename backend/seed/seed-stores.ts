import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { MAIN_WAREHOUSE } from '../../domain/warehouses/warehouse.ts';
import type { Tables } from '../db/tables.ts';
import { bumpStoreRevision } from '../db/store-revision.ts';
import { insertInBatches } from '../db/insert-in-batches.ts';
import { putStoreRow, toStoreRow } from '../locations/store-row.ts';
import type { CatalogStore } from './catalog.schema.ts';

/** Writes the demo's stores and adds missing store stock; imported stores remain unchanged. */
export async function seedStores(transaction: Transaction<Tables>, stores: readonly CatalogStore[]): Promise<void> {
  const present = await transaction.selectFrom('store').select(['id', 'source', 'content_hash']).execute();
  const imported = new Set(present.flatMap(({ id, source }) => (source === 'import' ? [id] : [])));
  const hashes = new Map(present.map(({ id, content_hash }) => [id, content_hash]));
  const own = stores.filter(({ id }) => !imported.has(id));
  const retained = new Set(own.map(({ id }) => id));
  const gone = present.filter(({ id, source }) => source === 'demo' && !retained.has(id));
  for (const { id } of gone) await transaction.deleteFrom('store').where('id', '=', id).execute();
  const changed = own.map(toRow).filter((row) => hashes.get(row.id) !== row.content_hash);
  for (const row of changed) await putStoreRow(transaction, row);
  if (gone.length + changed.length > 0) await bumpStoreRevision(transaction);
  await fillStoreStock(transaction, own);
}

function toRow(store: CatalogStore) {
  const content_hash = createHash('sha256').update(JSON.stringify(store)).digest('hex');
  return toStoreRow(store, { source: 'demo', content_hash });
}

/** Adds only variants that the store never had, so that sales stay counted. */
async function fillStoreStock(transaction: Transaction<Tables>, stores: readonly CatalogStore[]): Promise<void> {
  const skus = await demoVariants(transaction);
  for (const { id, share } of stores) {
    const storeStock = await transaction
      .selectFrom('store_stock')
      .select('variant_sku')
      .where('store_id', '=', id)
      .execute();
    const known = new Set(storeStock.map(({ variant_sku }) => variant_sku));
    const rows = skus.flatMap((sku) => {
      const qty = known.has(sku) ? 0 : drawStock(id, sku, share);
      return qty === 0 ? [] : [{ store_id: id, variant_sku: sku, qty }];
    });
    await insertInBatches(transaction, 'store_stock', rows);
  }
}

/** Variants for store stock: neither digital ones nor those with one unit or none. */
async function demoVariants(transaction: Transaction<Tables>): Promise<string[]> {
  const rows = await transaction
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .leftJoin('stock', (join) =>
      join.onRef('stock.variant_sku', '=', 'variant.sku').on('stock.warehouse_id', '=', MAIN_WAREHOUSE.id),
    )
    .select(['variant.sku', 'variant.product_id', 'variant.digital', 'stock.qty'])
    .where('product.source', '=', 'demo')
    .orderBy('variant.sku')
    .execute();
  const totals = new Map<string, number>();
  for (const { product_id, qty } of rows) totals.set(product_id, (totals.get(product_id) ?? 0) + (qty ?? 0));
  const isShelved = ({ product_id, digital }: (typeof rows)[number]) => !digital && (totals.get(product_id) ?? 0) > 1;
  return rows.filter(isShelved).map(({ sku }) => sku);
}

const MAX_UNITS = 6;

/** Deterministic per store and variant: about `share` of all variants, one to six units of each. */
function drawStock(storeId: string, sku: string, share: number): number {
  const draw = createHash('sha1').update(`${storeId} ${sku}`).digest();
  return draw.readUInt16BE(0) / 0x1_00_00 < share ? 1 + (draw.readUInt8(2) % MAX_UNITS) : 0;
}
