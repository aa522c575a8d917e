import { describe, expect, test } from 'vitest';
import {
  lineRow,
  NOW,
  orderItem,
  orderRow,
  orderShipment,
  purchaseRecord,
} from './model/purchase-record.test-support.ts';
import { toHistoryEntry, toPurchase, toTracking } from './purchase-response.ts';

const HOUR = 60 * 60 * 1000;
const LATER = NOW + 30 * 24 * HOUR;
const iso = (moment: number) => new Date(moment).toISOString();
const parcel = (parcel_id: string, fields: object = {}) => ({
  parcel_id,
  order_number: 'M1',
  carrier: 'UPS',
  tracking: `1Z ${parcel_id}`,
  shipped_at: NOW + HOUR,
  delivered_at: null,
  earliest: null,
  latest: null,
  ...fields,
});
const inParcel = (parcel_id: string, line_id: string, qty: number) => ({ parcel_id, line_id, qty });

describe('an order as its customer sees it', () => {
  test('does not contain its secret', () => {
    expect(JSON.stringify(toPurchase(purchaseRecord(), NOW))).not.toContain('secret');
  });

  test.each([
    ['what was refunded so far', { refunded_minor: 1999 }, 19.99],
    ['all of it when it is cancelled as a whole', { status: 'cancelled' as const, refunded_minor: 1000 }, 56.95],
    ['nothing when it was never paid', { status: 'cancelled' as const, placed_at: null }, 0],
    ['whole units of a currency without fractions', { refunded_minor: 1999, currency: 'JPY' }, 1999],
  ])('states %s', (_, order, refunded) => {
    expect(toPurchase(purchaseRecord({ order: orderRow(order) }), NOW).refunded).toBe(refunded);
  });

  test('counts the units of a line', () => {
    const counts = { qty: 6, cancelled_qty: 1, shipped_qty: 4, delivered_qty: 3, returned_qty: 2, received_qty: 1 };
    expect(toPurchase(purchaseRecord({ lines: [lineRow('a', counts)] }), NOW).lines).toEqual([
      {
        itemId: 'a',
        cancelledQty: 1,
        shippedQty: 4,
        deliveredQty: 3,
        returnedQty: 2,
        receivedQty: 1,
        returnableQty: 3,
      },
    ]);
  });

  test.each([
    ['nothing before it is mailed', null, 0],
    ['all units that are not cancelled afterwards', NOW, 2],
  ])('counts of a digital line %s', (_, delivered_at, qty) => {
    const line = lineRow('a', { qty: 3, cancelled_qty: 1, is_digital: 1, delivered_at });
    const [shown] = toPurchase(purchaseRecord({ lines: [line] }), NOW).lines;
    expect(shown).toMatchObject({ shippedQty: qty, deliveredQty: qty, returnableQty: 0 });
  });

  test('can be returned while a unit of any line can', () => {
    const gift = lineRow('g', { is_gift: 1 });
    expect(toPurchase(purchaseRecord({ lines: [gift, lineRow('a')] }), NOW).canReturn).toBe(true);
    expect(toPurchase(purchaseRecord({ lines: [gift] }), NOW).canReturn).toBe(false);
  });

  test('lists its returns with the time they were received, and what goes back', () => {
    const returns = [
      { return_number: 'R1', order_number: 'M1', created_at: NOW, received_at: NOW + HOUR },
      { return_number: 'R2', order_number: 'M1', created_at: NOW, received_at: null },
    ];
    const returnLines = [{ return_number: 'R1', line_id: 'a', qty: 2 }];
    expect(toPurchase(purchaseRecord({ returns, returnLines }), NOW).returns).toEqual([
      { returnNumber: 'R1', createdAt: iso(NOW), receivedAt: iso(NOW + HOUR), items: [{ itemId: 'a', qty: 2 }] },
      { returnNumber: 'R2', createdAt: iso(NOW), receivedAt: null, items: [] },
    ]);
  });

  test('links its parcels to the pages of their carriers', () => {
    const parcels = [parcel('P1'), parcel('P2', { carrier: 'Unknown', delivered_at: NOW + 2 * HOUR })];
    const parcelLines = [inParcel('P1', 'a', 1), inParcel('P2', 'a', 2)];
    expect(toPurchase(purchaseRecord({ parcels, parcelLines }), NOW).parcels).toMatchObject([
      { trackingUrl: 'https://www.ups.com/track?tracknum=1Z%20P1', deliveredAt: null, items: [{ qty: 1 }] },
      { trackingUrl: null, carrier: 'Unknown', deliveredAt: iso(NOW + 2 * HOUR), items: [{ qty: 2 }] },
    ]);
  });
});

