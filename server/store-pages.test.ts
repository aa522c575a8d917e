import { Hono } from 'hono';
import { afterEach, describe, expect, test } from 'vitest';
import type { StoreUse } from '../src/cms/request-context.ts';
import { startTestShop, type TestShop } from './shop.test-support.ts';

let shop: TestShop;
afterEach(() => shop.stop());

/** The pages of a shop; `uses` is how each rendering is used in a store. */
async function startPages(env: NodeJS.ProcessEnv = {}) {
  const uses: (StoreUse | undefined)[] = [];
  const app = new Hono().all('*', (context) => context.json({}));
  const send = async (request: Request) => app.fetch(request);
  shop = await startTestShop({
    render: async (_, { shop: { storeUse } }) => {
      uses.push(storeUse);
      return new Response(`<p>${storeUse}</p>`, { headers: { 'content-type': 'text/html' } });
    },
    embedded: { fetch: send, sandbox: send },
    env,
  });
  const read = async (cookie?: string) => {
    const { body, headers } = await shop.server.send('/', { headers: cookie === undefined ? {} : { cookie } });
    return [String(body), headers['cache-control']];
  };
  return { uses, read };
}

const STORED = ['<p>undefined</p>', 'public, max-age=0, must-revalidate'];

describe('a page of a browser that an associate is connected to', () => {
  test('is rendered for it, and is neither taken from the page cache nor put into it', async () => {
    const { uses, read } = await startPages();
    expect(await read()).toEqual(STORED);
    const cookie = 'session=sealed; in-store=1';
    for (let time = 0; time < 2; time += 1)
      expect(await read(cookie)).toEqual(['<p>associate</p>', 'private, no-store']);
    expect(await read('session=sealed; in-store=')).toEqual(STORED);
    expect(uses).toEqual([undefined, 'associate', 'associate']);
  });
});

describe('a page of a device on a network', () => {
  test.each([
    ['127.0.0.1', 'device'],
    ['127.0.0.0/8', 'device'],
    ['192.0.2.0/24', undefined],
    ['', undefined],
  ])('of the setting %j is rendered for a store: %s', async (networks, use) => {
    const { uses, read } = await startPages({ STORE_NETWORKS: networks });
    await read();
    await read();
    expect(uses).toEqual(use === undefined ? [use] : [use, use]);
  });
});
