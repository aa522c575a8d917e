import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startHangingServer } from '../../../tests/harness/hanging-server.ts';
import { createUpstreamFixture, json, page, status, type UpstreamFixture } from './content-client.test-support.ts';
import type { ContentResult, ContentRequest } from './content-client.ts';

let upstream: UpstreamFixture;

beforeEach(async () => {
  upstream = await createUpstreamFixture();
});

afterEach(() => upstream.close());

const home: ContentRequest = { kind: 'augmentedpage', siteId: 'us', locale: 'en-us', name: 'home' };
const documentOf = (answer: ContentResult) => (answer.status === 'found' ? answer.document : answer);

describe('a failing upstream', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])('gets one retry after %i', async (code) => {
    upstream.behave((request, response) =>
      (upstream.requests.length > 1 ? json(page(1)) : status(code))(request, response),
    );
    expect(documentOf(await upstream.client().get(home))).toEqual(page(1));
    expect(upstream.requests).toHaveLength(2);
  });

  test.each([
    [500, 502],
    [502, 502],
    [503, 503],
    [429, 503],
    [504, 504],
  ])('that responds %i for an unknown page results in %i after two attempts', async (code, httpStatus) => {
    upstream.behave(status(code, '<h1>Sorry</h1>'));
    expect(await upstream.client().get(home)).toEqual({ status: 'failed', httpStatus });
    expect(upstream.requests).toHaveLength(2);
  });

  test.each([400, 401, 403, 418])('that responds %i gets no retry', async (code) => {
    upstream.behave(status(code));
    expect(await upstream.client().get(home)).toEqual({ status: 'failed', httpStatus: 502 });
    expect(upstream.requests).toHaveLength(1);
  });

  test('that hangs costs the timeout once', async () => {
    upstream.behave(() => undefined);
    const pause = () => new Promise((resolve) => setTimeout(resolve, 300, 'twice the time limit'));
    const twice = pause().then(pause);
    const answer = upstream.client({ timeout: 300 }).get(home);
    expect(await Promise.race([twice, answer])).toEqual({ status: 'failed', httpStatus: 504 });
  });

  test('that hangs has its connection closed at the timeout', async () => {
    const server = await startHangingServer();
    const client = upstream.client({ baseUrl: server.url, timeout: 500 });
    const [answer] = await Promise.all([client.get(home), server.untilClosed()]);
    expect(answer).toEqual({ status: 'failed', httpStatus: 504 });
    server.close();
  });

  test('that sends slowly is cut off at the timeout', async () => {
    upstream.behave((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
    });
    expect(await upstream.client().get(home)).toEqual({ status: 'failed', httpStatus: 504 });
  });

  test('that lost all documents is a failure', async () => {
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
      upstream.behave(json(page(1)));
      const first = documentOf(await client.get(home));
      upstream.behave(misbehave);
      if (!name.includes('304')) {
        client.invalidate();
        const again = await client.get(home);
        expect(again).toEqual({ status: 'found', document: page(1), stale: true });
        expect(documentOf(again)).toBe(first);
      }
      expect(await client.get({ ...home, name: 'other' })).toEqual({ status: 'failed', httpStatus: 502 });
    },
  );

  test('that redirects within its origin is followed', async () => {
    upstream.behave((request, response) => {
      if (request.url === '/moved') json(page('moved'))(request, response);
      else response.writeHead(307, { location: '/moved' }).end();
    });
    expect(documentOf(await upstream.client().get(home))).toEqual(page('moved'));
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

  test.each(['announced', 'not announced'])(
    'with a body of 20 MB, %s, is not read, and the last good copy stays',
    async (how) => {
      const client = upstream.client({ timeout: 10_000 });
      const first = documentOf(await client.get(home));
      const large = JSON.stringify({ ...page('large'), filler: 'x'.repeat(20 * 1024 * 1024) });
      upstream.behave((_request, response) => {
        const length = how === 'announced' ? { 'content-length': String(large.length) } : {};
        response.writeHead(200, { 'content-type': 'application/json', ...length }).end(large);
      });
      client.invalidate();
      expect(await client.get(home)).toEqual({ status: 'found', document: first, stale: true });
      expect(upstream.log.lines.join()).toContain('It is too large.');
    },
  );

  test('that fails intermittently never loses a known page', async () => {
    const client = upstream.client();
    await client.get(home);
    let count = 0;
    upstream.behave((request, response) => ((count += 1) % 3 === 0 ? json(page(1)) : status(503))(request, response));
    for (let round = 0; round < 9; round += 1) {
      client.invalidate();
      expect((await client.get(home)).status).toBe('found');
    }
  });
});
