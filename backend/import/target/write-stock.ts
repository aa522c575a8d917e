import { sql, type Transaction } from 'kysely';
import { MAIN_WAREHOUSE } from '../../../domain/warehouses/warehouse.ts';
import type { Tables } from '../../db/tables.ts';
import type { StockCounts, StockMode } from '../parsing/stock-mode.ts';

const MAIN = MAIN_WAREHOUSE.id;

/** Writes the stock of a run's variants, which must exist already, in the main warehouse. */
export async function writeStock(
  transaction: Transaction<Tables>,
  runId: string,
  mode: StockMode,
): Promise<StockCounts> {
  const moved = mode === 'keep' ? 0 : await moveStock(transaction, runId, mode);
  return { moved, fresh: await insertStock(transaction, runId) };
}

const RESERVED = sql`(
  select variant_sku, sum(qty) as qty from reservation where warehouse_id = ${MAIN} group by variant_sku
) held`;
const FREE = atLeastZero(sql`staged.qty - coalesce(held.qty, 0)`);
const BY_DELTA = atLeastZero(sql`stock.qty + staged.qty - coalesce(stock.imported_qty, staged.qty)`);

async function moveStock(transaction: Transaction<Tables>, runId: string, mode: 'delta' | 'master'): Promise<number> {
  // Reservations lock the rows of stock first: reserved units cannot change once these are locked.
  await sql`update stock set qty = qty
    where warehouse_id = ${MAIN} and variant_sku in (select sku from import_variant where run_id = ${runId})`.execute(
    transaction,
  );
  const tracked = mode === 'master' ? FREE : sql`case when stock.tracked = 0 then ${FREE} else ${BY_DELTA} end`;
  const qty = sql`case when staged.tracked = 0 then staged.qty else ${tracked} end`;
  const { numAffectedRows = 0n } = await sql`
    update stock set qty = ${qty}, tracked = staged.tracked
    from import_variant staged left join ${RESERVED} on held.variant_sku = staged.sku
    where staged.run_id = ${runId} and staged.sku = stock.variant_sku and stock.warehouse_id = ${MAIN}
      and (stock.tracked <> staged.tracked or stock.qty <> ${qty})`.execute(transaction);
  await sql`
    update stock set imported_qty = case when staged.tracked = 1 then staged.qty end
    from import_variant staged
    where staged.run_id = ${runId} and staged.sku = stock.variant_sku and stock.warehouse_id = ${MAIN}`.execute(
    transaction,
  );
  return Number(numAffectedRows);
}

async function insertStock(transaction: Transaction<Tables>, runId: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into stock (variant_sku, warehouse_id, qty, tracked, imported_qty)
    select staged.sku, ${MAIN}, case when staged.tracked = 0 then staged.qty else ${FREE} end, staged.tracked,
      case when staged.tracked = 1 then staged.qty end
    from import_variant staged left join ${RESERVED} on held.variant_sku = staged.sku
    where staged.run_id = ${runId}
      and not exists (
        select 1 from stock where stock.variant_sku = staged.sku and stock.warehouse_id = ${MAIN})`.execute(
    transaction,
  );
  return Number(numAffectedRows);
}

/** SQLite and PostgreSQL have different functions for the greater of two values. */
function atLeastZero(number: ReturnType<typeof sql>) {
  return sql`case when ${number} > 0 then ${number} else 0 end`;
}
