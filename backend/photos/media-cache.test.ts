import { describe, expect, test, vi } from 'vitest';
import type { ServiceMedia } from '../providers/photos/photos.ts';
import type { Log } from '../../src/lib/log.ts';
import { createMediaCache } from './media-cache.ts';

const boot = { of: 'stream', streamId: 'boot' } as const;
const photo = { id: '1' } as ServiceMedia; // all that is compared
const settled = () => new Promise((resolve) => setTimeout(resolve));

function cacheOf(loadRecent: () => Promise<readonly ServiceMedia[] | undefined>) {
  let time = 0;
  const log = { warn: vi.fn() };
  const asked = vi.fn(loadRecent);
  const cache = createMediaCache({
    provider: { loadRecent: asked },
    log: log as unknown as Log, // all it calls
    now: () => time,
  });
  return { cache, asked, log, wait: (milliseconds: number) => (time += milliseconds) };
}

describe('cached photos', () => {
  test('are asked for once a minute, and by concurrent pages together', async () => {
    const { cache, asked, wait } = cacheOf(async () => [photo]);
    expect(await Promise.all([cache.load(boot), cache.load(boot)])).toEqual([[photo], [photo]]);
    await cache.load(boot);
    expect(asked).toHaveBeenCalledTimes(1);
    wait(60_000);
    expect(await cache.load(boot)).toEqual([photo]);
    await settled();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('stand in for a service that fails, for an hour', async () => {
    const answers = [async () => [photo]];
    const { cache, log, wait } = cacheOf(() => answers.shift()?.() ?? Promise.reject(new Error('gone')));
    await cache.load(boot);
    wait(59 * 60_000);
    expect(await cache.load(boot)).toEqual([photo]);
    await settled();
    expect(log.warn).toHaveBeenCalledOnce();
    wait(60_000);
    await expect(cache.load(boot)).rejects.toThrow('gone');
  });

  test('delay a page by 0.3 seconds at most, and are there for the next', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly ServiceMedia[]>();
    const { cache, asked } = cacheOf(() => promise);
    const start = performance.now();
    await expect(cache.load(boot)).rejects.toThrow('takes too long');
    expect(performance.now() - start).toBeLessThan(1000);
    resolve([photo]);
    await settled();
    expect(await cache.load(boot)).toEqual([photo]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('are forgotten with a change, also those that are on the way', async () => {
    const before = Promise.withResolvers<readonly ServiceMedia[]>();
    const answers = [() => before.promise, async () => []];
    const { cache } = cacheOf(() => answers.shift()?.() ?? Promise.reject(new Error('gone')));
    const first = cache.load(boot);
    cache.forget();
    before.resolve([photo]);
    expect(await first).toEqual([photo]);
    expect(await cache.load(boot)).toEqual([]);
  });
});
