import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createUpstreamFixture, json, status, type UpstreamFixture } from './content-client-fixture.ts';
import type { ContentAnswer, ContentRequest } from './content-client.ts';

let upstream: UpstreamFixture;

beforeEach(async () => {
  upstream = await createUpstreamFixture();
});

afterEach(() => upstream.close());

const home: ContentRequest = { kind: 'augmentedpage', siteId: 'us', locale: 'en-us', name: 'home' };
const HOME = '/base/caas/v1/canvas/augmentedpage/us/home?siteId=us&locale=en-us&removeNulls=true';
const documentOf = (answer: ContentAnswer) => (answer.status === 'found' ? answer.document : answer);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a request', () => {
  test('has the path of the specification and carries site, locale and removeNulls', async () => {
    const client = upstream.client();
    await client.get(home);
    await client.get({ ...home, name: 'Guides/Größe' });
    await client.get({ ...home, kind: 'menu' });
    await client.get({ ...home, kind: 'fragment', name: 'usp' });
    const query = '?siteId=us&locale=en-us&removeNulls=true';
    expect(upstream.asked).toEqual([
      HOME,
      `/base/caas/v1/canvas/augmentedpage/us/guides/gr%C3%B6%C3%9Fe${query}`,
      `/base/caas/v1/canvas/menu/us${query}`,
      `/base/caas/v1/canvas/fragment/usp${query}`,
    ]);
  });

  test('in preview goes to /pre with date and cms query, each time anew, and is never stored', async () => {
    const dates: (string | undefined)[] = [];
    upstream.behave((request, response) => {
      dates.push(request.headers['preview-date']?.toString());
      json({ id: dates.length })(request, response);
    });
    const client = upstream.client();
    const preview = { ...home, cms: 'a b', preview: { date: '2030-01-01' } };
    expect(documentOf(await client.get(preview))).toEqual({ id: 1 });
    expect(documentOf(await client.get(preview))).toEqual({ id: 2 });
    await client.get({ ...preview, preview: { date: 'nonsense' } });
    expect(upstream.asked[0]).toBe(HOME.replace('/base', '/base/pre') + '&cms=a+b');
    expect(dates).toEqual(['2030-01-01T00:00:00.000Z', '2030-01-01T00:00:00.000Z', undefined]);
    await client.close();
    expect(await readdir(upstream.storedCopiesDir)).toEqual([]);
  });

  test.each(['../x', 'a//b', '', '\u0000', 'x'.repeat(201), 'home.draft'])(
    'for %j is not made: it can name nothing',
    async (name) => {
      expect(await upstream.client().get({ ...home, name })).toEqual({ status: 'missing' });
      expect(upstream.asked).toEqual([]);
    },
  );
});

describe('the cache', () => {
  test('asks once for many at the same time, and not again while fresh', async () => {
    const client = upstream.client();
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.get(home)));
    await client.get(home);
    expect(new Set(answers.map(documentOf)).size).toBe(1);
    expect(upstream.asked).toHaveLength(1);
  });

  test('serves the former answer at once while it refreshes, then the new one', async () => {
    let clock = 0;
    const client = upstream.client({ ttl: 1000, now: () => clock });
    upstream.behave(json({ id: 1 }));
    await client.get(home);
    upstream.behave((request, response) => void setTimeout(() => json({ id: 2 })(request, response), 100));
    clock = 1500;
    const start = performance.now();
    expect(await client.get(home)).toEqual({ status: 'found', document: { id: 1 }, stale: true });
    expect(performance.now() - start).toBeLessThan(50);
    await pause(200);
    expect(await client.get(home)).toEqual({ status: 'found', document: { id: 2 }, stale: false });
  });

  test('waits for the new answer when the former one is far too old', async () => {
    let clock = 0;
    const client = upstream.client({ ttl: 1000, now: () => clock });
    await client.get(home);
    upstream.behave(json({ id: 2 }));
    clock = 7000;
    expect(documentOf(await client.get(home))).toEqual({ id: 2 });
  });

  test('keeps the same object while the text is unchanged, with and without ETag', async () => {
    const client = upstream.client();
    upstream.behave(json({ id: 1 }));
    const first = documentOf(await client.get(home));
    client.invalidate();
    expect(documentOf(await client.get(home))).toBe(first);
    upstream.behave(json({ id: 1 }, { etag: '"v1"' }));
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

  test('believes "missing" for a moment only, and not after an invalidation', async () => {
    let clock = 0;
    const client = upstream.client({ now: () => clock });
    upstream.behave(status(404));
    expect(await client.get(home)).toEqual({ status: 'missing' });
    upstream.behave(json({ id: 1 }));
    expect(await client.get(home)).toEqual({ status: 'missing' });
    client.invalidate();
    expect(documentOf(await client.get(home))).toEqual({ id: 1 });
    const other = { ...home, name: 'other' };
    upstream.behave(status(410));
    await client.get(other);
    upstream.behave(json({ id: 2 }));
    clock = 1001;
    expect(documentOf(await client.get(other))).toEqual({ id: 2 });
  });

  test('does not take for fresh what was asked for before an invalidation', async () => {
    const client = upstream.client();
    upstream.behave((request, response) => void setTimeout(() => json({ id: 'old' })(request, response), 100));
    const early = client.get(home);
    await pause(30);
    upstream.behave(json({ id: 'new' }));
    client.invalidate();
    expect(documentOf(await client.get(home))).toEqual({ id: 'new' });
    expect(documentOf(await early)).toEqual({ id: 'old' });
    expect(documentOf(await client.get(home))).toEqual({ id: 'new' });
  });
});

