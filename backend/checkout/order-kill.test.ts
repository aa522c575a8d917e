import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { childEnv } from '../../tests/harness/command.ts';
import { putProduct } from '../catalog/shop.test-support.ts';
import { createTemporaryPostgres } from '../db/database.test-support.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { CHILD } from './order-child.test-support.ts';
import {
  createOrderShop,
  promised,
  spreadStock,
  unitsByWarehouse,
  unitsOf,
  WAREHOUSE_IDS,
} from './order-service.test-support.ts';

const isSoak = import.meta.env.MODE === 'soak';
const STOCK = 1_000_000;
const SKUS = ['MANY', 'MORE'];
/** By warehouse: the first sells out while orders are placed, so that some are divided. */
const SPREAD = [41, 13, STOCK - 54];
const HOUR = 60 * 60 * 1000;

/** A database that outlives the process, and a function that waits until a killed process's transactions have ended. */
interface Shared {
  readonly url: string;
  readonly untilQuiet: () => Promise<void>;
  readonly drop: () => Promise<void>;
}

async function createSqliteFile(): Promise<Shared> {
  const folder = await mkdtemp(join(tmpdir(), 'aisle-kill-'));
  const drop = () => rm(folder, { recursive: true });
  return { url: `file:${join(folder, 'shop.db')}`, untilQuiet: async () => {}, drop };
}

async function createPostgres(): Promise<Shared> {
  const { url, drop } = await createTemporaryPostgres();
  return { url, untilQuiet: () => untilAlone(url), drop };
}

/** The server notices a dead client at its next read or write, and ends its transaction then. */
async function untilAlone(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const others = 'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  while ((await client.query(others)).rows.length > 0) await pause(10);
  await client.end();
}

/** Kills a process that places orders, and returns the orders it had confirmed, with their totals. */
async function placeAndKill(url: string, round: number): Promise<Map<string, number>> {
  const child = spawn(process.execPath, [CHILD, url, `round-${round}`], {
    env: childEnv(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise((resolve) => child.once('close', resolve));
  while (out.split('\n').length < 6 && child.exitCode === null) await pause(5);
  await pause(Math.random() * 60);
  child.kill('SIGKILL');
  await ended;
  if (child.exitCode !== null) throw new Error(`The process ended before it was killed: ${errors}`);
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

/** Every confirmed order is stored; every stored order is complete, and the stock agrees. */
async function checkOrders(database: Database, answered: ReadonlyMap<string, number>): Promise<void> {
  const orders = new Map((await wholeOrders(database)).map((order) => [order.order_number, order]));
  for (const [number, total] of answered) {
    expect(orders.get(number)).toMatchObject({ total_minor: Math.round(total * 100) });
  }
  for (const order of orders.values()) {
    const { total_minor: paid, order_number } = order;
    expect(order).toMatchObject({ units: 3, paid, cart: { status: 'ordered', order_number } });
  }
  for (const sku of SKUS) {
    const { free, reserved, sold } = await unitsOf(database, sku);
    expect(free + reserved + sold).toBe(STOCK);
    const units = await unitsByWarehouse(database, sku);
    expect(WAREHOUSE_IDS.map((id) => units.get(id))).toEqual(SPREAD);
  }
}

/** After the expiry of everything left behind, only existing orders have reservations and authorisations. */
async function checkLater(database: Database): Promise<void> {
  const { orders } = createOrderShop(database, { now: () => Date.now() + HOUR });
  const pending = database.read.selectFrom('shop_order').select('order_number').where('status', '=', 'pending');
  const voiding = database.read.selectFrom('order_payment').select('id').where('state', '=', 'voiding');
  const claims = database.read.selectFrom('order_claim').select('claim');
  do await orders.expireOverdue();
  while ((await Promise.all([pending.execute(), voiding.execute(), claims.execute()])).flat().length > 0);
  for (const sku of SKUS) expect(await unitsOf(database, sku)).toMatchObject({ reserved: 0 });
  const standing = (await wholeOrders(database)).filter(({ status }) => status === 'placed');
  expect(await promised(database)).toBe(standing.reduce((sum, { total_minor }) => sum + total_minor, 0));
}

describe.each([
  { name: 'SQLite', create: createSqliteFile, rounds: isSoak ? 50 : 10 },
  { name: 'PostgreSQL', create: createPostgres, rounds: isSoak ? 50 : 3 },
])('orders on $name while their process is killed', ({ create, rounds }) => {
  test(`are stored completely once they are confirmed, ${rounds} times`, { timeout: rounds * 30_000 }, async () => {
    const { url, untilQuiet, drop } = await create();
    onTestFinished(drop);
    const seeded = await openDatabase(url);
    const variants = SKUS.map((sku, index) => ({ sku, price: 333 + 966 * index, stock: STOCK }));
    await putProduct(seeded, { id: 'map', variants });
    for (const sku of SKUS) await spreadStock(seeded, sku, SPREAD);
    await seeded.close();
    const answered = new Map<string, number>();
    for (let round = 0; round < rounds; round += 1) {
      for (const [number, total] of await placeAndKill(url, round)) answered.set(number, total);
      await untilQuiet();
      const database = await openDatabase(url);
      await checkOrders(database, answered);
      await database.close();
    }
    expect(answered.size).toBeGreaterThanOrEqual(rounds * 5);
    const database = await openDatabase(url);
    await checkLater(database);
    await database.close();
  });
});
