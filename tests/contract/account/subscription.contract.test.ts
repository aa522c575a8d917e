import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subscription } from '../../../src/api/account/account.schema.ts';
import { TARGETS, type Target } from '../support/targets.test-support.ts';
import { errorOf, Visitor } from '../support/visitor.test-support.ts';

const PATH = '/consumers-v3/consumer/subscription';
const newsletter = (email: unknown) => ({ email, channel: 'email', type: 'newsletter', optin: true });
let count = 0;
/** The gateway limits requests per email address: each test uses its own. */
const freshEmail = () => `walker-${(count += 1)}-${crypto.randomUUID()}@example.com`;

describe.each(TARGETS)('the subscription call of $name', ({ open }) => {
  let target: Target;
  let visitor: Visitor;
  beforeAll(async () => {
    target = await open();
    visitor = await Visitor.start(target);
  });
  afterAll(() => target.close());

  test('takes an address', async () => {
    const { status, body } = await visitor.call('POST', PATH, newsletter(freshEmail()));
    expect(status).toBe(200);
    expect(subscription.parse(body)).toEqual({ channel: 'email', type: 'newsletter', optin: true, doubleOptin: false });
  });

  test('returns its first response for a known address, for every visitor and notation', async () => {
    const email = freshEmail();
    const first = await visitor.call('POST', PATH, newsletter(email));
    const other = await Visitor.start(target);
    const second = await other.call('POST', PATH, newsletter(` ${email.toUpperCase()}`));
    expect([second.status, second.body]).toEqual([first.status, first.body]);
  });

  test('wants the address confirmed where the law does', async () => {
    const { body } = await visitor.call('POST', `${PATH}?siteId=de&locale=de-de`, newsletter(freshEmail()));
    expect(body).toMatchObject({ optin: true, doubleOptin: true });
  });

  test.each(['walker', 'walker@example', ''])('refuses %j as an address', async (email) => {
    const answer = await visitor.call('POST', PATH, newsletter(email));
    expect(errorOf(answer)).toMatchObject({ status: 400, errorId: 'AUT453', code: 'AUT453' });
  });

  test.each([
    ['email', newsletter(7)],
    ['email', newsletter(`${'a'.repeat(400)}@example.com`)],
    ['channel', { ...newsletter('a@example.com'), channel: 'pigeon' }],
    ['type', { ...newsletter('a@example.com'), type: 'everything' }],
    ['optin', { ...newsletter('a@example.com'), optin: false }],
  ])('refuses a wrong %s', async (path, body) => {
    const answer = await visitor.call('POST', PATH, body);
    expect(errorOf(answer)).toMatchObject({ status: 400, errorId: 'VALIDATION', details: { path } });
  });

  test('needs a session', async () => {
    const answer = await new Visitor(target).call('POST', PATH, newsletter(freshEmail()));
    expect(errorOf(answer).status).toBe(401);
  });
});
