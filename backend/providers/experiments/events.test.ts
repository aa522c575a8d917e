import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ExperimentClient } from './experiments.ts';
import {
  AUDIENCE,
  createTestClient,
  DATAFILE,
  EVENTS,
  projectOf,
  startVendor,
  type TestVendor,
} from './vendor.test-support.ts';

const SECOND = 1000;
/** Of the real clock, for a request on the machine itself. */
const REQUEST_MS = 10_000;
const warn = vi.fn();
const visitor = { id: 'vuid_0a1b2c', attributes: { role: 'guest' }, allowsTargeting: true };

let vendor: TestVendor;
let client: ExperimentClient;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  warn.mockClear();
  vendor = await startVendor();
  vendor.answer(DATAFILE, { body: projectOf({ audienceHost: vendor.origin }) });
  vendor.answer(EVENTS, { status: 204 });
  vendor.answer(AUDIENCE, { status: 202 });
  client = createTestClient(vendor.origin, { info() {}, warn, error() {} });
  client.start();
  await vi.waitUntil(() => client.state === 'Running');
});

afterEach(async () => {
  await vendor.close();
  await client.close();
  vi.useRealTimers();
});

const sizesOf = (path: string) => vendor.of(path).map(({ body }) => (body.visitors ?? body).length);
const decide = (times: number) => {
  for (let time = 0; time < times; time += 1) client.decide('hero', visitor);
};
/** Not replaced by the clock of the tests. */
const setTimeoutOfClock = setTimeout;
const uuidsOf = ({ body }: ReturnType<TestVendor['of']>[number]): readonly string[] =>
  body.visitors.map((one: { snapshots: { events: { uuid: string }[] }[] }) => one.snapshots[0]?.events[0]?.uuid);
const eventOf = () => vendor.of(EVENTS)[0]?.body.visitors[0].snapshots[0].events[0];

async function waitForRequests(path: string, count: number): Promise<void> {
  const start = performance.now();
  while (vendor.of(path).length < count && performance.now() - start < REQUEST_MS)
    await new Promise((resolve) => setImmediate(resolve));
  expect(vendor.of(path)).toHaveLength(count);
}

