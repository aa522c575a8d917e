import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import type { PurchaseHistory } from '../../src/api/orders/purchases.schema.ts';
import type { Tables } from '../db/tables.ts';
import { foldText } from '../text-search/words.ts';
import type { OrderLineRow } from './model/find-purchase.ts';
import type { OrderRow } from './model/order-rows.ts';
import { toHistoryEntry } from './purchase-response.ts';

export interface HistoryQuery {
  readonly start: number;
  readonly count: number;
  /** A part of an order number, or words of a product's name. */
  readonly search?: string | undefined;
  /** In UTC. */
  readonly year?: number | undefined;
}

type Orders = ExpressionBuilder<Tables, 'shop_order'>;

/** The matching orders of an account, newest first; orders that were never paid are left out. */
export async function loadHistory(
  read: Kysely<Tables>,
  consumerNo: string,
  { start, count, search = '', year }: HistoryQuery,
): Promise<PurchaseHistory> {
  const all = read
    .selectFrom('shop_order')
    .where('consumer_no', '=', consumerNo)
    .where((order) => order.or([order('status', '=', 'placed'), order('placed_at', 'is not', null)]));
  const moments = await all.select('created_at').execute();
  const years = moments.map(({ created_at }) => new Date(created_at).getUTCFullYear());
  const ofYear = year === undefined ? all : all.where((order) => isInYear(order, year));
  const own = search === '' ? ofYear : ofYear.where((order) => isMatch(order, search));
  const { total } =
    own === all
      ? { total: moments.length }
      : await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const page = own.selectAll().orderBy('created_at', 'desc').orderBy('order_number').limit(count).offset(start);
  const rows = await page.execute();
  const lines = await loadLinesOf(read, rows);
  const orders = rows.map((order) => toHistoryEntry(order, lines.get(order.order_number) ?? []));
  const known = [...new Set(years)].toSorted((one, other) => other - one);
  return { total: Number(total), years: known, start, count: orders.length, orders };
}

const isInYear = (order: Orders, year: number) =>
  order.and([order('created_at', '>=', Date.UTC(year, 0)), order('created_at', '<', Date.UTC(year + 1, 0))]);

/** Whether the number contains the text, or the name of one product all its words. */
function isMatch(order: Orders, search: string) {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const named = order
    .selectFrom('order_line')
    .select('order_line.id')
    .whereRef('order_line.order_number', '=', 'shop_order.order_number')
    .where((line) => line.and(words.map((word) => contains('order_line.search_name', word))));
  return order.or([contains('shop_order.order_number', search.toUpperCase()), order.exists(named)]);
}

const contains = (column: string, text: string) =>
  sql<boolean>`${sql.ref(column)} like ${`%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`} escape '\\'`;

async function loadLinesOf(read: Kysely<Tables>, orders: readonly OrderRow[]) {
  if (orders.length === 0) return new Map<string, OrderLineRow[]>();
  const numbers = orders.map(({ order_number }) => order_number);
  const lines = await read.selectFrom('order_line').selectAll().where('order_number', 'in', numbers).execute();
  return Map.groupBy(lines, ({ order_number }) => order_number);
}
