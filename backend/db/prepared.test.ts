import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_DATABASES } from './database.test-support.ts';
import type { Database } from './database.ts';
import { insertInBatches } from './insert-in-batches.ts';
import { prepared } from './prepared.ts';
import { bumpRevision, revisionOf } from './revision.ts';
import { isUniqueViolation } from './database-errors.ts';

describe.each(TEST_DATABASES)('queries and revisions on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    const rows = Array.from({ length: 450 }, (_, index) => ({ key: `k${index}`, value: `v${index % 3}` }));
    await database.write.transaction().execute((transaction) => insertInBatches(transaction, 'meta', rows));
  });
  afterAll(() => database.close());

  test('read the arguments of a prepared query at each call', async () => {
    const byKey = prepared((db, { key }: { key: string }) => db.selectFrom('meta').selectAll().where('key', '=', key));
    expect(await byKey(database.read, { key: 'k1' })).toEqual([{ key: 'k1', value: 'v1' }]);
    expect(await byKey(database.read, { key: 'k2' })).toEqual([{ key: 'k2', value: 'v2' }]);
    expect(await byKey(database.read, { key: "k1' or '1'='1" })).toEqual([]);
  });

  test('are built once for each number of list members', async () => {
    let builds = 0;
    const byKeys = prepared((db, { keys, value }: { keys: readonly string[]; value: string }) => {
      builds += 1;
      return db.selectFrom('meta').select('key').where('key', 'in', keys).where('value', '=', value).orderBy('key');
    });
    const keysOf = async (keys: readonly string[], value: string) =>
      (await byKeys(database.read, { keys, value })).map(({ key }) => key);
    expect(await keysOf(['k1', 'k4'], 'v1')).toEqual(['k1', 'k4']);
    expect(await keysOf(['k4', 'k2'], 'v1')).toEqual(['k4']);
    expect(builds).toBe(1);
    expect(await keysOf(['k1', 'k4', 'k7'], 'v1')).toEqual(['k1', 'k4', 'k7']);
    expect(await keysOf(['k2'], 'v2')).toEqual(['k2']);
    expect(builds).toBe(3);
  });

  test('use an argument in several positions', async () => {
    const twice = prepared((db, { text }: { text: string }) =>
      db
        .selectFrom('meta')
        .select('key')
        .where((where) => where.or([where('key', '=', text), where('value', '=', text)])),
    );
    expect(await twice(database.read, { text: 'v0' })).toHaveLength(150);
    expect(await twice(database.read, { text: 'k0' })).toEqual([{ key: 'k0' }]);
  });

  test('reject an argument that the query does not pass on', async () => {
    const reading = prepared((db, { key }: { key: string }) =>
      db.selectFrom('meta').selectAll().where('key', '=', `${key}`),
    );
    await expect(reading(database.read, { key: 'k1' })).rejects.toThrow('The argument key is no parameter of');
  });

  test('return the rows of a change with returning, none without', async () => {
    const change = { key: 'k3', value: 'changed' };
    const update = prepared((db, { key, value }: { key: string; value: string }) =>
      db.updateTable('meta').set({ value }).where('key', '=', key),
    );
    expect(await update(database.write, change)).toEqual([]);
    const returning = prepared((db, { key, value }: { key: string; value: string }) =>
      db.updateTable('meta').set({ value }).where('key', '=', key).returning('value'),
    );
    expect(await returning(database.write, { ...change, value: 'again' })).toEqual([{ value: 'again' }]);
  });

  test('run in the transaction they are given, and not beside it', async () => {
    const byKey = prepared((db, { key }: { key: string }) =>
      db.selectFrom('meta').select('value').where('key', '=', key),
    );
    await database.write.transaction().execute(async (transaction) => {
      await transaction.insertInto('meta').values({ key: 'new', value: '1' }).execute();
      expect(await byKey(transaction, { key: 'new' })).toEqual([{ value: '1' }]);
      expect(await byKey(database.read, { key: 'new' })).toEqual([]);
    });
    expect(await byKey(database.read, { key: 'new' })).toEqual([{ value: '1' }]);
  });

  test('count every revision of concurrent changes, by key', async () => {
    expect(await revisionOf(database.read, 'one')).toBe(0);
    const bump = (key: string) => database.write.transaction().execute((transaction) => bumpRevision(transaction, key));
    await Promise.all(Array.from({ length: 12 }, (_, index) => bump(index % 3 === 0 ? 'other' : 'one')));
    expect([await revisionOf(database.read, 'one'), await revisionOf(database.read, 'other')]).toEqual([8, 4]);
  });

  test('count no revision of a transaction that failed', async () => {
    const before = await revisionOf(database.read, 'one');
    const failing = database.write.transaction().execute(async (transaction) => {
      await bumpRevision(transaction, 'one');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await revisionOf(database.read, 'one')).toBe(before);
  });

  test('fail with a unique violation for a duplicate key, and with another error otherwise', async () => {
    const errorOf = (work: Promise<unknown>): Promise<unknown> =>
      work.then(
        () => undefined,
        (error: unknown) => error,
      );
    const row = { key: 'k1', value: '1' };
    expect(isUniqueViolation(await errorOf(database.write.insertInto('meta').values(row).execute()))).toBe(true);
    const variant = { sku: 's', product_id: 'none' };
    expect(isUniqueViolation(await errorOf(database.write.insertInto('variant').values(variant).execute()))).toBe(
      false,
    );
  });
});