describe('a failing upstream', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])('is asked once more after %i', async (code) => {
    upstream.behave((request, response) =>
      (upstream.asked.length > 1 ? json({ id: 1 }) : status(code))(request, response),
    );
    expect(documentOf(await upstream.client().get(home))).toEqual({ id: 1 });
    expect(upstream.asked).toHaveLength(2);
  });

  test.each([
    [500, 502],
    [502, 502],
    [503, 503],
    [429, 503],
    [504, 504],
  ])('that answers %i for a page never seen gives %i after two tries', async (code, httpStatus) => {
    upstream.behave(status(code, '<h1>Sorry</h1>'));
    expect(await upstream.client().get(home)).toEqual({ status: 'failed', httpStatus });
    expect(upstream.asked).toHaveLength(2);
  });

  test.each([400, 401, 403, 418])('that answers %i is not asked again', async (code) => {
    upstream.behave(status(code));
    expect(await upstream.client().get(home)).toEqual({ status: 'failed', httpStatus: 502 });
    expect(upstream.asked).toHaveLength(1);
  });

  test('that hangs costs the time limit once', async () => {
    upstream.behave(() => undefined);
    const start = performance.now();
    expect(await upstream.client().get(home)).toEqual({ status: 'failed', httpStatus: 504 });
    expect(performance.now() - start).toBeLessThan(600);
  });

  test('that drips is cut off at the time limit', async () => {
    upstream.behave((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
    });
    expect(await upstream.client().get(home)).toEqual({ status: 'failed', httpStatus: 504 });
  });

  test('of which nothing is left is a failure', async () => {
    await upstream.die();
    expect(await upstream.client().get(home)).toEqual({ status: 'failed', httpStatus: 502 });
  });

  const garbage: Record<string, Parameters<UpstreamFixture['behave']>[0]> = {
    'HTML with 200': status(200, '<html></html>'),
    'text that is no JSON': (_request, response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":'),
    'a JSON list': json([1]),
    'JSON null': json(null),
    'bytes that are no UTF-8': (_request, response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end(Buffer.from([0x22, 0xff, 0x22])),
    'a body cut off': (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{');
      setTimeout(() => response.destroy(), 20);
    },
    'a body announced as huge': (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(2 ** 40) }).write('{');
    },
    'a redirect to another origin': (_request, response) =>
      void response.writeHead(302, { location: 'http://127.0.0.2:1/x' }).end(),
    'a redirect to nowhere': (_request, response) => void response.writeHead(302).end(),
    'a redirect to itself': (request, response) => void response.writeHead(302, { location: request.url ?? '/' }).end(),
    'a 304 nobody asked for': status(304),
  };

  test.each(Object.keys(garbage))(
    'that sends %s is a failure for a new page and stale for a known one',
    async (name) => {
      const misbehave = garbage[name] ?? status(500);
      const client = upstream.client();
      upstream.behave(json({ id: 1 }));
      const first = documentOf(await client.get(home));
      upstream.behave(misbehave);
      if (!name.includes('304')) {
        client.invalidate();
        const again = await client.get(home);
        expect(again).toEqual({ status: 'found', document: { id: 1 }, stale: true });
        expect(documentOf(again)).toBe(first);
      }
      expect(await client.get({ ...home, name: 'other' })).toEqual({ status: 'failed', httpStatus: 502 });
    },
  );

  test('that redirects within its origin is followed', async () => {
    upstream.behave((request, response) => {
      if (request.url === '/moved') json({ id: 'moved' })(request, response);
      else response.writeHead(307, { location: '/moved' }).end();
    });
    expect(documentOf(await upstream.client().get(home))).toEqual({ id: 'moved' });
  });

  test('that sends without end is cut off at the size limit', async () => {
    upstream.behave((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const chunk = Buffer.alloc(1024 * 1024, 0x20);
      const more = (): void => {
        while (!response.destroyed && response.write(chunk));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    expect(await upstream.client({ timeout: 10_000 }).get(home)).toEqual({ status: 'failed', httpStatus: 502 });
  });

  test('that comes and goes never costs a known page', async () => {
    const client = upstream.client();
    await client.get(home);
    let turn = 0;
    upstream.behave((request, response) => ((turn += 1) % 3 === 0 ? json({ id: 1 }) : status(503))(request, response));
    for (let round = 0; round < 9; round += 1) {
      client.invalidate();
      expect((await client.get(home)).status).toBe('found');
    }
  });
});

describe('the circuit', () => {
  test('spares visitors the time limit of a dead upstream and tries again after a pause', async () => {
    let clock = 0;
    const client = upstream.client({ timeout: 100, now: () => clock });
    upstream.behave(() => undefined);
    const ask = (name: string) => client.get({ ...home, name });
    await Promise.all(['a', 'b', 'c', 'd'].map(ask));
    const asked = upstream.asked.length;
    const start = performance.now();
    expect(await ask('e')).toEqual({ status: 'failed', httpStatus: 503 });
    expect(performance.now() - start).toBeLessThan(50);
    expect(upstream.asked).toHaveLength(asked);
    upstream.behave(json({ id: 1 }));
    clock = 5001;
    expect(documentOf(await ask('f'))).toEqual({ id: 1 });
    expect(documentOf(await ask('g'))).toEqual({ id: 1 });
  });

  test('stays closed for one broken document', async () => {
    let clock = 0;
    const client = upstream.client({ now: () => clock });
    upstream.behave((request, response) => (request.url === HOME ? status(502) : json({ id: 1 }))(request, response));
    for (let round = 0; round < 6; round += 1) {
      await client.get(home);
      clock += 2000;
    }
    expect(documentOf(await client.get({ ...home, name: 'other' }))).toEqual({ id: 1 });
  });

  test('does not exist for the embedded service, which is asked once', async () => {
    upstream.behave(status(502));
    const client = upstream.client({ isRemote: false });
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await client.get({ ...home, name });
    expect(upstream.asked).toHaveLength(6);
  });
});

describe('stored copies', () => {
  test('outlive a restart and stand in for a dead upstream', async () => {
    upstream.behave(json({ id: 1 }));
    const before = upstream.client();
    await before.get(home);
    await before.close();
    await upstream.die();
    const after = upstream.client();
    expect(await after.get(home)).toEqual({ status: 'found', document: { id: 1 }, stale: true });
    expect(await after.get({ ...home, name: 'never-seen' })).toEqual({ status: 'failed', httpStatus: 502 });
  });

  test('of one source do not stand in for another', async () => {
    upstream.behave(json({ id: 1 }));
    const before = upstream.client({ source: 'a' });
    await before.get(home);
    await before.close();
    upstream.behave(status(500));
    expect((await upstream.client({ source: 'b' }).get(home)).status).toBe('failed');
  });

  test('that are damaged are ignored', async () => {
    upstream.behave(json({ id: 1 }));
    const before = upstream.client();
    await before.get(home);
    await before.close();
    for (const name of await readdir(upstream.storedCopiesDir)) {
      await writeFile(join(upstream.storedCopiesDir, name), '{"key":"x"}\n{"id"');
    }
    upstream.behave(status(500));
    expect((await upstream.client().get(home)).status).toBe('failed');
  });

  test('end with the document', async () => {
    upstream.behave(json({ id: 1 }));
    const client = upstream.client();
    await client.get(home);
    upstream.behave(status(404));
    client.invalidate();
    await client.get(home);
    await client.close();
    expect(await readdir(upstream.storedCopiesDir)).toEqual([]);
  });

  test('that cannot be written cost nothing but a log line', async () => {
    const file = join(upstream.storedCopiesDir, 'file');
    await writeFile(file, '');
    const client = upstream.client({ storedCopiesDir: join(file, 'below') });
    expect((await client.get(home)).status).toBe('found');
    await client.close();
    expect(upstream.log.lines.join()).toContain('could not be stored');
  });
});
