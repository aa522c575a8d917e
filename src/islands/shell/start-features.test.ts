import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Feature } from '../../features/feature.ts';
import { FEATURES, startFeatures } from './start-features.ts';

/** A page with elements of these ids. */
function stubPage(...ids: readonly string[]): void {
  vi.stubGlobal('document', { getElementById: (id: string) => (ids.includes(id) ? { id } : null) });
}

function loadFeature(id: string, start: (element: HTMLElement) => unknown): Feature {
  return { id, start };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('features', () => {
  test('are found by their folders and have ids of their own', () => {
    const ids = FEATURES.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['consent-banner', 'later']));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('start with their element, where the page has it', () => {
    stubPage('on');
    const [on, off] = [vi.fn(), vi.fn()];
    startFeatures([loadFeature('on', on), loadFeature('off', off)]);
    expect(on).toHaveBeenCalledExactlyOnceWith({ id: 'on' });
    expect(off).not.toHaveBeenCalled();
  });

  test('are logged when they fail, and do not stop the others', async () => {
    stubPage('broken', 'sound');
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const cause = new Error('broken');
    const sound = vi.fn();
    const broken = loadFeature('broken', () => {
      throw cause;
    });
    startFeatures([broken, loadFeature('sound', sound)]);
    expect(sound).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith(cause));
  });
});
