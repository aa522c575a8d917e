// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { writePageData } from '../../stores/core/page-data.test-support.ts';
import { start } from './bot-challenge.ts';

const PROTECTED = { appId: 'PX1' };
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

describe('a challenge that a visitor sees', () => {
  const DRAWN = { ...PROTECTED, vid: 'v-1', uuid: 'u-1', hostUrl: '/px' };
  const MESSAGES = { 'challenge.title': 'A person?', 'challenge.text': 'Please confirm.', 'shell.close': 'Close' };
  let added: string[];
  let count = 0;
  let loads: boolean;

  beforeEach(() => {
    added = [];
    loads = true;
    document.body.innerHTML = '<main></main>';
    vi.spyOn(document.head, 'append').mockImplementation((node) => {
      if (node instanceof HTMLLinkElement) queueMicrotask(() => node.onload?.(new Event('load')));
      if (!(node instanceof HTMLScriptElement)) return;
      added.push(node.src.replace(location.origin, ''));
      queueMicrotask(() => node.dispatchEvent(new Event(loads ? 'load' : 'error')));
    });
    let isOpen = true;
    send.mockImplementation((address) => {
      if (address.startsWith('/fapi/i18n/')) return Response.json(MESSAGES);
      if (!isOpen) return Response.json({ ok: true });
      count += 1;
      return Response.json({ ...DRAWN, blockScript: `/px/captcha.js?u=${count}` }, { status: 403 });
    });
    open = () => void (isOpen = false);
  });
  afterEach(() => vi.restoreAllMocks());

  let open: () => void;
  const dialog = () => document.querySelector('dialog');
  const shown = () => vi.waitFor(() => expect(dialog()?.open).toBe(true));
  const attempt = (isValid: boolean) => Reflect.get(globalThis, '_pxOnCaptchaSuccess')(isValid);
  const calls = () => send.mock.calls.filter(([address]) => address.startsWith('/api/')).length;

  test('is drawn by the script that the response names, and the call is made again once it is passed', async () => {
    const response = call();
    await shown();
    expect(dialog()?.ariaLabel).toBe('A person?');
    expect(dialog()?.querySelector('#px-captcha')).not.toBeNull();
    expect(added).toEqual([`/px/captcha.js?u=${count}`]);
    const given = ['_pxAppId', '_pxVid', '_pxUuid', '_pxHostUrl'].map((name) => Reflect.get(globalThis, name));
    expect(given).toEqual(['PX1', 'v-1', 'u-1', '/px']);
    attempt(false);
    expect(dialog()?.open).toBe(true);
    open();
    attempt(true);
    expect((await response).status).toBe(200);
    expect([dialog(), calls(), answered()]).toEqual([null, 2, false]);
  });

  test('is one for all calls that are rejected meanwhile', async () => {
    const both = Promise.all([call(), call('/api/cart/v1/coupon')]);
    await shown();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect([added.length, document.querySelectorAll('dialog').length]).toEqual([1, 1]);
    open();
    attempt(true);
    expect((await both).map(({ status }) => status)).toEqual([200, 200]);
  });

  test('gives a call its time again that ended meanwhile, and none that was given up', async () => {
    const abort = new AbortController();
    const late = fetch('/api/cart/v1/cart', { signal: AbortSignal.timeout(20) });
    const left = fetch('/api/cart/v1/cart', { signal: abort.signal });
    await shown();
    abort.abort();
    await new Promise((resolve) => setTimeout(resolve, 40));
    open();
    attempt(true);
    await Promise.all([late, left]);
    const signals = send.mock.calls.map(([, init]) => init?.signal).filter((signal) => signal !== undefined);
    expect(signals.slice(2).map((signal) => signal?.aborted)).toEqual([false, true]);
  });

  test.each([
    ['was closed', () => document.querySelector('dialog')?.querySelector('button')?.click()],
    ['cannot be loaded', () => undefined],
  ])('leaves the error where it %s', async (name, end) => {
    loads = name === 'was closed';
    const response = call();
    if (loads) await shown();
    end();
    expect((await response).status).toBe(403);
    expect([dialog(), calls()]).toEqual([null, 1]);
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
