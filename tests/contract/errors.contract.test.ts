import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../backend/db/database.ts';
import { signInResponse } from '../../src/api/identity/identity.schema.ts';
import { newConsumer } from './support/account.test-support.ts';
import { CAPTCHA } from '../harness/purchase.ts';
import { CAN_ARRANGE, TARGETS, type Target } from './support/targets.test-support.ts';
import { createChallenge, DEMO_PASSWORD, errorOf, Visitor, type Answer } from './support/visitor.test-support.ts';

const CARD = '6006490000000001';

/** Situations that requests alone do not cause, or not reliably. */
describe.skipIf(!CAN_ARRANGE).each(TARGETS)('what $name refuses', ({ open }) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  /** Runs requests that depend on a change, which all others see once it is complete. */
  async function meanwhile(
    change: (transaction: Database['write']) => Promise<unknown>,
    begin: () => readonly Promise<Answer>[],
  ): Promise<Answer[]> {
    const begun = await target.arrange((write) =>
      write.transaction().execute(async (transaction) => {
        await change(transaction);
        const calls = begin();
        // Reads need not wait: when later requests are answered, the first ones have advanced as far as they can.
        for (let round = 0; round < 5; round += 1) await new Visitor(target).call('GET', '/products/v2/catalog');
        return { calls };
      }),
    );
    return Promise.all(begun.calls);
  }

  test('a sixth gift card on one cart', async () => {
    const numbers = Array.from({ length: 6 }, (_, index) => `700649000000000${index}`);
    await target.arrange(async (write) => {
      const card = await write.selectFrom('gift_card').selectAll().where('number', '=', CARD).executeTakeFirstOrThrow();
      await write
        .insertInto('gift_card')
        .values(numbers.map((number) => ({ ...card, number, balance_minor: 100 })))
        .execute();
    });
    const visitor = await Visitor.start(target);
    const { basketId } = await visitor.addToCart({ productId: 'LIMITED-100', qty: 1 });
    const answers: Answer[] = [];
    for (const number of numbers) {
      const body = { payment_method_id: 'GIFT_CARD', giftCard: { number, pin: '1234' } };
      answers.push(await visitor.call('POST', `/cart/v1/cart/${basketId}/paymentInstruments`, body));
    }
    const [sixth, ...others] = answers.toReversed();
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(sixth && errorOf(sixth)).toMatchObject({ status: 422, code: 'GFC410', details: { maximum: 5 } });
  });

  test('the balance of a card whose PIN was guessed too often, also to who knows it', async () => {
    const visitor = await Visitor.start(target);
    const ask = async (pin: string) =>
      errorOf(await visitor.call('POST', '/cart/v1/giftcard/balance', { number: CARD, pin }));
    expect(await ask('0000')).toMatchObject({ code: 'GFC700' });
    await target.arrange((write) =>
      write.updateTable('rate_limit').set({ uses: 50 }).where('key', 'like', 'gift-card-lock:%').execute(),
    );
    expect(await ask('1234')).toMatchObject({ status: 422, errorId: 'GFC799', code: 'GFC799' });
  });

  test('to hold more of a variant for guests of one address than its share', async () => {
    const address = '198.51.100.7';
    const from = { 'x-test-address': address, 'x-forwarded-for': address };
    const items = [{ productId: 'LIMITED-100', qty: 8 }];
    for (let guest = 0; guest < 5; guest += 1) {
      const visitor = await Visitor.start(target);
      expect(await visitor.call('POST', '/cart/v1/reserveWithItem', { items }, from)).toMatchObject({ status: 200 });
    }
    const reservations = await target.arrange((write) =>
      write.selectFrom('reservation').select('qty').where('network', '=', address).execute(),
    );
    expect(reservations.map(({ qty }) => qty).toSorted((one, other) => other - one)).toEqual([8, 8, 8, 6]);
  });

  test('to change the profile of an account that is deleted meanwhile', async () => {
    const { visitor, email } = await newConsumer(target);
    const details = { consumerProfile: { consumerDetails: { firstName: 'Ann' } } };
    const [rejected] = await meanwhile(
      (transaction) => transaction.deleteFrom('consumer').where('email', '=', email).execute(),
      () => [visitor.call('PUT', '/consumers-v3/consumer', details)],
    );
    expect(rejected && errorOf(rejected)).toMatchObject({ status: 404, errorId: 'PRO404', code: 'PRO404' });
  });

  test('the second of two who exchange one code at the same time', async () => {
    const { email } = await newConsumer(target);
    const { codeVerifier, codeChallenge } = createChallenge();
    const signIn = { username: email, password: DEMO_PASSWORD, codeChallenge, ...CAPTCHA };
    const answer = await (await Visitor.start(target)).call('POST', '/consumers-v3/auth/signin', signIn);
    const request = { type: 'Registered', codeVerifier, ...signInResponse.parse(answer.body) };
    const exchange = () => new Visitor(target).call('POST', '/token/v2/auth/token', request);
    const answers = await meanwhile(
      (transaction) => transaction.updateTable('authorization_code').set({ used_at: null }).execute(),
      () => [exchange(), exchange()],
    );
    const [won, lost] = answers.toSorted((one, other) => one.status - other.status);
    expect(won?.status).toBe(200);
    expect(lost && errorOf(lost)).toMatchObject({ status: 409, errorId: 'DUPLICATED_TOKEN', code: 'AUT409' });
  });

  test('with GEN500 and nothing about itself, where it cannot do its work', async () => {
    const visitor = await Visitor.start(target);
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const rename = (from: string, to: string) =>
      target.arrange((write) => write.schema.alterTable(from).renameTo(to).execute());
    await rename('question', 'question_gone');
    const answer = await visitor.call('GET', '/products/v1/products/heather-low/reviews/questions');
    await rename('question_gone', 'question');
    expect(errorOf(answer)).toEqual({ status: 500, errorId: 'GEN500', code: 'GEN500', details: {} });
    expect(JSON.stringify(answer.body)).not.toContain('question');
    expect(consoleError).toHaveBeenCalledOnce();
    consoleError.mockRestore();
  });
});
