import { beforeEach, describe, expect, test } from 'vitest';
import { respondToError } from '../gateway/respond-to-error.ts';
import { createReportCalls } from './report-routes.ts';

const ORIGIN = 'https://shop.example';
const warnings: object[] = [];
const counted: unknown[] = [];
const log = { info() {}, warn: (fields: object) => void warnings.push(fields), error() {} };

const error = { errorId: 'ITEM_OOS', status: 409, path: '/cart/v1/cart/{basketId}/item', correlationId: 'c-1' };

describe('a report of errors from a browser', () => {
  let app: ReturnType<typeof createReportCalls>;
  beforeEach(() => {
    warnings.length = 0;
    counted.length = 0;
    const origin = { publicOrigin: ORIGIN, isLocal: false, port: 443 };
    app = createReportCalls({ origin, log, countError: (...what) => void counted.push(what) });
    app.onError(respondToError(log));
  });

  const report = (body: unknown, headers: Record<string, string> = {}, path = '/api-error') => {
    const sent = { origin: ORIGIN, 'content-type': 'application/json', ...headers };
    const init = { method: 'POST', headers: sent, body: JSON.stringify(body) };
    return app.request(path, init, { address: '192.0.2.1' });
  };

  test('is logged and counted; unknown ids count as other', async () => {
    const unknown = { ...error, errorId: 'made-up', status: 418 };
    expect((await report({ errors: [error, unknown] })).status).toBe(204);
    expect(warnings).toEqual([error, unknown]);
    expect(counted).toEqual([
      ['ITEM_OOS', 409],
      ['other', 418],
    ]);
  });

  test('is a log line for an exception, of which only class and source are accepted', async () => {
    const exception = { action: 'cart/add', name: 'TypeError', source: '/_astro/cart.x1.js:3:417' };
    expect((await report({ ...exception, message: 'Ada Hill' }, {}, '/script-error')).status).toBe(204);
    expect((await report({ action: 'cart/add', name: 'TypeError' }, {}, '/script-error')).status).toBe(204);
    expect(warnings).toEqual([exception, { action: 'cart/add', name: 'TypeError' }]);
    const unfit = { ...exception, source: '/order?email=ada@example.com:1:1' };
    expect((await report(unfit, {}, '/script-error')).status).toBe(400);
  });

  test.each([
    ['a text', { ...error, errorId: 'Ada Hill, 1 Ridge Road' }],
    ['an address', { ...error, path: '/order-details?email=ada@example.com' }],
    ['no status', { ...error, status: 0 }],
  ])('is rejected and not stored with %s', async (_, one) => {
    expect((await report({ errors: [one] })).status).toBe(400);
    expect([warnings, counted]).toEqual([[], []]);
  });

  test('stores only the declared fields', async () => {
    await report({ errors: [{ ...error, email: 'ada@example.com' }] });
    expect(warnings).toEqual([error]);
  });

  test('is accepted from the shop only, as JSON, limited in size and rate', async () => {
    expect((await report({ errors: [error] }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await report({ errors: [error] }, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await report({ errors: Array.from({ length: 21 }, () => error) })).status).toBe(400);
    expect((await report({ errors: [error], filler: 'x'.repeat(300_000) })).status).toBe(413);
    const answers = await Promise.all(Array.from({ length: 80 }, () => report({ errors: [error] })));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });
});
