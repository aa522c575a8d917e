import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { scopeOf, us } from '../catalog/shop.test-support.ts';
import type { Database } from '../db/database.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Message } from '../messaging/message.ts';
import { putConsumer } from './account.test-support.ts';
import { createEventService } from './events.ts';
import { createNotificationService, loadNotifications } from './notifications.ts';
import { createSupportCases } from './support-cases.ts';
import { SHOP_OF } from '../messaging/mail-shop.test-support.ts';

describe.each(TEST_DATABASES)('what customers ask for in $name', ({ open }) => {
  let database: Database;
  let consumerNo: string;
  let mails: Message[];
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    mails = [];
    consumerNo = await putConsumer(database);
  });
  afterAll(() => database.close());

  describe('an event', () => {
    const request = { requestType: 'RUN', organisation: 'Ridge', eventId: 'E1', attributes: { size: 'M' } };
    const register = (fields: object = {}, by: object = {}) =>
      createEventService(database).register({ ...request, ...fields }, { consumerNo, siteId: 'us', ...by });
    const rows = () =>
      database.read.selectFrom('event_registration').selectAll().where('consumer_no', '=', consumerNo).execute();

    test('has one registration of a customer, with the last attributes', async () => {
      const first = await register();
      expect(first.status).toBe('registered');
      expect(await register({ attributes: { size: 'L' } })).toEqual({ ...first, status: 'changed' });
      expect(await rows()).toMatchObject([{ attributes: '{"size":"L"}', site_id: 'us' }]);
      await Promise.all([register(), register()]);
      expect(await rows()).toHaveLength(1);
    });

    test.each([
      ['event', { eventId: 'E2' }],
      ['organisation', { organisation: 'Peak' }],
      ['type', { requestType: 'HIKE' }],
      ['request for the organisation as a whole', { eventId: undefined }],
    ])('has another registration for another %s', async (_, fields) => {
      const first = await register();
      expect((await register(fields)).registrationId).not.toBe(first.registrationId);
      expect(await rows()).toHaveLength(2);
    });

    test.each([
      ['ATTR300', { requestType: '', organisation: '', eventId: '', attributes: {} }],
      ['ATTR300', { requestType: undefined, organisation: undefined, eventId: undefined, attributes: undefined }],
      ['ATTR100', { requestType: '' }],
      ['ATTR200', { organisation: '' }],
      ['ATTR100', { requestType: undefined, organisation: undefined }],
    ])('rejects with %s the request %#', async (errorId, fields) => {
      await expect(register(fields)).rejects.toMatchObject({ errorId });
      expect(await rows()).toEqual([]);
    });
  });

  describe('notifications', () => {
    const change = (
      ...notifications: Parameters<ReturnType<typeof createNotificationService>['change']>[1]['notifications']
    ) => createNotificationService(database).change(consumerNo, { notifications });
    const enabled = (list: Awaited<ReturnType<typeof loadNotifications>>) =>
      list.filter((one) => one.enabled).map(({ type, channel }) => `${type} ${channel}`);

    test('are on for orders by email only, at first', async () => {
      const list = await loadNotifications(database.read, consumerNo);
      expect(list).toHaveLength(8);
      expect(enabled(list)).toEqual(['orders email']);
    });

    test('change one by one, and keep the others', async () => {
      await change({ type: 'loyalty', channel: 'sms', enabled: true });
      const { notifications } = await change({ type: 'orders', channel: 'email', enabled: false });
      expect(enabled(notifications)).toEqual(['loyalty sms']);
      expect(enabled(await loadNotifications(database.read, await putConsumer(database)))).toEqual(['orders email']);
    });

    test('take the last of several choices in one request', async () => {
      const one = { type: 'reviews', channel: 'email' } as const;
      const { notifications } = await change({ ...one, enabled: true }, { ...one, enabled: false });
      expect(enabled(notifications)).toEqual(['orders email']);
    });

    test('need an account', async () => {
      consumerNo = 'nobody';
      await expect(change()).rejects.toMatchObject({ errorId: 'PRO404' });
    });
  });

  describe('a support case', () => {
    let now = 0;
    const outbox = { enqueue: async (_: unknown, message: Message) => void mails.push(message) };
    const cases = () => createSupportCases({ write: database.write, outbox, shopOf: SHOP_OF, now: () => now });
    const by = (scope = us) => ({ consumerNo, scope });
    const sender = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Hill' };
    const message = { ...sender, category: 'order', subject: 'where', message: 'Where is it?' };
    const send = (fields: object = {}, scope = us) => cases().sendMessage({ ...message, ...fields }, by(scope));
    const rows = () =>
      database.read.selectFrom('support_case').selectAll().where('consumer_no', '=', consumerNo).execute();

    test('is stored with the fields of its form, under a number that is mailed', async () => {
      const { caseNumber } = await send({ email: ' Ada@Example.com ', orderNumber: 'M1' });
      expect(caseNumber).toMatch(/^[2-9A-HJKMNP-Z]{10}$/);
      expect(await rows()).toMatchObject([
        { case_number: caseNumber, kind: 'contact', email: 'ada@example.com', topic: 'order', subject: 'where' },
      ]);
      expect(JSON.parse((await rows())[0]?.fields ?? '')).toEqual({
        firstName: 'Ada',
        lastName: 'Hill',
        orderNumber: 'M1',
      });
      expect(mails).toMatchObject([{ recipient: 'ada@example.com' }]);
      expect(mails[0]?.text).toContain(caseNumber);
      expect(mails[0]?.text).not.toContain('Where is it?');
    });

    test('is mailed about in the language of the request', async () => {
      await send({}, scopeOf({ siteId: 'de', locale: 'de-de' }));
      expect(mails).toMatchObject([{ locale: 'de-de' }]);
      expect(await rows()).toMatchObject([{ locale: 'de-de', site_id: 'de' }]);
    });

    test.each([
      ['an unknown topic', { category: 'weather' }, { errorId: 'VALIDATION', details: { path: 'category' } }],
      ['a subject of another topic', { subject: 'refund' }, { errorId: 'VALIDATION', details: { path: 'subject' } }],
      ['an invalid address', { email: 'ada' }, { errorId: 'AUT453' }],
      ['no address', { email: '' }, { errorId: 'AUT453' }],
    ])('is not opened for %s', async (_, fields, error) => {
      await expect(send(fields)).rejects.toMatchObject(error);
      expect([await rows(), mails]).toEqual([[], []]);
    });

    test('of a warranty has product and description', async () => {
      const claim = {
        email: 'ada@example.com',
        productName: 'Boot',
        description: 'The sole came off.',
        orderNumber: 'M1',
      };
      await cases().claimWarranty({ ...claim, firstName: 'Ada', lastName: 'Hill' }, by());
      const stored = { kind: 'warranty', topic: 'warranty', subject: 'Boot', message: 'The sole came off.' };
      expect(await rows()).toMatchObject([stored]);
    });

    test('is opened without a mail beyond ten a day to one address', async () => {
      now += 1;
      const email = `${consumerNo.toLowerCase()}@many.example`;
      for (let count = 0; count < 12; count += 1) await send({ email });
      expect([(await rows()).length, mails.length]).toEqual([12, 10]);
      now += 24 * 60 * 60 * 1000;
      await send({ email });
      expect(mails).toHaveLength(11);
    });
  });
});
