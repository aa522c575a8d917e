import { describe, expect, test } from 'vitest';
import { mediaName, imageAddress, readImageAddress } from './image-address.ts';
import { thumbnailSet } from './image-thumbnail.ts';

describe('the address of an image', () => {
  test('is parsed back unchanged', () => {
    const address = { width: 640, stamp: 'x7Gh2kLq', name: 'products/a%20b/side.webp', format: 'avif' } as const;
    expect(imageAddress(address)).toBe('/img/640/x7Gh2kLq/products/a%20b/side.webp.avif');
    expect(readImageAddress(imageAddress(address))).toEqual(address);
  });

  test('may have no stamp, or a signature', () => {
    expect(readImageAddress('/img/160/-/a.webp.webp')).toMatchObject({ stamp: '-', name: 'a.webp', format: 'webp' });
    expect(readImageAddress('/img/160/~0123456789abcdef/aHR0.avif')).toMatchObject({ stamp: '~0123456789abcdef' });
  });

  test.each([
    ['a width of its own', '/img/641/x7Gh2kLq/a.webp.avif'],
    ['a width written otherwise', '/img/0640/x7Gh2kLq/a.webp.avif'],
    ['another format', '/img/640/x7Gh2kLq/a.webp.jpg'],
    ['no format', '/img/640/x7Gh2kLq/a'],
    ['a stamp of another length', '/img/640/x7Gh/a.webp.avif'],
    ['a short signature', '/img/640/~x7Gh2kLq/a.webp.avif'],
    ['no name', '/img/640/x7Gh2kLq/.avif'],
    ['another start', '/images/640/x7Gh2kLq/a.webp.avif'],
  ])('is rejected with %s', (_, path) => {
    expect(readImageAddress(path)).toBeUndefined();
  });
});

describe('an image of the shop', () => {
  test('is a raster below /media/', () => {
    expect(mediaName('/media/products/a/b.webp')).toBe('products/a/b.webp');
    expect(mediaName('/media/A.JPG')).toBe('A.JPG');
  });

  test.each([
    '/media/a.svg',
    '/media/a.gif',
    '/media/a.mp4',
    '/a.webp',
    'https://a.example/media/a.webp',
    '/media/a b.webp',
    '/media/',
  ])('is not %s', (src) => {
    expect(mediaName(src)).toBeUndefined();
    expect(thumbnailSet(src)).toBeUndefined();
  });

  test('has a thumbnail in two widths, without its bytes', () => {
    expect(thumbnailSet('/media/a.webp')).toBe('/img/160/-/a.webp.webp 160w, /img/320/-/a.webp.webp 320w');
  });
});
