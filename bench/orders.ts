import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../backend/db/database.ts';
import { startChildServer, type ChildServer } from './child-server.ts';
import type { Figure } from './figure.ts';
import { JsonConnection, writeRequest } from './json-connection.ts';
import { median } from './load.ts';
import { BenchCustomer } from './orders-customer.ts';
import { insertsPerSecond } from './orders-limit.ts';

const CONNECTIONS = 32;
const ROUNDS = 3;
const SECONDS = 2;
/** Orders each connection places in one round, in sequence. */
const ORDERS_EACH = 8;
const PLENTY = 1_000_000_000;

/** Changes carts and places orders over HTTP, in a separate service on a SQLite file with synchronous writes. */
export async function measureOrders(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aisle-bench-orders-'));
  const url = `file:${join(folder, 'shop.db')}`;
  const shop = await startChildServer('commerce.ts', [url]);
  const echo = await startChildServer('echo.ts');
  try {
    const skus = await restock(url);
    return [...(await measureChanges(shop, echo, skus)), ...(await measurePlacements(shop, folder, skus))];
  } finally {
    await echo.stop();
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Sets the stock of two variants of two products high enough for every round. */
async function restock(url: string): Promise<readonly string[]> {
  const { read, write, close } = await openDatabase(url);
  const rows = await read
    .selectFrom('variant')
    .innerJoin('product_category', 'product_category.product_id', 'variant.product_id')
    .select((row) => row.fn.min('sku').as('sku'))
    .where('digital', '=', 0)
    .where('max_qty', 'is', null)
    .groupBy('variant.product_id')
    .orderBy('variant.product_id')
    .limit(2)
    .execute();
  const skus = rows.map(({ sku }) => sku);
  await write.updateTable('stock').set({ qty: PLENTY }).where('variant_sku', 'in', skus).execute();
  await close();
  return skus;
}

interface Lane {
  readonly connection: JsonConnection;
  /** Sent in rotation. */
  readonly requests: readonly string[];
}

async function measureChanges(shop: ChildServer, echo: ChildServer, skus: readonly string[]): Promise<Figure[]> {
  const lanes = await eachConnection(async () => {
    const customer = await BenchCustomer.start(shop.origin);
    await customer.fill(skus);
    return { connection: customer.connection, requests: [2, 3].map((qty) => customer.change(qty)) };
  });
  const body = { itemId: crypto.randomUUID(), qty: 2 };
  const echoed = writeRequest({ method: 'PUT', path: '/cart/v1/cart/item', body });
  const limits = await eachConnection(async () => {
    return { connection: await JsonConnection.open(echo.origin), requests: [echoed] };
  });
  const [changes, echoes]: Loaded[][] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [change, limit] = [await run(lanes), await run(limits)];
    if (round > 0) changes?.push(change);
    if (round > 0) echoes?.push(limit);
  }
  for (const { connection } of [...lanes, ...limits]) connection.close();
  return changeFigures(changes ?? [], echoes ?? []);
}

function changeFigures(changes: readonly Loaded[], echoes: readonly Loaded[]): Figure[] {
  const of = (results: readonly Loaded[], name: keyof Loaded) => median(results.map((result) => result[name]));
  const label = 'bare node:http, JSON echo';
  return [
    {
      name: 'cart change, throughput',
      unit: 'calls/s',
      aisle: of(changes, 'perSecond'),
      limit: { value: of(echoes, 'perSecond'), label },
      target: { kind: 'ratio-at-least', bound: 0.3 },
    },
    {
      name: `cart change, p99 at ${CONNECTIONS} connections`,
      unit: 'ms',
      aisle: of(changes, 'p99'),
      limit: { value: of(echoes, 'p99'), label },
      target: { kind: 'value-at-most', bound: 20 },
    },
  ];
}

function eachConnection<Result>(make: () => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: CONNECTIONS }, make));
}

interface Loaded {
  readonly perSecond: number;
  readonly p99: number;
}

/** All connections concurrently for some seconds, each with one pending request. */
async function run(lanes: readonly Lane[]): Promise<Loaded> {
  const times: number[] = [];
  const started = performance.now();
  const end = started + SECONDS * 1000;
  await Promise.all(
    lanes.map(async ({ connection, requests }) => {
      for (let round = 0; performance.now() < end; round += 1) {
        const sent = performance.now();
        await connection.send(requests[round % requests.length] ?? '');
        times.push(performance.now() - sent);
      }
    }),
  );
  const perSecond = (times.length / (performance.now() - started)) * 1000;
  const p99 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return { perSecond, p99 };
}

async function measurePlacements(shop: ChildServer, folder: string, skus: readonly string[]): Promise<Figure[]> {
  const connections = await eachConnection(() => JsonConnection.open(shop.origin));
  const placed: number[] = [];
  const bought: number[] = [];
  const inserted: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const result = await buy(connections, skus);
    const ceiling = insertsPerSecond(join(folder, `limit-${round}.db`));
    if (round === 0) continue;
    placed.push(result.placed);
    bought.push(result.bought);
    inserted.push(ceiling);
  }
  for (const connection of connections) connection.close();
  const limit = { value: median(inserted), label: 'bare transactions of one row, same pragmas' };
  console.log(`whole purchases, from session to order: ${median(bought).toFixed(1)} per second`);
  return [
    {
      name: 'orders placed, durably',
      unit: 'orders/s',
      aisle: median(placed),
      limit,
      target: { kind: 'value-at-least', bound: 200 },
    },
  ];
}

/** Guests prepare their carts, then all place their orders: orders and whole purchases per second. */
async function buy(connections: readonly JsonConnection[], skus: readonly string[]) {
  const started = performance.now();
  const carts = await Promise.all(connections.map((connection) => prepareCarts(connection, skus)));
  const prepared = performance.now();
  await Promise.all(
    carts.map(async (own) => {
      for (const { customer, request } of own) await customer.place(request);
    }),
  );
  const ended = performance.now();
  const orders = carts.flat().length * 1000;
  return { placed: orders / (ended - prepared), bought: orders / (ended - started) };
}

async function prepareCarts(connection: JsonConnection, skus: readonly string[]) {
  const ready: { customer: BenchCustomer; request: string }[] = [];
  for (let index = 0; index < ORDERS_EACH; index += 1) {
    const customer = await BenchCustomer.on(connection);
    await customer.fill(skus);
    ready.push({ customer, request: await customer.prepare() });
  }
  return ready;
}
