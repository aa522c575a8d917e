import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import { scopeOf, us } from '../catalog/shop.test-support.ts';
import { freshPhone, putConsumer } from './account.test-support.ts';
import type { Subscriber } from './subscription-confirmations.ts';
import { createSubscriptionService, type SubscriptionService } from './subscriptions.ts';

const newsletter = (email: string) => ({ email, channel: 'email', type: 'newsletter', optin: true }) as const;
const by = { consumerNo: 'G-1', scope: us };

describe.each(TEST_DATABASES)('subscriptions in $name', ({ open }) => {
  let database: Database;
  let subscriptions: SubscriptionService;
  /** Confirmations that were requested. */
  let asked: Subscriber[];
  beforeAll(async () => {
    database = await open();
    subscriptions = createSubscriptionService({
      ...database,
      needsConfirmation: (siteId) => siteId === 'de',
      confirmations: { ask: async (_transaction, subscriber) => void asked.push(subscriber) },
    });
  });
  beforeEach(async () => {
    asked = [];
    await database.write.deleteFrom('subscription').execute();
  });
  afterAll(() => database.close());

  const rows = () => database.read.selectFrom('subscription').selectAll().execute();

  test('have one row per address, unchanged after the first', async () => {
    await subscriptions.set(newsletter('ann@example.com'), by);
    const [first] = await rows();
    await subscriptions.set(newsletter(' Ann@Example.com '), { ...by, consumerNo: 'G-2' });
    expect(await rows()).toEqual([first]);
    expect(first).toMatchObject({ address: 'ann@example.com', consumer_no: 'G-1', site_id: 'us', locale: 'en-us' });
  });

  test('are created once under concurrent requests', async () => {
    await Promise.all(Array.from({ length: 8 }, () => subscriptions.set(newsletter('ann@example.com'), by)));
    expect(await rows()).toHaveLength(1);
  });

  test('wait for confirmation where the site requires one', async () => {
    await subscriptions.set(newsletter('ann@example.com'), { ...by, scope: scopeOf({ siteId: 'de' }) });
    expect(await rows()).toMatchObject([{ double_optin: 1, confirmed_at: null }]);
  });

  test('start unconfirmed again after they were ended', async () => {
    await subscriptions.set(newsletter('ann@example.com'), by);
    await database.write.updateTable('subscription').set({ optin: 0, confirmed_at: 5 }).execute();
    await subscriptions.set(newsletter('ann@example.com'), { ...by, consumerNo: 'G-2' });
    expect(await rows()).toMatchObject([{ optin: 1, confirmed_at: null, consumer_no: 'G-2' }]);
  });

  test('reject invalid addresses without storing them', async () => {
    await expect(subscriptions.set(newsletter('ann'), by)).rejects.toMatchObject({ errorId: 'AUT453', status: 400 });
    expect(await rows()).toEqual([]);
  });

  const german = { ...by, scope: scopeOf({ siteId: 'de', locale: 'de-de' }) };

  test('request a confirmation where the site needs one, until it is given', async () => {
    await subscriptions.set(newsletter('ann@example.com'), by);
    expect(asked).toEqual([]);
    await subscriptions.set(newsletter('bob@example.com'), german);
    await subscriptions.set(newsletter('bob@example.com'), german);
    const bob = { address: 'bob@example.com', channel: 'email', type: 'newsletter', locale: 'de-de' };
    expect(asked).toEqual([bob, bob]);
    await database.write.updateTable('subscription').set({ confirmed_at: 5 }).execute();
    await subscriptions.set(newsletter('bob@example.com'), german);
    expect(asked).toHaveLength(2);
  });

  test('by text message have a number in international form, and are always confirmed', async () => {
    const request = {
      channel: 'sms',
      type: 'newsletter',
      optin: true,
      phone: '(303) 555-0134',
      phoneCode: '1',
    } as const;
    expect(await subscriptions.set(request, by)).toMatchObject({ doubleOptin: true });
    expect(await rows()).toMatchObject([{ address: '+13035550134', double_optin: 1 }]);
    expect(asked).toMatchObject([{ address: '+13035550134', channel: 'sms' }]);
    const invalid = subscriptions.set({ ...request, phone: '12' }, by);
    await expect(invalid).rejects.toMatchObject({ errorId: 'VALIDATION', details: { path: 'phone' } });
  });

  describe('of an account', () => {
    const change = (consumerNo: string, fields: object = {}) =>
      subscriptions.change({ channel: 'email', type: 'newsletter', optin: true, ...fields }, { consumerNo, scope: us });

    test('concern its own address and phone number', async () => {
      const phone = freshPhone();
      const consumerNo = await putConsumer(database, { email: 'own@example.com', phone });
      await change(consumerNo);
      await change(consumerNo, { channel: 'sms' });
      await subscriptions.set(newsletter('other@example.com'), { consumerNo, scope: us });
      expect((await rows()).map(({ address }) => address).toSorted()).toEqual([
        phone,
        'other@example.com',
        'own@example.com',
      ]);
      expect(await subscriptions.list(consumerNo)).toEqual([
        { channel: 'email', type: 'newsletter', optin: true, doubleOptin: false },
        { channel: 'sms', type: 'newsletter', optin: true, doubleOptin: true, isConfirmed: false },
      ]);
    });

    test('request no confirmation of their end', async () => {
      const consumerNo = await putConsumer(database);
      await subscriptions.change({ channel: 'email', type: 'newsletter', optin: false }, { ...german, consumerNo });
      expect(await rows()).toMatchObject([{ optin: 0, site_id: 'de' }]);
      expect(asked).toEqual([]);
    });

    test('need the phone number that they concern', async () => {
      const consumerNo = await putConsumer(database);
      const changed = change(consumerNo, { channel: 'sms' });
      await expect(changed).rejects.toMatchObject({ errorId: 'VALIDATION', details: { path: 'channel' } });
      expect(await subscriptions.list(consumerNo)).toEqual([]);
      await expect(change('nobody')).rejects.toMatchObject({ errorId: 'PRO404' });
    });
  });
});
