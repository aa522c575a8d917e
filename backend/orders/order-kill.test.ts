import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { putProduct } from '../catalog/shop.test-support.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { CHILD } from './order-child.test-support.ts';
import { createOrderShop, promised, unitsOf } from './orders.test-support.ts';

const ROUNDS = import.meta.env.MODE === 'soak' ? 50 : 10;
const STOCK = 1_000_000;
const HOUR = 60 * 60 * 1000;

/** Lets a process place orders, kills it in the middle, and answers the orders it had answered before, with their totals. */
async function placeAndKill(url: string, round: number): Promise<Map<string, number>> {
  const child = spawn(process.execPath, [CHILD, url, `round-${round}`], { stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let faults = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (faults += chunk.toString()));
  const ended = new Promise((resolve) => child.once('close', resolve));
  while (out.split('\n').length < 6 && child.exitCode === null) await pause(5);
  await pause(Math.random() * 60);
  child.kill('SIGKILL');
  await ended;
  if (child.exitCode !== null) throw new Error(`The process ended by itself: ${faults}`);
  const complete = out.slice(0, out.lastIndexOf('\n')).split('\n');
  return new Map(complete.map((line) => line.split(' ')).map(([number = '', total]) => [number, Number(total)]));
}

async function wholeOrders({ read }: Database) {
  const orders = await read.selectFrom('shop_order').selectAll().execute();
  const lines = await read.selectFrom('order_line').select(['order_number', 'qty']).execute();
  const payments = await read.selectFrom('order_payment').select(['order_number', 'amount_minor']).execute();
  const carts = await read.selectFrom('cart').select(['basket_id', 'status', 'order_number']).execute();
  const linesOf = Map.groupBy(lines, ({ order_number }) => order_number);
  const paymentsOf = Map.groupBy(payments, ({ order_number }) => order_number);
  const cartOf = new Map(carts.map((cart) => [cart.basket_id, cart]));
  return orders.map((order) => ({
    ...order,
    units: linesOf.get(order.order_number)?.reduce((sum, { qty }) => sum + qty, 0),
    paid: paymentsOf.get(order.order_number)?.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
    cart: cartOf.get(order.basket_id),
  }));
}

test(`an order that was answered survives kill -9, whole, ${ROUNDS} times`, { timeout: ROUNDS * 30_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'aisle-kill-'));
  const url = `file:${join(folder, 'shop.db')}`;
  const seeded = await openDatabase(url);
  const variants = [
    { sku: 'MANY', price: 1299, stock: STOCK },
    { sku: 'MORE', price: 333, stock: STOCK },
  ];
  await putProduct(seeded, { id: 'map', variants });
  await seeded.close();
  const answered = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [number, total] of await placeAndKill(url, round)) answered.set(number, total);
    const database = await openDatabase(url);
    const orders = new Map((await wholeOrders(database)).map((order) => [order.order_number, order]));
    for (const [number, total] of answered) {
      expect(orders.get(number)).toMatchObject({ total_minor: Math.round(total * 100) });
    }
    for (const order of orders.values()) {
      const { total_minor: paid, order_number } = order;
      expect(order).toMatchObject({ units: 3, paid, cart: { status: 'ordered', order_number } });
    }
    for (const sku of ['MANY', 'MORE']) {
      const { free, held, sold } = await unitsOf(database, sku);
      expect(free + held + sold).toBe(STOCK);
    }
    await database.close();
  }
  const database = await openDatabase(url);
  await createOrderShop(database, { now: () => Date.now() + HOUR }).orders.sweep();
  for (const sku of ['MANY', 'MORE']) expect(await unitsOf(database, sku)).toMatchObject({ held: 0 });
  const standing = (await wholeOrders(database)).filter(({ status }) => status === 'placed');
  expect(await promised(database)).toBe(standing.reduce((sum, { total_minor }) => sum + total_minor, 0));
  await database.close();
  await rm(folder, { recursive: true });
});
