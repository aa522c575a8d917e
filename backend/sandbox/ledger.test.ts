import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { createPaymentLedger, type PaymentLedger } from './ledger.ts';
import { createSandboxSigner } from './signature.ts';

const money = { amount: 4999, currency: 'USD' };
const AUTHORIZED = { status: 'authorized' } as const;

describe.each(TEST_DATABASES)('the ledger of a sandbox on $name', ({ open }) => {
  let database: Database;
  let ledger: PaymentLedger;
  beforeAll(async () => {
    database = await open();
    ledger = createPaymentLedger(database, 'payment');
  });
  afterAll(() => database.close());

  let payments = 0;
  const next = () => `payment-${(payments += 1)}`;
  const captured = async (amount = money.amount) => {
    const reference = next();
    await ledger.open(reference, money, AUTHORIZED);
    await ledger.capture(reference, { ...money, amount });
    return reference;
  };

  test('opens one payment for concurrent requests of one reference', async () => {
    const reference = next();
    const opened = await Promise.all(Array.from({ length: 5 }, () => ledger.open(reference, money, AUTHORIZED)));
    expect(new Set(opened.map(({ session_id }) => session_id)).size).toBe(1);
  });

  test.each([
    ['challenge', 'void', 4999, 'a new'],
    ['challenge', 'none', 4999, 'the same'],
    ['challenge', 'none', 5000, 'a new'],
    ['challenge', 'declined', 4999, 'a new'],
    ['redirect', 'none', 5000, 'a new'],
    ['authorized', 'none', 4999, 'the same'],
    ['authorized', 'void', 5000, 'a new'],
  ] as const)('opens for %s, then %s, and %i cents %s session', async (status, then, amount, expected) => {
    const reference = next();
    const { session_id } = await ledger.open(reference, money, { status });
    if (then === 'void') await ledger.void(reference);
    if (then === 'declined') await ledger.decide(reference, false);
    const again = await ledger.open(reference, { ...money, amount }, { status });
    expect(again.session_id === session_id ? 'the same' : 'a new').toBe(expected);
    expect(again).toMatchObject({ status, amount_minor: amount, captured_minor: 0, refunded_minor: 0 });
  });

  test.each([
    { ...money, amount: 5000 },
    { ...money, currency: 'EUR' },
  ])('rejects %o after an authorization of $ 49.99, also when it was captured', async (other) => {
    const reference = next();
    await ledger.open(reference, money, AUTHORIZED);
    await expect(ledger.open(reference, other, AUTHORIZED)).rejects.toThrow('another amount');
    await ledger.capture(reference, money);
    await expect(ledger.open(reference, other, AUTHORIZED)).rejects.toThrow('another amount');
    expect(await ledger.open(reference, money, AUTHORIZED)).toMatchObject({ status: 'captured' });
  });

  test.each([
    ['challenge', true, 'authorized'],
    ['challenge', false, 'declined'],
    ['redirect', true, 'authorized'],
    ['authorized', false, 'authorized'],
  ] as const)('decides a payment that is %s with %j once: %s', async (status, isPassed, expected) => {
    const reference = next();
    await ledger.open(reference, money, { status });
    expect(await ledger.decide(reference, isPassed)).toMatchObject({ status: expected });
    expect(await ledger.decide(reference, !isPassed)).toMatchObject({ status: expected });
  });

  test('does not know other references, sessions and providers', async () => {
    const reference = next();
    const { session_id } = await ledger.open(reference, money, AUTHORIZED);
    expect(await ledger.findSession(session_id)).toMatchObject({ reference: `payment/${reference}` });
    expect(await createPaymentLedger(database, 'other').find(reference)).toBeUndefined();
    expect([await ledger.find('none'), await ledger.findSession('none')]).toEqual([undefined, undefined]);
    expect(await ledger.decide('none', true)).toBeUndefined();
    await expect(ledger.capture('none', money)).rejects.toThrow('no authorization');
    await expect(ledger.refund('none', 'r', money)).rejects.toThrow('left to refund');
  });

  test.each([
    [4999, 4999],
    [1, 1],
    [5000, undefined],
  ])('captures %i of 4999 cents: %j', async (amount, expected) => {
    const reference = next();
    await ledger.open(reference, money, AUTHORIZED);
    const capturing = ledger.capture(reference, { ...money, amount });
    if (expected === undefined) await expect(capturing).rejects.toThrow('no authorization');
    else await capturing;
    expect(await ledger.find(reference)).toMatchObject({ captured_minor: expected ?? 0 });
  });

  test('captures once, the rest never', async () => {
    const reference = await captured(2000);
    await expect(ledger.capture(reference, { ...money, amount: 2999 })).rejects.toThrow('no authorization');
    await ledger.void(reference);
    expect(await ledger.find(reference)).toMatchObject({ status: 'captured', captured_minor: 2000 });
  });

  test('refunds no more than was captured, under concurrency too', async () => {
    const reference = await captured();
    const refunds = Array.from({ length: 6 }, (_, index) =>
      ledger.refund(reference, `r${index}`, { ...money, amount: 1000 }),
    );
    const outcomes = await Promise.allSettled(refunds);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(await ledger.find(reference)).toMatchObject({ refunded_minor: 4000 });
  });

  test('accepts a rejected refund again when it is small enough', async () => {
    const reference = await captured(1000);
    await expect(ledger.refund(reference, 'r', money)).rejects.toThrow('left to refund');
    await ledger.refund(reference, 'r', { ...money, amount: 1000 });
    expect(await ledger.find(reference)).toMatchObject({ refunded_minor: 1000 });
  });

  describe('with signed messages', () => {
    test.each(['pay/1', '', 'größer 🥾', '{"a":"b.c"}', 'x'.repeat(5000)])(
      'reads what it signed: %j',
      async (message) => {
        const signed = await createSandboxSigner(database).sign(message);
        expect(signed).toMatch(/^[\w-]*\.[\w-]{43}$/);
        expect(await createSandboxSigner(database).read(signed)).toBe(message);
      },
    );

    test('reads nothing that was changed, cut or signed with another key', async () => {
      const signer = createSandboxSigner(database);
      const [text = '', mac = ''] = (await signer.sign('paid/1')).split('.');
      const other = Buffer.from('paid/2').toString('base64url');
      const forged = [`${other}.${mac}`, `${text}.`, `.${mac}`, text, '', '.', `${text}.${mac.slice(0, -2)}AA`];
      for (const signed of forged) expect([signed, await signer.read(signed)]).toEqual([signed, undefined]);
    });

    test('shares one key between processes that start at once', async () => {
      await database.write.deleteFrom('meta').where('key', '=', 'sandbox-signing-key').execute();
      const signers = Array.from({ length: 4 }, () => createSandboxSigner(database));
      const signed = await Promise.all(signers.map((signer) => signer.sign('m')));
      expect(new Set(signed).size).toBe(1);
    });
  });
});
