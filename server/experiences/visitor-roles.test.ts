import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cookieOf, createService, startGateway, type TestGateway } from '../gateway/gateway.test-support.ts';
import { createSessionCookie } from '../gateway/session-cookie.ts';
import { createSessionSeal } from '../gateway/session.ts';
import { createVisitorRoles } from './visitor-roles.ts';

let service: ReturnType<typeof createService>;
let gateway: TestGateway;

beforeEach(async () => {
  service = createService();
  gateway = await startGateway(service.send);
});
afterEach(() => gateway.close());

const cookies = createSessionCookie(createSessionSeal('s'.repeat(48)), { isSecure: false });
const readSession = vi.fn(cookies.read);
const roleFor = createVisitorRoles({ readSession, isSecure: false });

function requestWith(cookie: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.headers.cookie = cookie;
  return request;
}

describe('the role of a visitor', () => {
  test.each([
    ['a customer', {}, 'registered'],
    ['a member', { memberId: 'M1' }, 'member'],
    ['an athlete', { creditKind: 'athlete' }, 'athlete'],
    ['a credited member', { creditKind: 'credited', memberId: 'M1' }, 'credited'],
    ['an employee with credit', { consumerType: 'EMPLOYEE', creditKind: 'athlete' }, 'employee'],
    ['an athlete of a service elsewhere', { consumerType: 'ATHLETE' }, 'athlete'],
    ['a credited customer of a service elsewhere', { consumerType: 'CREDITED', memberId: 'M1' }, 'credited'],
    ['a customer of a kind that is not known here', { creditKind: 'ambassador' }, 'registered'],
  ])('is in the sealed session of %s', async (_, facts, role) => {
    Object.assign(service.state, { loggedIn: true, consumerType: 'REGISTERED', ...facts });
    const started = await gateway.call('POST', '/api/token/v2/auth/token', { type: 'Guest' });
    expect(JSON.parse(String(started.body))).not.toHaveProperty('creditKind');
    expect(await roleFor(requestWith(cookieOf(started)))).toBe(role);
  });

  test('is guest without a session, in a guest’s, and in one that cannot be read', async () => {
    const started = await gateway.call('POST', '/api/token/v2/auth/token', { type: 'Guest' });
    expect(roleFor(requestWith('vuid=vuid_1'))).toBe('guest');
    expect(await roleFor(requestWith(cookieOf(started)))).toBe('guest');
    expect(await roleFor(requestWith('session=of-somebody'))).toBe('guest');
  });

  test('is read once for a session, and known at once from then on', async () => {
    Object.assign(service.state, { loggedIn: true, creditKind: 'athlete' });
    const started = await gateway.call('POST', '/api/token/v2/auth/token', { type: 'Guest' });
    const request = requestWith(cookieOf(started));
    readSession.mockClear();
    expect(await roleFor(request)).toBe('athlete');
    expect(roleFor(request)).toBe('athlete');
    expect(readSession).toHaveBeenCalledTimes(1);
    expect(service.received).toHaveLength(1);
  });
});
