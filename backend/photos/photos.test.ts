import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import sharp from 'sharp';
import type { Log } from '../../src/lib/log.ts';
import { createCatalogService, type CatalogService } from '../catalog/catalog.ts';
import { putProduct, us } from '../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { reviewRevision } from '../db/review-revision.ts';
import { createRestPhotos } from '../providers/photos/rest.ts';
import { jpegPhoto } from '../reviews/photos.test-support.ts';
import { createHostStore } from '../sandbox/photos/host-store.ts';
import { createPhotoHost } from '../sandbox/photos/photo-host.ts';
import { createPhotoServices, type PhotoServices } from './photo-services.ts';

const page = { start: 0, count: 50 };
const editor = 'editor@example.com';
const DAY = 24 * 60 * 60 * 1000;

describe.each(TEST_DATABASES)('photos of customers on $name', ({ open }) => {
  let database: Database;
  let folder = '';
  let services: PhotoServices;
  let catalog: CatalogService;
  let time = Date.now();
  let isDead = false;
  let visitors = 0;
  const log = { warn: vi.fn() } as unknown as Log; // all it calls
  beforeAll(async () => {
    database = await open();
    folder = await mkdtemp(join(tmpdir(), 'aisle-sent-'));
    const host = createPhotoHost(createHostStore({ ...database, dataDir: folder }), 'k');
    const provider = createRestPhotos(
      { url: 'http://photos.test', key: 'k', setsCookies: false },
      {
        log,
        now: () => (time += 31_000),
        fetch: async (address, init) => {
          if (isDead) throw new TypeError('fetch failed');
          return host.request(String(address), init);
        },
      },
    );
    catalog = createCatalogService(database.read);
    services = createPhotoServices({
      ...database,
      catalog,
      provider,
      dataDir: folder,
      loadWords: async () => ['idiot*'],
      log,
      now: () => (time += 1000),
    });
    for (const id of ['boot', 'saddleback-mid']) await putProduct(database, { id, variants: [{ sku: `${id}-1` }] });
  });
  afterEach(() => {
    isDead = false;
  });
  afterAll(async () => {
    await catalog.close();
    await database.close();
    await rm(folder, { recursive: true });
  });

  async function send(caption = 'Dry.', streams: readonly string[] = ['boot-1']) {
    const { sentPhotos } = services;
    const consumerNo = `p-${(visitors += 1)}`;
    const { id: stashId } = await sentPhotos.stash(consumerNo, await jpegPhoto({ orientation: 6 }));
    const { userId } = await sentPhotos.addUser(consumerNo, 'Ada');
    const { mediaId } = await sentPhotos.addMedia({ consumerNo, userId, scope: us }, { stashId, caption, streams });
    return { mediaId, consumerNo };
  }
  const shown = async (streamId = 'boot') => (await services.photos.listOfStream(streamId, page)).media;
  const queue = async (view: 'pending' | 'flagged' | 'decided') =>
    (await services.photoModeration.list({ view, page: 1 })).photos;
  const approve = (id: string) => services.photoModeration.approve(id, { kind: 'sent', editor });

  test('wait for a moderator, and are then given to the service once', async () => {
    const { mediaId } = await send('Dry idiots, www.dry.example');
    expect(await queue('pending')).toMatchObject([
      { id: mediaId, kind: 'sent', author: 'Ada', brokenRules: ['word', 'link'], products: [{ id: 'boot' }] },
    ]);
    expect(await shown()).toEqual([]);
    const revision = await reviewRevision(database.read);
    await Promise.all([approve(mediaId), approve(mediaId)]);
    await services.publishPhotos();
    const [photo, ...others] = await shown();
    expect(others).toEqual([]);
    expect(photo).toMatchObject({ author: 'Ada', caption: 'Dry idiots, www.dry.example', streams: ['boot'] });
    expect(await reviewRevision(database.read)).toBeGreaterThan(revision);
    expect(await queue('pending')).toEqual([]);
    expect(await queue('decided')).toMatchObject([{ id: mediaId, status: 'published', moderatedBy: editor }]);
    await services.photoModeration.reject(mediaId, { kind: 'sent', editor, reason: 'It advertises.' });
    expect(await shown()).toEqual([]);
    expect(await queue('decided')).toMatchObject([
      { id: mediaId, status: 'hidden', rejectionReason: 'It advertises.' },
    ]);
    await approve(mediaId);
    expect(await shown()).toHaveLength(1);
  });

  test('are stored upright, without where they were taken', async () => {
    const { mediaId } = await send();
    const bytes = await services.photoModeration.readPhoto(mediaId);
    const { width, height, exif, format } = await sharp(bytes).metadata();
    expect({ width, height, exif, format }).toEqual({ width: 240, height: 320, exif: undefined, format: 'webp' });
    expect(await services.photoModeration.readPhoto('../../aisle.db')).toBeUndefined();
    await services.photoModeration.reject(mediaId, { kind: 'sent', editor, reason: 'Blurred.' });
  });

  test('are given to the service later where it does not respond', async () => {
    const { mediaId } = await send('Later.');
    isDead = true;
    await approve(mediaId);
    expect(await queue('decided')).toContainEqual(expect.objectContaining({ id: mediaId, isUnsent: true }));
    expect(await services.photos.listOfStream('saddleback-mid', page)).toMatchObject({ unavailable: true, media: [] });
    isDead = false;
    await services.publishPhotos();
    expect((await shown()).map(({ caption }) => caption)).toContain('Later.');
  });

  test('are hidden in the shop when a report of them is upheld', async () => {
    const [first] = await shown('saddleback-mid');
    const id = first?.id ?? '';
    await services.reportPhoto('r-1', id, 'Not theirs.');
    await services.reportPhoto('r-1', id, 'Again.');
    await services.reportPhoto('r-2', id, '');
    expect(await queue('flagged')).toMatchObject([{ id, kind: 'reported', reports: ['Not theirs.', ''] }]);
    await services.photoModeration.reject(id, { kind: 'reported', editor, reason: 'Not theirs.' });
    expect(await queue('flagged')).toEqual([]);
    expect((await shown('saddleback-mid')).map((media) => media.id)).not.toContain(id);
    await services.photoModeration.approve(id, { kind: 'reported', editor });
    expect((await shown('saddleback-mid')).map((media) => media.id)).toContain(id);
  });

  test('cannot be reported where they are unknown, or the service does not respond', async () => {
    await expect(services.reportPhoto('r-1', 'none', '')).rejects.toMatchObject({ errorId: 'API404' });
    isDead = true;
    await expect(services.reportPhoto('r-1', 'demo-20', '')).rejects.toMatchObject({ status: 503 });
    await expect(approve('none')).rejects.toMatchObject({ errorId: 'API404' });
  });

  test('have files until a day after nobody used them, and a month after the decision', async () => {
    const { sentPhotos } = services;
    const { id } = await sentPhotos.stash('t-1', await jpegPhoto());
    const { mediaId } = await send('Waiting.');
    const files = async () => (await readdir(join(folder, 'sent-photos'))).map((name) => name.replace('.webp', ''));
    expect(await files()).toEqual(expect.arrayContaining([id, mediaId]));
    time += 2 * DAY;
    await sentPhotos.tidy();
    expect(await files()).not.toContain(id);
    await services.photoModeration.reject(mediaId, { kind: 'sent', editor, reason: 'Blurred.' });
    await sentPhotos.tidy();
    expect(await files()).toContain(mediaId);
    time += 31 * DAY;
    await sentPhotos.tidy();
    expect(await files()).not.toContain(mediaId);
  });

  test('are at most a dozen files of one visitor that are no photos yet', async () => {
    const file = await jpegPhoto();
    for (let count = 0; count < 12; count++) await services.sentPhotos.stash('m-1', file);
    await expect(services.sentPhotos.stash('m-1', file)).rejects.toMatchObject({ errorId: 'API429' });
  });

  test('are none where the shop has no service', async () => {
    const off = createPhotoServices({
      ...database,
      catalog,
      provider: undefined,
      dataDir: folder,
      loadWords: async () => [],
      log,
    });
    expect(await off.photos.describe()).toEqual({ isAvailable: false, setsCookies: false });
    expect(await off.photos.listOfStream('boot', page)).toMatchObject({ total: 0, media: [] });
    await expect(off.sentPhotos.addUser('o-1', 'Ada')).rejects.toMatchObject({ errorId: 'API404' });
    await expect(off.reportPhoto('o-1', 'demo-01', '')).rejects.toMatchObject({ errorId: 'API404' });
    await off.publishPhotos();
  });
});
