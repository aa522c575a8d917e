import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bumpCatalogRevision } from '../../db/catalog-revision.ts';
import { openTemporarySqlite } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { createCatalogSnapshots, type CatalogSnapshots } from './catalog-snapshots.ts';
import { putProduct, us } from '../shop.test-support.ts';

let database: Database;
let snapshots: CatalogSnapshots;

beforeEach(async () => {
  database = await openTemporarySqlite();
});
afterEach(async () => {
  await snapshots.close();
  await database.close();
});

const put = async (id: string, count = 1) => {
  const variants = Array.from({ length: count }, (_, index) => ({ sku: `${id}-${index}` }));
  await putProduct(database, { id, variants });
  await database.write.transaction().execute(bumpCatalogRevision);
};
const bump = () => database.write.transaction().execute(bumpCatalogRevision);
const ids = async () => (await snapshots.current()).index.ids;

describe('snapshots of a small catalogue', () => {
  beforeEach(async () => {
    await put('boot');
    snapshots = createCatalogSnapshots(database.read);
  });

  test('reflect a change immediately', async () => {
    expect(await ids()).toEqual(['boot']);
    await put('shoe');
    expect(await ids()).toEqual(['boot', 'shoe']);
  });

  test('are built once for concurrent requests', async () => {
    const [one, other] = await Promise.all([snapshots.current(), snapshots.current()]);
    expect(one).toBe(other);
    expect(await snapshots.current()).toBe(one);
  });

  test('retain their texts when only stock or prices have changed', async () => {
    const former = await snapshots.current();
    const search = await former.texts.search(us);
    await bump();
    const next = await snapshots.current();
    expect(next).not.toBe(former);
    expect(await next.texts.search(us)).toBe(search);
    await put('shoe');
    expect(await (await snapshots.current()).texts.search(us)).not.toBe(search);
  });
});

describe('snapshots of a large catalogue', () => {
  beforeEach(async () => {
    await put('boot', 10_001);
    snapshots = createCatalogSnapshots(database.read);
  });

  test('stay in use until the next is ready, then notify', async () => {
    const former = await snapshots.current();
    const replaced = vi.fn<() => void>();
    snapshots.onReplaced(replaced);
    await put('shoe');
    const during = await Promise.all([snapshots.current(), snapshots.current()]);
    expect(during).toEqual([former, former]);
    expect(replaced).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(replaced).toHaveBeenCalledOnce(), 30_000);
    expect(await ids()).toEqual(['boot', 'shoe']);
  });

  test('are not rebuilt for every change', async () => {
    const seen = new Set([await snapshots.current()]);
    for (let change = 0; change < 20; change += 1) {
      await bump();
      seen.add(await snapshots.current());
    }
    expect(seen.size).toBeLessThanOrEqual(2);
  });

  test('end with the service, also during a build', async () => {
    const aborted = expect(snapshots.current()).rejects.toThrow(/abort/i);
    await snapshots.close();
    await aborted;
  });
});
