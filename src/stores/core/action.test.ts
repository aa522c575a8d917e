import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/core/api-error.ts';
import { createAction } from './action.ts';

beforeEach(() => {
  vi.stubEnv('SSR', false);
});

const apiError = new ApiError({ errorId: 'ITEM_OOS', status: 409, message: 'Sold out.' });

describe('an action', () => {
  test('changes from idle to pending to success', async () => {
    const action = createAction(async (value: number) => value + 1);
    expect(action.$status.get()).toEqual({ state: 'idle' });
    const running = action(1);
    expect(action.$status.get()).toEqual({ state: 'pending' });
    expect(await running).toEqual({ ok: true, value: 2 });
    expect(action.$status.get()).toEqual({ state: 'success' });
  });

  test('returns an error instead of rejecting', async () => {
    const action = createAction(() => Promise.reject(apiError));
    expect(await action()).toEqual({ ok: false, error: apiError });
    expect(action.$status.get()).toEqual({ state: 'error', error: apiError });
  });

  test('stays pending until the last of several calls has ended', async () => {
    const action = createAction((wait: Promise<void>) => wait);
    const { promise, resolve } = Promise.withResolvers<void>();
    const slow = action(promise);
    await action(Promise.resolve());
    expect(action.$status.get()).toEqual({ state: 'pending' });
    resolve();
    await slow;
    expect(action.$status.get()).toEqual({ state: 'success' });
  });

  test('reports an exception as a general error', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const action = createAction(() => Promise.reject(new TypeError('x is not a function')));
    expect(await action()).toMatchObject({ ok: false, error: { errorId: 'GEN500' } });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});
