import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { CartItem } from '../../../src/api/cart/cart-item.schema.ts';
import { netOf } from '../../../domain/pricing/price-cart.ts';
import type { Gift, PricedLine } from '../../../domain/pricing-model.ts';
import type { LoadedCart } from '../../cart/model/locked-cart.ts';
import type { Tables } from '../../db/tables.ts';
import { spendOfLines } from './spend.ts';
import type { StockUnits } from '../../inventory/stock.ts';
import { createLineShares, unitsOfLine } from './line-warehouses.ts';
import { foldText } from '../../text-search/words.ts';

export type OrderRow = Selectable<Tables['shop_order']>;
export type OrderPaymentRow = Selectable<Tables['order_payment']>;
type NewOrder = Insertable<Tables['shop_order']>;
type NewLine = Insertable<Tables['order_line']>;
/** Each row names every column: rows that are inserted together do not get column defaults. */
type NewPayment = Omit<
  Required<Insertable<Tables['order_payment']>>,
  'id' | 'order_number' | 'position' | 'refunded_minor'
>;

export interface NewOrderRows {
  readonly order: NewOrder;
  readonly lines: readonly Omit<NewLine, 'order_number' | 'position'>[];
  readonly payments: readonly NewPayment[];
}

export async function insertOrder(transaction: Transaction<Tables>, rows: NewOrderRows): Promise<void> {
  const { order_number, status, created_at } = rows.order;
  await transaction.insertInto('shop_order').values(rows.order).execute();
  const lines = rows.lines.map((line, position) => ({ ...line, order_number, position }));
  await transaction.insertInto('order_line').values(lines).execute();
  const payments = rows.payments.map((payment, position) => ({
    ...payment,
    id: randomUUID(),
    order_number,
    position,
  }));
  if (payments.length > 0) await transaction.insertInto('order_payment').values(payments).execute();
  await recordEvent(transaction, { order_number, kind: status, reason: null, at: created_at });
}

export async function recordEvent(
  transaction: Transaction<Tables>,
  event: Omit<Insertable<Tables['order_event']>, 'id'>,
): Promise<void> {
  await transaction
    .insertInto('order_event')
    .values({ id: randomUUID(), ...event })
    .execute();
}

interface LineSource {
  /** Those that were still in stock. */
  readonly gifts: readonly Gift[];
  /** Of lines and gifts, by stock location. */
  readonly units: readonly StockUnits[];
  /** Of the order's response. */
  readonly items: readonly Pick<CartItem, 'id' | 'name'>[];
}

/** The lines of a cart and its gifts as an order stores them. */
export function toLineRows({ record, priced }: LoadedCart, { gifts, units, items }: LineSource): NewOrderRows['lines'] {
  const rows = new Map(record.lines.map(({ item }) => [item.id, item]));
  const spend = spendOfLines(priced);
  const names = new Map(items.map(({ id, name }) => [id, foldText(name)]));
  const rowOf = (line: PricedLine) => toLineRow(line, rows.get(line.id), spend.get(line.id) ?? 0);
  const takeShare = createLineShares(units);
  return [...priced.lines.map(rowOf), ...gifts.map(toGiftRow)].map((line) => ({
    ...line,
    warehouses: line.made_to_order === 1 ? null : takeShare(line),
    search_name: names.get(line.id) ?? null,
  }));
}

type StoredLine = Pick<Selectable<Tables['cart_item']>, 'recipe_id' | 'gift_option'>;

function toLineRow(line: PricedLine, item: StoredLine | undefined, spend_minor: number) {
  return {
    id: line.id,
    variant_sku: line.sku,
    qty: line.qty,
    store_id: line.method === 'pickup' ? line.storeId : null,
    shipping_method: line.method,
    unit_minor: line.unit.current,
    net_minor: netOf(line),
    tax_minor: line.tax,
    spend_minor,
    is_gift: 0,
    is_digital: line.isDigital ? 1 : 0,
    recipe_id: item?.recipe_id ?? null,
    made_to_order: line.isMadeToOrder ? 1 : 0,
    gift_option: item?.gift_option ?? null,
  };
}

function toGiftRow({ id, sku, qty }: Gift) {
  const free = { unit_minor: 0, net_minor: 0, tax_minor: 0, spend_minor: 0 };
  return {
    id,
    variant_sku: sku,
    qty,
    store_id: null,
    shipping_method: 'standard',
    ...free,
    is_gift: 1,
    is_digital: 0,
    recipe_id: null,
    made_to_order: 0,
    gift_option: null,
  };
}

export function findOrder(database: Kysely<Tables>, orderNumber: string): Promise<OrderRow | undefined> {
  return database.selectFrom('shop_order').selectAll().where('order_number', '=', orderNumber).executeTakeFirst();
}

/** Units that the order took from stock, before any was shipped. */
export async function loadUnits(database: Kysely<Tables>, orderNumber: string): Promise<StockUnits[]> {
  const rows = await database
    .selectFrom('order_line')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .where('made_to_order', '=', 0)
    .execute();
  return rows.flatMap((row) => unitsOfLine(row, row.qty - row.cancelled_qty));
}
