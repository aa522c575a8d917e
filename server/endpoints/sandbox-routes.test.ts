import { describe, expect, test } from 'vitest';
import { createSandboxCalls } from './sandbox-routes.ts';

const opaque = { origin: 'null', 'sec-fetch-site': 'cross-site' };
const ask = (path: string, init: RequestInit = {}, answer = new Response('stand-in')) =>
  createSandboxCalls(async () => answer).request(path, init);

describe('sandbox providers', () => {
  test('let a frame without an origin read their responses, and handle its preflight for JSON', async () => {
    const answer = await ask('/sandbox/card/token', { method: 'POST', headers: opaque });
    expect(answer.headers.get('access-control-allow-origin')).toBe('null');
    const preflight = await ask('/sandbox/card/token', { method: 'OPTIONS', headers: opaque });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
  });

  test.each(['/sandbox/inbox', '/sandbox/inbox.json?to=', '/sandbox/inbox/1/mail.html', '/sandbox/social/token'])(
    'let no page without an origin read %s',
    async (path) => {
      const readable = new Response('[]', { headers: { 'cache-control': 'no-store' } });
      const answer = await ask(path, { headers: opaque }, readable);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
      const preflight = await ask(path, { method: 'OPTIONS', headers: opaque }, new Response('', { status: 404 }));
      expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([404, null]);
    },
  );

  test('are closed to pages of other sites', async () => {
    const answer = await ask('/sandbox/inbox.json', { headers: { origin: 'https://evil.example' } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('may be framed by the shop only, and only where intended', async () => {
    const headers = { 'content-security-policy': "script-src 'self'; frame-ancestors *" };
    const policyOf = async (path: string) =>
      (await ask(path, {}, new Response('', { headers }))).headers.get('content-security-policy');
    expect(await policyOf('/sandbox/frame/card')).toBe("script-src 'self'; frame-ancestors 'self'");
    expect(await policyOf('/sandbox/inbox')).toBe("script-src 'self'; frame-ancestors 'none'");
  });

  test('allow no inline script without a policy of their own', async () => {
    const policy = (await ask('/sandbox/inbox')).headers.get('content-security-policy');
    expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(policy).not.toContain('unsafe');
  });

  test('do not exist when the service is remote', async () => {
    expect((await createSandboxCalls(undefined).request('/sandbox/inbox')).status).toBe(404);
  });
});
