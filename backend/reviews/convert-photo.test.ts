import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { convertPhoto, type ConvertedPhoto } from './convert-photo.ts';
import { jpegPhoto } from './photos.test-support.ts';

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#345' } })
    .png()
    .toBuffer();

async function animatedGif(): Promise<Buffer> {
  const frames = await Promise.all([png(200, 200), png(200, 200)]);
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
}

const animatedWebp = async () => {
  const frames = [
    await png(200, 200),
    await sharp(await png(200, 200))
      .negate()
      .png()
      .toBuffer(),
  ];
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
};

/** The header of a picture of 60,000 x 60,000 pixels, with nothing behind it. */
async function bomb(): Promise<Buffer> {
  const bytes = await png(200, 200);
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  return bytes;
}

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');

describe('a file', () => {
  test.each([
    ['an SVG', async () => SVG, 'type'],
    ['a page', async () => HTML, 'type'],
    ['a GIF that is a script too', async () => Buffer.from('GIF89a/*<svg/onload=alert(1)>*/=1;'), 'type'],
    ['a moving GIF', animatedGif, 'type'],
    ['a moving WebP', animatedWebp, 'animated'],
    ['a picture with too many pixels', bomb, /pixels|damaged/],
    ['a tiny picture', () => png(40, 40), 'small'],
    ['the start of a photo', async () => (await jpegPhoto()).subarray(0, 2000), 'damaged'],
    [
      'a page behind the first bytes of a photo',
      async () => Buffer.concat([Buffer.from([255, 216, 255]), HTML]),
      'damaged',
    ],
    ['nothing', async () => Buffer.alloc(0), 'type'],
    ['9 MiB', async () => Buffer.concat([await jpegPhoto(), Buffer.alloc(9 * 1024 * 1024)]), 'bytes'],
  ])('that is %s is not accepted', async (_, make, issue) => {
    const outcome = await convertPhoto(await make());
    expect(outcome).toEqual(issue instanceof RegExp ? expect.stringMatching(issue) : issue);
  });

  test('that is a photo is stored upright, smaller, and without what the camera wrote', async () => {
    const photo = await jpegPhoto({ width: 1800, height: 900, orientation: 6 });
    const { exif } = await sharp(photo).metadata();
    expect(exif?.toString('latin1')).toContain('Ada Camera');
    const stored = (await convertPhoto(Buffer.concat([photo, HTML]))) as ConvertedPhoto;
    expect(stored).toMatchObject({ width: 800, height: 1600 });
    const found = await sharp(stored.bytes).metadata();
    expect(found).toMatchObject({ format: 'webp', width: 800, height: 1600 });
    expect([found.exif, found.xmp, found.orientation]).toEqual([undefined, undefined, undefined]);
    expect(stored.bytes.includes('script')).toBe(false);
  });
});
