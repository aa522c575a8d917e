import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { document, purchase, purchaseHistory, returnLabel } from '../../src/api/orders/purchases.schema.ts';
import { Customer } from './support/checkout.test-support.ts';
import { TARGETS, type Target } from './support/targets.test-support.ts';
import { errorOf, Visitor, type Answer } from './support/visitor.test-support.ts';

const BASE = '/consumers-v3/consumer';

describe.each(TARGETS)('the purchases of $name', ({ open }) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  const buy = (visitor: Visitor, qty = 1) => Customer.of(target, visitor).buy({ productId: 'LIMITED-100', qty });
  const ok = (answer: Answer): unknown => {
    expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
    return answer.body;
  };

  test('are found by their customer, by email address, and by secret', async () => {
    const guest = await Visitor.start(target);
    const bought = await buy(guest);
    const path = `${BASE}/purchase/${bought.orderNumber}`;
    const own = purchase.parse(ok(await guest.call('GET', path)));
    expect(own).toMatchObject({ orderNumber: bought.orderNumber, status: 'placed', canCancel: true, canReturn: true });
    expect(own).not.toHaveProperty('st');

    const stranger = await Visitor.start(target);
    expect(errorOf(await stranger.call('GET', path))).toMatchObject({ status: 404, errorId: 'OHS4004' });
    expect(errorOf(await stranger.call('GET', `${path}?email=other@example.com`)).errorId).toBe('OHS4004');
    expect(errorOf(await stranger.call('GET', `${path}?st=${'x'.repeat(bought.st.length)}`)).errorId).toBe('OHS4004');
    expect(errorOf(await stranger.call('GET', `${path}?email=nobody`))).toMatchObject({ status: 400, code: 'ORD400' });
    ok(await stranger.call('GET', `${path}?email=${encodeURIComponent(bought.email.toUpperCase())}`));
    ok(await stranger.call('GET', `${path}?st=${encodeURIComponent(bought.st)}`));
    const unknown = await stranger.call('POST', `${BASE}/TrackOrder`, { orderNumber: 'none', email: bought.email });
    expect(errorOf(unknown).errorId).toBe('OHS4004');
    const tracked = await stranger.call('POST', `${BASE}/TrackOrder`, {
      orderNumber: bought.orderNumber,
      email: bought.email,
    });
    expect(ok(tracked)).toMatchObject({ status: 'placed', shipments: [{ status: 'preparing' }] });
  });

  test('are listed for an account, newest first', async () => {
    const visitor = await Visitor.signUp(target);
    const first = await buy(visitor);
    const second = await buy(visitor);
    const history = purchaseHistory.parse(ok(await visitor.call('POST', `${BASE}/purchasehistory`, {})));
    expect(history.orders.map(({ orderNumber }) => orderNumber)).toEqual([second.orderNumber, first.orderNumber]);
    const page = { start: 1, count: 1 };
    expect(ok(await visitor.call('POST', `${BASE}/purchasehistory`, page))).toMatchObject({ total: 2, count: 1 });
    const find = async (query: object) => ok(await visitor.call('POST', `${BASE}/purchasehistory`, query));
    expect(await find({ search: first.orderNumber })).toMatchObject({
      total: 1,
      orders: [{ orderNumber: first.orderNumber }],
    });
    const [item] = first.items;
    expect(await find({ search: item?.name.toUpperCase() })).toMatchObject({ total: 2 });
    const year = new Date(first.orderDate).getUTCFullYear();
    expect(await find({ year })).toMatchObject({ total: 2, years: [year] });
    expect(await find({ year: year - 1 })).toMatchObject({ total: 0, orders: [], years: [year] });
  });

  test('are cancelled once, and their stock is restored', async () => {
    const guest = await Visitor.start(target);
    const before = await stockOf(guest);
    const bought = await buy(guest);
    expect(await stockOf(guest)).toBe(before - 1);
    const cancel = () => guest.call('POST', `${BASE}/CancelOrder`, { orderNumber: bought.orderNumber });
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    const refunded = bought.totals.total;
    for (const answer of answers) expect(ok(answer)).toMatchObject({ status: 'cancelled', canCancel: false, refunded });
    expect(await stockOf(guest)).toBe(before);
  });

  test('keep the first reason of their cancellation, which the mail names too', async () => {
    const guest = await Visitor.start(target);
    const { orderNumber, email } = await buy(guest);
    const cancel = (reason: string) => guest.call('POST', `${BASE}/CancelOrder`, { orderNumber, reason });
    expect(errorOf(await cancel('because'))).toMatchObject({ status: 400, errorId: 'VALIDATION' });
    expect(ok(await cancel('takesTooLong'))).toMatchObject({ status: 'cancelled', cancelReason: 'takesTooLong' });
    expect(ok(await cancel('other'))).toMatchObject({ cancelReason: 'takesTooLong' });
    const mails = async () => (await inboxOf(target, email)).filter((mail) => mail.includes(orderNumber)).join();
    await expect.poll(mails, { timeout: 20_000 }).toContain('Delivery takes too long');
  });

  test('have an invoice with the totals of the order', async () => {
    const guest = await Visitor.start(target);
    const bought = await buy(guest);
    const answer = await guest.call('POST', `${BASE}/purchase/invoice/download`, { orderNumber: bought.orderNumber });
    const file = document.parse(ok(answer));
    expect(file).toMatchObject({ fileName: `invoice-${bought.orderNumber}.pdf`, contentType: 'application/pdf' });
    const text = textOf(Buffer.from(file.content, 'base64'));
    expect(text).toContain(bought.orderNumber);
    expect(text).toContain(`$${bought.totals.total.toFixed(2)}`);
  });

  test('are sent back with a label, no unit twice', async () => {
    const guest = await Visitor.start(target);
    const bought = await buy(guest, 2);
    const itemId = bought.items[0]?.id ?? '';
    const path = `${BASE}/return/${bought.orderNumber}/returnLabel`;
    const send = (qty: number) => guest.call('POST', path, { items: [{ itemId, qty, reason: 'Too small' }] });
    const { returnNumber, label } = returnLabel.parse(ok(await send(1)));
    const text = textOf(Buffer.from(label.content, 'base64'));
    expect(text).toContain(returnNumber);
    expect(errorOf(await send(2))).toMatchObject({ status: 409, errorId: 'RTN500', details: { returnableQty: 1 } });
    const answers = await Promise.all([send(1), send(1), send(1)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const none = await guest.call('POST', path, { items: [{ itemId: 'none', qty: 1 }] });
    expect(errorOf(none).errorId).toBe('RTN500');
    const mails = async () => (await inboxOf(target, bought.email)).filter((mail) => mail.includes(bought.orderNumber));
    await expect.poll(async () => (await mails()).join(), { timeout: 20_000 }).toContain(returnNumber);
    expect((await mails()).filter((mail) => mail.includes('is registered'))).toHaveLength(2);
  });

  test('have the label of a return again, for who may see the order', async () => {
    const guest = await Visitor.start(target);
    const bought = await buy(guest, 2);
    const path = `${BASE}/return/${bought.orderNumber}/returnLabel`;
    const items = [{ itemId: bought.items[0]?.id ?? '', qty: 1 }];
    const { returnNumber, label } = returnLabel.parse(ok(await guest.call('POST', path, { items })));
    const other = await Visitor.start(target);
    const again = (visitor: Visitor, body: object) => visitor.call('POST', `${path}/download`, body);
    for (const [visitor, proof] of [
      [guest, {}],
      [other, { email: bought.email }],
    ] as const) {
      const file = document.parse(ok(await again(visitor, { ...proof, returnNumber })));
      expect(file).toMatchObject({ fileName: label.fileName, contentType: 'application/pdf' });
      const text = textOf(Buffer.from(file.content, 'base64'));
      for (const part of [returnNumber, bought.orderNumber, '1 ×']) expect(text).toContain(part);
    }
    const unknown = { status: 404, errorId: 'OHS4004' };
    expect(errorOf(await again(guest, { returnNumber: 'R000000000000' }))).toMatchObject(unknown);
    expect(errorOf(await again(other, { returnNumber }))).toMatchObject(unknown);
  });

  test('mail a gift card to who it is for, and again with a new PIN', async () => {
    const guest = await Visitor.start(target);
    const to = `friend-${Date.now()}-${target.side}@example.com`;
    const giftOption = { to: 'Friend', email: to, message: 'Get out more.' };
    const bought = await Customer.of(target, guest).buyDigital({ productId: 'DIGITAL-GC-25', qty: 1, giftOption });
    const mails = () => inboxOf(target, to);
    await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(1);
    const [first] = await mails();
    expect(first).toContain('Get out more.');
    const late = await guest.call('POST', `${BASE}/CancelOrder`, { orderNumber: bought.orderNumber });
    expect(errorOf(late)).toMatchObject({ status: 409, errorId: 'ORDER_NOT_CANCELLABLE' });

    const again = { orderNumber: bought.orderNumber };
    expect(ok(await guest.call('POST', `${BASE}/resendGiftCardEmail`, again))).toEqual({ sent: 1 });
    await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(2);
    const [newest = ''] = await mails();
    expect(await balanceOf(guest, newest)).toMatchObject({ status: 200, body: { balance: 25, currency: 'USD' } });
    expect(errorOf(await balanceOf(guest, first ?? '')).errorId).toBe('GC_INVALID2');
    const plain = await buy(guest);
    const none = await guest.call('POST', `${BASE}/resendGiftCardEmail`, { orderNumber: plain.orderNumber });
    expect(errorOf(none).errorId).toBe('GFO404');
  });

  test('send an order confirmation to the customer', async () => {
    const guest = await Visitor.start(target);
    const bought = await buy(guest);
    await expect
      .poll(async () => (await inboxOf(target, bought.email)).join(), { timeout: 20_000 })
      .toContain(bought.orderNumber);
  });
});

async function stockOf(visitor: Visitor): Promise<number> {
  const { body } = await visitor.call('GET', '/products/v2/products/LIMITED-100/inventory');
  return Object(body).variants[0].stock;
}

async function inboxOf(target: Target, to: string): Promise<string[]> {
  const answer = await target.sandbox(`/sandbox/inbox.json?to=${encodeURIComponent(to)}`);
  const messages: { subject?: string; text: string }[] = await answer.json();
  return messages.map((message) => `${message.subject}\n${message.text}`);
}

async function balanceOf(visitor: Visitor, mail: string): Promise<Answer> {
  const number = /\b6\d{15}\b/.exec(mail)?.[0];
  const pin = /PIN\D*(\d{4,8})/.exec(mail)?.[1];
  return visitor.call('POST', '/cart/v1/giftcard/balance', { number, pin });
}

/** What the streams of a document show, as far as it is written in letters. */
function textOf(pdf: Buffer): string {
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  // The data may end in a carriage return.
  const streams = pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g);
  return Array.from(streams, ([, raw = '']) => {
    try {
      const shown = inflateSync(Buffer.from(raw, 'latin1')).toString('latin1');
      return Array.from(shown.matchAll(/<([0-9a-f]+)>/gi), ([, hex = '']) =>
        Buffer.from(hex, 'hex').toString('latin1'),
      ).join('');
    } catch {
      return '';
    }
  }).join('\n');
}
