import { describe, expect, test, vi } from 'vitest';
import { SettingReader } from '../../../src/lib/setting-reader.ts';
import type { Log } from '../../../src/lib/log.ts';
import { provider } from './provider.ts';
import { createRestPhotos } from './rest.ts';

const settings = { url: 'https://photos.example.com', key: 'k-1', setsCookies: true };
const entry = {
  id: 7,
  caption: 'Dry\u202e feet',
  language: 'de',
  date_published: '2026-09-01T08:00:00+00:00',
  share_url: 'https://network.example/p/7',
  original_image_width: '1200',
  original_image_height: '900',
  images: { normal: 'https://cdn.example.com/7.jpg', original: 'https://cdn.example.com/7-full.jpg' },
  _embedded: { uploader: { name: 'Ada' }, streams: [{ id: 'boot' }] },
};
const mediaOf = (...media: unknown[]) => Response.json({ metadata: { code: 200 }, data: { _embedded: { media } } });

function serviceOf(answer: (url: URL, init: RequestInit) => Response | Promise<Response>) {
  const requests: { url: URL; init: RequestInit }[] = [];
  const warn = vi.fn();
  let time = 0;
  const service = createRestPhotos(settings, {
    log: { warn } as unknown as Log, // all it calls
    now: () => time,
    fetch: async (address, init = {}) => {
      const url = new URL(String(address));
      requests.push({ url, init });
      return answer(url, init);
    },
  });
  return { service, requests, warn, wait: (milliseconds: number) => (time += milliseconds) };
}

describe('a photo service', () => {
  test('is asked for lists with its key, and what it sends is read once', async () => {
    const { service, requests } = serviceOf(() => mediaOf(entry));
    const [photo] = (await service.loadRecent({ of: 'stream', streamId: 'a/b' })) ?? [];
    expect(photo).toEqual({
      id: '7',
      author: 'Ada',
      caption: 'Dry  feet',
      language: 'de',
      image: { src: 'https://cdn.example.com/7.jpg', width: 1200, height: 900 },
      href: 'https://network.example/p/7',
      createdAt: '2026-09-01T08:00:00.000Z',
      streams: ['boot'],
    });
    expect(requests[0]?.url.pathname).toBe('/streams/a%2Fb/media/recent');
    expect(requests[0]?.init).toMatchObject({ redirect: 'error', headers: { authorization: 'ApiKey token="k-1"' } });
  });

  test.each([
    [{ of: 'customer', customerId: '4080' } as const, '/customers/4080/media/recent', {}],
    [{ of: 'category', category: 'boots' } as const, '/categories/media/recent', { category: 'boots' }],
    [{ of: 'streams', streamIds: ['a', 'b'] } as const, '/streams/media/recent', { streams: 'a,b' }],
  ])('has a path for %j', async (request, path, query) => {
    const { service, requests } = serviceOf(() => mediaOf());
    expect(await service.loadRecent(request)).toEqual([]);
    expect(requests[0]?.url.pathname).toBe(path);
    expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toEqual({ ...query, count: '50', version: 'v2.2' });
  });

  test('shows no photo with an address, a date or an id that is none', async () => {
    const { service, warn } = serviceOf(() =>
      mediaOf(
        { ...entry, images: { normal: 'javascript:alert(1)' } },
        { ...entry, images: { normal: 'http://cdn.example.com/7.jpg' } },
        { ...entry, id: '<b>' },
        { ...entry, date_published: 'soon' },
        'x',
        { ...entry, images: { normal: '', original: 'https://cdn.example.com/8.jpg' }, share_url: 'javascript:1' },
      ),
    );
    const media = await service.loadRecent({ of: 'streams', streamIds: [] });
    expect(media).toMatchObject([{ image: { src: 'https://cdn.example.com/8.jpg' }, href: undefined }]);
    expect(warn).toHaveBeenCalledWith({ path: '/streams/media/recent', dropped: 5 }, expect.any(String));
  });

  test('gets an approved photo by three calls', async () => {
    const { service, requests } = serviceOf(({ pathname }) =>
      Response.json({ data: { id: `of ${pathname}`.replaceAll(/\W/g, '-') } }, { status: 201 }),
    );
    const stashId = await service.stash(Buffer.from('webp'));
    const userId = await service.addUser('Ada');
    await service.addMedia(userId, { stashId, caption: 'Dry.', language: 'en', streams: ['boot'] });
    expect(requests.map(({ url, init }) => `${init.method} ${url.pathname}`)).toEqual([
      'POST /stashes',
      'POST /users',
      `POST /users/${userId}/media`,
    ]);
    expect(requests[0]?.init.body).toBeInstanceOf(FormData);
    expect(JSON.parse(String(requests[2]?.init.body))).toEqual({
      stash_id: stashId,
      caption: 'Dry.',
      language: 'en',
      streams: ['boot'],
    });
  });

  test('does not know what it answers 404 to', async () => {
    const { service } = serviceOf(() => new Response(null, { status: 404 }));
    expect(await service.loadStreams('x')).toBeUndefined();
    expect(await service.report('x', '')).toBe(false);
    expect(await service.loadRecent({ of: 'customer', customerId: 'x' })).toBeUndefined();
  });

  test.each<[string, () => Response]>([
    ['answered 500', () => new Response('', { status: 500 })],
    ['more than', () => new Response('x'.repeat(1024 * 1024 + 1))],
    ['no data', () => Response.json([])],
    ['JSON', () => new Response('<html>')],
  ])('fails where it %s, and is not asked for 30 seconds after three times', async (reason, answer) => {
    const { service, requests, wait } = serviceOf(answer);
    for (let time = 0; time < 3; time++) await expect(service.describe()).rejects.toThrow(reason);
    await expect(service.describe()).rejects.toThrow('is not asked');
    expect(requests).toHaveLength(3);
    wait(30_000);
    await expect(service.describe()).rejects.toThrow(reason);
  });
});

describe('the settings of a photo service', () => {
  const read = (env: Record<string, string>) => {
    const reader = new SettingReader(env);
    provider.adapters['rest']?.(reader);
    return reader.issues.map((issue) => issue.split(':')[0]);
  };
  const complete = { PHOTOS_URL: 'https://photos.example.com/', PHOTOS_KEY: 'k-1' };

  test('are its address and key', () => {
    expect(read(complete)).toEqual([]);
    expect(read({})).toEqual(Object.keys(complete));
  });

  test.each<Record<string, string>>([
    { PHOTOS_URL: 'ftp://x' },
    { PHOTOS_KEY: 'a"b' },
    { PHOTOS_SETS_COOKIES: 'often' },
  ])('are rejected where they are none: %j', (wrong) => {
    expect(read({ ...complete, ...wrong })).toEqual(Object.keys(wrong));
  });
});
