import { beforeEach, describe, expect, test } from 'vitest';
import { createTestGateway, errorResponse, startBrowser, type TestGateway } from '../core/browser.test-support.ts';

const TOKEN = 'POST /token/v2/auth/token';
const SUBSCRIPTION = 'POST /consumers-v3/consumer/subscription';
const JOINED = { channel: 'email', type: 'newsletter', optin: true, doubleOptin: false };

let gateway: TestGateway;
let answers: Response[];

beforeEach(() => {
  gateway = createTestGateway();
  startBrowser(gateway);
  answers = [];
  gateway.intercept = (call) => (call === SUBSCRIPTION ? answers.shift() : undefined);
});

describe('subscribing', () => {
  test('starts a guest session first', async () => {
    answers = [Response.json(JOINED)];
    const { subscribeToNewsletter } = await import('./subscription.ts');
    expect(await subscribeToNewsletter('ann@example.com')).toEqual({ ok: true, value: JOINED });
    expect(gateway.calls).toEqual([TOKEN, SUBSCRIPTION]);
  });

  test('renews an expired session once', async () => {
    answers = [errorResponse(401, 'AUT432'), Response.json(JOINED)];
    const { subscribeToNewsletter } = await import('./subscription.ts');
    expect(await subscribeToNewsletter('ann@example.com')).toMatchObject({ ok: true });
    expect(gateway.calls).toEqual([TOKEN, SUBSCRIPTION, TOKEN, SUBSCRIPTION]);
  });

  test('reports a malformed address without a retry', async () => {
    answers = [errorResponse(400, 'AUT453')];
    const { subscribeToNewsletter } = await import('./subscription.ts');
    expect(await subscribeToNewsletter('ann')).toMatchObject({ ok: false, error: { errorId: 'AUT453', status: 400 } });
    expect(gateway.calls).toEqual([TOKEN, SUBSCRIPTION]);
  });
});
