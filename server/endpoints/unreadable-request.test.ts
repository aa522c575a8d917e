import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorResponse } from '../../src/api/core/error.schema.ts';
import { sendRaw } from '../../tests/harness/raw-request.ts';
import { listen, type Listening } from '../listen.ts';

let listening: Listening;

beforeAll(async () => {
  listening = await listen({ host: '127.0.0.1', port: 0, headers: [['x-content-type-options', 'nosniff']] });
  listening.serve((request, response) => {
    if (request.url === '/endless') response.writeHead(200).write('begun');
    else response.end('page');
  });
});
afterAll(() => listening.close(100));

/** Sends bytes and reads until the server ends the connection. */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port: listening.port, host: '127.0.0.1' }, () => socket.write(bytes, 'latin1'));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}

describe('an address with illegal bytes', () => {
  test.each(['/\xfc', '/gr\xc3\xb6\xc3\x9fe?q=1', '/c/\xff\x80', '/about\x01'])(
    'gets one line of text: %j',
    async (target) => {
      const { status, headers, body } = await sendRaw(listening.port, { target });
      expect([status, body]).toEqual([400, 'The address cannot be read.\n']);
      expect(headers).toMatchObject({
        'content-type': expect.stringMatching(/^text\/plain/),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-length': '28',
        connection: 'close',
      });
    },
  );

  test.each(['/api/cart/v1/\xfc', '/api/x?q=\xff', '/fapi/\xc3\xb6', '/cms/api/links/\x80'])(
    'gets the error envelope below an API path: %j',
    async (target) => {
      const { status, headers, body } = await sendRaw(listening.port, { target, method: 'POST' });
      expect([status, headers['content-type']]).toEqual([400, 'application/json']);
      const { errorDetails, correlationId } = errorResponse.parse(JSON.parse(body));
      expect([errorDetails[0]?.errorId, correlationId]).toEqual(['VALIDATION', headers['x-correlation-id']]);
    },
  );

  test('does not affect an earlier response on the same connection', async () => {
    const text = await exchange('GET /a HTTP/1.1\r\nhost: x\r\n\r\nGET /api/\xfc HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
    expect(text).toContain('"errorId":"VALIDATION"');
  });

  test('ends a response that has begun without writing into it', async () => {
    const text = await exchange('GET /endless HTTP/1.1\r\nhost: x\r\n\r\nGET /\xfc HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(text).not.toContain('HTTP/1.1 400');
  });
});

test.each([
  ['no request at all', 'hello\r\n\r\n', 400],
  ['a header without a name', 'GET / HTTP/1.1\r\nhost: x\r\n: x\r\n\r\n', 400],
  ['headers without an end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s gets a one-line response', async (_, bytes, status) => {
  expect(await exchange(bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*The request cannot be read\\.\\n$`));
});
