import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tables } from '../../backend/db/tables.ts';
import { CHANGING_READS } from '../../server/gateway/same-origin.ts';
import { readCalls, type DescribedCall } from './support/described-operations.test-support.ts';
import { createOwner, type Owner } from './support/owner.test-support.ts';
import { plausibleValues } from './support/plausible-values.test-support.ts';
import { CAN_ARRANGE, TARGETS, type Target } from './support/targets.test-support.ts';
import { Visitor } from './support/visitor.test-support.ts';

/** Usage counters and heartbeats of processes, which are no customer data. */
const COUNTS = new Set(['rate_limit', 'process_instance']);
/** Of a visitor who has none: their first read makes it, another changes nothing. */
const EMPTY_LISTS = new Set(['favorite_list', 'saved_list']);
/**
 * With this query a read has the most possible side effects. A cart read with `inventorySupplyCheck` also clears the
 * flash messages that it returns; the carts here have none.
 */
const QUERY = {
  inventorySupplyCheck: 'true',
  paymentMethodId: 'KLARNA',
  referer: 'checkout',
  includeLoyaltySummary: 'true',
  start: '0',
  count: '5',
};

type Snapshot = Readonly<Record<string, string>>;

/** A hash of every table. */
async function snapshotOf(database: Kysely<Tables>): Promise<Snapshot> {
  const tables = (await database.introspection.getTables()).map(({ name }) => name).filter((name) => !COUNTS.has(name));
  const entries: [string, string][] = [];
  for (const name of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(database);
    const lines = rows.map((row) => JSON.stringify(row)).toSorted();
    entries.push([name, createHash('sha256').update(lines.join('\n')).digest('hex')]);
  }
  return Object.fromEntries(entries);
}

const changedIn = (before: Snapshot, after: Snapshot): string[] =>
  Object.keys(after).filter((name) => before[name] !== after[name]);

/** Waits until emails are sent and the background work that the owners caused is done. */
async function settled(database: Kysely<Tables>): Promise<Snapshot> {
  let latest = await snapshotOf(database);
  await expect
    .poll(
      async () => {
        const waiting = await database.selectFrom('outbox').select('id').where('status', '=', 'waiting').execute();
        const [before, after] = [latest, await snapshotOf(database)];
        latest = after;
        return [...waiting, ...changedIn(before, after)];
      },
      { timeout: 20_000, interval: 1500 },
    )
    .toEqual([]);
  return latest;
}

describe.skipIf(!CAN_ARRANGE).each(TARGETS)('reads of $name', ({ open }) => {
  let target: Target;
  let calls: readonly DescribedCall[];
  let owners: readonly Owner[];
  beforeAll(async () => {
    target = await open();
    ({ calls } = await readCalls(target));
    const [account, guest] = [await createOwner(target, 'account'), await createOwner(target, 'guest')];
    const newcomer = { ...guest, visitor: await Visitor.start(target) };
    owners = [account, guest, newcomer];
  });
  afterAll(() => target.close());

  function addressOf(call: DescribedCall, owner: Owner): string {
    const values = plausibleValues(call, owner);
    const path = call.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values[name] ?? 'none')));
    const query = new URLSearchParams(QUERY);
    for (const name of call.queryNames) if (values[name] !== undefined) query.set(name, String(values[name]));
    for (const name of ['siteId', 'locale']) query.delete(name);
    return `${path}?${query}`;
  }

  const readAll = async (chosen: readonly DescribedCall[]): Promise<number> => {
    let answered = 0;
    for (const call of chosen) {
      for (const owner of owners) {
        const { status } = await owner.visitor.call('GET', addressOf(call, owner));
        if (status < 300) answered += 1;
      }
    }
    return answered;
  };
  const isChanging = ({ name }: DescribedCall) => CHANGING_READS.some((one) => one.name === name);

  test('change nothing, save those that need the own origin', { timeout: 120_000 }, async () => {
    const reads = calls.filter((call) => call.method === 'GET' && !isChanging(call));
    const changes = await target.arrange(async (database) => {
      const before = await settled(database);
      expect(await readAll(reads)).toBeGreaterThan(60);
      const after = await snapshotOf(database);
      return changedIn(before, after).filter((table) => !EMPTY_LISTS.has(table));
    });
    expect(changes).toEqual([]);
  });

  test('create no list except the empty one whose id they return', async () => {
    const makers = calls.filter(({ name }) => name === 'getFavorites' || name === 'getSavedForLater');
    await readAll(makers);
    const changes = await target.arrange(async (database) => {
      const before = await snapshotOf(database);
      await readAll(makers);
      return changedIn(before, await snapshotOf(database));
    });
    expect([makers.length, changes]).toEqual([2, []]);
  });

  test('that need the own origin are those that change something', async () => {
    for (const call of calls.filter(isChanging)) {
      const changes = await target.arrange(async (database) => {
        const before = await snapshotOf(database);
        await readAll([call]);
        return changedIn(before, await snapshotOf(database));
      });
      expect([call.name, changes.length > 0]).toEqual([call.name, true]);
    }
  });
});
