import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { childEnv } from '../../tests/harness/command.ts';
import { putProduct } from '../catalog/shop.test-support.ts';
import { createTemporaryPostgres } from '../db/database.test-support.ts';
import { connect, openDatabase } from '../db/database.ts';
import { CHILD } from '../checkout/order-child.test-support.ts';
import { moveDatabase, runBackup, runMove, runRestore } from './run-backup.ts';
import { summariseDatabase } from './load-tables.ts';
import { restoreBackup } from './restore-backup.ts';
import type { ShopStorage } from './shop-storage.ts';
import { writeBackup } from './write-backup.ts';

const SKUS = ['MANY', 'MORE'];

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'aisle-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function createPostgresUrl(): Promise<string> {
  const { url, drop } = await createTemporaryPostgres('template0');
  onTestFinished(drop);
  return url;
}

async function createStorage(databaseUrl?: string): Promise<ShopStorage> {
  const folder = await createFolder();
  const [dataDir, contentDir] = [join(folder, 'data'), join(folder, 'content')];
  await Promise.all([dataDir, contentDir].map((path) => mkdir(path)));
  return { dataDir, contentDir, databaseUrl: databaseUrl ?? `file:${join(dataDir, 'aisle.db')}` };
}

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** Creates a shop with stock, a document, a draft and an imported image. */
async function fillStorage({ databaseUrl, dataDir, contentDir }: ShopStorage): Promise<void> {
  const database = await openDatabase(databaseUrl);
  const variants = SKUS.map((sku) => ({ sku, price: 333, stock: 1_000_000 }));
  await putProduct(database, { id: 'map', name: 'Line \u2028 separator', variants });
  await database.close();
  await put(join(contentDir, 'us/en-us/page/home.json'), '{"id":"home"}');
  await put(join(contentDir, 'us/en-us/page/home.draft.json'), '{"id":"home","title":"Draft"}');
  await put(join(dataDir, 'media/import/boot.webp'), 'pixels');
  await put(join(dataDir, 'images/small/boot.webp'), 'made again');
}

interface Seller {
  /** Totals by order number of the orders acknowledged so far. */
  acknowledged(): ReadonlyMap<string, number>;
  kill(): Promise<void>;
}

