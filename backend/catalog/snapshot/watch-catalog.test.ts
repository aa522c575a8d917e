import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bumpCatalogRevision } from '../../db/catalog-revision.ts';
import { openTemporarySqlite } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { watchCatalog, type CatalogWatch } from './watch-catalog.ts';

describe('a watch of the catalogue', () => {
  let database: Database;
  let watch: CatalogWatch;
  let changes = 0;
  let warnings = 0;
  let catchUp: (() => void) | undefined;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    [changes, warnings, catchUp] = [0, 0, undefined];
    database = await openTemporarySqlite();
    const caughtUp = (listener: () => void) => {
      catchUp = listener;
      return () => (catchUp = undefined);
    };
    watch = await watchCatalog(database.read, {
      caughtUp,
      log: { info() {}, warn: () => (warnings += 1), error() {} },
    });
  });
  afterEach(async () => {
    watch.close();
    vi.useRealTimers();
    await database.close().catch(() => {});
  });

  /** Lets one second pass, and the query of that second end. */
  async function passSecond(): Promise<void> {
    vi.advanceTimersByTime(1000);
    await database.read
      .selectFrom('meta')
      .select('key')
      .execute()
      .catch(() => []);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const bump = () => database.write.transaction().execute(bumpCatalogRevision);

  test('notifies once for each second with changes', async () => {
    watch.onChange(() => (changes += 1));
    await passSecond();
    expect(changes).toBe(0);
    await bump();
    await bump();
    await passSecond();
    await passSecond();
    expect(changes).toBe(1);
    await bump();
    await passSecond();
    expect(changes).toBe(2);
  });

  test('notifies every listener until it unsubscribes', async () => {
    const seen: string[] = [];
    const end = watch.onChange(() => void seen.push('one'));
    watch.onChange(() => void seen.push('other'));
    await bump();
    await passSecond();
    end();
    await bump();
    await passSecond();
    expect(seen).toEqual(['one', 'other', 'other']);
  });

  test('notifies again when listings reflect a change', () => {
    watch.onChange(() => (changes += 1));
    catchUp?.();
    expect(changes).toBe(1);
  });

  test('notifies nobody after it is closed', async () => {
    watch.onChange(() => (changes += 1));
    watch.close();
    expect(catchUp).toBeUndefined();
    await bump();
    await passSecond();
    expect(changes).toBe(0);
  });

  test('warns once while the database is away', async () => {
    await database.close();
    await passSecond();
    await passSecond();
    expect([changes, warnings]).toEqual([0, 1]);
  });
});
