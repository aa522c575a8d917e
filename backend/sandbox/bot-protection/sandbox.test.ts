import { describe, expect, test } from 'vitest';
import { createSandbox } from './sandbox.ts';

const { adapter, router } = createSandbox({});
const send = async (path: string, init?: RequestInit) => router?.request(`/bot-protection${path}`, init);
const rejects = (cookie: string, method = 'POST', path = '/api/cart/v1/cartWithItem') =>
  adapter.reject?.(new Request(`http://shop.test${path}`, { method, headers: { cookie } }));

/** What the response sets, as the browser sends it back; empty once it is removed. */
async function cookieAfter(path: string): Promise<string> {
  const cookie = (await send(path, { method: 'POST' }))?.headers.get('set-cookie') ?? '';
  return cookie.includes('Max-Age=0') ? '' : (cookie.split(';')[0] ?? '');
}

describe('the sandbox of bot protection', () => {
  test('rejects the changes of a browser that it has to suspect, until the challenge is passed', async () => {
    expect(rejects('session=1')).toBeUndefined();
    const suspect = await cookieAfter('/suspect');
    expect(await (await send('', { headers: { cookie: suspect } }))?.text()).toContain('suspected');
    expect(rejects(`session=1; ${suspect}`)).toMatchObject({
      appId: 'PXSandbox1',
      firstPartyEnabled: true,
      blockScript: expect.stringMatching(/^\/sandbox\/bot-protection\/captcha\.js\?a=c&u=[\da-f-]{36}$/),
    });
    expect(rejects(await cookieAfter('/pass'))).toBeUndefined();
  });

  test('lets its suspects read, and begin a session', async () => {
    const suspect = await cookieAfter('/suspect');
    expect(rejects(suspect, 'GET')).toBeUndefined();
    expect(rejects(suspect, 'POST', '/api/token/v2/auth/token')).toBeUndefined();
  });

  test('gives each challenge a script of its own', async () => {
    const suspect = await cookieAfter('/suspect');
    expect(rejects(suspect)).not.toEqual(rejects(suspect));
    const script = await send('/captcha.js?a=c&u=1');
    expect(script?.headers.get('content-type')).toContain('javascript');
    expect(await script?.text()).toContain('px-captcha');
  });
});
