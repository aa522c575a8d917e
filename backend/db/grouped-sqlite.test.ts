import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTemporarySqlite } from './database.test-support.ts';
import { isDatabaseAway } from './database-errors.ts';
import type { Database } from './database.ts';

let database: Database;
let file: string;

beforeEach(async () => {
  database = await openTemporarySqlite();
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(database.read);
  file = rows[0]?.file ?? '';
});
afterEach(() => database.close());

const save = (key: string, value = 'kept') => database.write.insertInto('meta').values({ key, value }).execute();
const saveInTransaction = (key: string, then: () => void = () => {}) =>
  database.write.transaction().execute(async (transaction) => {
    await transaction.insertInto('meta').values({ key, value: 'kept' }).execute();
    then();
  });
const keys = async () =>
  (await database.read.selectFrom('meta').select('key').orderBy('key').execute()).map(({ key }) => key);

/** Rows visible to another process. */
function seenOutside(): unknown[] {
  const other = new DatabaseSync(file, { readOnly: true });
  const rows = other.prepare('select key from meta order by key').all();
  other.close();
  return rows.map(({ key }) => key);
}

describe('transactions of one iteration of the event loop', () => {
  test('are committed together, and resolve after the commit', async () => {
    const seenAt: unknown[][] = [];
    const looking = (key: string) => saveInTransaction(key).then(() => seenAt.push(seenOutside()));
    await Promise.all([looking('a'), looking('b'), save('c')]);
    expect(seenAt).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ]);
  });

  test('roll back individually', async () => {
    const outcomes = await Promise.allSettled([
      saveInTransaction('a'),
      saveInTransaction('b', () => {
        throw new Error('no');
      }),
      saveInTransaction('a'),
      saveInTransaction('c'),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(await keys()).toEqual(['a', 'c']);
  });

  test('all fail when the commit fails', async () => {
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(database.write);
    await sql`pragma max_page_count = ${sql.lit(pages.rows[0]?.page_count ?? 0)}`.execute(database.write);
    const tooMuch = 'x'.repeat(1_000_000);
    const outcomes = await Promise.allSettled([
      saveInTransaction('a'),
      database.write
        .transaction()
        .execute((transaction) => transaction.insertInto('meta').values({ key: 'b', value: tooMuch }).execute()),
      saveInTransaction('c'),
    ]);
    const written = await keys();
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(
      ['a', 'b', 'c'].map((key) => written.includes(key)),
    );
    expect(written).not.toContain('b');
    await save('d');
    expect(await keys()).toContain('d');
  });

  const TOO_MUCH = 'x'.repeat(20_000);
  const saveTooMuch = () => save('c', TOO_MUCH);
  const saveTooMuchInTransaction = () =>
    database.write
      .transaction()
      .execute((transaction) => transaction.insertInto('meta').values({ key: 'c', value: TOO_MUCH }).execute());

  test.each([
    ['a transaction at the end', () => [saveInTransaction('a'), save('b'), saveTooMuchInTransaction()]],
    ['a transaction at the beginning', () => [saveTooMuchInTransaction(), saveInTransaction('a'), save('b')]],
    ['a statement at the end', () => [saveInTransaction('a'), save('b'), saveTooMuch()]],
    ['a statement at the beginning', () => [saveTooMuch(), saveInTransaction('a'), save('b')]],
    ['a statement in the middle', () => [saveInTransaction('a'), saveTooMuch(), save('b')]],
  ])('fail with the disk error, or are committed, when %s exceeds the space', async (_, work) => {
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(database.write);
    await sql`pragma max_page_count = ${sql.lit(pages.rows[0]?.page_count ?? 0)}`.execute(database.write);
    const outcomes = await Promise.allSettled(work());
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(failures.map(isDatabaseAway)).toEqual(failures.map(() => true));
    expect(await keys()).toHaveLength(outcomes.length - failures.length);
    await save('d');
    expect(seenOutside()).toContain('d');
  });

  test('see the writes of the previous one', async () => {
    const [, found] = await Promise.all([
      saveInTransaction('a'),
      database.write
        .transaction()
        .execute((transaction) => transaction.selectFrom('meta').select('key').where('key', '=', 'a').execute()),
    ]);
    expect(found).toEqual([{ key: 'a' }]);
  });

  test('are committed after one that is still active when the iteration ends', async () => {
    let isDone = false;
    await database.write.transaction().execute(async (transaction) => {
      await transaction.insertInto('meta').values({ key: 'a', value: '1' }).execute();
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(seenOutside()).toEqual([]);
      isDone = true;
    });
    expect({ isDone, seen: seenOutside() }).toEqual({ isDone: true, seen: ['a'] });
  });

  test('exclude standalone statements', async () => {
    await Promise.all([save('a'), sql`vacuum`.execute(database.write), save('b')]);
    expect(await keys()).toEqual(['a', 'b']);
  });
});
