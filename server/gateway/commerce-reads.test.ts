import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '../../src/api/core/api-error.ts';
import { HTTP_ERRORS } from './error-response.ts';
import type { Upstream, UpstreamCall } from './upstream.ts';
import { createCommerceCopies, type CommerceCopySettings } from './commerce-copies.ts';
import { createCommerceReads } from './commerce-reads.ts';

const BASE = 'http://commerce.test';
const log = { info() {}, warn() {}, error() {} };
const PRODUCT = '/products/v2/products/boot/details?siteId=us&locale=en-us&mode=live';
const SEARCH = '/products/v2/search/productSearch?siteId=us&locale=en-us&mode=live&q=boot';

let dir: string;
const idle: (() => Promise<void>)[] = [];
beforeEach(async () => void (dir = await mkdtemp(join(tmpdir(), 'aisle-commerce-'))));
afterEach(async () => {
  await Promise.all(idle.splice(0).map((settle) => settle()));
  await rm(dir, { recursive: true });
});

type Behaviour = () => Response | Promise<Response>;

/** Reads of one process; `behave` changes what the upstream does, `settle` waits until copies are on disk. */
function startReads(behaviour: Behaviour, changes: Partial<CommerceCopySettings> = {}) {
  const requests: UpstreamCall[] = [];
  let current = behaviour;
  const upstream: Upstream = {
    async send(call) {
      requests.push(call);
      return current();
    },
  };
  const copies = createCommerceCopies({ dir, source: BASE, log, ...changes });
  idle.push(copies.idle);
  const send = createCommerceReads({ upstream, baseUrl: BASE, copies, copyTimeout: 300 });
  const read = async (target: string, init: RequestInit = {}) => {
    const { response, isStale } = await send(new Request(BASE + target, init), { signal: init.signal ?? undefined });
    return { status: response.status, text: await response.text(), isStale };
  };
  return { requests, read, behave: (next: Behaviour) => void (current = next), settle: copies.idle };
}

const json = (value: unknown, status = 200) => Response.json(value, { status });
const dead: Behaviour = () => Promise.reject(new ApiError(HTTP_ERRORS.unreachable));
const hangs: Behaviour = () => new Promise(() => {});

/** Starts another process over the same folder. */
async function restartAfterReading(target: string, behaviour: Behaviour) {
  const before = startReads(() => json({ name: 'Boot' }));
  await before.read(target);
  await before.settle();
  return startReads(behaviour);
}

describe('pages’ reads from a remote commerce API', () => {
  test.each<[string, Behaviour]>([
    ['is dead', dead],
    ['never responds', hangs],
    ['returns 500', () => json({ errorDetails: [] }, 500)],
    ['returns 429', () => json({ errorDetails: [] }, 429)],
    ['returns an HTML page', () => new Response('<h1>Maintenance</h1>')],
    ['returns half a document', () => new Response('{"name":"Bo')],
    ['returns a list instead of an object', () => json([])],
  ])('are served from the stored copy after a restart when the API %s', async (_, behaviour) => {
    const { read } = await restartAfterReading(PRODUCT, behaviour);
    expect(await read(PRODUCT)).toEqual({ status: 200, text: '{"name":"Boot"}', isStale: true });
  });

  test('are rejected with the status of the API, which removes the copy', async () => {
    const { read, behave, settle } = await restartAfterReading(PRODUCT, () => json({ errorDetails: [] }, 404));
    expect((await read(PRODUCT)).status).toBe(404);
    await settle();
    behave(dead);
    expect(await read(PRODUCT)).toMatchObject({ status: 503, isStale: false });
  });

  test('keep a valid copy when the API sends an invalid response', async () => {
    const { read, behave, settle } = await restartAfterReading(PRODUCT, () => new Response('<h1>Maintenance</h1>'));
    await read(PRODUCT);
    await settle();
    behave(dead);
    expect((await read(PRODUCT)).text).toBe('{"name":"Boot"}');
  });

  test('are stored separately by site, locale, query and body', async () => {
    const { read } = await restartAfterReading(PRODUCT, dead);
    expect((await read(PRODUCT.replace('siteId=us', 'siteId=de'))).status).toBe(503);
    expect((await read(PRODUCT, { method: 'POST', body: '{}' })).status).toBe(503);
    expect((await read(SEARCH)).status).toBe(503);
  });

  test('are stored when the response is too late for its page', async () => {
    const late = Promise.withResolvers<Response>();
    const { read, behave, settle } = await restartAfterReading(PRODUCT, () => late.promise);
    expect((await read(PRODUCT)).text).toBe('{"name":"Boot"}');
    const aborted = read(SEARCH, { signal: AbortSignal.timeout(10) });
    await expect(aborted).rejects.toThrow('timeout');
    late.resolve(json({ name: 'New boot' }));
    await expect.poll(async () => (await read(PRODUCT)).text, { timeout: 5000 }).toBe('{"name":"New boot"}');
    await settle();
    behave(dead);
    expect((await read(PRODUCT)).text).toBe('{"name":"New boot"}');
  });

  test('are sent once for concurrent requests, as a read', async () => {
    const { read, requests } = startReads(() => json({ name: 'Boot' }));
    await Promise.all(Array.from({ length: 20 }, () => read(PRODUCT)));
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: 'GET', target: PRODUCT, isRead: true });
  });

  test('are neither stored nor shared in preview', async () => {
    const preview = PRODUCT.replace('live', 'preview');
    const { read, requests, behave, settle } = startReads(() => json({ name: 'Draft' }));
    await Promise.all([read(preview), read(preview)]);
    expect(requests).toHaveLength(2);
    await settle();
    behave(dead);
    expect((await read(preview)).status).toBe(503);
  });

  test('stay stored whatever visitors search for', async () => {
    const limits = { pageBytes: 4000, queryBytes: 4000 };
    const { read, behave, settle } = startReads(() => json({ text: 'x'.repeat(900) }), { limits });
    await read(PRODUCT);
    for (let word = 0; word < 30; word += 1) {
      await read(`${SEARCH}${word}`);
      await read(`/products/v2/catalog?siteId=us&locale=en-us&mode=live&category=all&start=${word + 1}`);
      await read(`/products/v2/catalog?siteId=us&locale=en-us&mode=live&category=all&f.size=${word}`);
      await settle();
    }
    behave(dead);
    expect(await read(PRODUCT)).toMatchObject({ status: 200, isStale: true });
    expect((await read(`${SEARCH}0`)).status).toBe(503);
  });
});
