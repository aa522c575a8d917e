import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { createMailLimits } from './mail-limits.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(TEST_DATABASES)('mails a day on $name', ({ open }) => {
  let database: Database;
  let now = 1_000_000;
  beforeAll(async () => void (database = await open()));
  afterAll(() => database.close());

  const limits = () => createMailLimits({ write: database.write, now: () => now });
  const share = (consumerNo: string, ...recipients: string[]) =>
    limits().count({ kind: 'sharedFavorites', consumerNo, recipients });

  test('are three to one address, from any account and under concurrency', async () => {
    const sent = await Promise.all(Array.from({ length: 30 }, (_, index) => share(`c-${index}`, 'ann@example.com')));
    expect(sent.filter(Boolean)).toHaveLength(3);
    now += DAY;
    expect(await share('c-0', 'ann@example.com')).toBe(true);
  });

  test('are twenty from one account, which then uses up no address’s limit', async () => {
    const sent: boolean[] = [];
    for (let index = 0; index < 25; index += 1) sent.push(await share('busy', `b${index}@example.com`));
    expect(sent.filter(Boolean)).toHaveLength(20);
    expect(await share('other', 'b24@example.com')).toBe(true);
    const rows = await database.read.selectFrom('rate_limit').select('key').execute();
    expect(rows.some(({ key }) => key.includes('example.com') || key.includes('busy'))).toBe(false);
  });

  test('are enforced with a named error', async () => {
    for (let mails = 0; mails < 5; mails += 1)
      await limits().check({ kind: 'resentGiftCard', consumerNo: 'o', recipients: ['eve@example.com'] });
    const sixth = limits().check({ kind: 'resentGiftCard', consumerNo: 'o', recipients: ['eve@example.com'] });
    await expect(sixth).rejects.toMatchObject({ errorId: 'API429', status: 429 });
  });

  test.each([
    ['sharedFavorites', 20, 3],
    ['caseReceived', 20, 10],
    ['stockNotice', 50, 20],
    ['resentGiftCard', 20, 5],
  ] as const)('of the kind %s are %i from one account and %i to one address', async (kind, byAccount, toAddress) => {
    const countAs = (consumerNo: string, recipients: string[]) => limits().count({ kind, consumerNo, recipients });
    const fresh = (count: number) => Array.from({ length: count }, (_, index) => `${kind}-${index}@example.com`);
    expect(await countAs(`${kind}-a`, fresh(byAccount))).toBe(true);
    expect(await countAs(`${kind}-a`, ['last@example.com'])).toBe(false);
    expect(await countAs(`${kind}-b`, fresh(byAccount + 1))).toBe(false);
    const outcomes: boolean[] = [];
    while (outcomes.length <= toAddress)
      outcomes.push(await countAs(`${kind}-${outcomes.length}`, [`${kind}@example.com`]));
    expect(outcomes).toEqual([...Array.from({ length: toAddress }, () => true), false]);
  });

  test('count a repeated address once, each kind apart, and nothing without recipients', async () => {
    for (let times = 0; times < 3; times += 1)
      expect(await share(`r-${times}`, 'rob@example.com', 'rob@example.com')).toBe(true);
    expect(await share('r-9', 'rob@example.com')).toBe(false);
    expect(await limits().count({ kind: 'caseReceived', consumerNo: 'r-9', recipients: ['rob@example.com'] })).toBe(
      true,
    );
    const before = await database.read.selectFrom('rate_limit').select('key').execute();
    expect(await share('nobody')).toBe(true);
    expect(await database.read.selectFrom('rate_limit').select('key').execute()).toHaveLength(before.length);
  });
});
