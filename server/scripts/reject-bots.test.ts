import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { GatewayEnvironment } from '../gateway/gateway-environment.ts';
import { rejectBots } from './reject-bots.ts';

const CHALLENGE = { appId: 'PX1', blockScript: '/x.js' };
const reject = ({ headers }: Request) => (headers.has('x-robot') ? CHALLENGE : undefined);
const app = new Hono<GatewayEnvironment>().use(rejectBots(reject)).all('*', ({ text }) => text('passed'));

describe('bot protection that is a part of the shop', () => {
  test('answers what it rejects with its challenge, which nobody stores', async () => {
    const response = await app.request('/api/cart', { method: 'POST', headers: { 'x-robot': '1' } });
    expect([response.status, await response.json()]).toEqual([403, CHALLENGE]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('lets everything else pass', async () => {
    expect(await (await app.request('/api/cart', { method: 'POST' })).text()).toBe('passed');
  });
});
