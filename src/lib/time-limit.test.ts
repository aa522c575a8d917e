import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withinTime } from './time-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<string>(() => {});

describe('a time limit', () => {
  test('settles as work in time does and leaves no timer', async () => {
    const onLate = vi.fn();
    expect(await withinTime(Promise.resolve('done'), 100, onLate)).toBe('done');
    await expect(withinTime(Promise.reject(new Error('wrong')), 100, onLate)).rejects.toThrow('wrong');
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(onLate).not.toHaveBeenCalled();
  });

  test('returns the value of the handler when the work is late', async () => {
    const limited = withinTime(never, 100, () => undefined);
    const settled = vi.fn();
    void limited.then(settled);
    await vi.advanceTimersByTimeAsync(99);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(undefined);
  });

  test('rejects with what the handler throws', async () => {
    const limited = withinTime(never, 100, () => {
      throw new Error('too late');
    });
    const rejected = expect(limited).rejects.toThrow('too late');
    await vi.advanceTimersByTimeAsync(100);
    await rejected;
  });

  test('ignores an error of the work after the limit', async () => {
    const { promise, reject } = Promise.withResolvers<string>();
    const limited = withinTime(promise, 100, () => 'late');
    await vi.advanceTimersByTimeAsync(100);
    reject(new Error('much later'));
    expect(await limited).toBe('late');
  });
});
