import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { createPayLaterSandbox, type PayLaterSandbox } from './pay-later-sandbox.ts';

const money = { amount: 4999, currency: 'EUR' };
const customer = { givenName: 'Ada', familyName: 'Walker' };
const scriptAnswer = z.object({ authorization_token: z.string() });

describe.each(TEST_DATABASES)('the pay-later sandbox on $name', ({ open }) => {
  let database: Database;
  let sandbox: PayLaterSandbox;
  beforeAll(async () => {
    database = await open();
    sandbox = createPayLaterSandbox(database);
  });
  afterAll(() => database.close());

  const start = () => sandbox.adapter.startSession({ ...money, reference: 'b1', country: 'DE', locale: 'de-de' });
  const askScript = (client_token: string, given_name: string) =>
    sandbox.router.request('/pay-later/authorize', {
      method: 'POST',
      body: JSON.stringify({ client_token, billing_address: { given_name } }),
    });

  test('authorizes by its script, then approves the purchase once', async () => {
    const { clientToken, categories } = await start();
    expect(categories.map(({ identifier }) => identifier)).toContain('pay_later');
    const answer = scriptAnswer.parse(await (await askScript(clientToken, 'Ada')).json());
    const request = { ...money, ...customer, reference: 'o1', authorizationToken: answer.authorization_token };
    expect(await sandbox.adapter.authorize(request)).toMatchObject({ isApproved: true });
    expect(await sandbox.adapter.authorize(request)).toMatchObject({ isApproved: true });
    await sandbox.adapter.capture('o1', money);
    const rows = await database.read.selectFrom('sandbox_payment').selectAll().execute();
    expect(rows).toMatchObject([{ reference: 'pay-later/o1', captured_minor: 4999 }]);
  });

  test.each([
    ['Denied', { approved: false, show_form: false }],
    ['Review', { approved: false, show_form: true }],
  ])('does not approve %s', async (givenName, expected) => {
    const { clientToken } = await start();
    expect(await (await askScript(clientToken, givenName)).json()).toEqual(expected);
    const decision = await sandbox.adapter.authorize({
      ...money,
      ...customer,
      givenName,
      reference: `o-${givenName}`,
    });
    expect(decision).toEqual({ isApproved: false, showForm: expected.show_form });
  });

  test('accepts only its own tokens', async () => {
    const request = { ...money, ...customer, reference: 'o2', authorizationToken: 'forged' };
    expect(await sandbox.adapter.authorize(request)).toEqual({ isApproved: false, showForm: false });
    expect((await askScript('forged', 'Ada')).status).toBe(400);
  });

  test.each([
    ['Denied', false],
    [' DENIED ', false],
    ['Denied Jones', true],
    ['', true],
  ])('decides for the name %j by it alone: %j', async (givenName, isApproved) => {
    const request = { ...money, ...customer, givenName, reference: `name-${givenName}` };
    expect(await sandbox.adapter.authorize(request)).toMatchObject({ isApproved });
  });

  test('finds a purchase by its reference, as approved until it is void', async () => {
    const request = { ...money, ...customer, reference: 'found' };
    expect(await sandbox.adapter.find('found')).toBeUndefined();
    await sandbox.adapter.authorize(request);
    expect(await sandbox.adapter.find('found')).toEqual({ isApproved: true });
    await sandbox.adapter.void('found');
    expect(await sandbox.adapter.find('found')).toEqual({ isApproved: false });
    await expect(sandbox.adapter.capture('found', money)).rejects.toThrow('no authorization');
  });

  test.each([
    ['no JSON', 'x'],
    ['no token', JSON.stringify({ billing_address: { given_name: 'Ada' } })],
    ['no name', JSON.stringify({ client_token: 'x' })],
  ])('refuses a request of its script with %s', async (_, body) => {
    const answer = await sandbox.router.request('/pay-later/authorize', { method: 'POST', body });
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'invalid_request' }]);
  });
});
