import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ExperimentClient } from '../../backend/providers/experiments/experiments.ts';
import {
  createTestClient,
  DATAFILE,
  EVENTS,
  projectOf,
  startVendor,
  type TestVendor,
} from '../../backend/providers/experiments/vendor.test-support.ts';
import { createService, log, startGateway, type TestGateway } from '../gateway/gateway.test-support.ts';
import { reportEvents } from './report-events.ts';

const ID = 'vuid_0123456789abcdef';
const QUERY = '?siteId=us&locale=en-us';
const ORDER = `/api/cart/v2/checkout/order${QUERY}`;
const placed = { orderNumber: 'AI-1', status: 'placed', currency: 'USD', totals: { total: 129.95 } };

let vendor: TestVendor;
let client: ExperimentClient;
let gateway: TestGateway;
let allowsTargeting: boolean;
let answer: object;
let status: 200 | 402;

beforeEach(async () => {
  allowsTargeting = true;
  answer = placed;
  status = 200;
  vendor = await startVendor();
  const project = projectOf({});
  const events = ['purchase', 'add_to_cart'].map((key, index) => ({ id: `9${index}`, key, experimentIds: [] }));
  vendor.answer(DATAFILE, { body: { ...project, events } });
  vendor.answer(EVENTS, { status: 204 });
  client = createTestClient(vendor.origin, log);
  client.start();
  await vi.waitUntil(() => client.state === 'Running');
  const service = createService();
  const orders = new Hono().all('*', ({ req }) =>
    req.path.startsWith('/cart/v2/checkout') || req.path.startsWith('/cart/v1/item')
      ? Response.json(answer, { status })
      : service.send(req.raw),
  );
  const allows = (category: string) => category !== 'C0004' || allowsTargeting;
  gateway = await startGateway((request) => Promise.resolve(orders.fetch(request)), {
    reports: reportEvents({ client, allows }),
  });
});

afterEach(async () => {
  await gateway.close();
  await client.close();
  await vendor.close();
});

async function send(method: string, path: string, cookie = `vuid=${ID}`): Promise<unknown> {
  const body = method === 'GET' ? undefined : {};
  const response = await gateway.call(method, path, body, { cookie, 'sec-fetch-site': 'same-origin' });
  expect(response.status).toBe(status);
  return JSON.parse(String(response.body));
}

/** What the vendor received by the end, with whom it is of. */
async function received(): Promise<readonly object[]> {
  await client.close();
  return vendor
    .of(EVENTS)
    .flatMap(({ body }) => body.visitors)
    .flatMap(({ visitor_id: id, attributes, snapshots }) =>
      snapshots[0].events.map(({ key, revenue, tags }: Record<string, unknown>) => ({
        id,
        role: attributes.find((one: { key: string }) => one.key === 'role')?.value,
        key,
        revenue,
        tags,
      })),
    );
}

describe('what a visitor of experiments does', () => {
  test('is reported: an addition, and an order once, with its total in hundredths', async () => {
    await send('POST', `/api/cart/v1/item${QUERY}`);
    expect(await send('PUT', ORDER)).toEqual(placed);
    await send('PUT', ORDER);
    expect(await received()).toMatchObject([
      { id: ID, role: 'guest', key: 'add_to_cart' },
      { id: ID, role: 'guest', key: 'purchase', revenue: 12_995, tags: { currency: 'USD' } },
    ]);
  });

  test('is reported when the payment is complete', async () => {
    answer = { ...placed, status: 'pending' };
    await send('PUT', ORDER);
    answer = placed;
    await send('PATCH', `/api/cart/v2/checkout/order/AI-1${QUERY}`);
    expect(await received()).toMatchObject([{ key: 'purchase' }]);
  });

  test.each<[string, () => void, string | undefined]>([
    ['where it failed', () => (status = 402), undefined],
    ['without consent', () => (allowsTargeting = false), undefined],
    ['without an id', () => {}, ''],
    ['with an id of another form', () => {}, 'vuid=undefined'],
    ['where the answer is no order', () => (answer = { ok: true }), undefined],
  ])('is not reported %s', async (_, change, cookie) => {
    change();
    await send('PUT', ORDER, cookie);
    expect(await received()).toEqual([]);
  });

  test('is not reported of other operations', async () => {
    await send('GET', ORDER);
    await send('POST', `/api/cart/v2/checkout/prepare${QUERY}`);
    expect(await received()).toEqual([]);
  });
});
