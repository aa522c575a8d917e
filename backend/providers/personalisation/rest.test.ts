import { afterEach, describe, expect, test, vi } from 'vitest';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { SettingReader } from '../../../src/lib/setting-reader.ts';
import type { Log } from '../../../src/lib/log.ts';
import { provider } from './provider.ts';
import { createRestPersonalisation } from './rest.ts';

const scope = { siteId: 'us', region: 'NORA', locale: 'en-us', country: 'US', currency: 'USD' } as const;
const request = { customerId: 'c-1', events: [{ eventType: 'monetate:record:PageEvents' }], monetateId: 'm-1', scope };

let server: Server | undefined;
afterEach(() => void server?.close());

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly body: unknown;
}

/** An engine that answers with `status` and `body`, or never with `undefined`. */
async function startEngine(answer: () => { readonly status?: number; readonly body: string } | undefined) {
  const received: Received[] = [];
  server = createServer(async (message: IncomingMessage, response) => {
    const { method, url } = message;
    received.push({ method, url, body: await json(message) });
    const sent = answer();
    if (sent) response.writeHead(sent.status ?? 200, { 'content-type': 'application/json' }).end(sent.body);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  let time = 0;
  const warn = vi.fn();
  const settings = { url: `http://127.0.0.1:${port}`, brand: 'marrow ridge', account: 'a-1/p/shop' };
  const log = { warn } as unknown as Log; // all it calls
  const engine = createRestPersonalisation(settings, { log, now: () => time });
  return { engine, received, warn, wait: (milliseconds: number) => (time += milliseconds) };
}

describe('a personalisation engine', () => {
  test('is asked by address, brand and account, and the first list of actions is read', async () => {
    const actions = [{ actionType: 'x' }, { items: [{ id: 'a' }] }, { items: [{ id: 'b' }] }];
    const answer = { meta: { monetateId: 'm-2' }, data: { responses: [{ actions }, { actions: [] }] } };
    const { engine, received } = await startEngine(() => ({ body: JSON.stringify(answer) }));
    expect(await engine.decide(request)).toEqual({ items: [{ id: 'a' }], monetateId: 'm-2' });
    const { customerId, events, monetateId } = request;
    expect(received).toEqual([
      {
        method: 'POST',
        url: '/api/engine/v1/decide/marrow%20ridge',
        body: { brand: 'marrow ridge', channel: 'a-1/p/shop', customerId, events, monetateId },
      },
    ]);
  });

  test.each([
    [{ status: 500, body: '{}' }, /answered 500/],
    [{ body: '[]' }, /no decision/],
    [{ body: '<html>' }, /JSON/],
    [{ body: `"${'x'.repeat(600_000)}"` }, /more than/],
    [undefined, /timeout/],
  ])('that answers %j fails', async (answer, message) => {
    const { engine } = await startEngine(() => answer);
    await expect(engine.decide(request)).rejects.toThrow(message);
    server?.closeAllConnections();
  });

  test('is not asked for half a minute after three failures', async () => {
    let body = 'rubbish';
    const { engine, received, wait, warn } = await startEngine(() => ({ body }));
    for (let attempt = 0; attempt < 5; attempt += 1)
      await expect(engine.decide(request)).rejects.toThrow(/JSON|is not asked/);
    expect(received).toHaveLength(3);
    expect(warn).toHaveBeenCalledWith({ isOpen: true }, 'personalisation: the circuit changed');
    body = '{"data":{"responses":[]}}';
    wait(30_000);
    expect(await engine.decide(request)).toEqual({ items: undefined, monetateId: undefined });
  });

  test('needs its settings at the start', () => {
    const reader = new SettingReader({ PERSONALISATION_BRAND: 'a b' });
    provider.adapters['rest']?.(reader);
    expect(reader.issues).toEqual([
      'PERSONALISATION_URL: missing, PERSONALISATION_PROVIDER=rest needs it; for example PERSONALISATION_URL=https://engine.example.com',
      'PERSONALISATION_BRAND: "a b" has other characters than letters, digits, . - and _; for example PERSONALISATION_BRAND=marrow-ridge',
      'PERSONALISATION_ACCOUNT: missing, PERSONALISATION_PROVIDER=rest needs it; for example PERSONALISATION_ACCOUNT=a-1234/p/shop',
    ]);
  });
});
