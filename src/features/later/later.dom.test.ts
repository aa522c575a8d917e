// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { writePageData } from '../../stores/core/page-data.test-support.ts';
import type { IdleFeature } from '../feature.ts';
import { LATER_FEATURES, start } from './later.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  writePageData();
  document.body.innerHTML = '<div id="at-once"></div><div id="delayed" data-after="9000"></div>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const feature = (id: string, startCode: () => unknown): IdleFeature => ({
  id,
  category: 'C0001',
  start: async () => ({ start: startCode }),
});

describe('features that can wait', () => {
  test('are found by their folders and have ids of their own', () => {
    const ids = LATER_FEATURES.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['measurement', 'prompts', 'tag-manager', 'worker']));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('start where the page has their element, those with a time of their own after it', async () => {
    const [atOnce, delayed, off] = [vi.fn(), vi.fn(), vi.fn()];
    start(undefined, undefined, [feature('at-once', atOnce), feature('delayed', delayed), feature('off', off)]);
    await vi.advanceTimersByTimeAsync(100);
    expect([atOnce, delayed].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(9000);
    expect(delayed).toHaveBeenCalledOnce();
    expect(off).not.toHaveBeenCalled();
  });

  test('are logged when they fail, and do not stop the others', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const sound = vi.fn();
    const broken = feature('at-once', () => {
      throw new Error('broken');
    });
    start(undefined, undefined, [broken, feature('at-once', sound)]);
    await vi.advanceTimersByTimeAsync(100);
    expect(log).toHaveBeenCalledOnce();
    expect(sound).toHaveBeenCalledOnce();
  });
});
