import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { TARGETS, type Target } from '../support/targets.test-support.ts';
import { errorOf, Visitor } from '../support/visitor.test-support.ts';

const PATH = '/consumers-v3/consumer/subscription';
const NEWSLETTER = { channel: 'email', type: 'newsletter' } as const;
const mails = z.array(z.object({ subject: z.string(), text: z.string(), headers: z.record(z.string(), z.string()) }));

describe.each(TARGETS)('unsubscribing on $name', ({ open }) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  const inboxOf = async (email: string) =>
    mails.parse(await (await target.sandbox(`/sandbox/inbox.json?to=${encodeURIComponent(email)}`)).json());
  /** The token of the mail that welcomes a new subscriber. */
  async function subscribe(visitor: Visitor, email: string): Promise<string> {
    await visitor.call('POST', PATH, { email, ...NEWSLETTER, optin: true });
    const [welcome] = await inboxOf(email);
    expect(welcome?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const [, token = ''] =
      /^<https?:\/\/[^>]+\/unsubscribe\?token=([^>]+)>$/.exec(welcome?.headers['List-Unsubscribe'] ?? '') ?? [];
    expect(welcome?.text).toContain(`/unsubscribe?token=${token}`);
    return token;
  }

  test('takes the link of a mail without a session, any number of times, and undoes it', async () => {
    const visitor = await Visitor.signUp(target, {});
    const token = await subscribe(visitor, visitor.email);
    const own = async () => (await visitor.call('GET', PATH)).body;
    const entry = { ...NEWSLETTER, doubleOptin: false };
    expect(await own()).toEqual({ subscriptions: [{ ...entry, optin: true }] });
    const program = new Visitor(target);
    for (let times = 0; times < 2; times++) {
      const ended = await program.call('POST', `${PATH}/unsubscribe`, { token });
      expect([ended.status, ended.body]).toEqual([200, NEWSLETTER]);
    }
    expect(await own()).toEqual({ subscriptions: [{ ...entry, optin: false }] });
    expect((await program.call('POST', `${PATH}/undoUnsubscribe`, { token })).body).toEqual(NEWSLETTER);
    expect(await own()).toEqual({ subscriptions: [{ ...entry, optin: true }] });
  });

  test('does not know links of others', async () => {
    const program = new Visitor(target);
    const token = await subscribe(await Visitor.start(target), `walker-${randomUUID()}@example.com`);
    const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const name of ['unsubscribe', 'undoUnsubscribe']) {
      expect(errorOf(await program.call('POST', `${PATH}/${name}`, { token: forged }))).toMatchObject({ status: 404 });
      expect(errorOf(await program.call('POST', `${PATH}/${name}`, { token: 'short' })).errorId).toBe('VALIDATION');
    }
  });

  test('of many people comes from one address of a mail service', async () => {
    const program = new Visitor(target);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => program.call('POST', `${PATH}/unsubscribe`, { token: 'x'.repeat(60) })),
    );
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([404]);
  });
});
