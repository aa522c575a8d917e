import type { Kysely } from 'kysely';
import type { Order } from '../../../src/api/orders/orders.schema.ts';
import type { CartAddress } from '../../../src/api/core/address.schema.ts';
import { townLine } from '../../../domain/address/town-line.ts';
import { toMajor } from '../../../domain/money.ts';
import type { Warehouse } from '../../../domain/warehouses/warehouse.ts';
import type { Tables } from '../../db/tables.ts';
import { toOrder } from '../model/order-response.ts';
import { findOrder } from '../model/order-rows.ts';
import type { OrderLineRow } from '../model/find-purchase.ts';
import { loadPurchase, type PurchaseRecord } from '../model/purchase-record.ts';
import { OrderCommandError } from '../model/lock-order.ts';
import { warehousesOfLine } from '../model/line-warehouses.ts';
import { isMailed, progressOf } from '../model/progress.ts';

/** Contents and destination of an order, as lines; with the warehouses that ship them where the shop has several. */
export async function showOrder(
  read: Kysely<Tables>,
  orderNumber: string,
  warehouses: readonly Warehouse[] = [],
): Promise<string[]> {
  const order = await findOrder(read, orderNumber);
  if (!order) throw new OrderCommandError(`there is no order ${orderNumber}`);
  const record = await loadPurchase(read, order);
  const { currency } = order;
  const { email, shipments, items, ...sale } = toOrder(order);
  const names = new Map(
    items.map(({ id, name, size, sizeLabel, color, colorLabel, customization }) => [
      id,
      [
        name,
        colorLabel ?? color,
        sizeLabel ?? size,
        ...(customization?.facts ?? []).map(({ label, value }) => `${label}: ${value}`),
      ]
        .filter(Boolean)
        .join(', '),
    ]),
  );
  const money = (minor: number) => `${toMajor(minor, currency)} ${currency}`;
  return [
    `order ${orderNumber}  ${new Date(order.created_at).toISOString()}  ${progressOf(order, record.lines)}`,
    `paid ${money(order.total_minor)}, refunded ${money(order.refunded_minor)}, by ${email}`,
    ...describeSale(sale),
    ...record.lines.map((line) => describeLine(line, names.get(line.id), warehouses)),
    ...shipments.flatMap(({ shippingMethod, storeId, address }) => [
      `to: ${shippingMethod}${storeId === null ? '' : ` in store ${storeId}`}`,
      ...(address === null ? [] : describeAddress(address).map((text) => `    ${text}`)),
    ]),
    ...describeMoves(record),
    ...(order.cancel_reason === null ? [] : [`the customer cancelled it: ${order.cancel_reason}`]),
  ];
}

/** Who sold the order in a store, and which reductions were given by whom and why. */
function describeSale({ inStoreSalesInfo: seller, priceAdjustments = [], currency }: Sale): string[] {
  return [
    ...(seller ? [`sold in store ${seller.storeId} by ${seller.storeEmployeeId} (${seller.storeEmployeeName})`] : []),
    ...priceAdjustments.map(
      ({ price, itemId, reason, storeEmployeeId }) =>
        `reduced by ${price} ${currency} (${itemId === null ? 'order' : `line ${itemId}`}): ${reason}, by ${storeEmployeeId}`,
    ),
  ];
}

type Sale = Pick<Order, 'inStoreSalesInfo' | 'priceAdjustments' | 'currency'>;

function describeLine(line: OrderLineRow, name: string | undefined, warehouses: readonly Warehouse[]): string {
  const { qty, cancelled_qty, shipped_qty, delivered_qty, received_qty, variant_sku, store_id } = line;
  const counts = [
    ['cancelled', cancelled_qty],
    ['shipped', shipped_qty],
    ['delivered', delivered_qty],
    ['returned', received_qty],
  ] as const;
  const done = counts.filter(([, count]) => count > 0).map(([word, count]) => `${word} ${count}`);
  if (line.is_digital === 1) done.push(isMailed(line, Date.now()) ? 'mailed' : 'to be mailed');
  const location = store_id === null ? describeWarehouses(line, warehouses) : [`from store ${store_id}`];
  return `  ${qty} × ${variant_sku}  ${[name ?? '', ...location, ...done].filter(Boolean).join(', ')}`.trimEnd();
}

/** "2 from Venlo (venlo)", without units that are back in stock. */
function describeWarehouses(line: OrderLineRow, warehouses: readonly Warehouse[]): string[] {
  if (warehouses.length < 2 || line.is_digital === 1) return [];
  const names = new Map(warehouses.map(({ id, name }) => [id, `${name} (${id})`]));
  return Array.from(warehousesOfLine(line), ([id, qty]) => `${qty} from ${names.get(id) ?? id}`);
}

function describeAddress(address: CartAddress): string[] {
  const { firstName, lastName, addressLine1, addressLine2, countryCode, phone } = address;
  const location = townLine(address);
  return [`${firstName} ${lastName}`.trim(), addressLine1, addressLine2, location, countryCode, phone].filter(Boolean);
}

function describeMoves({ parcels, returns }: PurchaseRecord): string[] {
  const day = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  return [
    ...parcels.map(({ carrier, tracking, shipped_at, delivered_at }) => {
      const name = [carrier, tracking].filter(Boolean).join(' ') || 'without a number';
      return `parcel ${name}: shipped ${day(shipped_at)}${delivered_at === null ? '' : `, delivered ${day(delivered_at)}`}`;
    }),
    ...returns.map(({ return_number, created_at, received_at }) => {
      const end = received_at === null ? 'not here yet' : `received ${day(received_at)}`;
      return `return ${return_number}: announced ${day(created_at)}, ${end}`;
    }),
  ];
}
