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
  test('is requested once for concurrent callers', async () => {
    const { currentSession, $session } = await import('./session.ts');
    await Promise.all([currentSession(), currentSession(), currentSession()]);
    expect(gateway.calls).toEqual(['POST /token/v2/auth/token']);
    expect($session.get()).toMatchObject({ consumerType: 'GUEST', loggedIn: false });
  });

  test('is taken from the response to the request of the document, once', async () => {
    const { currentSession, renewSession, $session } = await import('./session.ts');
    globalThis.earlySession = fetch('/api/token/v2/auth/token?siteId=us&locale=en-us&mode=live', {
      method: 'POST',
      body: JSON.stringify({ type: 'Guest' }),
    });
    await currentSession();
    expect(gateway.calls).toHaveLength(1);
    expect($session.get()).toMatchObject({ consumerType: 'GUEST' });
    await renewSession();
    expect(gateway.calls).toHaveLength(2);
  });

  test('is requested once more where that response reports a conflict', async () => {
    vi.useFakeTimers();
    const { startSession } = await import('./session.ts');
    await import('./token-recovery.ts');
    globalThis.earlySession = Promise.resolve(errorResponse(409, 'AUT409'));
    const starting = startSession();
    await vi.advanceTimersByTimeAsync(2100);
    expect(await starting).toMatchObject({ ok: true });
    expect(gateway.calls).toHaveLength(1);
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

  test('is requested once more two seconds after a conflict', async () => {
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

  test('fails with DUPLICATED_TOKEN after any other client error', async () => {
    gateway.intercept = () => errorResponse(500, 'GEN500');
    const { startSession } = await import('./session.ts');
    expect(await startSession()).toMatchObject({ ok: false, error: { errorId: 'DUPLICATED_TOKEN', status: 500 } });
  });
});
