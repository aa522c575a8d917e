import { toMajor } from '../../../domain/money.ts';
import type { Warehouse } from '../../../domain/warehouses/warehouse.ts';
import { CommandError, runShopCommand } from '../../commands/shop-command.ts';
import type { Connections } from '../../db/dialects.ts';
import { countedUses } from '../model/redemption.ts';
import { createSettlement } from '../../cart/payment/settlement.ts';
import { cancelUnits, type Cancelled } from './cancel-units.ts';
import { deliverOrder } from './deliver-order.ts';
import { OrderCommandError } from '../model/lock-order.ts';
import { listOrders } from './list-orders.ts';
import { parseOrderCommand, USAGE, type OrderCommand } from './command-options.ts';
import type { LineUnits } from './order-units.ts';
import { receiveReturn, type Received } from './receive-return.ts';
import { shipParcel, type Done } from './ship-order.ts';
import { showOrder } from './show-order.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { findOrder } from '../model/order-rows.ts';
import { cancelOrder, type CancelOrderDeps } from '../model/cancel-order.ts';
import { loadOrderLines } from '../model/find-purchase.ts';
import { queueNotice } from './order-notices.ts';
import { hasLeft } from '../model/progress.ts';

/** The command line's order commands, on the shop's own database. Returns the exit code; 1 when nothing was done. */
export function runOrders(
  args: readonly string[],
  { databaseUrl, warehouses }: { readonly databaseUrl: string; readonly warehouses: readonly Warehouse[] },
): Promise<0 | 1> {
  return runShopCommand({
    databaseUrl,
    needs: 'parcel',
    parse: () => parse(args),
    perform: (connections, command) => perform(connections, command, warehouses),
  });
}

function parse(args: readonly string[]): OrderCommand {
  try {
    return parseOrderCommand(args);
  } catch (error) {
    if (error instanceof OrderCommandError) throw new CommandError(`${error.message}\n${USAGE}`, { cause: error });
    throw error;
  }
}

async function perform(
  { read, write }: Connections,
  command: OrderCommand,
  warehouses: readonly Warehouse[],
): Promise<readonly string[]> {
  const deps = { read, write, settlement: createSettlement(), redemption: countedUses, now: Date.now };
  const { name, number, ...options } = command;
  const order = { ...options, orderNumber: number };
  switch (name) {
    case 'list':
      return describeList(await listOrders(read, options.isOpen), options.isOpen);
    case 'show':
      return showOrder(read, number, warehouses);
    case 'ship':
      return [describe(number, 'shipped', await shipParcel(deps, order))];
    case 'deliver':
      return [describe(number, 'delivered', await deliverOrder(deps, order))];
    case 'received':
      return [describeRefund(number, 'received', await receiveReturn(deps, { ...options, number }))];
    case 'cancel': {
      const { items } = options;
      if (items) return [describeRefund(number, 'cancelled', await cancelUnits(deps, { orderNumber: number, items }))];
      const isNew = await cancelByShop(deps, number);
      return [`${number}: ${isNew ? 'cancelled' : 'was cancelled before, nothing was changed'}`];
    }
  }
}

function describeRefund(number: string, verb: string, done: Cancelled | Received | undefined): string {
  const text = describe(number, verb, done?.units);
  return done ? `${text}; refunded ${toMajor(done.refund, done.currency)} ${done.currency}` : text;
}

function describeList({ lines, hasMore }: Awaited<ReturnType<typeof listOrders>>, isOpen: boolean): readonly string[] {
  if (lines.length === 0) return [isOpen ? 'no open orders' : 'no orders'];
  return hasMore ? [...lines, `and more ${isOpen ? 'newer' : 'older'} ones`] : lines;
}

function describe(number: string, verb: string, units: Done): string {
  if (!units) return `${number}: had been ${verb} before, nothing was changed`;
  const listed = units.map(({ line, qty }: LineUnits) => `${qty} × ${line.variant_sku}`).join(', ');
  return `${number}: ${verb} ${listed}`;
}

interface CancelDeps extends CancelOrderDeps {
  readonly read: Kysely<Tables>;
}

/**
 * Cancels a placed order for the shop, also after the customer's time limit, and refunds and restocks everything.
 * Returns false for an order that is cancelled already; throws `OrderCommandError` once a unit was shipped or handed
 * out.
 */
export async function cancelByShop(deps: CancelDeps, orderNumber: string): Promise<boolean> {
  const order = await findOrder(deps.read, orderNumber);
  if (!order) throw new OrderCommandError(`there is no order ${orderNumber}`);
  if (order.status === 'cancelled') return false;
  if (order.status === 'pending') {
    throw new OrderCommandError(`order ${orderNumber} waits for its payment, it is given up by itself without it`);
  }
  return cancelOrder(deps, order, 'shop', async (transaction: Transaction<Tables>) => {
    const lines = await loadOrderLines(transaction, orderNumber);
    if (lines.some(hasLeft))
      throw new OrderCommandError(`order ${orderNumber} cannot be cancelled: something of it was sent`);
    const created_at = deps.now();
    await queueNotice(transaction, { order_number: orderNumber, kind: 'cancelled', reference: null, created_at });
  });
}
