import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../../../tests/harness/command.ts';
import { putProduct } from '../../catalog/shop.test-support.ts';
import { createTemporaryPostgres } from '../../db/database.test-support.ts';
import { openDatabase, type Database } from '../../db/database.ts';
import { unitsOf } from '../../checkout/order-service.test-support.ts';
import { createFulfilment, moneyOf, type Fulfilment } from './fulfilment.test-support.ts';

/** Milliseconds: each command starts a process. */
const MANY_COMMANDS = 120_000;

interface TestEnvironment {
  /** Environment of the command. */
  readonly env: NodeJS.ProcessEnv;
  readonly url: string;
  drop(): Promise<void>;
}

async function makeFolder(): Promise<TestEnvironment> {
  const folder = await mkdtemp(join(tmpdir(), 'aisle-orders-'));
  const url = `file:${join(folder, 'aisle.db')}`;
  return { env: { DATA_DIR: folder }, url, drop: () => rm(folder, { recursive: true }) };
}

async function makePostgres(): Promise<TestEnvironment> {
  const { env, drop } = await makeFolder();
  const server = await createTemporaryPostgres();
  const dropAll = async () => {
    await server.drop();
    await drop();
  };
  return { env: { ...env, DATABASE_URL: server.url }, url: server.url, drop: dropAll };
}

const ENVIRONMENTS = [
  { name: 'SQLite', make: makeFolder },
  { name: 'PostgreSQL', make: makePostgres },
];

async function run(env: NodeJS.ProcessEnv, args: readonly string[]) {
  const { code, stdout, stderr } = await runCommand(['scripts/orders.ts', ...args], env);
  return { code, text: (stdout + stderr).trimEnd() };
}

describe.each(ENVIRONMENTS)('npm run orders on $name, while the shop runs', ({ make }) => {
  let environment: TestEnvironment;
  let database: Database;
  let shop: Fulfilment;
  beforeAll(async () => {
    environment = await make();
    database = await openDatabase(environment.url);
    shop = createFulfilment(database, { now: Date.now });
    const variants = [{ sku: 'BOOT, 42:wide', price: 5000, stock: 10 }, { sku: 'SOCK' }];
    await putProduct(database, { id: 'boot', name: 'Boot', variants });
  });
  afterAll(async () => {
    await database.close();
    await environment.drop();
  });

  const orders = (...args: string[]) => run(environment.env, args);
  const buy = () => shop.buy([{ productId: 'BOOT, 42:wide', qty: 2 }]);

  test('takes an order from the list to its refund', { timeout: MANY_COMMANDS }, async () => {
    const { orderNumber, query, totals, items: bought } = await buy();
    const listed = await orders('list', '--open');
    expect(listed).toMatchObject({ code: 0, text: expect.stringMatching(`${orderNumber} .* preparing .* 2 units`) });
    const shown = await orders('show', orderNumber);
    expect(shown.text).toContain('2 × BOOT, 42:wide  Boot');
    expect(shown.text).toContain('1 Ridge Road');

    const items = ['--items', 'BOOT, 42:wide:1'];
    expect(await orders('ship', orderNumber, '--tracking', 'T1', '--carrier', 'DHL', ...items)).toEqual({
      code: 0,
      text: `${orderNumber}: shipped 1 × BOOT, 42:wide`,
    });
    expect(await orders('ship', orderNumber, '--tracking', 'T1', ...items)).toEqual({
      code: 0,
      text: `${orderNumber}: had been shipped before, nothing was changed`,
    });
    expect((await orders('show', orderNumber)).text).toContain('parcel DHL T1: shipped');
    expect((await orders('ship', orderNumber)).code).toBe(0);
    expect(await orders('ship', orderNumber)).toEqual({
      code: 1,
      text: `order ${orderNumber} has been shipped already`,
    });
    expect((await orders('deliver', orderNumber)).text).toContain('delivered 2 × BOOT, 42:wide');
    expect(await orders('list', '--open')).toEqual({ code: 0, text: 'no open orders' });

    await shop.reconciliation();
    const { free } = await unitsOf(database, 'BOOT, 42:wide');
    const { returnNumber } = await shop.purchases.returnLabel(query, [{ itemId: bought[0]?.id ?? '', qty: 1 }]);
    expect((await orders('list', '--open')).text).toContain(`return ${returnNumber}`);
    const received = await orders('received', returnNumber);
    expect(received).toEqual({ code: 0, text: `${returnNumber}: received 1 × BOOT, 42:wide; refunded 50 USD` });
    expect(await orders('received', orderNumber)).toEqual({
      code: 0,
      text: `${orderNumber}: had been received before, nothing was changed`,
    });
    expect((await orders('received', orderNumber, ...items, '--another')).code).toBe(0);
    await shop.reconciliation();
    const captured = Math.round(totals.total * 100);
    expect(await moneyOf(database, orderNumber)).toMatchObject({ captured, refunded: captured });
    expect((await unitsOf(database, 'BOOT, 42:wide')).free).toBe(free + 2);
    expect((await orders('cancel', orderNumber)).text).toContain('something of it was sent');
  });

  test('cancels an order, once', { timeout: MANY_COMMANDS }, async () => {
    const { orderNumber } = await buy();
    expect(await orders('cancel', orderNumber)).toEqual({ code: 0, text: `${orderNumber}: cancelled` });
    expect((await orders('cancel', orderNumber)).text).toContain('was cancelled before');
    expect(await orders('ship', orderNumber)).toEqual({ code: 1, text: `order ${orderNumber} is cancelled` });
  });
});

describe('npm run orders', () => {
  test('prints its usage', async () => {
    const environment = await makeFolder();
    const { code, text } = await run(environment.env, ['send', 'M1']);
    expect(code).toBe(1);
    expect(text).toMatch(/^"send" is no command\nusage:\n/);
    expect(text).toContain('npm run orders -- ship NUMBER');
    await environment.drop();
  });

  test('creates no database, and names the missing one', async () => {
    const environment = await makeFolder();
    expect(await run(environment.env, ['list'])).toEqual({
      code: 1,
      text: 'there is no database yet: start the shop first, or check DATA_DIR',
    });
    expect(await readdir(environment.env['DATA_DIR'] ?? '')).toEqual([]);
    await environment.drop();
  });
});
