import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/core/api-error.ts';

interface Sent {
  readonly errors: readonly object[];
}

const apiError = (init: Partial<ConstructorParameters<typeof ApiError>[0]> = {}) =>
  new ApiError({ errorId: 'ITEM_OOS', status: 409, message: 'Ada Hill', path: '/cart/v1/item', ...init });

describe('client monitoring', () => {
  let sent: Promise<Sent>[];
  const addresses = new Set<string>();
  let asked: CustomEvent[];
  let reportError: (error: unknown) => void;
  let leave: () => void;

  beforeEach(async () => {
    vi.resetModules();
    vi.useFakeTimers();
    vi.stubEnv('SSR', false);
    [sent, asked] = [[], []];
    const page = new EventTarget();
    page.addEventListener('aisle:bot-challenge', (event) => asked.push(event as CustomEvent)); // not in the DOM's types
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
      if (name === 'pagehide') leave = listener;
    });
    vi.stubGlobal('navigator', {
      sendBeacon(url: string, body: Blob) {
        addresses.add(`${url} ${body.type}`);
        sent.push(body.text().then(JSON.parse));
        return true;
      },
    });
    ({ reportError } = await import('./monitoring.ts'));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  test('ignores errors that the page created itself', () => {
    reportError(new ApiError({ errorId: 'AUT418', status: 401, message: '' }));
    vi.runAllTimers();
    expect(sent).toEqual([]);
  });

  test('reports an error once, in ids and numbers alone', async () => {
    const error = apiError({ correlationId: 'c-1', details: { name: 'Ada Hill' } });
    reportError(error);
    reportError(error);
    expect(sent).toEqual([]);
    vi.runAllTimers();
    expect(await Promise.all(sent)).toEqual([
      { errors: [{ errorId: 'ITEM_OOS', status: 409, path: '/cart/v1/item', correlationId: 'c-1' }] },
    ]);
    expect([...addresses]).toEqual(['/fapi/api-error application/json']);
  });

  test('reports the remaining errors at once on pagehide', async () => {
    reportError(apiError());
    leave();
    vi.runAllTimers();
    expect(await Promise.all(sent)).toEqual([{ errors: [expect.objectContaining({ errorId: 'ITEM_OOS' })] }]);
  });

  test('ignores failed connections, and stops at the limit per page', async () => {
    reportError(apiError({ status: 0 }));
    reportError(new TypeError('x'));
    vi.runAllTimers();
    expect(sent).toEqual([]);
    for (let count = 0; count < 150; count += 1) reportError(apiError());
    vi.runAllTimers();
    const reports = await Promise.all(sent);
    expect(reports.map(({ errors }) => errors.length)).toEqual([20, 20, 20, 20, 20]);
  });

  test('uses fetch where beacons fail', async () => {
    const fetched = vi.fn(async () => new Response());
    vi.stubGlobal('navigator', { sendBeacon: () => false });
    vi.stubGlobal('fetch', fetched);
    reportError(apiError());
    vi.runAllTimers();
    expect(fetched).toHaveBeenCalledWith('/fapi/api-error', expect.objectContaining({ keepalive: true }));
  });

  test('requests the bot-protection challenge for a 403 that names an application, and for no other error', async () => {
    reportError(apiError({ status: 403 }));
    reportError(apiError({ status: 409, appId: 'ECOMM' }));
    reportError(apiError({ status: 403, appId: 'ECOMM', correlationId: 'c-2' }));
    await Promise.resolve();
    expect(asked.map(({ detail }) => detail)).toEqual([{ appId: 'ECOMM', correlationId: 'c-2' }]);
  });
});
