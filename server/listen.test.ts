import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { listen } from './listen.ts';

const ANYWHERE = { host: '127.0.0.1', port: 0, headers: [] };

describe('listen', () => {
  test('lets early requests wait until the shop is ready', async () => {
    const listening = await listen(ANYWHERE);
    const early = fetch(`http://127.0.0.1:${listening.port}/`);
    await delay(30);
    listening.serve((_, response) => response.end('ready'));
    expect(await (await early).text()).toBe('ready');
    await listening.close(100);
  });

  test('reports a busy port in one line and suggests another', async () => {
    const first = await listen(ANYWHERE);
    const { port } = first;
    await expect(listen({ ...ANYWHERE, port })).rejects.toThrow(
      `PORT: ${port} is used by another program already; for example PORT=${port + 1}`,
    );
    await first.close(100);
  });

  test('reports a host that is not this machine', async () => {
    await expect(listen({ ...ANYWHERE, host: '203.0.113.9' })).rejects.toThrow(
      /^HOST: .+; for example HOST=127\.0\.0\.1$/,
    );
  });

  test('completes responses before it closes', async () => {
    const listening = await listen(ANYWHERE);
    listening.serve((_, response) => void delay(100).then(() => response.end('whole')));
    const answer = fetch(`http://127.0.0.1:${listening.port}/`).then((response) => response.text());
    await delay(30);
    const closing = listening.close(5000);
    await expect(fetch(`http://127.0.0.1:${listening.port}/`)).rejects.toThrow('fetch failed');
    expect(await answer).toBe('whole');
    await closing;
  });

  test('cuts off a response that never ends', async () => {
    const listening = await listen(ANYWHERE);
    listening.serve(() => {});
    const socket = connect(listening.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    await delay(30);
    const closed = once(socket, 'close');
    const started = performance.now();
    await listening.close(100);
    await closed;
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
