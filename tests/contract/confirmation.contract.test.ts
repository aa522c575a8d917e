import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TARGETS, type Target } from './support/targets.test-support.ts';
import { errorOf, Visitor } from './support/visitor.test-support.ts';

const PATH = '/consumers-v3/consumer/subscription';

describe.each(TARGETS)('the confirmation call of $name', ({ open }) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  test('takes the token of the mail in the inbox, once', async () => {
    const email = `walker-${randomUUID()}@example.com`;
    const visitor = await Visitor.start(target);
    await visitor.call('POST', `${PATH}?siteId=de&locale=de-de`, {
      email,
      channel: 'email',
      type: 'newsletter',
      optin: true,
    });
    const messages = await (await target.sandbox(`/sandbox/inbox.json?to=${email}`)).json();
    expect(messages).toHaveLength(1);
    const token = /token=([\w-]+)/.exec(messages[0].text)?.[1];
    const stranger = new Visitor(target);
    const answer = await stranger.call('POST', `${PATH}/confirm`, { token });
    expect([answer.status, answer.body]).toEqual([200, { locale: 'de-de' }]);
    expect(errorOf(await stranger.call('POST', `${PATH}/confirm`, { token }))).toMatchObject({ status: 404 });
  });

  test('has no challenge to give where the captcha is another party', async () => {
    expect(errorOf(await new Visitor(target).call('GET', '/captcha/v1/challenge'))).toMatchObject({ status: 404 });
  });
});
