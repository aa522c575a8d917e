import { afterEach, expect, test, vi } from 'vitest';
import { createTestGateway, startBrowser } from '../../stores/core/browser.test-support.ts';
import type { IdleFeature } from '../feature.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A page that has loaded, with elements of these ids. */
async function openPage(...ids: readonly string[]) {
  startBrowser(createTestGateway(), { asksConsent: false });
  vi.stubGlobal('window', {});
  const getElementById = (id: string) => (ids.includes(id) ? { id } : null);
  Object.assign(document, { readyState: 'complete', getElementById });
  return import('./idle-features.ts');
}

function createFeature(id: string, changes: Partial<IdleFeature> = {}) {
  const start = vi.fn();
  return {
    start,
    feature: { id, category: 'C0001', start: async () => ({ start }), ...changes } satisfies IdleFeature,
  };
}

test('features that wait are found by their folders and have ids of their own', async () => {
  const { IDLE_FEATURES } = await openPage();
  const ids = IDLE_FEATURES.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['prompts', 'worker']));
  expect(new Set(ids).size).toBe(ids.length);
});

test('they start with their element, where the page has it, also when another one fails', async () => {
  const { startIdleFeatures } = await openPage('on', 'broken');
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const [on, off] = [createFeature('on'), createFeature('off')];
  const cause = new Error('broken');
  const broken = createFeature('broken', { start: () => Promise.reject(cause) });
  startIdleFeatures([broken.feature, on.feature, off.feature]);
  await vi.waitFor(() => expect(on.start).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith(cause));
  expect(off.start).not.toHaveBeenCalled();
});

test('a late one waits for the quiet page', async () => {
  const { startIdleFeatures } = await openPage('late');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('performance', { now: () => 1500 });
  const { start, feature } = createFeature('late', { isLate: true });
  startIdleFeatures([feature]);
  await vi.advanceTimersByTimeAsync(2499);
  expect(start).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10);
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
});
