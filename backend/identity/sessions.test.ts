import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { createShop } from '../catalog/shop.test-support.ts';

const place = { siteId: 'de', locale: 'de-de' };

describe.each(TEST_DATABASES)('sessions on $name', ({ open }) => {
  let database: Database;
  let sessions: ReturnType<typeof createShop>['sessions'];
  beforeAll(async () => {
    database = await open();
    sessions = createShop(database).sessions;
  });
  afterAll(() => database.close());

  test('are found by their token, which is stored nowhere', async () => {
    const { accessToken, refreshToken, caller } = await sessions.startGuest(place);
    expect(await sessions.find(accessToken)).toEqual(caller);
    expect(await sessions.find(`${accessToken.slice(0, -1)}~`)).toBeUndefined();
    const rows = JSON.stringify(await database.read.selectFrom('session').selectAll().execute());
    expect(rows).not.toContain(accessToken);
    expect(rows).not.toContain(refreshToken);
  });

  test('answer the same tokens again and keep the place they are used from', async () => {
    const started = await sessions.startGuest(place);
    const extended = await sessions.extend(started.caller, started.accessToken, { siteId: 'fr', locale: 'fr-fr' });
    expect(extended).toMatchObject({ accessToken: started.accessToken, refreshToken: started.refreshToken });
    expect(await sessions.find(started.accessToken)).toMatchObject({ siteId: 'fr', locale: 'fr-fr' });
  });

  test('end when their time is over', async () => {
    const { accessToken, caller } = await sessions.startGuest(place);
    await database.write
      .updateTable('session')
      .set({ expires_at: Date.now() - 1, refresh_expires_at: Date.now() - 1 })
      .where('usid', '=', caller.usid)
      .execute();
    expect(await sessions.find(accessToken)).toBeUndefined();
    await sessions.removeExpired();
    const left = await database.read.selectFrom('session').selectAll().where('usid', '=', caller.usid).execute();
    expect(left).toEqual([]);
  });
});
