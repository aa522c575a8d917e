import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { finishReply, sendFinished, type FinishedReply } from './reply.ts';
import { startTestServer, type TestServer } from './server.test-support.ts';

const TEXT = '<p>A page about boots.</p>\n'.repeat(4000);
const BOTH = ['br', 'gzip'] as const;
const headers = [
  ['content-type', 'text/html; charset=utf-8'],
  ['cache-control', 'public, max-age=0, must-revalidate'],
] as const;

let reply: FinishedReply;
let server: TestServer;
beforeAll(async () => {
  reply = await finishReply({ status: 200, headers, body: Buffer.from(TEXT) });
  server = await startTestServer((request, response) => void sendFinished(request, response, reply));
});
afterAll(() => server.close());

describe('a finished reply', () => {
  test('stores a text compressed only', () => {
    expect(reply.bytes).toBeLessThan(TEXT.length / 4);
    for (const encoding of BOTH) {
      const bytes = copyIn(reply, encoding);
      expect(bytes.length).toBeLessThan(TEXT.length / 4);
      expect(bytes.buffer.byteLength, 'a view of a larger buffer').toBe(bytes.length);
    }
  });

  test.each(['identity', 'gzip', 'br'])('is sent as %s with its length and a tag of its own', async (encoding) => {
    const answer = await server.send('/', { headers: { 'accept-encoding': encoding } });
    expect(answer.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
    if (encoding === 'identity') expect(String(answer.body)).toBe(TEXT);
    const again = await server.send('/', {
      headers: { 'accept-encoding': encoding, 'if-none-match': String(answer.headers['etag']) },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('of the same text takes over the compressed copies, with headers of its own', async () => {
    const later = { status: 200, headers: [...headers, ['x-robots-tag', 'noindex']], body: Buffer.from(TEXT) } as const;
    const same = await finishReply(later, { former: reply });
    expect(copyIn(same, 'br')).toBe(copyIn(reply, 'br'));
    expect(same.find('br')?.headers).toContain('noindex');
    const other = await finishReply({ ...later, body: Buffer.from(`${TEXT}more`) }, { former: reply });
    expect(copyIn(other, 'br')).not.toEqual(copyIn(reply, 'br'));
  });

  test('announces the length of a text to a client without compression', async () => {
    const answer = await server.send('/', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([Number(answer.headers['content-length']), answer.body.length]).toEqual([TEXT.length, 0]);
  });
});

describe.each([
  ['br', 'gzip'],
  ['gzip', 'br'],
] as const)('a reply finished in %s only', (made, missing) => {
  let one: FinishedReply;
  let own: TestServer;
  beforeAll(async () => {
    own = await startTestServer((request, response) => void sendFinished(request, response, one));
  });
  afterAll(() => own.close());
  beforeEach(async () => {
    one = await finishReply({ status: 200, headers, body: Buffer.from(TEXT) }, { encodings: [made] });
  });

  const ask = (encoding: string, more: { method?: string; tag?: unknown } = {}) => {
    const tag: Record<string, string> = more.tag === undefined ? {} : { 'if-none-match': String(more.tag) };
    return own.send('/', { method: more.method ?? 'GET', headers: { 'accept-encoding': encoding, ...tag } });
  };

  test('holds one copy until the other is requested', async () => {
    expect(one.find(missing)).toBeUndefined();
    expect(one.bytes).toBe(copyIn(one, made).length);
    const [first, second] = await Promise.all([ask(missing), ask(missing)]);
    expect(second.body).toEqual(first.body);
    expect(first.body).toEqual(copyIn(one, missing));
    expect(one.bytes).toBe(copyIn(one, made).length + first.body.length);
    expect(first.body).toEqual(copyIn(reply, missing));
  });

  test('makes the other copy once for all who wait for it', async () => {
    const variants = await Promise.all([one.make(missing), one.make(missing)]);
    expect(variants[0]).toBe(variants[1]);
    expect(one.find(missing)).toBe(variants[0]);
  });

  test('is sent to a client without compression, which makes no copy', async () => {
    const answer = await ask('identity');
    expect([String(answer.body), Number(answer.headers['content-length'])]).toEqual([TEXT, TEXT.length]);
    expect((await ask('identity', { tag: answer.headers.etag })).status).toBe(304);
    expect(one.find(missing)).toBeUndefined();
  });

  test('has the headers and tag of a reply that was finished in both', async () => {
    const head = await ask(missing, { method: 'HEAD' });
    const length = String(copyIn(reply, missing).length);
    const expected = { 'content-encoding': missing, 'content-length': length, vary: 'Accept-Encoding' };
    expect(head.headers).toMatchObject({ ...expected, etag: reply.find(missing)?.tag });
    expect(head.body.length).toBe(0);
    expect((await ask(missing, { tag: head.headers.etag })).status).toBe(304);
  });

  test('passes every copy on to the next reply of the same text', async () => {
    await one.make(missing);
    const next = await finishReply({ status: 200, headers, body: Buffer.from(TEXT) }, { encodings: [], former: one });
    expect(BOTH.map((encoding) => copyIn(next, encoding))).toEqual(BOTH.map((encoding) => copyIn(one, encoding)));
  });
});

function copyIn(finished: FinishedReply, encoding: 'br' | 'gzip'): Buffer {
  const body = finished.find(encoding)?.body;
  if (!Buffer.isBuffer(body)) throw new Error(`There is no copy in ${encoding}.`);
  return body;
}
