import { afterEach, describe, expect, test, vi } from 'vitest';
import { runWhenIdle } from './run-when-idle.ts';

afterEach(() => vi.unstubAllGlobals());

describe('steps of starting a page', () => {
  test('run in order, and other tasks run between them', async () => {
    const ran: string[] = [];
    const first = () => {
      ran.push('first');
      setTimeout(() => ran.push('input'));
    };
    const running = runWhenIdle([first, () => ran.push('second')]);
    expect(ran).toEqual([]);
    await running;
    expect(ran).toEqual(['first', 'input', 'second']);
  });

  test('each wait for an idle moment of the browser, for a limited time', async () => {
    const waits: number[] = [];
    const requestIdleCallback = (run: () => void, { timeout }: { timeout: number }) => {
      waits.push(timeout);
      run();
    };
    vi.stubGlobal('requestIdleCallback', requestIdleCallback);
    await runWhenIdle([() => undefined, () => undefined]);
    expect(waits).toEqual([300, 300]);
  });

  test('go on after one that fails', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const last = vi.fn();
    const error = new Error('broken');
    await runWhenIdle([
      () => {
        throw error;
      },
      last,
    ]);
    expect([log.mock.calls[0], last.mock.calls.length]).toEqual([[error], 1]);
  });
});
