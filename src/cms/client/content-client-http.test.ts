import { readdir } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createUpstreamFixture, json, page, status, type UpstreamFixture } from './content-client.test-support.ts';
import type { ContentResult, ContentRequest } from './content-client.ts';

let upstream: UpstreamFixture;

beforeEach(async () => {
  upstream = await createUpstreamFixture();
});

afterEach(() => upstream.close());

const home: ContentRequest = { kind: 'augmentedpage', siteId: 'us', locale: 'en-us', name: 'home' };
const HOME = '/base/caas/v1/canvas/augmentedpage/us/home?siteId=us&locale=en-us&removeNulls=true';
const documentOf = (answer: ContentResult) => (answer.status === 'found' ? answer.document : answer);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a request', () => {
  test('has the path of the specification and carries site, locale and removeNulls', async () => {
    const client = upstream.client();
    await client.get(home);
    await client.get({ ...home, name: 'Guides/Größe' });
    await client.get({ ...home, kind: 'menu' });
    await client.get({ ...home, kind: 'fragment', name: 'usp' });
    const query = '?siteId=us&locale=en-us&removeNulls=true';
    expect(upstream.requests).toEqual([
      HOME,
      `/base/caas/v1/canvas/augmentedpage/us/guides/gr%C3%B6%C3%9Fe${query}`,
      `/base/caas/v1/canvas/menu/us${query}`,
      `/base/caas/v1/canvas/fragment/usp${query}`,
    ]);
  });

  test('in preview uses /pre with date and cms query, uncached, and is never stored', async () => {
    const dates: (string | undefined)[] = [];
    upstream.behave((request, response) => {
      dates.push(request.headers['preview-date']?.toString());
      json(page(dates.length))(request, response);
    });
    const client = upstream.client();
    const preview = { ...home, cms: 'a b', preview: { date: '2030-01-01' } };
    expect(documentOf(await client.get(preview))).toEqual(page(1));
    expect(documentOf(await client.get(preview))).toEqual(page(2));
    await client.get({ ...preview, preview: { date: 'nonsense' } });
    expect(upstream.requests[0]).toBe(HOME.replace('/base', '/base/pre') + '&cms=a+b');
    expect(dates).toEqual(['2030-01-01T00:00:00.000Z', '2030-01-01T00:00:00.000Z', undefined]);
    await client.close();
    expect(await readdir(upstream.storedCopiesDir)).toEqual([]);
  });

  test.each(['../x', 'a//b', '', '\u0000', 'x'.repeat(201), 'home.draft'])(
    'for %j is not made: it can name nothing',
    async (name) => {
      expect(await upstream.client().get({ ...home, name })).toEqual({ status: 'missing' });
      expect(upstream.requests).toEqual([]);
    },
  );
});

describe('the cache', () => {
  test('sends one request for concurrent reads, and none while fresh', async () => {
    const client = upstream.client();
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.get(home)));
    await client.get(home);
    expect(new Set(answers.map(documentOf)).size).toBe(1);
    expect(upstream.requests).toHaveLength(1);
  });

  test('serves the previous version while it refreshes, then the new one', async () => {
    let clock = 0;
    const client = upstream.client({ ttl: 1000, now: () => clock });
    upstream.behave(json(page(1)));
    await client.get(home);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    upstream.behave((request, response) => void released.then(() => json(page(2))(request, response)));
    clock = 1500;
    expect(await client.get(home)).toEqual({ status: 'found', document: page(1), stale: true });
    release();
    await expect.poll(() => client.get(home)).toEqual({ status: 'found', document: page(2), stale: false });
  });

  test('waits for the new version when the previous one has expired', async () => {
    let clock = 0;
    const client = upstream.client({ ttl: 1000, now: () => clock });
    await client.get(home);
    upstream.behave(json(page(2)));
    clock = 7000;
    expect(documentOf(await client.get(home))).toEqual(page(2));
  });

  test('returns the same object while the text is unchanged, with and without ETag', async () => {
    const client = upstream.client();
    upstream.behave(json(page(1)));
    const first = documentOf(await client.get(home));
    client.invalidate();
    expect(documentOf(await client.get(home))).toBe(first);
    upstream.behave(json(page(1), { etag: '"v1"' }));
    client.invalidate();
    expect(documentOf(await client.get(home))).toBe(first);
    let condition: string | undefined;
    upstream.behave((request, response) => {
      condition = request.headers['if-none-match'];
      response.writeHead(304).end();
    });
    client.invalidate();
    expect(documentOf(await client.get(home))).toBe(first);
    expect(condition).toBe('"v1"');
  });

  test('caches "missing" briefly, and not across an invalidation', async () => {
    let clock = 0;
    const client = upstream.client({ now: () => clock });
    upstream.behave(status(404));
    expect(await client.get(home)).toEqual({ status: 'missing' });
    upstream.behave(json(page(1)));
    expect(await client.get(home)).toEqual({ status: 'missing' });
    client.invalidate();
    expect(documentOf(await client.get(home))).toEqual(page(1));
    const other = { ...home, name: 'other' };
    upstream.behave(status(410));
    await client.get(other);
    upstream.behave(json(page(2)));
    clock = 1001;
    expect(documentOf(await client.get(other))).toEqual(page(2));
  });

  test('does not treat a response requested before an invalidation as fresh', async () => {
    const client = upstream.client();
    upstream.behave((request, response) => void setTimeout(() => json(page('old'))(request, response), 100));
    const early = client.get(home);
    await pause(30);
    upstream.behave(json(page('new')));
    client.invalidate();
    expect(documentOf(await client.get(home))).toEqual(page('new'));
    expect(documentOf(await early)).toEqual(page('old'));
    expect(documentOf(await client.get(home))).toEqual(page('new'));
  });
});
