import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { scopeOf, us } from '../catalog/shop.test-support.ts';
import type { Database } from '../db/database.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Message } from '../messaging/message.ts';
import { createConfirmations, type Confirmations } from './subscription-confirmations.ts';
import { createSubscriptionService, type SubscriptionService } from './subscriptions.ts';
import { SHOP_OF } from '../messaging/mail-shop.test-support.ts';

const DAY = 24 * 60 * 60 * 1000;
const newsletter = (email: string) => ({ email, channel: 'email', type: 'newsletter', optin: true }) as const;

describe.each(TEST_DATABASES)('the confirmation of a subscription in $name', ({ open }) => {
  let database: Database;
  let confirmations: Confirmations;
  let subscriptions: SubscriptionService;
  let sent: Message[];
  /** Ids of the subscriptions that were welcomed. */
  let welcomed: string[];
  let clock: number;
  beforeAll(async () => {
    database = await open();
    confirmations = createConfirmations({
      ...database,
      enqueue: async (_, message) => void sent.push(message),
      linkTo: (path, locale) => `https://shop.example/${locale}${path}`,
      shopOf: SHOP_OF,
      welcome: { ready: async () => {}, send: async (_, { id }) => void welcomed.push(id) },
      now: () => clock,
    });
    const needsConfirmation = (siteId: string) => siteId === 'de';
    subscriptions = createSubscriptionService({ ...database, needsConfirmation, confirmations });
  });
  afterAll(() => database.close());
  beforeEach(() => {
    [sent, welcomed, clock] = [[], [], 1_700_000_000_000];
  });
  afterEach(async () => {
    await database.write.deleteFrom('subscription_confirmation').execute();
    await database.write.deleteFrom('subscription').execute();
  });

  const by = { consumerNo: 'G-1', scope: scopeOf({ siteId: 'de', locale: 'de-de' }) };
  const rows = () => database.read.selectFrom('subscription').selectAll().execute();
  const tokenIn = (message: Message | undefined) =>
    /https:\/\/shop\.example\/de-de\/confirm-subscription\?token=([\w-]{43})/.exec(message?.text ?? '')?.[1] ?? '';

  test('is requested by mail in the visitor’s language, and its link works once', async () => {
    await subscriptions.set(newsletter('ann@example.com'), by);
    expect(sent).toMatchObject([{ recipient: 'ann@example.com', subject: 'Bitte bestätigen Sie Ihre Adresse' }]);
    const token = tokenIn(sent[0]);
    const pending = await database.read.selectFrom('subscription_confirmation').selectAll().execute();
    expect(JSON.stringify(pending)).not.toContain(token);
    expect(await confirmations.confirm(token)).toBe('de-de');
    expect(await rows()).toMatchObject([{ confirmed_at: clock, id: welcomed[0] }]);
    expect(await confirmations.confirm(token)).toBeUndefined();
    expect(welcomed).toHaveLength(1);
  });

  test('is requested once, and only on sites that require it', async () => {
    for (let times = 0; times < 3; times++) await subscriptions.set(newsletter('ann@example.com'), by);
    await subscriptions.set(newsletter('bob@example.com'), { ...by, scope: us });
    expect(sent.map(({ recipient }) => recipient)).toEqual(['ann@example.com']);
    await confirmations.confirm(tokenIn(sent[0]));
    await subscriptions.set(newsletter('ann@example.com'), by);
    expect(sent).toHaveLength(1);
  });

  test('expires after a week, and can be requested again', async () => {
    await subscriptions.set(newsletter('ann@example.com'), by);
    clock += 7 * DAY;
    expect(await confirmations.confirm(tokenIn(sent[0]))).toBeUndefined();
    await subscriptions.set(newsletter('ann@example.com'), by);
    expect(await confirmations.confirm(tokenIn(sent[1]))).toBe('de-de');
  });

  test('rejects other tokens, and does not confirm an ended subscription', async () => {
    expect(await confirmations.confirm('x'.repeat(43))).toBeUndefined();
    await subscriptions.set(newsletter('ann@example.com'), by);
    await database.write.updateTable('subscription').set({ optin: 0 }).execute();
    expect(await confirmations.confirm(tokenIn(sent[0]))).toBeUndefined();
    expect(await rows()).toMatchObject([{ confirmed_at: null }]);
  });

  test('of a phone number is requested by text message', async () => {
    const phone = { phone: '+4915112345678', channel: 'sms', type: 'newsletter', optin: true } as const;
    await subscriptions.set(phone, by);
    expect(sent).toMatchObject([{ channel: 'sms', recipient: '+4915112345678' }]);
    expect(await confirmations.confirm(tokenIn(sent[0]))).toBe('de-de');
  });
});
