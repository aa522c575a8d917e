import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askCompany } from '../support/social.test-support.ts';
import { TARGETS, type Target } from '../support/targets.test-support.ts';
import { createChallenge, errorOf, Visitor } from '../support/visitor.test-support.ts';

const LOGIN = '/token/v3/login/social';
const SIGN_UP = '/consumers-v3/auth/signup';
const PROFILE = '/consumers-v3/consumer';
const CHOSEN = 'Switchback-2027!';

describe.each(TARGETS)('the address of an account of $name', ({ open }) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  /** A social sign-in whose provider reports the email address as verified, or does not. */
  async function arrive(email: string, isUnchecked = false) {
    const visitor = await Visitor.start(target);
    const { codeVerifier, codeChallenge } = createChallenge();
    const authorizationCode = await askCompany(target, email, { client: 'google', codeChallenge, isUnchecked });
    const answer = await visitor.call('POST', LOGIN, { idp: 'google', authorizationCode, codeVerifier });
    return { visitor, answer, codeVerifier };
  }

  async function enter(email: string) {
    const { visitor, answer, codeVerifier } = await arrive(email);
    const { authorizationCode } = Object(answer.body);
    const { session } = await visitor.startSession({ type: 'Registered', codeVerifier, authorizationCode });
    return { visitor, session };
  }

  async function mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
    const answer = await target.sandbox(`/sandbox/inbox.json?to=${encodeURIComponent(email)}`);
    return answer.json();
  }

  async function reset(email: string): Promise<void> {
    await new Visitor(target).call('POST', '/consumers-v3/consumer/resetpassword', { email });
    const token = (await mailsTo(email)).map(({ text }) => /token=([\w-]{43})/.exec(text)?.[1]).find(Boolean);
    const chosen = { token, newPassword: CHOSEN, confirmPassword: CHOSEN };
    const answer = await new Visitor(target).call('POST', '/consumers-v3/confirmforgotpassword', chosen);
    expect(answer.status).toBe(200);
  }

  test('is taken from the account that was created without verification once its owner verifies it', async () => {
    const intruder = await Visitor.signUp(target);
    const { email } = intruder;
    const elsewhere = await Visitor.signIn(target, email);
    const owner = await enter(email);
    expect(owner.session.loggedIn).toBe(true);
    expect((await owner.visitor.call('GET', PROFILE)).status).toBe(200);
    for (const visitor of [intruder, elsewhere]) {
      expect(errorOf(await visitor.call('GET', PROFILE))).toMatchObject({ status: 401, code: 'AUT432' });
    }
    await expect(Visitor.signIn(target, email)).rejects.toThrow('AUT401');
    await reset(email);
    expect((await (await Visitor.start(target)).signIn(email, CHOSEN)).session.loggedIn).toBe(true);
  });

  test('stays with the password of who proved it by a mailed link', async () => {
    const { email } = await Visitor.signUp(target);
    await reset(email);
    const elsewhere = await Visitor.signIn(target, email, CHOSEN);
    await enter(email);
    expect((await elsewhere.call('GET', PROFILE)).status).toBe(200);
    expect((await (await Visitor.start(target)).signIn(email, CHOSEN)).session.loggedIn).toBe(true);
  });

  test('stays with the password of a demo account', async () => {
    const email = 'athlete@example.com';
    await enter(email);
    expect((await (await Visitor.start(target)).signIn(email)).session.loggedIn).toBe(true);
  });

  test('is not given to a social sign-in with an unverified address', async () => {
    const { email } = await Visitor.signUp(target);
    for (const address of [email, `walker-${randomUUID()}@example.com`]) {
      const { answer } = await arrive(address, true);
      expect(errorOf(answer)).toMatchObject({ status: 401, errorId: 'AUT418', code: 'AUT418' });
    }
    expect((await (await Visitor.start(target)).signIn(email)).session.loggedIn).toBe(true);
  });

  test('gets one welcome email, in the visitor’s language, and none where the account is rejected', async () => {
    const email = `walker-${randomUUID()}@example.com`;
    const signUp = (password: string) =>
      new Visitor(target).call('POST', `${SIGN_UP}?locale=de-de`, { email, password });
    expect((await signUp('short')).status).toBe(400);
    expect(await mailsTo(email)).toEqual([]);
    expect((await signUp(CHOSEN)).status).toBe(200);
    expect((await signUp(CHOSEN)).status).toBe(409);
    expect(await mailsTo(email)).toMatchObject([
      { subject: 'Ihr Konto ist bereit', text: expect.stringContaining('http://localhost:4321/de-de/') },
    ]);
    const social = `walker-${randomUUID()}@example.com`;
    await enter(social);
    await enter(social);
    expect((await mailsTo(social)).map(({ subject }) => subject)).toEqual(['Your account is ready']);
  });
});