/** Starts another process that places orders. */
function startSeller(databaseUrl: string): Seller {
  const child = spawn(process.execPath, [CHILD, databaseUrl, 'seller'], {
    env: childEnv(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  const acknowledged = () => {
    const complete = out.slice(0, out.lastIndexOf('\n')).split('\n').filter(Boolean);
    return new Map(complete.map((line) => line.split(' ')).map(([number = '', total]) => [number, Number(total)]));
  };
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'close');
    child.kill('SIGKILL');
    await ended;
  };
  onTestFinished(kill);
  return { acknowledged, kill };
}

async function untilSold(seller: Seller, count: number): Promise<ReadonlyMap<string, number>> {
  await vi.waitFor(() => expect(seller.acknowledged().size).toBeGreaterThanOrEqual(count), { timeout: 60_000 });
  return seller.acknowledged();
}

/** All rows of the orders. */
async function ordersIn(databaseUrl: string) {
  const { read, close } = connect(databaseUrl);
  const orders = await read.selectFrom('shop_order').selectAll().orderBy('order_number').execute();
  const lines = await read.selectFrom('order_line').selectAll().orderBy('order_number').orderBy('id').execute();
  const payments = await read.selectFrom('order_payment').selectAll().orderBy('id').execute();
  await close();
  return new Map(
    orders.map((order) => [
      order.order_number,
      {
        order,
        lines: lines.filter((line) => line.order_number === order.order_number),
        payments: payments.filter((payment) => payment.order_number === order.order_number),
      },
    ]),
  );
}

async function expectOrders(databaseUrl: string, acknowledged: ReadonlyMap<string, number>, original: string) {
  const [restored, sold] = [await ordersIn(databaseUrl), await ordersIn(original)];
  for (const [number, total] of acknowledged) {
    expect(restored.get(number)).toEqual(sold.get(number));
    expect(restored.get(number)?.order.total_minor).toBe(Math.round(total * 100));
  }
}

describe('a database file', () => {
  test('contains every acknowledged order after a clean stop, without a log beside it', async () => {
    const storage = await createStorage();
    await fillStorage(storage);
    const seller = startSeller(storage.databaseUrl);
    await untilSold(seller, 5);
    await seller.kill();
    const acknowledged = seller.acknowledged();
    const database = await openDatabase(storage.databaseUrl);
    await putProduct(database, { id: 'tent', variants: [{ sku: 'TENT', price: 900, stock: 1 }] });
    await database.read.selectFrom('shop_order').select('order_number').execute();
    await database.close();
    const copy = join(await createFolder(), 'copy.db');
    await copyFile(join(storage.dataDir, 'aisle.db'), copy);
    expect(await readdir(storage.dataDir)).not.toContain('aisle.db-wal');
    await expectOrders(`file:${copy}`, acknowledged, storage.databaseUrl);
  });
});

describe.each([
  { name: 'SQLite', createUrl: async () => undefined },
  { name: 'PostgreSQL', createUrl: createPostgresUrl },
])('a backup on $name', ({ createUrl }) => {
  test('written while orders are placed restores all that were acknowledged before, with documents and images', async () => {
    const storage = await createStorage(await createUrl());
    await fillStorage(storage);
    const seller = startSeller(storage.databaseUrl);
    const acknowledged = await untilSold(seller, 10);
    const backup = join(await createFolder(), 'backup');
    await writeBackup(storage, backup);
    await untilSold(seller, seller.acknowledged().size + 5);
    await seller.kill();

    const target = await createStorage(await createUrl());
    const { manifest } = await restoreBackup(target, backup, false);

    await expectOrders(target.databaseUrl, acknowledged, storage.databaseUrl);
    const summaries = await summariseDatabase(target.databaseUrl);
    for (const { name, rows, sums, digest } of manifest.tables)
      expect({ name, ...summaries.get(name) }).toEqual({ name, rows, sums, digest });
    expect(manifest.files.map(({ path }) => path).toSorted()).toEqual([
      'media/import/boot.webp',
      'us/en-us/page/home.draft.json',
      'us/en-us/page/home.json',
    ]);
    const draft = await readFile(join(target.contentDir, 'us/en-us/page/home.draft.json'), 'utf8');
    expect(JSON.parse(draft)).toEqual({ id: 'home', title: 'Draft' });
    expect(await readFile(join(target.dataDir, 'media/import/boot.webp'), 'utf8')).toBe('pixels');
    await expect((await openDatabase(target.databaseUrl)).close()).resolves.toBeUndefined();
  });
});

describe('a restore', () => {
  async function backedUp() {
    const storage = await createStorage();
    await fillStorage(storage);
    const backup = join(await createFolder(), 'backup');
    await writeBackup(storage, backup);
    return { storage, backup };
  }

  test.each([
    [
      'a changed table',
      (folder: string) => writeFile(join(folder, 'tables/product.jsonl.gz'), 'x'),
      'product.jsonl.gz',
    ],
    ['a missing image', (folder: string) => rm(join(folder, 'data/media/import/boot.webp')), 'boot.webp'],
    ['no manifest', (folder: string) => rm(join(folder, 'manifest.json')), 'no whole backup'],
  ])('refuses a backup with %s and changes nothing', async (_damaged, damage, named) => {
    const { backup } = await backedUp();
    await damage(backup);
    const target = await createStorage();
    await expect(restoreBackup(target, backup, true)).rejects.toThrow(named);
    expect(await readdir(target.dataDir)).toEqual([]);
    expect(await readdir(target.contentDir)).toEqual([]);
  });

  test('fails when a shop exists, or with --replace moves its data aside', async () => {
    const { backup } = await backedUp();
    const target = await createStorage();
    await (await openDatabase(target.databaseUrl)).close();
    await put(join(target.contentDir, 'us/en-us/page/home.json'), '{"id":"mine"}');
    await put(join(target.contentDir, 'us/en-us/page/other.json'), '{}');
    await expect(restoreBackup(target, backup, false)).rejects.toThrow('--replace');
    const { setAside = '' } = await restoreBackup(target, backup, true);
    expect(await readdir(join(target.contentDir, 'us/en-us/page'))).toEqual(['home.draft.json', 'home.json']);
    expect(await readFile(join(setAside, 'content/us/en-us/page/home.json'), 'utf8')).toBe('{"id":"mine"}');
    expect(await readdir(setAside)).toEqual(['aisle.db', 'content']);
  });

  test('fails while a shop runs on the database', async () => {
    const { storage, backup } = await backedUp();
    const running = await openDatabase(storage.databaseUrl);
    onTestFinished(() => running.close());
    await expect(restoreBackup(storage, backup, true)).rejects.toThrow('stop the shop first');
  });

  test('fails for a PostgreSQL database that has tables', async () => {
    const { backup } = await backedUp();
    const target = await createStorage(await createPostgresUrl());
    await (await openDatabase(target.databaseUrl)).close();
    await expect(restoreBackup(target, backup, true)).rejects.toThrow('name an empty one');
    expect(await readdir(target.contentDir)).toEqual([]);
  });

  test('fails for a backup of a newer version', async () => {
    const { backup } = await backedUp();
    const path = join(backup, 'manifest.json');
    const manifest = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify({ ...manifest, migrations: [...manifest.migrations, '9999-later'] }));
    await expect(restoreBackup(await createStorage(), backup, false)).rejects.toThrow('newer version');
  });
});

describe('a move from SQLite to PostgreSQL', () => {
  test('copies every row and compares both', async () => {
    const storage = await createStorage();
    await fillStorage(storage);
    const seller = startSeller(storage.databaseUrl);
    await untilSold(seller, 10);
    await seller.kill();
    const acknowledged = seller.acknowledged();
    const target = await createPostgresUrl();
    const tables = await moveDatabase(storage.databaseUrl, target);
    expect(await summariseDatabase(target)).toEqual(tables);
    await expectOrders(target, acknowledged, storage.databaseUrl);
  });

  test('fails while a shop runs on the file', async () => {
    const storage = await createStorage();
    const running = await openDatabase(storage.databaseUrl);
    onTestFinished(() => running.close());
    await expect(moveDatabase(storage.databaseUrl, await createPostgresUrl())).rejects.toThrow('stop the shop first');
  });
});

describe('the commands', () => {
  test('print what was copied, and where', async () => {
    const lines: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
    onTestFinished(() => void vi.restoreAllMocks());
    const storage = await createStorage();
    await fillStorage(storage);
    const folder = await createFolder();
    const inFolder = (path: string) => join(folder, path);
    expect(await runBackup(['--to', 'monday'], storage, inFolder)).toBe(0);
    expect(lines.at(-1)).toBe(`backup written to ${join(folder, 'monday')}\n`);
    expect(lines).toContainEqual(expect.stringMatching(/^stock: 2 rows,.* qty 2000000/));
    expect(await runRestore(['--from', 'monday'], await createStorage(), inFolder)).toBe(0);
    expect(lines.at(-1)).toMatch(/^restored as of \d{4}-/);
    expect(await runMove(['--to', await createPostgresUrl()], storage.databaseUrl)).toBe(0);
    expect(lines.at(-1)).toContain('same rows and sums');
  });
});
