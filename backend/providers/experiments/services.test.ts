import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ExperimentClient } from './experiments.ts';
import {
  createTestClient,
  DATAFILE,
  EVENTS,
  projectOf,
  SEGMENTS,
  startVendor,
  type TestVendor,
} from './vendor.test-support.ts';

const MINUTE = 60_000;
const warn = vi.fn();
const visitor = { id: 'vuid_0a1b2c', attributes: { role: 'member', loggedIn: true }, allowsTargeting: true };

const segment = (value: string) => ({
  type: 'third_party_dimension',
  name: 'odp.audiences',
  match: 'qualified',
  value,
});
const audiences = [{ id: '8', name: 'Regulars', conditions: ['or', segment('regulars'), segment('locals')] }];
const flags = [
  { key: 'note', audienceIds: ['8'] },
  { key: 'hint', hasPrediction: true },
  { key: 'tip', hasPrediction: true, variants: ['off', 'on'] },
];
const PREDICTION = '/predict/51';

let vendor: TestVendor;
let client: ExperimentClient;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  warn.mockClear();
  vendor = await startVendor();
  vendor.answer(DATAFILE, { body: projectOf({ flags, audiences, audienceHost: vendor.origin }) });
  vendor.answer(EVENTS, { status: 204 });
  client = createTestClient(vendor.origin, { info() {}, warn, error() {} });
  client.start();
  await vi.waitUntil(() => client.state === 'Running');
});

afterEach(async () => {
  await vendor.close();
  await client.close();
  vi.useRealTimers();
});

const segmentsOf = (states: Record<string, string>) => {
  const edges = Object.entries(states).map(([name, state]) => ({ node: { name, state } }));
  return { body: { data: { customer: { audiences: { edges } } } } };
};
const decide = (key: string, id = visitor.id) => client.decideWithServices(key, { ...visitor, id });

describe('segments of visitors', () => {
  test('are requested for the visitor, and only qualified ones count', async () => {
    vendor.answer(SEGMENTS, segmentsOf({ regulars: 'not_qualified', locals: 'qualified' }));
    expect(await decide('note')).toMatchObject({ id: 'note', label: 'note_rule' });
    const [request] = vendor.of(SEGMENTS);
    expect(request?.headers['x-api-key']).toBe('public-key');
    expect(request?.body.query).toContain(`customer(vuid : "${visitor.id}")`);
    expect(request?.body.query).toContain('(subset: ["regulars","locals"])');
    vendor.answer(SEGMENTS, segmentsOf({ regulars: 'not_qualified', locals: 'not_qualified' }));
    expect(await decide('note', 'vuid_2')).toBeUndefined();
    expect(client.decide('note', visitor)).toBeUndefined();
  });

  test('are cached for ten minutes, for 100 visitors', async () => {
    vendor.answer(SEGMENTS, segmentsOf({ regulars: 'qualified' }));
    await decide('note');
    await decide('note');
    expect(vendor.of(SEGMENTS)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    await decide('note');
    expect(vendor.of(SEGMENTS)).toHaveLength(2);
    for (let index = 0; index < 100; index += 1) await decide('note', `vuid_x${index}`);
    await decide('note');
    expect(vendor.of(SEGMENTS)).toHaveLength(103);
  });

  test.each([
    ['network error', { status: 500 }],
    ['network error', 'cut' as const],
    ['decode error', { body: '<html>' }],
    ['decode error', { body: { data: { customer: null } } }],
    [
      'invalid identifier',
      { body: { data: null, errors: [{ message: 'x', extensions: { code: 'INVALID_IDENTIFIER_EXCEPTION' } }] } },
    ],
  ])('that cannot be had decide nothing, and the log says: %s', async (reason, reply) => {
    vendor.answer(SEGMENTS, reply);
    await expect(decide('note')).rejects.toThrow('The segments for the experiment "note" cannot be had');
    expect(JSON.stringify(warn.mock.calls)).toContain(reason);
  });

  test('are waited for ten seconds', async () => {
    vendor.answer(SEGMENTS, 'never');
    const decision = expect(decide('note')).rejects.toThrow('segments');
    await vi.waitFor(() => expect(vendor.of(SEGMENTS)).toHaveLength(1), { interval: 1 });
    await vi.advanceTimersByTimeAsync(10_000);
    await decision;
    expect(JSON.stringify(warn.mock.calls)).toContain('network error');
  });
});

describe('predictions', () => {
  beforeEach(() => {
    vendor.answer(SEGMENTS, segmentsOf({}));
    vendor.answer(PREDICTION, { body: { predictions: [{ variation_id: '102' }] } });
  });

  test('decide the variant, by the attributes of the experiment', async () => {
    expect(await decide('hint')).toEqual({ id: 'hint', label: 'hint_rule', variant: 'b' });
    expect(vendor.of(PREDICTION)[0]?.body).toEqual({
      instances: [
        {
          visitorId: visitor.id,
          experimentId: '51',
          attributes: [{ id: '1', value: 'member', type: 'custom_attribute' }],
          cmabUUID: expect.stringMatching(/^[\da-f-]{36}$/),
        },
      ],
    });
    expect(client.decide('hint', visitor)).toBeUndefined();
  });

  test('decide the baseline by a variant that is off, which is no failure', async () => {
    vendor.answer('/predict/52', { body: { predictions: [{ variation_id: '201' }] } });
    expect(await decide('tip')).toBeUndefined();
    vendor.answer('/predict/52', { body: { predictions: [{ variation_id: '202' }] } });
    expect(await decide('tip', 'vuid_2')).toMatchObject({ variant: 'on' });
  });

  test('are cached for half an hour, for 1000 visitors', async () => {
    await decide('hint');
    await decide('hint');
    await vi.advanceTimersByTimeAsync(29 * MINUTE);
    await decide('hint');
    expect(vendor.of(PREDICTION)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(MINUTE);
    await decide('hint');
    expect(vendor.of(PREDICTION)).toHaveLength(2);
    const others = Array.from({ length: 1000 }, (_, index) => decide('hint', `vuid_x${index}`));
    await Promise.all(others);
    await decide('hint');
    expect(vendor.of(PREDICTION)).toHaveLength(1003);
  });

  test.each([{ status: 500 }, 'cut' as const, { body: '<html>' }, { body: { predictions: [] } }])(
    'that cannot be had decide nothing: %j',
    async (reply) => {
      vendor.answer(PREDICTION, reply);
      const decision = expect(decide('hint')).rejects.toThrow('The prediction for the experiment "hint" cannot be had');
      await vi.waitFor(() => expect(vendor.of(PREDICTION)).toHaveLength(2));
      await decision;
      await vi.advanceTimersByTimeAsync(2000);
      expect(vendor.of(EVENTS)).toEqual([]);
    },
  );

  test('need no segments, and are there without the audience platform', async () => {
    vendor.answer(SEGMENTS, { status: 500 });
    expect(await decide('hint')).toMatchObject({ variant: 'b' });
    expect(vendor.of(SEGMENTS)).toEqual([]);
  });

  test('are waited for a minute', async () => {
    vendor.answer(PREDICTION, 'never');
    const decision = decide('hint');
    await vi.waitFor(() => expect(vendor.of(PREDICTION)).toHaveLength(1), { interval: 1 });
    vendor.answer(PREDICTION, { body: { predictions: [{ variation_id: '101' }] } });
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.advanceTimersByTimeAsync(200);
    expect(await decision).toMatchObject({ variant: 'a' });
  });
});