describe('events of experiments', () => {
  test('are sent in batches of ten, the rest after a second', async () => {
    decide(23);
    await waitForRequests(EVENTS, 2);
    await vi.advanceTimersByTimeAsync(900);
    expect(sizesOf(EVENTS)).toEqual([10, 10]);
    await vi.advanceTimersByTimeAsync(100);
    await waitForRequests(EVENTS, 3);
    expect(sizesOf(EVENTS)).toEqual([10, 10, 3]);
    const snapshot = vendor.of(EVENTS)[0]?.body.visitors[0].snapshots[0];
    expect(snapshot.decisions[0].metadata).toMatchObject({ flag_key: 'hero', rule_key: 'hero_rule', enabled: true });
  });

  test.each([
    [
      { revenue: 49.99, value: '3.5 stars', colour: 'red' },
      { revenue: 4999, value: 3.5 },
    ],
    [
      { revenue: '19.999', value: 2 },
      { revenue: 2000, value: 2 },
    ],
    [{ revenue: 'much', value: 'none' }, {}],
    [{ revenue: Number.NaN, value: Number.POSITIVE_INFINITY }, {}],
  ])('track %j as %j', async (tags, expected) => {
    client.track('purchase', visitor, tags);
    await client.close();
    const { key, revenue, value, tags: sent } = eventOf();
    expect(key).toBe('purchase');
    expect(JSON.parse(JSON.stringify({ revenue, value }))).toEqual(expected);
    expect(sent).toEqual({ ...('colour' in tags && { colour: tags.colour }), ...expected });
  });

  test.each(['unknown', '', 'undefined'])('are not tracked for the key %j', async (key) => {
    client.track(key, visitor);
    await client.close();
    expect(vendor.of(EVENTS)).toEqual([]);
  });

  test('are sent again after 1, 2, 4, 8 and 16 s, then with those that failed every 20 s', async () => {
    vendor.answer(EVENTS, { status: 503 });
    decide(10);
    await waitForRequests(EVENTS, 1);
    let count = 1;
    for (const seconds of [1, 2, 4, 8, 16]) {
      await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(seconds * SECOND - 100);
      expect(vendor.of(EVENTS)).toHaveLength(count);
      // Above it, the SDK has a delay of its own, a second at most.
      await vi.advanceTimersByTimeAsync(SECOND + 200);
      await waitForRequests(EVENTS, (count += 1));
    }
    vendor.answer(EVENTS, { status: 204 });
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(20 * SECOND);
    await waitForRequests(EVENTS, 7);
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    expect(sizesOf(EVENTS)).toEqual(Array(7).fill(10));
  });

  test('are sent again where the connection failed', async () => {
    vendor.answer(EVENTS, 'cut');
    decide(10);
    await waitForRequests(EVENTS, 1);
    vendor.answer(EVENTS, { status: 204 });
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(500);
      expect(vendor.of(EVENTS)).toHaveLength(2);
    });
  });

  test('are stored while none is accepted, 500 at most', async () => {
    vendor.answer(EVENTS, { status: 503 });
    decide(540);
    const wait = async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        await vi.advanceTimersByTimeAsync(SECOND);
        await new Promise((resolve) => setTimeoutOfClock(resolve, 5));
      }
    };
    // The five retries of each batch end after 31 s, and a second of the SDK's own for each.
    await wait(45);
    const failed = vendor.of(EVENTS);
    expect(new Set(failed.flatMap(uuidsOf)).size).toBe(540);
    vendor.answer(EVENTS, { status: 204 });
    await wait(25);
    const accepted = vendor.of(EVENTS).slice(failed.length).flatMap(uuidsOf);
    expect([accepted.length, new Set(accepted).size]).toEqual([500, 500]);
  });

  test('are sent to the end: what waits is sent when the client closes', async () => {
    decide(3);
    client.sendAudienceEvent({ action: 'view' }, visitor);
    await client.close();
    expect([sizesOf(EVENTS), sizesOf(AUDIENCE)]).toEqual([[3], [1]]);
    decide(10);
    client.track('purchase', visitor);
    client.sendAudienceEvent({ action: 'view' }, visitor);
    await vi.advanceTimersByTimeAsync(5 * SECOND);
    expect([sizesOf(EVENTS), sizesOf(AUDIENCE)]).toEqual([[3], [1]]);
  });

  test('delay the end of the process by five seconds at most', async () => {
    vendor.answer(EVENTS, 'never');
    decide(1);
    const closed = client.close();
    await waitForRequests(EVENTS, 1);
    expect(client.state).toBe('Stopping');
    await vi.advanceTimersByTimeAsync(5 * SECOND);
    await closed;
    expect(client.state).toBe('Terminated');
    expect(JSON.stringify(warn.mock.calls)).toContain('not accepted in time');
  });
});

describe('events of the audience platform', () => {
  test('have the visitor, an action, a type and data', async () => {
    const data = { sku: 'boot', price: 5, isNew: true, note: null };
    client.sendAudienceEvent({ action: 'view', identifiers: { email_hash: 'abc', empty: '' }, data }, visitor);
    client.sendAudienceEvent({ action: 'order', type: 'shop' }, visitor);
    await vi.advanceTimersByTimeAsync(SECOND);
    await waitForRequests(AUDIENCE, 1);
    const [request] = vendor.of(AUDIENCE);
    expect(request?.headers['x-api-key']).toBe('public-key');
    expect(request?.body).toMatchObject([
      { action: 'view', type: 'fullstack', identifiers: { vuid: visitor.id, email_hash: 'abc' }, data },
      { action: 'order', type: 'shop', identifiers: { vuid: visitor.id } },
    ]);
    expect(request?.body[0].identifiers).not.toHaveProperty('empty');
  });

  test('are rejected without an action, and with data of another type', async () => {
    client.sendAudienceEvent({ action: '' }, visitor);
    client.sendAudienceEvent({ action: 'view', data: JSON.parse('{"list":[1]}') }, visitor);
    await client.close();
    expect(vendor.of(AUDIENCE)).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  test('are sent in batches of ten, and again after an error', async () => {
    vendor.answer(AUDIENCE, { status: 500 });
    for (let time = 0; time < 10; time += 1) client.sendAudienceEvent({ action: 'view' }, visitor);
    await waitForRequests(AUDIENCE, 1);
    vendor.answer(AUDIENCE, { status: 202 });
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(900);
    expect(sizesOf(AUDIENCE)).toEqual([10]);
    await vi.advanceTimersByTimeAsync(300);
    await waitForRequests(AUDIENCE, 2);
    expect(sizesOf(AUDIENCE)).toEqual([10, 10]);
  });
});
