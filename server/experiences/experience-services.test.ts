import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ExperimentClient } from '../../backend/providers/experiments/experiments.ts';
import {
  createTestClient,
  DATAFILE,
  EVENTS,
  projectOf,
  SEGMENTS,
  startVendor,
  type TestVendor,
} from '../../backend/providers/experiments/vendor.test-support.ts';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import { startTestServer, type TestServer } from '../http/server.test-support.ts';
import { createVisitorConsent } from '../http/visitor-consent.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { readAddress, type PageAddress } from '../pages/page-address.ts';
import { createPageExperiences } from './page-experiences.ts';

const PREDICTION = '/predict/51';
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const AGREED = 'OptanonConsent=groups%3DC0001%3A1%2CC0004%3A1';
const DENIED = 'OptanonConsent=groups%3DC0001%3A1%2CC0004%3A0';

const audience = { type: 'third_party_dimension', name: 'odp.audiences', match: 'qualified', value: 'regulars' };
const flags = [
  { key: 'note', variants: ['kind'], audienceIds: ['8'] },
  { key: 'hint', hasPrediction: true },
];
const qualified = {
  data: { customer: { audiences: { edges: [{ node: { name: 'regulars', state: 'qualified' } }] } } },
};
const predicted = { predictions: [{ variation_id: '102' }] };

const info = vi.fn();
const warn = vi.fn();
const log = { info, warn, error() {} };

/** Of the process's memory of decisions. */
let now = 0;
let vendor: TestVendor;
let client: ExperimentClient;
let server: TestServer;

beforeEach(async () => {
  now = MINUTE;
  vi.clearAllMocks();
  vendor = await startVendor();
  const audiences = [{ id: '8', name: 'Regulars', conditions: ['or', audience] }];
  vendor.answer(DATAFILE, { body: projectOf({ flags, audiences, audienceHost: vendor.origin }) });
  vendor.answer(EVENTS, { status: 204 });
  vendor.answer(SEGMENTS, { body: qualified });
  vendor.answer(PREDICTION, { body: predicted });
  client = createTestClient(vendor.origin, log);
  client.start();
  await client.whenReady();
  await Promise.resolve();
  server = await startTestServer(createPages());
});

afterEach(async () => {
  await server.close();
  await vendor.close();
  await client.close();
});

/** Pages that ask for both experiments and say what they show, behind the page cache. */
function createPages(): Parameters<typeof startTestServer>[0] {
  const experiences = createPageExperiences({
    client,
    log,
    now: () => now,
    allows: createVisitorConsent(() => DEFAULT_SITES, 'banner'),
    readSession: async () => undefined,
    isSecure: false,
  });
  const cache = new PageCache<PageAddress>({
    log,
    counts: { hits: 0, stale: 0, misses: 0 },
    maxBytes: 500_000,
    withDecisions: experiences.withDecisions,
    async render({ decisions = [] }) {
      const body = Buffer.from(decisions.map(({ id, variant }) => `${id}:${variant}`).join());
      const reply = { status: 200, headers: [['content-type', 'text/html']] as const, body };
      return { reply, store: true, tags: new Set(), experiences: new Set(['note', 'hint']) };
    },
  });
  return (request, response) => {
    const url = request.url ?? '';
    if (cache.sendFresh(url, request, response)) return;
    void cache.send(readAddress(url, DEFAULT_SITES), request, response, false);
  };
}

interface PageRequest {
  readonly id?: string;
  readonly consent?: string;
  readonly path?: string;
}

async function shown({ id = 'vuid_1', consent = AGREED, path = '/de-de/' }: PageRequest = {}): Promise<string> {
  const { body } = await server.send(path, { headers: { cookie: `${consent}; vuid=${id}` } });
  return String(body);
}

const requests = () => [...vendor.of(SEGMENTS), ...vendor.of(PREDICTION)].length;

describe('a page with experiments that need services', () => {
  test('shows the baseline first, and what they decide on the next page', async () => {
    expect(await shown()).toBe('');
    await vi.waitFor(async () => expect(await shown({ path: '/' })).toBe('hint:b,note:kind'));
    expect(await shown()).toBe('hint:b,note:kind');
  });

  test('waits for none of them, and asks each once however many pages are shown', async () => {
    vendor.answer(SEGMENTS, { body: qualified, delayMs: 400 });
    vendor.answer(PREDICTION, { body: predicted, delayMs: 400 });
    const started = performance.now();
    for (let page = 0; page < 20; page += 1) expect(await shown()).toBe('');
    expect(performance.now() - started).toBeLessThan(400);
    await vi.waitFor(async () => expect(await shown()).toBe('hint:b,note:kind'));
    expect([vendor.of(SEGMENTS).length, vendor.of(PREDICTION).length]).toEqual([1, 1]);
  });

  test.each([
    ['dead', { status: 503 }],
    ['cut off', 'cut' as const],
    ['rubbish', { body: '<html>' }],
    ['of another form', { body: { data: null, predictions: 'x' } }],
  ])('is the baseline while the services are %s, and asks no more than once in half a minute', async (_, reply) => {
    vendor.answer(SEGMENTS, reply);
    vendor.answer(PREDICTION, reply);
    expect(await shown()).toBe('');
    // The client asks for a prediction twice.
    await vi.waitFor(() => expect(requests()).toBe(3));
    await vi.waitFor(() => expect(JSON.stringify(warn.mock.calls)).toContain('CMAB'));
    for (let page = 0; page < 10; page += 1) expect(await shown()).toBe('');
    expect(requests()).toBe(3);
    vendor.answer(SEGMENTS, { body: qualified });
    vendor.answer(PREDICTION, { body: predicted });
    now += 30 * SECOND;
    expect(await shown()).toBe('');
    await vi.waitFor(async () => expect(await shown()).toBe('hint:b,note:kind'));
  });

  test('leaves services alone that failed five visitors in a row, until half a minute has passed', async () => {
    vendor.answer(SEGMENTS, { status: 500 });
    for (let visitor = 0; visitor < 5; visitor += 1) {
      await shown({ id: `vuid_a${visitor}` });
      await vi.waitFor(() => expect(vendor.of(SEGMENTS)).toHaveLength(visitor + 1));
      await vi.waitFor(() => expect(JSON.stringify(warn.mock.calls).split('network error')).toHaveLength(visitor + 2));
    }
    await vi.waitFor(() =>
      expect(warn).toHaveBeenCalledWith({ experiment: 'note' }, expect.stringContaining('services fail')),
    );
    for (let visitor = 0; visitor < 20; visitor += 1) await shown({ id: `vuid_b${visitor}` });
    expect(vendor.of(SEGMENTS)).toHaveLength(5);
    vendor.answer(SEGMENTS, { body: qualified });
    now += 30 * SECOND;
    await shown({ id: 'vuid_c' });
    await vi.waitFor(async () => expect(await shown({ id: 'vuid_c' })).toContain('note:kind'));
    expect(info).toHaveBeenCalledWith({ experiment: 'note' }, expect.stringContaining('respond again'));
  });

  test('asks nobody about a visitor without consent', async () => {
    expect(await shown({ consent: DENIED })).toBe('');
    expect(await shown({ consent: '' })).toBe('');
    expect(await shown({ consent: DENIED, path: '/' })).toBe('');
    await vi.waitFor(async () => expect(await shown({ id: 'vuid_other' })).not.toBe(''));
    expect(JSON.stringify(vendor.received)).not.toContain('vuid_1"');
  });
});
