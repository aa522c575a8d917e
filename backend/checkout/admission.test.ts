import { describe, expect, test } from 'vitest';
import { createAdmission } from './admission.ts';

const BUSY = { status: 503, errorId: 'API503', details: { retryAfter: expect.any(Number) } };

/** Work that runs until it is released. */
function createWork() {
  const started: string[] = [];
  const releases = new Map<string, () => void>();
  const work = (name: string) => async () => {
    started.push(name);
    await new Promise<void>((resolve) => releases.set(name, resolve));
    return name;
  };
  return { started, work, release: (name: string) => releases.get(name)?.() };
}

describe('placements above the concurrency limit', () => {
  test('run in order of arrival', async () => {
    const { started, work, release } = createWork();
    const admission = createAdmission({ maxInFlight: 1, maxWait: 10_000 });
    const all = ['a', 'b', 'c'].map((name) => admission.run(name, work(name)));
    expect(started).toEqual(['a']);
    release('a');
    await expect.poll(() => started).toEqual(['a', 'b']);
    release('b');
    await expect.poll(() => started).toEqual(['a', 'b', 'c']);
    release('c');
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
  });

  test('are rejected after the maximum wait and leave nothing behind', async () => {
    const { started, work, release } = createWork();
    const admission = createAdmission({ maxInFlight: 1, maxWait: 20 });
    const first = admission.run('a', work('a'));
    await expect(admission.run('b', work('b'))).rejects.toMatchObject(BUSY);
    release('a');
    await first;
    expect(started).toEqual(['a']);
    const again = admission.run('b', work('b'));
    await expect.poll(() => started).toEqual(['a', 'b']);
    release('b');
    expect(await again).toBe('b');
  });

  test('are rejected immediately when the present rate is too low', async () => {
    const { work, release } = createWork();
    const admission = createAdmission({ maxInFlight: 1, maxWait: 1_000 });
    for (let count = 0; count < 20; count += 1) await admission.run(`done-${count}`, async () => {});
    const first = admission.run('a', work('a'));
    // Twenty in two seconds are ten per second: the eleventh in the queue would wait too long.
    const waiting = Array.from({ length: 10 }, (_, index) => admission.run(`q${index}`, async () => index));
    const startedAt = performance.now();
    await expect(admission.run('late', async () => {})).rejects.toMatchObject(BUSY);
    expect(performance.now() - startedAt).toBeLessThan(500);
    release('a');
    expect(await Promise.all([first, ...waiting])).toHaveLength(11);
  });

  test('admit a repeated request for a cart in progress', async () => {
    const { started, work, release } = createWork();
    const admission = createAdmission({ maxInFlight: 1, maxWait: 10_000 });
    const first = admission.run('a', work('a'));
    const twin = admission.run('a', async () => 'twin');
    expect(await twin).toBe('twin');
    expect(started).toEqual(['a']);
    release('a');
    await first;
  });

  test('free their slot when they fail', async () => {
    const admission = createAdmission({ maxInFlight: 1, maxWait: 10_000 });
    const failing = admission.run('a', () => Promise.reject(new Error('no')));
    const next = admission.run('b', async () => 'b');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('b');
  });
});
