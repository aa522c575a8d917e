import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { OrderRow } from './order-rows.ts';
import { loadOrderLines, type OrderLineRow } from './find-purchase.ts';

type Rows<Name extends keyof Tables> = readonly Selectable<Tables[Name]>[];

/** An order with its parcels, returns, refunds and events. */
export interface PurchaseRecord {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly returns: Rows<'order_return'>;
  readonly returnLines: readonly Pick<Rows<'order_return_line'>[number], 'return_number' | 'line_id' | 'qty'>[];
  readonly parcels: Rows<'parcel'>;
  readonly parcelLines: Rows<'parcel_line'>;
  readonly refunds: Rows<'order_refund'>;
  readonly events: Rows<'order_event'>;
}

export async function loadPurchase(read: Kysely<Tables>, order: OrderRow): Promise<PurchaseRecord> {
  const { order_number } = order;
  const [lines, returns, returnLines, parcels, parcelLines, refunds, events] = await Promise.all([
    loadOrderLines(read, order_number),
    read
      .selectFrom('order_return')
      .selectAll()
      .where('order_number', '=', order_number)
      .orderBy('created_at')
      .execute(),
    read
      .selectFrom('order_return_line as line')
      .innerJoin('order_return', 'order_return.return_number', 'line.return_number')
      .select(['line.return_number', 'line.line_id', 'line.qty'])
      .where('order_return.order_number', '=', order_number)
      .orderBy('line.line_id')
      .execute(),
    read.selectFrom('parcel').selectAll().where('order_number', '=', order_number).orderBy('shipped_at').execute(),
    read
      .selectFrom('parcel_line')
      .innerJoin('parcel', 'parcel.parcel_id', 'parcel_line.parcel_id')
      .selectAll('parcel_line')
      .where('parcel.order_number', '=', order_number)
      .execute(),
    read.selectFrom('order_refund').selectAll().where('order_number', '=', order_number).execute(),
    read.selectFrom('order_event').selectAll().where('order_number', '=', order_number).orderBy('at').execute(),
  ]);
  return { order, lines, returns, returnLines, parcels, parcelLines, refunds, events };
}
