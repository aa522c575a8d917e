// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { writePageData } from '../../stores/core/page-data.test-support.ts';
import { start } from './bot-challenge.ts';

const PROTECTED = { appId: 'PX1', blockScript: '/x.js' };
const OWN = { appId: 'ECOMM', errorDetails: [{ errorId: 'AUT404' }] };
const send = vi.fn<(address: string, init?: RequestInit) => Response>();
const rejected = (body: object) => () => Response.json(body, { status: 403 });
let stop: () => void;

beforeEach(() => {
  document.cookie = 'bot-challenge=; Max-Age=0; Path=/';
  writePageData({ providers: { captcha: 'sandbox', payment: 'none', 'pay-later': 'none' } });
  send.mockReset().mockImplementation(() => Response.json({ ok: true }));
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => send(address, init));
  stop = start();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const call = (address = '/api/cart/v1/cart') => fetch(address, { method: 'POST', body: '{}' });
const answered = () => document.cookie.includes('bot-challenge=sandbox-pass');

describe('a call that bot protection rejects', () => {
  test('is made again with the answer of the captcha provider', async () => {
    send.mockImplementationOnce(rejected(PROTECTED));
    expect((await call()).status).toBe(200);
    expect(send.mock.calls).toEqual([
      ['/api/cart/v1/cart', { method: 'POST', body: '{}' }],
      ['/api/cart/v1/cart', { method: 'POST', body: '{}' }],
    ]);
    expect(answered()).toBe(true);
  });

  test('is made again once only, and its response can still be read', async () => {
    send.mockImplementation(rejected(PROTECTED));
    const response = await call();
    expect([response.status, await response.json()]).toEqual([403, PROTECTED]);
    expect(send).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['is the shop’s own 403', '/api/cart/v1/cart', OWN],
    ['is no call of the shop', '/fapi/i18n/en-us', PROTECTED],
  ])('is not made again where it %s', async (_, address, body) => {
    send.mockImplementation(rejected(body));
    const response = await call(address);
    expect(await response.json()).toEqual(body);
    expect(send).toHaveBeenCalledOnce();
    expect(answered()).toBe(false);
  });

  test('fails where the shop has no challenge', async () => {
    writePageData();
    send.mockImplementation(rejected(PROTECTED));
    expect((await call()).status).toBe(403);
    expect(send).toHaveBeenCalledOnce();
  });
});

describe('the event of a challenge', () => {
  const dispatch = (appId: string) =>
    document.dispatchEvent(new CustomEvent('aisle:bot-challenge', { detail: { appId } }));

  test('is answered for the next attempt, where it is not the shop’s own', async () => {
    dispatch('ECOMM');
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(answered()).toBe(false);
    dispatch('PX1');
    await vi.waitFor(() => expect(answered()).toBe(true));
  });
});
