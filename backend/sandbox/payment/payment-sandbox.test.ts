import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { createPaymentSandbox, type PaymentSandbox } from './payment-sandbox.ts';

const NOW = Date.UTC(2026, 5, 15);
const APPROVED = '4111111111111111';
const CHALLENGED = '4000000000003220';
const form = { number: APPROVED, expiryMonth: 12, expiryYear: 2030, cvc: '123' };
const money = { amount: 4999, currency: 'USD' };
const tokenAnswer = z.object({ paymentToken: z.string() });
const resultAnswer = z.object({ redirectResult: z.string() });

describe.each(TEST_DATABASES)('the payment sandbox on $name', ({ open }) => {
  let database: Database;
  let sandbox: PaymentSandbox;
  let now = NOW;
  beforeAll(async () => {
    database = await open();
    sandbox = createPaymentSandbox(database, { now: () => now, slowAnswer: 10 });
  });
  afterAll(() => database.close());

  const post = (path: string, body: unknown) =>
    sandbox.router.request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin: 'null' },
    });
  const tokenOf = async (number: string) => {
    const answer = await post('/card/token', { ...form, number });
    return tokenAnswer.parse(await answer.json()).paymentToken;
  };
  const authorize = async (number: string, reference: string) => {
    const token = await tokenOf(number);
    return sandbox.adapter.authorize({ ...money, reference, source: { kind: 'token', token } });
  };
  const resultOf = async (sessionID: string, code: string) =>
    resultAnswer.parse(await (await post('/3ds', { sessionID, code })).json()).redirectResult;
  const bookOf = (reference: string) =>
    database.read
      .selectFrom('sandbox_payment')
      .selectAll()
      .where('reference', '=', `payment/${reference}`)
      .executeTakeFirst();

  test('returns a token and stores no number', async () => {
    const answer = await post('/card/token', { ...form, number: '4111 1111 1111 1111' });
    expect(await answer.json()).toEqual({
      paymentToken: expect.stringMatching(/^tok_/),
      bin: '411111',
      brand: 'VISA',
      last4: '1111',
    });
    const rows = JSON.stringify(await database.read.selectFrom('sandbox_card').selectAll().execute());
    expect(rows).not.toContain(APPROVED);
  });

  test.each([
    ['number', { number: '4111111111111112' }],
    ['number', { number: 'x' }],
    ['expiry', { expiryMonth: 13 }],
    ['expiry', { expiryMonth: 5, expiryYear: 2026 }],
    ['expiry', { expiryYear: '1' }],
    ['cvc', { cvc: '12' }],
    ['cvc', { cvc: null }],
  ])('refuses a wrong %s: %j', async (field, part) => {
    const answer = await post('/card/token', { ...form, ...part });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ field });
  });

  test('accepts a card to the end of its month', async () => {
    expect((await post('/card/token', { ...form, expiryMonth: '06', expiryYear: '26' })).status).toBe(200);
  });

  test.each([
    [APPROVED, { outcome: 'approved' }],
    ['4000000000000002', { outcome: 'declined' }],
    ['4000000000009995', { outcome: 'fraud' }],
    ['5555555555554444', { outcome: 'approved' }],
    ['4000000000000408', { outcome: 'approved' }],
  ])('decides on %s', async (number, expected) => {
    expect(await authorize(number, `decide-${number}`)).toEqual(expected);
  });

  test('returns the outcome of an attempt, also when its response was lost', async () => {
    const { adapter: provider } = sandbox;
    expect(await provider.find('unheard-of')).toBeUndefined();
    void authorize('4000000000000499', 'lost');
    await expect.poll(() => provider.find('lost')).toEqual({ outcome: 'approved' });
    const pending = await authorize(CHALLENGED, 'asked');
    expect(await provider.find('asked')).toEqual(pending);
    await provider.void('lost');
    expect(await provider.find('lost')).toEqual({ outcome: 'declined' });
  });

  test('declines a token that is unknown or expired', async () => {
    const token = await tokenOf(APPROVED);
    now += 2 * 60 * 60 * 1000;
    const pending = { ...money, reference: 'late', source: { kind: 'token', token } } as const;
    expect(await sandbox.adapter.authorize(pending)).toEqual({ outcome: 'declined' });
    expect(await sandbox.adapter.describe('tok_unknown')).toBeUndefined();
  });

  test('stores a card beyond its token, identified by its fingerprint', async () => {
    const stored = await sandbox.adapter.storeCard(await tokenOf(APPROVED));
    const again = await sandbox.adapter.storeCard(await tokenOf(APPROVED));
    const other = await sandbox.adapter.storeCard(await tokenOf('5555555555554444'));
    now += 48 * 60 * 60 * 1000;
    expect(stored).toMatchObject({ last4: '1111', expiryMonth: 12, expiryYear: 2030 });
    expect(again?.fingerprint).toBe(stored?.fingerprint);
    expect(other?.fingerprint).not.toBe(stored?.fingerprint);
    expect(await sandbox.adapter.describe(stored?.token ?? '')).toMatchObject({ brand: 'VISA' });
  });

  test('passes a challenge by its code only, also after a restart', async () => {
    const pending = await authorize(CHALLENGED, 'challenge-1');
    if (pending.outcome !== 'challenge') throw new Error(`answered ${pending.outcome}`);
    expect(pending.url).toBe(`/sandbox/frame/challenge?sessionID=${pending.sessionId}`);
    const redirectResult = await resultOf(pending.sessionId, '1234');
    const restarted = createPaymentSandbox(database, { now: () => now }).adapter;
    const completion = { reference: 'challenge-1', sessionId: pending.sessionId, redirectResult };
    expect(await restarted.complete(completion)).toEqual({ outcome: 'approved' });
    expect(await restarted.complete(completion)).toEqual({ outcome: 'approved' });
  });

  test.each(['wrong', 'forged', 'of another'])('declines a challenge with a result that is %s', async (kind) => {
    const reference = `challenge-${kind}`;
    const pending = await authorize(CHALLENGED, reference);
    const other = await authorize(CHALLENGED, `${reference}-2`);
    if (pending.outcome !== 'challenge' || other.outcome !== 'challenge') throw new Error('no challenge');
    const genuine = await resultOf(pending.sessionId, '1234');
    const results: Record<string, string> = {
      wrong: await resultOf(pending.sessionId, '0000'),
      forged: `${genuine.split('.')[0]}.${'A'.repeat(43)}`,
      'of another': await resultOf(other.sessionId, '1234'),
    };
    const completion = { reference, sessionId: pending.sessionId, redirectResult: results[kind] ?? '' };
    expect(await sandbox.adapter.complete(completion)).toEqual({ outcome: 'declined' });
    expect(await sandbox.adapter.complete({ ...completion, redirectResult: genuine })).toEqual({
      outcome: 'declined',
    });
  });

  test('moves money once per reference', async () => {
    const { adapter: provider } = sandbox;
    await Promise.all([authorize(APPROVED, 'once'), authorize(APPROVED, 'once')]);
    await expect(
      provider.authorize({
        amount: 1,
        currency: 'USD',
        reference: 'once',
        source: { kind: 'token', token: await tokenOf(APPROVED) },
      }),
    ).rejects.toThrow('another amount');
    await provider.capture('once', money);
    await provider.capture('once', money);
    await expect(provider.capture('once', { ...money, amount: 5000 })).rejects.toThrow('no authorization');
    await provider.refund('once', 'r1', { ...money, amount: 3000 });
    await provider.refund('once', 'r1', { ...money, amount: 3000 });
    await expect(provider.refund('once', 'r2', { ...money, amount: 3000 })).rejects.toThrow('left to refund');
    expect(await bookOf('once')).toMatchObject({ captured_minor: 4999, refunded_minor: 3000, status: 'captured' });
  });

  test('voids an authorization, and accepts a new one for its reference', async () => {
    await authorize(APPROVED, 'void');
    await sandbox.adapter.void('void');
    await sandbox.adapter.void('never-seen');
    await expect(sandbox.adapter.capture('void', money)).rejects.toThrow('no authorization');
    expect(await authorize(APPROVED, 'void')).toEqual({ outcome: 'approved' });
  });

  test('redirects to a bank and back', async () => {
    const { adapter: provider, router } = sandbox;
    const source = { kind: 'redirect', methodId: 'IDEAL', returnPath: '/checkout?step=3' } as const;
    const pending = await provider.authorize({ ...money, reference: 'bank', source });
    if (pending.outcome !== 'redirect') throw new Error(`answered ${pending.outcome}`);
    expect(await (await router.request(pending.url.replace('/sandbox', ''))).text()).toContain('Approve');
    const body = new URLSearchParams({ sessionID: pending.sessionId, decision: 'approve' });
    const back = await router.request('/bank', { method: 'POST', body });
    const location = new URL(back.headers.get('location') ?? '', 'http://localhost');
    expect(`${location.pathname}?${location.searchParams.get('step')}`).toBe('/checkout?3');
    const redirectResult = location.searchParams.get('redirectResult') ?? '';
    const completion = { reference: 'bank', sessionId: pending.sessionId, redirectResult };
    expect(await provider.complete(completion)).toEqual({ outcome: 'approved' });
  });

  test('pays with a supported wallet', async () => {
    const session = await sandbox.adapter.startWallet({ ...money, methodId: 'PAYPAL', reference: 'basket' });
    const answer = await post('/wallet/token', { session_id: session?.sessionId });
    const token = tokenAnswer.parse(await answer.json()).paymentToken;
    const pending = { ...money, reference: 'wallet', source: { kind: 'token', token } } as const;
    expect(await sandbox.adapter.authorize(pending)).toEqual({ outcome: 'approved' });
    expect((await post('/wallet/token', { session_id: 'forged.session' })).status).toBe(404);
    expect(await sandbox.adapter.startWallet({ ...money, methodId: 'PURSE', reference: 'b' })).toBeUndefined();
  });

  test.each([
    ['Denied', 'declined'],
    ['Asked', 'challenge'],
    ['Ada', 'approved'],
  ])('answers a wallet of somebody named %s: %s', async (name, outcome) => {
    const session = await sandbox.adapter.startWallet({ ...money, methodId: 'APPLE_PAY', reference: 'basket' });
    const answer = await post('/wallet/token', { session_id: session?.sessionId, name });
    const token = tokenAnswer.parse(await answer.json()).paymentToken;
    const source = { kind: 'token', token } as const;
    expect(await sandbox.adapter.authorize({ ...money, reference: `wallet-${name}`, source })).toMatchObject({
      outcome,
    });
  });

  test('renders a wallet frame that escapes its address', async () => {
    const page = await (await sandbox.router.request('/frame/wallet?session="><script>')).text();
    expect(page).toMatch(/<button id="pay">Pay<\/button>[\s\S]*Cancel<\/button>/);
    expect(page).not.toContain('"><script>');
  });

  test('labels frames for people and screen readers', async () => {
    const card = await (await sandbox.router.request('/frame/card')).text();
    for (const label of ['Card number', 'Expiry date', 'Security code']) expect(card).toContain(`>${label}</label>`);
    const challenge = await (await sandbox.router.request('/frame/challenge?sessionID="><script>')).text();
    expect(challenge).toMatch(/>Code<\/label>[\s\S]*<button>Submit<\/button>/);
    expect(challenge).not.toContain('"><script>');
  });

  test.each([
    ['/frame/card', 'text/html', 'card.js'],
    ['/frame/challenge?sessionID=s', 'text/html', 'data-session="s"'],
    ['/frame/wallet?session=s', 'text/html', 'Pay'],
    ['/frame/card.js', 'text/javascript', 'fetch'],
    ['/frame/challenge.js', 'text/javascript', 'fetch'],
    ['/frame/wallet.js', 'text/javascript', 'fetch'],
    ['/frame/frame.css', 'text/css', '{'],
  ])('serves %s as %s', async (path, type, content) => {
    const answer = await sandbox.router.request(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining(type)]);
    expect(await answer.text()).toContain(content);
  });

  test.each([
    ['/card/token', 'no JSON', 400],
    ['/card/token', null, 400],
    ['/card/token', { number: ['4111111111111111'] }, 400],
    ['/3ds', { sessionID: 'none', code: '1234' }, 404],
    ['/3ds', { sessionID: '', code: '1234' }, 400],
    ['/3ds', { sessionID: 'none' }, 400],
    ['/wallet/token', {}, 404],
    ['/wallet/token', { session_id: 'x'.repeat(600) }, 404],
  ])('refuses at %s the body %j with %i', async (path, body, status) => {
    expect((await post(path, body)).status).toBe(status);
  });

  test.each([[{ sessionID: 'none', decision: 'approve' }], [{ sessionID: 'none', decision: 'maybe' }], [{}]])(
    'refuses at the bank %j',
    async (fields) => {
      const answer = await sandbox.router.request('/bank', { method: 'POST', body: new URLSearchParams(fields) });
      expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
    },
  );

  test('declines a payment that the customer refused at the bank', async () => {
    const source = { kind: 'redirect', methodId: 'IDEAL', returnPath: '/checkout' } as const;
    const pending = await sandbox.adapter.authorize({ ...money, reference: 'refused', source });
    if (pending.outcome !== 'redirect') throw new Error(`answered ${pending.outcome}`);
    const body = new URLSearchParams({ sessionID: pending.sessionId, decision: 'refuse' });
    const back = await sandbox.router.request('/bank', { method: 'POST', body });
    const { searchParams } = new URL(back.headers.get('location') ?? '', 'http://localhost');
    const redirectResult = searchParams.get('redirectResult') ?? '';
    const completion = { reference: 'refused', sessionId: pending.sessionId, redirectResult };
    expect(await sandbox.adapter.complete(completion)).toEqual({ outcome: 'declined' });
    expect((await post('/3ds', { sessionID: pending.sessionId, code: '1234' })).status).toBe(404);
  });
});
