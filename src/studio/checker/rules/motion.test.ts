import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isAnimationHeader } from './motion.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe('the first bytes of an image', () => {
  test.each([
    ['a GIF', 'GIF89a'],
    ['a WebP with its flag', 'RIFF....WEBPVP8X\n\0\0\0\u0002'],
    ['a PNG with a control chunk', '\u0089PNG....IHDR....acTL....IDAT'],
    ['a sequence of AVIF pictures', '\0\0\0\u0020ftypavis'],
  ])('announce frames in %s', (_, head) => {
    expect(isAnimationHeader(bytes(head))).toBe(true);
  });

  test.each([
    ['a WebP without its flag', 'RIFF....WEBPVP8X\n\0\0\0\u0010'],
    ['a PNG', '\u0089PNG....IHDR....IDAT....acTL'],
    ['an AVIF picture', '\0\0\0\u0020ftypavif'],
    ['nothing', ''],
  ])('announce none in %s', (_, head) => {
    expect(isAnimationHeader(bytes(head))).toBe(false);
  });

  test('declare no animation in the images of the shop', () => {
    const folder = join(import.meta.dirname, '..', '..', '..', '..', 'content', 'media', 'scenes');
    expect(isAnimationHeader(readFileSync(join(folder, 'drying-room.webp')))).toBe(false);
  });
});
