import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestGateway, startBrowser, type TestGateway } from '../core/browser.test-support.ts';

const COMPANY = { idp: 'google', authorizationUrl: 'https://company.example/auth?client_id=shop' };

const DEPARTURE = { company: COMPANY, page: '/social-sign-in', returnTo: '/cart', formLocation: 'footer' };

let gateway: TestGateway;
const assign = vi.fn<(url: URL) => void>();

beforeEach(() => {
  gateway = createTestGateway();
  startBrowser(gateway);
  assign.mockClear();
  vi.stubGlobal('location', { assign });
});

describe('a social sign-in', () => {
  test('starts with a state and a challenge that are stored in this browser', async () => {
    const { leaveFor, readDeparture } = await import('./social-sign-in.ts');
    expect(await leaveFor(DEPARTURE)).toMatchObject({ ok: true });
    const departure = readDeparture();
    const query = assign.mock.calls[0]?.[0].searchParams;
    expect(Object.fromEntries(query ?? [])).toEqual({
      client_id: 'shop',
      state: departure?.state,
      code_challenge: departure?.codeChallenge,
      code_challenge_method: 'S256',
    });
    expect(departure).toMatchObject({
      idp: 'google',
      page: '/social-sign-in',
      returnTo: '/cart',
      formLocation: 'footer',
    });
  });

  test('is rejected without a request when the state differs from the sent one', async () => {
    const { comeBack, leaveFor, readDeparture } = await import('./social-sign-in.ts');
    await leaveFor(DEPARTURE);
    for (const departure of [readDeparture(), undefined]) {
      const answer = new URLSearchParams({ code: 'stolen', state: 'another' });
      expect(await comeBack(departure, answer)).toMatchObject({ ok: false, error: { errorId: 'AUT418' } });
    }
    expect(gateway.calls).toEqual([]);
  });
});
