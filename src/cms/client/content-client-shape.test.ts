import { readdir } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createUpstreamFixture, json, page, status, type UpstreamFixture } from './content-client.test-support.ts';
import type { ContentResult, ContentKind, ContentRequest } from './content-client.ts';
import type { ClosableContentClient } from './create-content-client.ts';

let upstream: UpstreamFixture;

beforeEach(async () => {
  upstream = await createUpstreamFixture();
});

afterEach(async () => {
  vi.useRealTimers();
  await upstream.close();
});

const home: ContentRequest = { kind: 'augmentedpage', siteId: 'us', locale: 'en-us', name: 'home' };
const documentOf = (answer: ContentResult) => (answer.status === 'found' ? answer.document : answer);
/** Long enough that no response is late on a slow machine. */
const PATIENT = { timeout: 30_000 };
const GOOD = page('home', [{ type: 'hero', id: 'a' }]);
const EMPTIED = page('home');

const PAGES: readonly ContentKind[] = ['augmentedpage', 'category', 'product', 'search', 'showcase'];
const LISTS: readonly (readonly [ContentKind, object])[] = [
  ['menu', { items: [] }],
  ['footer', { columns: [] }],
  ['children', { items: [] }],
  ['popups', { items: [] }],
  ['index', { items: [] }],
];
const GOOD_ANSWERS: readonly (readonly [ContentKind, object])[] = [
  ...PAGES.map((kind) => [kind, page('x')] as const),
  ...LISTS,
];

const NO_ANSWERS: Readonly<Record<string, object>> = {
  'another object': { hello: 'world' },
  'an empty object': {},
  'an error with 200': { errorDetails: [{ errorId: 'API500' }], sections: { main: [] }, items: [], columns: [] },
  'a wrapped page': { data: GOOD },
  'sections of the wrong shape': { id: 'home', sections: 'none', items: {}, columns: 'none' },
  'slots of the wrong shape': { id: 'home', sections: { main: {}, other: [] }, items: null },
};

async function again(client: ClosableContentClient, request = home): Promise<ContentResult> {
  client.invalidate();
  return client.get(request);
}

describe('a response that is not a page, menu or list', () => {
  const cases = GOOD_ANSWERS.flatMap(([kind, good]) =>
    Object.entries(NO_ANSWERS).map(([name, wrong]) => [kind, name, good, wrong] as const),
  );

  test.each(cases)('%s: %s is rejected, logged once, and leaves the stored copy', async (kind, _, good, wrong) => {
    const request = { ...home, kind };
    upstream.behave(json(good));
    const client = upstream.client(PATIENT);
    expect(documentOf(await client.get(request))).toEqual(good);
    upstream.behave(json(wrong));
    expect(await again(client, request)).toEqual({ status: 'found', document: good, stale: true });
    await again(client, request);
    expect(upstream.log.lines.filter((line) => line.includes('failed'))).toHaveLength(1);
    await client.close();
    const restarted = upstream.client(PATIENT);
    expect(await restarted.get(request)).toEqual({ status: 'found', document: good, stale: true });
    if (kind !== 'menu' && kind !== 'footer' && kind !== 'popups' && kind !== 'index') {
      expect(await restarted.get({ ...request, name: 'other' })).toEqual({ status: 'failed', httpStatus: 502 });
    }
  });

  test('is logged again after it was repaired', async () => {
    const client = upstream.client(PATIENT);
    for (const answer of [{ a: 1 }, GOOD, { a: 1 }]) {
      upstream.behave(json(answer));
      await again(client);
    }
    expect(upstream.log.lines.filter((line) => line.includes('no page'))).toHaveLength(2);
  });
});

describe('a page that lost all its sections at once', () => {
  /** A process that has shown the page with and then without sections, and has ended. */
  async function lose(): Promise<void> {
    upstream.behave(json(GOOD));
    const client = upstream.client(PATIENT);
    await client.get(home);
    upstream.behave(json(EMPTIED));
    expect(documentOf(await again(client))).toEqual(EMPTIED);
    expect(documentOf(await again(client))).toEqual(EMPTIED);
    expect(await client.lostSections()).toMatchObject([
      { kind: 'augmentedpage', name: 'home', siteId: 'us', locale: 'en-us' },
    ]);
    await client.close();
  }

  const namesOf = async (client: ClosableContentClient) => (await client.lostSections()).map(({ name }) => name);

  test('is shown, and listed with the copy that has them, also after a restart', async () => {
    await lose();
    const client = upstream.client(PATIENT);
    expect(documentOf(await client.get(home))).toEqual(EMPTIED);
    const [loss] = await client.lostSections();
    expect(loss?.name).toBe('home');
    expect(await readdir(upstream.storedCopiesDir)).toContain(loss?.copyFile);
    await client.close();
    upstream.behave(status(500));
    expect(documentOf(await upstream.client(PATIENT).get(home))).toEqual(GOOD);
  });

  test('is no longer listed when it has sections again', async () => {
    await lose();
    upstream.behave(json(page('home', [{ type: 'hero', id: 'b' }])));
    const client = upstream.client(PATIENT);
    await client.get(home);
    expect(await namesOf(client)).toEqual([]);
  });

  test('loses the copy after a day', async () => {
    await lose();
    const client = upstream.client(PATIENT);
    await client.get(home);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 23 * 60 * 60_000 });
    await again(client);
    expect(await namesOf(client)).toEqual(['home']);
    vi.setSystemTime(Date.now() + 2 * 60 * 60_000);
    expect(await namesOf(client)).toEqual([]);
    await again(client);
    await client.close();
    upstream.behave(status(500));
    expect(documentOf(await upstream.client(PATIENT).get(home))).toEqual(EMPTIED);
  });

  test('is compared with the copy after a restart', async () => {
    upstream.behave(json(GOOD));
    const before = upstream.client(PATIENT);
    await before.get(home);
    await before.close();
    upstream.behave(json(EMPTIED));
    const after = upstream.client(PATIENT);
    expect(documentOf(await after.get(home))).toEqual(EMPTIED);
    expect(await namesOf(after)).toEqual(['home']);
  });

  test('is not a page that never had sections', async () => {
    upstream.behave(json(EMPTIED));
    const client = upstream.client(PATIENT);
    await client.get(home);
    upstream.behave(json(page('other')));
    await again(client);
    expect(await namesOf(client)).toEqual([]);
  });
});
