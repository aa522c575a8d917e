import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MediaWatch } from '../files/media-watch.ts';
import { startTestServer } from '../http/server.test-support.ts';
import { loadSettings } from '../settings/settings.ts';
import { animation, photo, SILENT, SVG, testFolder, type TestFolder } from './images.test-support.ts';
import { createImages, type ImageService } from './images.ts';

let root: TestFolder;
beforeAll(async () => {
  root = testFolder();
  root.write('near/boot.webp', await photo(900, 600));
  root.write('far/boot.webp', await photo(500, 500));
  root.write('far/moving.webp', await animation(300, 200));
  root.write('far/drawing.svg', SVG);
});
afterAll(() => root.remove());

const REMOTE = 'https://cdn.example.com/a.jpg';

function open(env: Record<string, string> = {}): ImageService {
  const loaded = loadSettings({ DATA_DIR: join(root.path, 'data'), IMAGE_HOSTS: 'cdn.example.com', ...env });
  if ('issues' in loaded) throw new Error(loaded.issues.join());
  const folders = ['near', 'far'].map((name) => join(root.path, name));
  return createImages({ media: new MediaWatch(folders, SILENT), settings: loaded.settings, headers: [], log: SILENT });
}

describe('the shop’s images', () => {
  test('have a size and a stamp of their bytes, from the first folder that has them', async () => {
    const found = await open().images.find('/media/boot.webp');
    expect(found).toEqual({
      width: 900,
      height: 600,
      name: { stamp: expect.stringMatching(/^[\w-]{8}$/), name: 'boot.webp' },
    });
  });

  test('have an immutable address', async () => {
    const { images, send } = open();
    const { name } = (await images.find('/media/boot.webp')) ?? {};
    const server = await startTestServer((request, response) => void send(request, response));
    const path = `/img/320/${name?.stamp}/${name?.name}.avif`;
    await expect
      .poll(async () => (await server.send(path)).headers['content-type'], { timeout: 5000 })
      .toBe('image/avif');
    expect((await server.send(path)).headers['cache-control']).toContain('immutable');
    await server.close();
  });

  test('have no other widths when animated', async () => {
    expect(await open().images.find('/media/moving.webp')).toEqual({ width: 300, height: 200 });
  });

  test.each(['/media/drawing.svg', '/media/none.webp', '/other.webp', ''])('do not include %j', async (src) => {
    expect(await open().images.find(src)).toBeUndefined();
  });

  test('include those of listed hosts only when the proxy is on', async () => {
    expect(await open().images.find(REMOTE)).toBeUndefined();
    const { images } = open({ IMAGE_PROXY: 'true' });
    expect(await images.find(REMOTE)).toMatchObject({
      isRemote: true,
      name: { stamp: expect.stringMatching(/^~[\w-]{16}$/) },
    });
    expect(await images.find('https://evil.example.com/a.jpg')).toBeUndefined();
  });
});
