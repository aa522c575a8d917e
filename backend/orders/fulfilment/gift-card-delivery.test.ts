import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putProduct } from '../../catalog/shop.test-support.ts';
import { openTemporarySqlite } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import type { Message } from '../../messaging/message.ts';
import { loadOrderLines } from '../model/find-purchase.ts';
import { progressOf } from '../model/progress.ts';
import { lineRow, NOW, putOrder } from '../model/purchase-record.test-support.ts';
import { createGiftCardDelivery } from './gift-card-delivery.ts';
import { SHOP_OF } from '../../messaging/mail-shop.test-support.ts';

const gift_option = JSON.stringify({ to: 'Bob', email: 'bob@example.com', message: 'Happy birthday' });

describe('digital products of an order', () => {
  let database: Database;
  let mails: Message[];
  beforeAll(async () => {
    database = await openTemporarySqlite();
    const category = { position: 0, source: 'import' as const, description: '', parent_id: null };
    await database.write
      .insertInto('category')
      .values({ ...category, id: 'gift-cards', slug: 'gift-cards', name: 'Gift cards' })
      .execute();
    await putProduct(database, { id: 'card', category: 'gift-cards', variants: [{ sku: 'CARD' }] });
    await putProduct(database, { id: 'guide', variants: [{ sku: 'GUIDE' }] });
  });
  let clock: number;
  beforeEach(() => void ([mails, clock] = [[], NOW]));
  afterAll(() => database.close());

  const delivery = () =>
    createGiftCardDelivery({
      ...database,
      enqueue: async (_transaction, message) => void mails.push(message),
      shopOf: SHOP_OF,
      timeZoneOf: () => 'America/Denver',
      now: () => clock,
    });
  const card = (fields: object = {}) =>
    lineRow('c', { variant_sku: 'CARD', is_digital: 1, unit_minor: 2500, shipping_method: 'digital', ...fields });
  const linesOf = (order_number: string) =>
    database.read.selectFrom('order_line').selectAll().where('order_number', '=', order_number).execute();
  const cardsOf = (order_number: string) =>
    database.read.selectFrom('gift_card').selectAll().where('issued_for', 'like', `${order_number}/%`).execute();
  const captures = async (order_number: string) => {
    const tasks = database.read.selectFrom('payment_task').innerJoin('order_payment', 'order_payment.id', 'payment_id');
    return (await tasks.select('kind').where('order_number', '=', order_number).execute()).map(({ kind }) => kind);
  };

  test('that are gift cards are mailed once, each unit with a card of its own', async () => {
    const { order_number, email } = await putOrder(database, { lines: [card({ qty: 2 })] });
    await Promise.all([delivery().deliverDue(), delivery().deliverDue()]);
    await delivery().deliverDue();
    const cards = await cardsOf(order_number);
    expect(cards.map(({ balance_minor, currency }) => [balance_minor, currency])).toEqual([
      [2500, 'USD'],
      [2500, 'USD'],
    ]);
    expect(mails.map(({ recipient }) => recipient)).toEqual([email, email]);
    const text = mails.map((mail) => mail.text).join();
    for (const { number } of cards) expect(text).toContain(number);
    expect(text).toContain('$25.00');
    expect(await linesOf(order_number)).toMatchObject([{ delivered_at: NOW }]);
    expect(await captures(order_number)).toEqual(['capture']);
  });

  test('that are given away are mailed to the recipient, with the message', async () => {
    await putOrder(database, { lines: [card({ gift_option })], locale: 'de-de' });
    await delivery().deliverDue();
    expect(mails).toMatchObject([{ recipient: 'bob@example.com', locale: 'de-de' }]);
    expect(mails[0]?.text).toContain('Happy birthday');
  });

  test('in Canadian dollars are mailed with the code of the currency', async () => {
    const scope = { currency: 'CAD', locale: 'fr-ca' };
    const { subject, text } = delivery().preview({ amount: 25, gift: JSON.parse(gift_option), scope });
    expect(`${subject} ${text}`).toMatch(/25,00\sCAD/);
    expect(`${subject} ${text}`).not.toContain('$');
  });

  test('with a chosen day are mailed in its morning, and count as delivered and can be mailed again only then', async () => {
    const chosen = JSON.stringify({ ...JSON.parse(gift_option), sendOn: '2026-03-08' });
    const order = await putOrder(database, { lines: [card({ gift_option: chosen })] });
    await delivery().deliverDue();
    // The clocks of Denver changed in the night.
    const sendAt = Date.parse('2026-03-08T08:00:00-06:00');
    expect(mails).toMatchObject([{ recipient: 'bob@example.com', sendAt }]);
    expect(await captures(order.order_number)).toEqual(['capture']);
    const lines = await loadOrderLines(database.read, order.order_number);
    expect([sendAt - 1, sendAt].map((moment) => progressOf(order, lines, moment))).toEqual(['preparing', 'delivered']);
    expect(await delivery().resend(order)).toBe(0);
    clock = sendAt;
    expect(await delivery().resend(order)).toBe(1);
  });

  test('with a day that is past are mailed at once', async () => {
    const past = JSON.stringify({ ...JSON.parse(gift_option), sendOn: '2026-03-01' });
    await putOrder(database, { lines: [card({ gift_option: past })] });
    await delivery().deliverDue();
    expect(mails).toMatchObject([{ recipient: 'bob@example.com', sendAt: NOW }]);
  });

  test('have a preview with the message and without number and PIN', () => {
    const gift = JSON.parse(gift_option);
    const preview = delivery().preview({ amount: 50, gift, scope: { currency: 'EUR', locale: 'de-de' } });
    expect(preview.subject).toBe('Eine Geschenkkarte für Sie');
    expect(preview.text).toMatch(/50,00.€[^]*••••[^]*Happy birthday/);
  });

  test('that are no gift cards are marked as delivered, without a card', async () => {
    const lines = [lineRow('g', { variant_sku: 'GUIDE', is_digital: 1 }), lineRow('b', { variant_sku: 'GUIDE' })];
    const { order_number } = await putOrder(database, { lines });
    await delivery().deliverDue();
    expect((await linesOf(order_number)).map(({ id, delivered_at }) => [id, delivered_at]).toSorted()).toEqual([
      ['b', null],
      ['g', NOW],
    ]);
    expect(await captures(order_number)).toEqual(['capture']);
    expect(mails).toEqual([]);
  });

  test.each([
    ['before the order is paid', { status: 'pending' as const, placed_at: null, expires_at: NOW }],
    ['after it is cancelled', { status: 'cancelled' as const }],
  ])('are not delivered %s', async (_, fields) => {
    const { order_number } = await putOrder(database, { lines: [card()], ...fields });
    await delivery().deliverDue();
    expect([await cardsOf(order_number), mails]).toEqual([[], []]);
  });

  test('are mailed again with the same card and another PIN, once they were sent', async () => {
    const order = await putOrder(database, { lines: [card({ gift_option }), lineRow('a')] });
    expect(await delivery().resend(order)).toBe(0);
    await delivery().deliverDue();
    const [before] = await cardsOf(order.order_number);
    expect(await delivery().resend(order)).toBe(1);
    const [after] = await cardsOf(order.order_number);
    expect(after).toMatchObject({ number: before?.number, balance_minor: 2500 });
    expect(after?.pin_hash).not.toBe(before?.pin_hash);
    expect(mails.map(({ recipient }) => recipient)).toEqual(['bob@example.com', 'bob@example.com']);
    expect(mails[1]?.text).toContain(before?.number);
  });
});