describe('the tracking of an order', () => {
  const answer = { shipments: [orderShipment('me', ['a']), orderShipment('pickup-S1', ['b'])] };
  const order = orderRow({ answer });
  const lines = [lineRow('a', { qty: 2, shipped_qty: 2 }), lineRow('b', { store_id: 'S1' })];

  test('states the progress of each shipment by its own lines', () => {
    const { shipments } = toTracking(purchaseRecord({ order, lines }), LATER);
    expect(shipments.map(({ shipmentId, status }) => [shipmentId, status])).toEqual([
      ['me', 'shipped'],
      ['pickup-S1', 'preparing'],
    ]);
  });

  test('shows a parcel at the shipments whose lines it contains, reduced to these', () => {
    const parcels = [parcel('P1'), parcel('P2')];
    const parcelLines = [inParcel('P1', 'a', 2), inParcel('P1', 'b', 1), inParcel('P2', 'b', 1)];
    const { shipments } = toTracking(purchaseRecord({ order, lines, parcels, parcelLines }), LATER);
    const contents = shipments.map((shipment) =>
      shipment.parcels.map(({ trackingNumber, items }) => [trackingNumber, items.map(({ itemId }) => itemId)]),
    );
    expect(contents).toEqual([
      [['1Z P1', ['a']]],
      [
        ['1Z P1', ['b']],
        ['1Z P2', ['b']],
      ],
    ]);
  });

  const eventsOf = (fields: Parameters<typeof purchaseRecord>[0]) =>
    toTracking(purchaseRecord(fields), LATER).events.map(({ kind, at }) => [kind, (Date.parse(at) - NOW) / HOUR]);

  test('lists events oldest first, from wherever they are recorded', () => {
    const events = [{ id: 'e', order_number: 'M1', kind: 'placed' as const, reason: null, at: NOW }];
    const returns = [{ return_number: 'R', order_number: 'M1', created_at: NOW, received_at: NOW + 4 * HOUR }];
    const refunds = [{ refund_id: 'F', order_number: 'M1', amount_minor: 1, created_at: NOW + 3 * HOUR }];
    const parcels = [parcel('P', { delivered_at: NOW + 2 * HOUR })];
    expect(eventsOf({ events, returns, refunds, parcels })).toEqual([
      ['placed', 0],
      ['shipped', 1],
      ['delivered', 2],
      ['refunded', 3],
      ['returned', 4],
    ]);
  });

  test('lists what several lines or parcels have in common once', () => {
    const at = { delivered_at: NOW + 2 * HOUR };
    const both = [lineRow('a', at), lineRow('b', at)];
    expect(eventsOf({ lines: both, parcels: [parcel('P1', at), parcel('P2', at)] })).toEqual([
      ['shipped', 1],
      ['delivered', 2],
    ]);
  });

  test('lists no event for what has not happened', () => {
    const returns = [{ return_number: 'R', order_number: 'M1', created_at: NOW, received_at: null }];
    expect(eventsOf({ returns })).toEqual([]);
  });
});

describe('an order in the history', () => {
  test('has its items and progress, not its addresses', () => {
    const order = orderRow({ answer: { items: [orderItem('a', { qty: 2 }), orderItem('gift-G', { bonus: true })] } });
    const entry = toHistoryEntry(order, [lineRow('a', { qty: 2, shipped_qty: 1 })]);
    expect(entry).toMatchObject({ orderNumber: 'M1', progress: 'partlyShipped', total: 56.95, currency: 'USD' });
    expect(entry.items).toEqual([
      { productId: 'SKU-a', name: 'Item a', qty: 2, pdpUrl: '/p/a', productImageURL: null },
      { productId: 'SKU-gift-G', name: 'Item gift-G', qty: 1, pdpUrl: '/p/gift-G', productImageURL: null },
    ]);
    expect(JSON.stringify(entry)).not.toContain('Boulder');
  });
});
