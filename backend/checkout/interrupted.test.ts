import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { childEnv } from '../../tests/harness/command.ts';
import { putProduct } from '../catalog/shop.test-support.ts';
import { createTemporaryPostgres } from '../db/database.test-support.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { joinProcesses } from '../db/process-registry.ts';
import { createIdempotencyKeys } from '../http/idempotency-keys.ts';
import { INTERRUPTED_CHILD, type Interruption } from './interrupted-child.test-support.ts';
import { CARDS, createOrderShop, newCustomer, placement, promised, unitsOf } from './order-service.test-support.ts';

const log = { warn: () => {} };

async function createSqlite() {
  const folder = await mkdtemp(join(tmpdir(), 'aisle-interrupted-'));
  return { url: `file:${join(folder, 'shop.db')}`, drop: () => rm(folder, { recursive: true }) };
}

/** Runs the process until it stops in the middle of an order, and kills it. */
async function interrupt(...args: string[]): Promise<void> {
  const child = spawn(process.execPath, [INTERRUPTED_CHILD, ...args], {
    env: childEnv(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => Promise.reject(new Error('The process ended before it was killed.'))),
  ]);
  child.kill('SIGKILL');
  await ended;
}

describe.each([
  { name: 'SQLite', create: createSqlite },
  { name: 'PostgreSQL', create: createTemporaryPostgres },
])('an order on $name whose process was killed', ({ create }) => {
  let url: string;
  let database: Database;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    ({ url, drop } = await create());
    database = await openDatabase(url);
    await putProduct(database, { id: 'map', variants: [{ sku: 'MANY', stock: 1000 }] });
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  const orderOf = (basketId: string) =>
    database.read.selectFrom('shop_order').select('order_number').where('basket_id', '=', basketId).executeTakeFirst();

  async function begin(moment: Interruption) {
    const shop = createOrderShop(database);
    const customer = newCustomer();
    const cartId = await shop.fillCart(customer, { productId: 'MANY', qty: 1 });
    const token = await shop.cardToken(CARDS.approved);
    await interrupt(url, moment, customer.consumerNo, cartId, token);
    return { moment, customer, cartId, token, before: await orderOf(cartId) };
  }

  test.each([
    { by: 'a process that starts afterwards', isBeside: false, moments: ['charged', 'written', 'answered'] as const },
    { by: 'a process that ran beside it', isBeside: true, moments: ['claimed', 'answered'] as const },
  ])('is answered within three seconds, once, by $by', async ({ isBeside, moments }) => {
    const beside = isBeside ? await joinProcesses(database, { log }) : undefined;
    const begun = [];
    for (const moment of moments) begun.push(await begin(moment));
    expect(begun.flatMap(({ moment, before }) => (before ? [moment] : []))).toEqual(['answered']);
    const start = performance.now();
    const running = beside ?? (await joinProcesses(database, { log }));
    onTestFinished(() => running.leave());
    const holder = running.id;
    const { orders } = createOrderShop(database, { holder });
    const keys = createIdempotencyKeys({ ...database, holder });
    const answers = await Promise.all(
      begun.map(({ customer, cartId, token }) =>
        keys.run({ consumerNo: customer.consumerNo, key: cartId, content: cartId }, async () => {
          return { status: 200, answer: await orders.place(customer, placement(cartId, token)) };
        }),
      ),
    );
    expect(performance.now() - start).toBeLessThan(3000);
    for (const [index, { cartId, before }] of begun.entries()) {
      const order = await orderOf(cartId);
      expect(answers[index]?.answer).toMatchObject({ orderNumber: order?.order_number, status: 'placed' });
      if (before) expect(order).toEqual(before);
    }
    await orders.expireOverdue();
    const { sold, reserved } = await unitsOf(database, 'MANY');
    const placed = await database.read.selectFrom('shop_order').select('total_minor').execute();
    expect({ sold, reserved }).toEqual({ sold: placed.length, reserved: 0 });
    expect(await promised(database)).toBe(placed.reduce((sum, { total_minor }) => sum + total_minor, 0));
  });
});
