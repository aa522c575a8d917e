import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/core/api-error.ts';
import type { ActionEvent } from './action-stream.ts';

// Stores are written in the browser only, and the stream is created with its module.
vi.stubEnv('SSR', false);
const { createAction } = await import('./action.ts');
const { onAction } = await import('./action-stream.ts');

const reports: unknown[] = [];

beforeEach(() => {
  reports.length = 0;
  vi.stubEnv('SSR', false);
  vi.stubGlobal('location', { origin: 'https://shop.example' });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    reports.push(JSON.parse(body));
    return new Response(null, { status: 204 });
  });
});

const apiError = new ApiError({ errorId: 'ITEM_OOS', status: 409, message: 'Sold out.' });

describe('an action', () => {
  test('changes from idle to pending to success', async () => {
    const action = createAction('test/run', async (value: number) => value + 1);
    expect(action.$status.get()).toEqual({ state: 'idle' });
    const running = action(1);
    expect(action.$status.get()).toEqual({ state: 'pending' });
    expect(await running).toEqual({ ok: true, value: 2 });
    expect(action.$status.get()).toEqual({ state: 'success' });
  });

  test('returns an error instead of rejecting', async () => {
    const action = createAction('test/run', () => Promise.reject(apiError));
    expect(await action()).toEqual({ ok: false, error: apiError });
    expect(action.$status.get()).toEqual({ state: 'error', error: apiError });
  });

  test('stays pending until the last of several calls has ended', async () => {
    const action = createAction('test/run', (wait: Promise<void>) => wait);
    const { promise, resolve } = Promise.withResolvers<void>();
    const slow = action(promise);
    await action(Promise.resolve());
    expect(action.$status.get()).toEqual({ state: 'pending' });
    resolve();
    await slow;
    expect(action.$status.get()).toEqual({ state: 'success' });
  });

  test('rethrows an error that is not the API’s, and is over', async () => {
    const cause = new TypeError('x is not a function');
    const action = createAction('test/run', () => Promise.reject(cause));
    await expect(action()).rejects.toBe(cause);
    expect(action.$status.get()).toMatchObject({ state: 'error', error: { errorId: 'GEN500', cause } });
  });

  test('reports it as a script error', async () => {
    const action = createAction('test/report', () => Promise.reject(new TypeError('x is not a function')));
    await expect(action()).rejects.toThrow(TypeError);
    const report = expect.objectContaining({ action: 'test/report', name: 'TypeError' });
    await vi.waitFor(() => expect(reports).toContainEqual(report));
  });
});

/** The events of `run`. */
async function eventsOf(run: () => Promise<unknown>): Promise<ActionEvent[]> {
  const events: ActionEvent[] = [];
  const stop = onAction((event) => events.push(event));
  await run();
  stop();
  return events;
}

describe('the stream of actions', () => {
  test('has the start and the end of a call, with one id, and neither its arguments nor its result', async () => {
    const action = createAction('test/greet', async (name: string) => `Hello ${name}`);
    const events = await eventsOf(() => action('Ada'));
    const id = expect.any(Number);
    expect(events).toEqual([
      { name: 'test/greet', id, phase: 'start' },
      { name: 'test/greet', id, phase: 'end' },
    ]);
    expect(events[0]?.id).toBe(events[1]?.id);
  });

  test('has the error of a failed call', async () => {
    const action = createAction('test/fail', () => Promise.reject(apiError));
    const events = await eventsOf(action);
    expect(events.map(({ phase }) => phase)).toEqual(['start', 'error']);
    expect(events[1]?.error).toBe(apiError);
  });

  test('has an exception as a general error with its cause', async () => {
    const cause = new TypeError('x is not a function');
    const action = createAction('test/throw', () => Promise.reject(cause));
    const events = await eventsOf(() => action().catch((thrown: unknown) => thrown));
    expect(events[1]).toMatchObject({ phase: 'error', error: { errorId: 'GEN500', status: 0, cause } });
  });

  test('distinguishes calls that run at the same time, in the order in which they start and end', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const slow = createAction('test/slow', () => promise);
    const quick = createAction('test/quick', async () => undefined);
    const events = await eventsOf(async () => {
      const running = [slow(), slow()];
      await quick();
      resolve();
      await Promise.all(running);
    });
    expect(events.map(({ name, phase }) => `${name} ${phase}`)).toEqual([
      'test/slow start',
      'test/slow start',
      'test/quick start',
      'test/quick end',
      'test/slow end',
      'test/slow end',
    ]);
    expect(new Set(events.map(({ id }) => id)).size).toBe(3);
  });

  test('sends an end after the action has its new status', async () => {
    const action = createAction('test/state', async () => undefined);
    const states: string[] = [];
    const stop = onAction(() => states.push(action.$status.get().state));
    await action();
    stop();
    expect(states).toEqual(['pending', 'success']);
  });

  test('sends an action that a listener starts after the event it listens to', async () => {
    const follower = createAction('test/follow', async () => undefined);
    const leader = createAction('test/lead', async () => undefined);
    let following: Promise<unknown> | undefined;
    const stop = onAction(({ name, phase }) => {
      if (name === 'test/lead' && phase === 'end') following = follower();
    });
    const events = await eventsOf(async () => {
      await leader();
      await following;
    });
    stop();
    expect(events.map(({ name, phase }) => `${name} ${phase}`)).toEqual([
      'test/lead start',
      'test/lead end',
      'test/follow start',
      'test/follow end',
    ]);
  });

  test('sends nothing to a listener that has unsubscribed', async () => {
    const listener = vi.fn();
    onAction(listener)();
    await createAction('test/unheard', async () => undefined)();
    expect(listener).not.toHaveBeenCalled();
  });

  test('goes on after a listener that throws, as does the action', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const cause = new TypeError('x is not a function');
    const stop = onAction(() => {
      throw cause;
    });
    const action = createAction('test/survive', async () => 1);
    const events = await eventsOf(async () => expect(await action()).toEqual({ ok: true, value: 1 }));
    stop();
    expect(events.map(({ phase }) => phase)).toEqual(['start', 'end']);
    expect(log.mock.calls).toEqual([[cause], [cause]]);
    log.mockRestore();
  });
});
