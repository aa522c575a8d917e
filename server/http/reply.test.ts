import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finishReply, sendFinished, type FinishedReply } from './reply.ts';
import { startTestServer, type TestServer } from './server.test-support.ts';

const TEXT = '<p>A page about boots.</p>\n'.repeat(4000);
const headers = [
  ['content-type', 'text/html; charset=utf-8'],
  ['cache-control', 'public, max-age=0, must-revalidate'],
] as const;

let reply: FinishedReply;
let server: TestServer;
beforeAll(async () => {
  reply = await finishReply({ status: 200, headers, body: Buffer.from(TEXT) });
  server = await startTestServer((request, response) => sendFinished(request, response, reply));
});
afterAll(() => server.close());

describe('a finished reply', () => {
  test('stores a text compressed only', () => {
    expect(reply.bytes).toBeLessThan(TEXT.length / 4);
    for (const { body } of Object.values(reply.variants)) {
      const bytes = Buffer.isBuffer(body) ? body : body.zipped;
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
    const same = await finishReply(later, reply);
    expect(same.copies.br).toBe(reply.copies.br);
    expect(same.variants.br.headers).toContain('noindex');
    const other = await finishReply({ ...later, body: Buffer.from(`${TEXT}more`) }, reply);
    expect(other.copies.br).not.toEqual(reply.copies.br);
  });

  test('announces the length of a text to a client without compression', async () => {
    const answer = await server.send('/', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([Number(answer.headers['content-length']), answer.body.length]).toEqual([TEXT.length, 0]);
  });
});
