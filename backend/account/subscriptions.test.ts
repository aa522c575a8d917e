import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import { scopeOf, us } from '../catalog/shop.test-support.ts';
import { createSubscriptionService, type SubscriptionService } from './subscriptions.ts';

const newsletter = (email: string) => ({ email, channel: 'email', type: 'newsletter', optin: true }) as const;
const by = { consumerNo: 'G-1', scope: us };

describe.each(TEST_DATABASES)('subscriptions in $name', ({ open }) => {
  let database: Database;
  let subscriptions: SubscriptionService;
  beforeEach(async () => {
    database = await open();
    subscriptions = createSubscriptionService({ ...database, needsConfirmation: (siteId) => siteId === 'de' });
  });
  afterEach(() => database.close());

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
});
