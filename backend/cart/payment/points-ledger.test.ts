import fc from 'fast-check';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOYALTY } from '../../../src/config.ts';
import { putConsumer } from '../../account/account.test-support.ts';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { creditPoints, expirePoints, returnPoints, spendPoints, withdrawPoints } from './points-ledger.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(TEST_DATABASES)('the points ledger in $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const put = () => putConsumer(database);
  type Change = { points: number; at?: number; orderNumber?: string };
  const of = (consumerNo: string, { points, at = 0, orderNumber = 'O' }: Change) => ({
    consumerNo,
    points,
    at,
    orderNumber,
  });
  const run = <Result>(work: (transaction: Transaction<Tables>) => Promise<Result>) =>
    database.write.transaction().execute(work);
  const earn = (owner: string, change: Change & { expiresAt: number }) =>
    run((transaction) =>
      creditPoints(transaction, { ...of(owner, change), kind: 'earned', expiresAt: change.expiresAt }),
    );
  const spend = (owner: string, change: Change) => run((transaction) => spendPoints(transaction, of(owner, change)));
  const giveBack = (owner: string, change: Change) =>
    run((transaction) => returnPoints(transaction, of(owner, change)));
  const withdraw = (owner: string, change: Change) =>
    run((transaction) => withdrawPoints(transaction, { ...of(owner, change), countsAt: 0 }));

  /** The balance, which the entries have to add up to, and the entries. */
  async function stateOf(owner: string) {
    const { points } = await database.read
      .selectFrom('consumer')
      .select('points')
      .where('consumer_no', '=', owner)
      .executeTakeFirstOrThrow();
    const entries = await database.read
      .selectFrom('points_entry')
      .selectAll()
      .where('consumer_no', '=', owner)
      .execute();
    const sum = (name: 'points' | 'remaining') => entries.reduce((total, entry) => total + entry[name], 0);
    expect({ ledger: sum('points'), remaining: sum('remaining') }).toEqual({ ledger: points, remaining: points });
    return { balance: points, entries };
  }

  test('spends the points that expire first, and never more than there are', async () => {
    const owner = await put();
    await earn(owner, { points: 100, expiresAt: 3 * DAY });
    await earn(owner, { points: 50, expiresAt: DAY });
    expect(await spend(owner, { points: 151 })).toBe(false);
    expect(await spend(owner, { points: 70 })).toBe(true);
    await expirePoints(database.write, DAY);
    expect((await stateOf(owner)).balance).toBe(80);
  });

  test('expires what is due, once', async () => {
    const owner = await put();
    await earn(owner, { points: 100, expiresAt: DAY });
    await earn(owner, { points: 20, expiresAt: DAY + 1 });
    await expirePoints(database.write, DAY - 1);
    expect((await stateOf(owner)).balance).toBe(120);
    await Promise.all([expirePoints(database.write, DAY), expirePoints(database.write, DAY)]);
    const { balance, entries } = await stateOf(owner);
    expect(balance).toBe(20);
    expect(entries.filter(({ kind }) => kind === 'expired')).toMatchObject([{ points: -100 }]);
  });

  test('gives back points with the expiry they had, or some time from now', async () => {
    const owner = await put();
    await earn(owner, { points: 500, expiresAt: 100 * DAY });
    await spend(owner, { points: 500 });
    await giveBack(owner, { points: 200, at: DAY });
    await giveBack(owner, { points: 300, at: 99 * DAY });
    const { entries } = await stateOf(owner);
    const returned = entries.filter(({ kind }) => kind === 'returned').map(({ expires_at }) => expires_at);
    expect(returned.toSorted((one, other) => (one ?? 0) - (other ?? 0))).toEqual([
      100 * DAY,
      (99 + LOYALTY.returnedForDays) * DAY,
    ]);
  });

  test('settles what is owed from the next points', async () => {
    const owner = await put();
    await earn(owner, { points: 100, expiresAt: DAY });
    await spend(owner, { points: 80 });
    await withdraw(owner, { points: 100 });
    expect((await stateOf(owner)).balance).toBe(0);
    await earn(owner, { points: 50, expiresAt: DAY });
    expect((await stateOf(owner)).balance).toBe(0);
    await earn(owner, { points: 50, expiresAt: DAY });
    expect((await stateOf(owner)).balance).toBe(20);
  });

  test('writes nothing for an account that was closed', async () => {
    await earn('nobody', { points: 5, expiresAt: DAY });
    await withdraw('nobody', { points: 5 });
    expect(await spend('nobody', { points: 5 })).toBe(false);
    const entries = database.read.selectFrom('points_entry').select('id').where('consumer_no', '=', 'nobody');
    expect(await entries.execute()).toEqual([]);
  });

  test('adds up to the balance, which is never negative, after any sequence', { timeout: 60_000 }, async () => {
    const points = fc.integer({ min: 1, max: 300 });
    const step = fc.record({ kind: fc.constantFrom('earn', 'spend', 'giveBack', 'withdraw', 'expire'), points });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const owner = await put();
        /** The same by plain arithmetic: points less what is owed. */
        let net = 0;
        let balance = 0;
        for (const [at, { kind, points: amount }] of steps.entries()) {
          const change = { points: amount, at };
          if (kind === 'earn') await earn(owner, { ...change, expiresAt: at + 3 });
          if (kind === 'giveBack') await giveBack(owner, change);
          if (kind === 'withdraw') await withdraw(owner, change);
          if (kind === 'spend') expect(await spend(owner, change)).toBe(amount <= balance);
          if (kind === 'earn' || kind === 'giveBack') net += amount;
          if (kind === 'withdraw' || (kind === 'spend' && amount <= balance)) net -= amount;
          if (kind === 'expire') await expirePoints(database.write, at);
          const state = await stateOf(owner);
          if (kind === 'expire') net -= balance - state.balance;
          balance = state.balance;
          expect(balance).toBe(Math.max(0, net));
        }
      }),
      { numRuns: 15 },
    );
  });
});
