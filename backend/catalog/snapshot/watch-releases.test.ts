import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogRevision } from '../../db/catalog-revision.ts';
import { openTemporarySqlite } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { putProduct } from '../shop.test-support.ts';
import { watchReleases } from './watch-releases.ts';

let database: Database;
let end: () => Promise<void>;
let now = 1000;
const warnings: unknown[] = [];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  now = 1000;
  database = await openTemporarySqlite();
  const variants = [{ sku: 'OLD', releasesAt: 900 }, { sku: 'NEW', releasesAt: 1500 }, { sku: 'ANY' }];
  await putProduct(database, { id: 'boot', variants });
  const log = { info() {}, warn: (...args: unknown[]) => void warnings.push(args), error() {} };
  end = watchReleases({ ...database, log, now: () => now });
});
afterEach(async () => {
  await end();
  vi.useRealTimers();
  await database.close();
});

test('a release changes the catalogue once', async () => {
  const before = await catalogRevision(database.read);
  const passes = async (at: number) => {
    now = at;
    vi.advanceTimersByTime(5000);
    await new Promise((resolve) => setTimeout(resolve, 30));
    return (await catalogRevision(database.read)) - before;
  };
  expect(await passes(1499)).toBe(0);
  expect(await passes(1500)).toBe(1);
  expect(await passes(9000)).toBe(1);
  expect(warnings).toEqual([]);
});
