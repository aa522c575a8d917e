import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { childEnv, runCommand } from '../../tests/harness/command.ts';
import { catalogRevision } from '../db/catalog-revision.ts';
import { openDatabase, type Database } from '../db/database.ts';

const ROOT = join(import.meta.dirname, '../..');
const CLASSIC = join(import.meta.dirname, 'shopify/fixtures/classic.csv');
const SHARED = join(ROOT, '../shared/data');
/** Milliseconds: images of a real file are read and encoded while other tests run. */
const MANY_IMAGES = 120_000;

let folder = '';
let env: Readonly<Record<string, string>> = {};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aisle-command-'));
  env = { DATA_DIR: join(folder, 'data') };
});
afterEach(() => rm(folder, { recursive: true }));

const command = (args: string[]) => ['scripts/import.ts', '--format', 'shopify', ...args] as const;

/** Runs the command; `--format` among the arguments overrides Shopify's. */
async function run(...args: string[]) {
  const result = await runCommand(command(args), env);
  return { ...result, last: result.stdout.trimEnd().split('\n').at(-1) };
}

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(`file:${join(folder, 'data/aisle.db')}`);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function writeLargeFile(products: number): Promise<string> {
  const file = join(folder, 'large.csv');
  const rows = Array.from({ length: products * 10 }, (_, index) => {
    const product = Math.floor(index / 10);
    const isFirst = index % 10 === 0;
    return `item-${product},${isFirst ? `Item ${product}` : ''},${isFirst ? 'Size' : ''},${index % 10},I-${index},9.95`;
  });
  await writeFile(file, ['Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price', ...rows].join('\n'));
  return file;
}

describe('npm run import', () => {
  test('ends with the counts and prints its progress on stderr', async () => {
    const first = await run('--file', CLASSIC);
    expect(first).toMatchObject({ code: 0, last: 'created 5, changed 0, unchanged 0, removed 0, skipped 4' });
    expect(first.stderr).toContain('rows');
    const second = await run('--file', CLASSIC);
    expect(second).toMatchObject({ code: 0, last: 'created 0, changed 0, unchanged 5, removed 0, skipped 4' });
  });

  test('creates no database in a dry run', async () => {
    expect(await run('--file', CLASSIC, '--dry-run')).toMatchObject({
      code: 0,
      last: 'created 5, changed 0, unchanged 0, removed 0, skipped 4',
    });
    expect(await readdir(join(folder, 'data'))).toEqual([]);
  });

  test('predicts in a dry run what the real run does', async () => {
    await run('--file', CLASSIC);
    const file = join(folder, 'other.csv');
    await writeFile(file, 'Handle,Title,Price\ntin-mug,Tin cup,3\npot,Pot,9');
    const dry = await run('--file', file, '--prune', '--dry-run');
    expect(dry.last).toBe('created 1, changed 1, unchanged 0, removed 4, skipped 0');
    expect(dry.stdout).toMatch(/--prune removes 4 of 5 imported products: .*ridge-parka/);
    const unasked = await run('--file', file, '--prune');
    expect(unasked).toMatchObject({ code: 1, stderr: expect.stringContaining('add --yes') });
    expect((await run('--file', file, '--prune', '--yes')).last).toBe(dry.last);
  });

  test.each([
    ['a missing file', '/missing.csv', /does not exist\n$/],
    ['a folder', ROOT, /is not a file\n$/],
    ['a file of another kind', join(ROOT, 'package.json'), /not a Shopify product CSV.*first wrong column/],
  ])('refuses %s in one line', async (_, file, reason) => {
    const { code, stdout, stderr } = await run('--file', file);
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(reason);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(await readdir(join(folder, 'data'))).toEqual([]);
  });

  test.skipIf(!existsSync(SHARED))(
    'imports the images of a real file (skipped without ../shared/data)',
    { timeout: MANY_IMAGES },
    async () => {
      const file = join(SHARED, 'derived-import-formats/shopify-saleor.csv');
      const { last } = await run('--file', file, '--image-map', `https://img.example.test=${SHARED}`);
      expect(last).toBe('created 13, changed 0, unchanged 0, removed 0, skipped 0');
      expect(await readdir(join(folder, 'data/media/import'))).toHaveLength(16);
    },
  );

  test.skipIf(!existsSync(SHARED)).each([
    ['google', 'google-merchant-vendure.tsv', 14, 14],
    ['google', 'google-merchant-sunrise.xml', 16, 0],
    ['jsonld', 'jsonld-productgroup-saleor.json', 13, 9],
  ])('reads a real file of the format %s: %s (skipped without ../shared/data)', async (format, name, count, images) => {
    const file = join(SHARED, 'derived-import-formats', name);
    const { last, stdout } = await run(
      '--format',
      format,
      '--file',
      file,
      '--image-map',
      `https://img.example.test=${SHARED}`,
    );
    expect(last).toBe(`created ${count}, changed 0, unchanged 0, removed 0, skipped 0`);
    expect(stdout).toContain(`pictures: ${images} found`);
    expect(stdout).toContain('prices are in USD: sites of other currencies do not sell these products');
  });

  test('loads stores and ends with their counts', async () => {
    const file = join(ROOT, 'catalog/stores.json');
    const { last } = await run('--format', 'stores', '--file', file);
    expect(last).toMatch(/^created \d+, changed 0, unchanged 0, removed 0, skipped 0$/);
  });

  test('leaves nothing partial when killed, and the next run succeeds', async () => {
    const file = await writeLargeFile(2000);
    await withDatabase(async ({ read }) => {
      const child = spawn(process.execPath, command(['--file', file]), {
        cwd: ROOT,
        env: childEnv(env),
        stdio: 'ignore',
      });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      const countStaging = () => read.selectFrom('import_product').select('id').limit(1).execute();
      while ((await countStaging()).length === 0 && child.exitCode === null) await delay(5);
      child.kill('SIGKILL');
      await ended;
      expect(await countStaging()).toHaveLength(1);
      expect(await read.selectFrom('product').select('id').execute()).toEqual([]);
      expect(await catalogRevision(read)).toBe(0);
      expect((await run('--file', CLASSIC)).last).toBe('created 5, changed 0, unchanged 0, removed 0, skipped 4');
      expect(await countStaging()).toEqual([]);
      expect(await read.selectFrom('product').select('id').execute()).toHaveLength(5);
    });
  });

  test('does not block writes of a running shop and notifies it of the change', async () => {
    const file = await writeLargeFile(1000);
    await withDatabase(async ({ read, write }) => {
      const running = new Set(['import']);
      const imported = run('--file', file).finally(() => running.clear());
      let longest = 0;
      while (running.size > 0) {
        const start = performance.now();
        await write
          .insertInto('meta')
          .values({ key: 'test', value: '1' })
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: '2' }))
          .execute();
        longest = Math.max(longest, performance.now() - start);
        await delay(5);
      }
      expect((await imported).last).toBe('created 1000, changed 0, unchanged 0, removed 0, skipped 0');
      expect(await catalogRevision(read)).toBe(1);
      expect(longest).toBeLessThan(2000);
    });
  });
});
