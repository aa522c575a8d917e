import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { scopeOf } from '../../catalog/shop.test-support.ts';
import { openTemporarySqlite } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import type { Message } from '../../messaging/message.ts';
import { trackingUrl } from '../model/carriers.ts';
import type { OrderRow } from '../model/order-rows.ts';
import { lineRow, NOW, orderItem, putOrder, storedAnswer } from '../model/purchase-record.test-support.ts';
import { createOrderMails } from './order-mails.ts';
import { SHOP_OF } from '../../messaging/mail-shop.test-support.ts';

describe('the tracking page of a parcel', () => {
  test.each([
    ['of a known carrier', 'UPS', '1Z 9', 'https://www.ups.com/track?tracknum=1Z%209'],
    [
      'however the carrier is written',
      ' Royal mail ',
      'AB1',
      'https://www.royalmail.com/track-your-item#/tracking-results/AB1',
    ],
    ['of an unknown carrier', 'Pigeon Post', '1', null],
    ['of a name that every object has', 'constructor', '1', null],
    ['without a carrier', null, '1', null],
    ['without a number', 'UPS', null, null],
  ])('%s', (_, carrier, tracking, url) => {
    expect(trackingUrl(carrier, tracking)).toBe(url);
  });
});

describe('the mails about an order', () => {
  let database: Database;
  let sent: Message[];
  beforeAll(async () => void (database = await openTemporarySqlite()));
  beforeEach(() => void (sent = []));
  afterAll(() => database.close());

  const mails = createOrderMails({
    enqueue: async (_transaction, message) => void sent.push(message),
    linkTo: (path, locale) => `https://shop.example/${locale}${path}`,
    shopOf: SHOP_OF,
    scopeOf,
  });
  const totals = {
    ...storedAnswer().totals,
    itemTotal: 100,
    totalDiscount: 20,
    shipping: 6.95,
    tax: 2.52,
    total: 89.47,
  };
  const items = [
    orderItem('a', { name: 'Boot', color: 'Red', qty: 2, price: { ...orderItem('a').price, rowTotal: 100 } }),
  ];
  const put = (fields: Parameters<typeof putOrder>[1] = {}) =>
    putOrder(database, { answer: { items, totals }, ...fields });
  const textOf = async (name: 'placed' | 'cancelled', order: OrderRow) => {
    await mails[name](database.read, order);
    return sent.at(-1)?.text ?? '';
  };

  test('go to who ordered, with a link to the order', async () => {
    const order = await put({ email: 'ada+shop@example.com' });
    await mails.placed(database.read, order);
    expect(sent).toMatchObject([{ recipient: 'ada+shop@example.com', locale: 'en-us', channel: 'mail' }]);
    const link = `https://shop.example/en-us/order-details?orderNumber=${order.order_number}&email=ada%2Bshop%40example.com`;
    expect(sent[0]?.text).toContain(link);
  });

  test('confirm items and amounts, with tax on top of the prices', async () => {
    const text = await textOf('placed', await put());
    expect(text).toContain(
      '2 × Boot, Red: $100.00\nItems: $100.00\nDiscount: -$20.00\nDelivery: $6.95\nTax: $2.52\nTotal: $89.47',
    );
  });

  test('state when and where each shipment is delivered, and show images', async () => {
    const shipments = [
      {
        shipmentId: 'me',
        storeId: null,
        shippingMethod: 'standard',
        deliveryTime: '3 business days',
        deliveryDates: { earliest: '2026-11-30', latest: '2026-12-02' },
        itemIds: ['a'],
        address: storedAnswer().billingAddress,
      },
    ];
    const pictured = items.map((item) => ({ ...item, productImageURL: 'https://images.example/boot.webp' }));
    const order = await put({ locale: 'de-de', answer: { items: pictured, totals, shipments } });
    expect(await textOf('placed', order)).toContain(`bis Mittwoch, 2. Dezember\n`);
    expect(sent.at(-1)?.html).toContain('src="https://images.example/boot.webp"');
  });

  test('are the shop’s: its name and logo, help and the return of items', async () => {
    const text = await textOf('placed', await put());
    expect(text).toMatch(
      /Marrow Ridge\nhttps:\/\/shop\.example\/en-us\/\nHelp: \S+\/help\nDelivery and returns: \S+returns\n$/,
    );
    expect(sent.at(-1)?.html).toMatch(/src="https:\/\/shop\.example\/icon-192\.png"[^>]*>Marrow Ridge</);
  });

  test('name contained tax, in the language of the order', async () => {
    const contained = { ...totals, currency: 'EUR', total: 86.95 };
    const order = await put({
      locale: 'de-de',
      currency: 'EUR',
      answer: { currency: 'EUR', items, totals: contained },
    });
    const text = (await textOf('placed', order)).replaceAll('\u00a0', ' ');
    expect(text).toContain('Gesamt: 86,95 €\nEnthaltene MwSt.: 2,52 €');
    expect(text).not.toContain('Steuer:');
  });

  test('name no discount where there is none, and tax on top also where it is zero', async () => {
    const plain = { ...totals, totalDiscount: 0, tax: 0, total: 106.95 };
    const text = await textOf('placed', await put({ answer: { items, totals: plain } }));
    expect(text).toContain('Items: $100.00\nDelivery: $6.95\nTax: $0.00\nTotal: $106.95');
  });

  test('show Canadian dollars by their code', async () => {
    const canadian = { ...totals, currency: 'CAD' };
    const order = await put({ locale: 'en-ca', currency: 'CAD', answer: { currency: 'CAD', items, totals: canadian } });
    expect((await textOf('placed', order)).replaceAll('\u00a0', ' ')).toContain('Total: CAD 89.47');
  });

  test('list of a cancelled order the items, and in all what is paid back', async () => {
    const text = await textOf('cancelled', await put());
    expect(text).toContain('you pay nothing of the $89.47');
    expect(text).toContain('2 × Boot, Red: $100.00');
    expect(text).not.toContain('Delivery:');
    expect(text).not.toContain('Reason');
  });

  test.each([
    ['en-us', 'Reason', 'I ordered by mistake'],
    ['de-de', 'Grund', 'Versehentlich bestellt'],
  ])('name in %s why the customer cancelled the order', async (locale, title, reason) => {
    const text = await textOf('cancelled', await put({ locale, cancel_reason: 'byMistake' }));
    expect(text).toMatch(new RegExp(`${title}\\W+${reason}`));
  });

  const putParcel = (order: OrderRow, parcel: { carrier: string | null; tracking: string | null }) => {
    const row = { parcel_id: `P-${order.order_number}`, order_number: order.order_number, shipped_at: NOW, ...parcel };
    return database.write.insertInto('parcel').values(row).execute();
  };
  test.each([
    [
      'with the page of its carrier',
      { carrier: 'UPS', tracking: '1Z' },
      ['Tracking number: UPS 1Z', 'UPS: https://www.ups.com/track?tracknum=1Z'],
    ],
    ['with the number of an unknown carrier', { carrier: 'Pigeon', tracking: '7' }, ['Tracking number: Pigeon 7']],
    ['with a number alone', { carrier: null, tracking: '7' }, ['Tracking number: 7']],
    ['without a number', { carrier: 'UPS', tracking: null }, []],
  ])('list the contents of a parcel, %s', async (_, parcel, rows) => {
    const lines = [lineRow('a', { position: 0 }), lineRow('b', { position: 1, variant_sku: 'SOCK' })];
    const order = await put({ lines });
    await putParcel(order, parcel);
    const parcel_id = `P-${order.order_number}`;
    await database.write
      .insertInto('parcel_line')
      .values([
        { parcel_id, line_id: 'b', qty: 3 },
        { parcel_id, line_id: 'a', qty: 1 },
      ])
      .execute();
    await mails.shipped(database.read, order, parcel_id);
    const text = sent[0]?.text ?? '';
    expect(text).toContain(['Boot, Red: × 1', 'SOCK: × 3', ...rows].join('\n'));
    if (rows.length === 0) expect(text).not.toContain('Tracking');
  });

  test.each(['refunded', 'partlyCancelled'] as const)('state what is paid back when a part is %s', async (kind) => {
    const order = await put();
    const refund_id = `F-${order.order_number}`;
    await database.write
      .insertInto('order_refund')
      .values({ refund_id, order_number: order.order_number, amount_minor: 1234, created_at: NOW })
      .execute();
    await mails[kind](database.read, order, refund_id);
    expect(sent[0]?.text).toContain('You get back $12.34');
  });

  test('can be declined where they are news of a parcel, not where they confirm', async () => {
    const order = await put();
    const parcel = { parcel_id: 'P-news', order_number: order.order_number, shipped_at: NOW };
    await database.write.insertInto('parcel').values(parcel).execute();
    await mails.placed(database.read, order);
    await mails.cancelled(database.read, order);
    await mails.shipped(database.read, order, 'P-news');
    const declinable = { type: 'orders', consumerNo: order.consumer_no };
    expect(sent.map(({ notification }) => notification)).toEqual([undefined, undefined, declinable]);
  });

  test('register a return with its label attached', async () => {
    const label = { filename: 'return.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-') };
    const returned = [
      { itemId: 'a', qty: 1 },
      { itemId: 'gone', qty: 2 },
    ];
    await mails.returnRegistered(database.read, await put(), { returnNumber: 'R1', items: returned, label });
    expect(sent[0]).toMatchObject({
      attachments: [label],
      text: expect.stringContaining('Your return R1 is registered'),
    });
    expect(sent[0]?.text).toContain('Boot, Red: × 1\ngone: × 2');
  });
});
