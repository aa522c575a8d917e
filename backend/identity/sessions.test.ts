import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { us } from '../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { createTestIdentity, outcomeOf } from './identity.test-support.ts';

const siteLocale = { siteId: 'de', locale: 'de-de' };
const DAY = 24 * 60 * 60 * 1000;
const HALF_HOUR = 30 * 60 * 1000;

describe.each(TEST_DATABASES)('sessions on $name', ({ open }) => {
  let database: Database;
  let shop: ReturnType<typeof createTestIdentity>;
  let sessions: ReturnType<typeof createTestIdentity>['sessions'];
  beforeAll(async () => {
    database = await open();
    shop = createTestIdentity(database);
    sessions = shop.sessions;
  });
  afterAll(() => database.close());

  const rowsOf = (usid: string) => database.read.selectFrom('session').selectAll().where('usid', '=', usid).execute();

  test('are found by their token, which is not stored', async () => {
    const { accessToken, refreshToken, principal } = await sessions.startGuest(siteLocale);
    expect(await sessions.find(accessToken)).toEqual(principal);
    expect(await sessions.find(`${accessToken.slice(0, -1)}~`)).toBeUndefined();
    const rows = JSON.stringify(await rowsOf(principal.usid));
    expect(rows).not.toContain(accessToken);
    expect(rows).not.toContain(refreshToken);
  });

  test('return the same tokens again and store the site and locale they are used from', async () => {
    const started = await sessions.startGuest(siteLocale);
    const extended = await sessions.extend(started.principal, started.accessToken, { siteId: 'fr', locale: 'fr-fr' });
    expect(extended).toMatchObject({ accessToken: started.accessToken, refreshToken: started.refreshToken });
    expect(await sessions.find(started.accessToken)).toMatchObject({ siteId: 'fr', locale: 'fr-fr' });
  });

  test('of a guest last 90 days from their last use', async () => {
    const { accessToken, principal } = await sessions.startGuest(siteLocale);
    shop.clock.now += 89 * DAY;
    await sessions.extend(principal, accessToken, siteLocale);
    shop.clock.now += 90 * DAY - 1;
    expect(await sessions.find(accessToken)).toBeDefined();
    await sessions.removeExpired();
    expect(await rowsOf(principal.usid)).toHaveLength(1);
    shop.clock.now += 1;
    expect(await sessions.find(accessToken)).toBeUndefined();
    await sessions.removeExpired();
    expect(await rowsOf(principal.usid)).toEqual([]);
  });

  test('of a consumer need new tokens after half an hour, and can be refreshed for 90 days', async () => {
    const { email, consumerNo } = await shop.signUp();
    const first = await shop.signIn(email);
    shop.clock.now += HALF_HOUR;
    expect(await sessions.find(first.accessToken)).toBeUndefined();
    await sessions.removeExpired();
    const second = await sessions.refresh(first.refreshToken);
    expect(second.principal).toMatchObject({ consumerNo, usid: first.principal.usid });
    expect(await sessions.find(second.accessToken)).toEqual(second.principal);
    shop.clock.now += 90 * DAY;
    expect(await outcomeOf(sessions.refresh(second.refreshToken))).toBe('AUT432');
  });

  test('invalidate the old access token on refresh, and end when a refresh token is reused', async () => {
    const first = await sessions.startGuest(siteLocale);
    const second = await sessions.refresh(first.refreshToken);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(await sessions.find(first.accessToken)).toBeUndefined();
    expect(await sessions.find(second.accessToken)).toBeDefined();
    shop.clock.now += 1;
    expect(await outcomeOf(sessions.refresh(first.refreshToken))).toBe('AUT432');
    expect(await sessions.find(second.accessToken)).toBeUndefined();
    expect(await outcomeOf(sessions.refresh(second.refreshToken))).toBe('AUT432');
  });

  test('are refreshed once by concurrent requests, and stay valid', async () => {
    const { refreshToken, principal } = await sessions.startGuest(siteLocale);
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => outcomeOf(sessions.refresh(refreshToken))));
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'DUPLICATED_TOKEN'), 'done']);
    expect(await rowsOf(principal.usid)).toHaveLength(1);
  });

  test('stay valid when a request overlaps with another refresh, however late it began', async () => {
    const { refreshToken, principal } = await sessions.startGuest(siteLocale);
    const locked = database.write
      .updateTable('session')
      .set(({ ref }) => ({ locale: ref('locale') }))
      .where('usid', '=', principal.usid);
    const calls = await database.write.transaction().execute(async (transaction) => {
      await transaction.executeQuery(locked.compile());
      const first = outcomeOf(sessions.refresh(refreshToken));
      await setTimeout(100);
      shop.clock.now += 5;
      const second = outcomeOf(sessions.refresh(refreshToken));
      await setTimeout(100);
      return { first, second };
    });
    expect([await calls.first, await calls.second].toSorted()).toEqual(['DUPLICATED_TOKEN', 'done']);
    expect(await rowsOf(principal.usid)).toHaveLength(1);
    shop.clock.now += 1;
    expect(await outcomeOf(sessions.refresh(refreshToken))).toBe('AUT432');
    expect(await rowsOf(principal.usid)).toEqual([]);
  });

  test('end by either token, idempotently', async () => {
    const [one, two] = [await sessions.startGuest(us), await sessions.startGuest(us)];
    for (let round = 0; round < 2; round += 1) {
      await sessions.end({ accessToken: one.accessToken });
      await sessions.end({ refreshToken: two.refreshToken });
    }
    expect(await sessions.find(one.accessToken)).toBeUndefined();
    expect(await sessions.find(two.accessToken)).toBeUndefined();
  });
});
