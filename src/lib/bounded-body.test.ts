import { describe, expect, test } from 'vitest';
import { readBytes, readRequestBytes, readResponseBytes } from './bounded-body.ts';

const LIMIT = 8;
const textOf = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

/** A body in chunks that says how many were taken and whether it was cancelled. */
function chunked(...chunks: string[]) {
  const state = { taken: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = chunks[state.taken];
        if (chunk === undefined) return controller.close();
        state.taken += 1;
        controller.enqueue(new TextEncoder().encode(chunk));
      },
      cancel: () => void (state.isCancelled = true),
    },
    { highWaterMark: 0 },
  );
  return { body, state };
}

function post(body: BodyInit | null, headers: Record<string, string> = {}): Request {
  return new Request('http://shop.example/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

describe('the bytes of a request', () => {
  test('are read up to the limit, announced or not', async () => {
    expect(textOf(await readRequestBytes(post('12345678', { 'content-length': '8' }), LIMIT))).toBe('12345678');
    expect(textOf(await readRequestBytes(post(chunked('1234', '5678').body), LIMIT))).toBe('12345678');
    expect(textOf(await readRequestBytes(post(null), LIMIT))).toBe('');
  });

  test('are not read above the announced limit', async () => {
    const { body, state } = chunked('1234');
    expect(await readRequestBytes(post(body, { 'content-length': '9' }), LIMIT)).toBeUndefined();
    expect(state).toEqual({ taken: 0, isCancelled: false });
  });

  test('are rejected above the limit where the announced length is wrong', async () => {
    expect(await readRequestBytes(post('123456789', { 'content-length': '1' }), LIMIT)).toBeUndefined();
  });

  test('are counted while they arrive', async () => {
    const { body, state } = chunked('1234', '56789', 'more');
    expect(await readRequestBytes(post(body), LIMIT)).toBeUndefined();
    expect(state.taken).toBe(2);
  });
});

describe('the bytes of a response', () => {
  test('are discarded above the announced limit', async () => {
    const { body, state } = chunked('1234');
    const response = new Response(body, { headers: { 'content-length': '9' } });
    expect(await readResponseBytes(response, LIMIT)).toBeUndefined();
    expect(state).toEqual({ taken: 0, isCancelled: true });
  });

  test('are counted though less was announced: the length of a compressed body says nothing', async () => {
    const { body, state } = chunked('1234', '56789', 'more');
    const response = new Response(body, { headers: { 'content-length': '4' } });
    expect(await readResponseBytes(response, LIMIT)).toBeUndefined();
    expect(state).toEqual({ taken: 2, isCancelled: true });
  });

  test('are empty without a body', async () => {
    expect(await readResponseBytes(new Response(null, { status: 204 }), LIMIT)).toHaveLength(0);
  });
});

test('chunks are joined in order', async () => {
  expect(textOf(await readBytes([new Uint8Array([65]), new Uint8Array([66, 67])], LIMIT))).toBe('ABC');
});
