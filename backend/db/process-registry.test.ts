import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { TEST_DATABASES } from './database.test-support.ts';
import type { Database } from './database.ts';
import { joinProcesses } from './process-registry.ts';

const log = { warn: () => {} };

describe.each(TEST_DATABASES)('the processes that run on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  async function join() {
    const running = await joinProcesses(database, { log, beatMs: 20, deadAfterMs: 400 });
    onTestFinished(() => running.leave());
    return running;
  }
  const ids = async () =>
    (await database.read.selectFrom('process_instance').select('id').execute()).map(({ id }) => id);
  const enterDead = (id: string) =>
    database.write.insertInto('process_instance').values({ id, beat: 7, started_at: 0 }).execute();

  test('remove the one whose heartbeat stops, and notify', async () => {
    await enterDead('dead');
    const [one, other] = [await join(), await join()];
    const { promise, resolve } = Promise.withResolvers<void>();
    one.onDeath(resolve);
    other.onDeath(resolve);
    await promise;
    expect((await ids()).toSorted()).toEqual([one.id, other.id].toSorted());
  });

  test('stay registered while their heartbeats continue', async () => {
    const [one, other] = [await join(), await join()];
    let deaths = 0;
    one.onDeath(() => (deaths += 1));
    await pause(1000);
    expect((await ids()).toSorted()).toEqual([one.id, other.id].toSorted());
    expect(deaths).toBe(0);
  });

  test('register again after a wrong removal', async () => {
    const { id } = await join();
    await database.write.deleteFrom('process_instance').where('id', '=', id).execute();
    await expect.poll(ids).toEqual([id]);
  });

  test('are removed immediately when they leave', async () => {
    const running = await join();
    await running.leave();
    expect(await ids()).toEqual([]);
  });
});
