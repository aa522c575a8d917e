import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestGateway, errorResponse, startBrowser, type TestGateway } from './browser.test-support.ts';

let gateway: TestGateway;

beforeEach(() => {
  gateway = createTestGateway();
  startBrowser(gateway);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the guest session', () => {
  test('is asked for once, however many need it', async () => {
    const { currentSession, $session } = await import('./session.ts');
    await Promise.all([currentSession(), currentSession(), currentSession()]);
    expect(gateway.calls).toEqual(['POST /token/v2/auth/token']);
    expect($session.get()).toMatchObject({ consumerType: 'GUEST', loggedIn: false });
  });

  test('is silent about a 403', async () => {
    gateway.intercept = () => errorResponse(403, 'AUT404');
    const [{ startSession, $session }, { $toasts }] = await Promise.all([
      import('./session.ts'),
      import('./toasts.ts'),
    ]);
    expect(await startSession()).toMatchObject({ ok: false, error: { status: 403, errorId: 'AUT404' } });
    expect(startSession.$status.get().state).toBe('error');
    expect($toasts.get()).toEqual([]);
    expect($session.get()).toBeUndefined();
  });

  test('is asked for once more two seconds after a conflict', async () => {
    vi.useFakeTimers();
    let remainingErrors = 1;
    gateway.intercept = () => (remainingErrors-- > 0 ? errorResponse(409, 'AUT409') : undefined);
    const { startSession } = await import('./session.ts');
    await import('./token-recovery.ts');
    const starting = startSession();
    await vi.advanceTimersByTimeAsync(1900);
    expect(gateway.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await starting).toMatchObject({ ok: true });
    expect(gateway.calls).toHaveLength(2);
  });

  test('is DUPLICATED_TOKEN after another refusal', async () => {
    gateway.intercept = () => errorResponse(500, 'GEN500');
    const { startSession } = await import('./session.ts');
    expect(await startSession()).toMatchObject({ ok: false, error: { errorId: 'DUPLICATED_TOKEN', status: 500 } });
  });
});
