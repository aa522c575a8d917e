import { describe, expect, test } from 'vitest';
import { withImagePreload } from './image-preload.ts';
import { bytesOf } from './page-html.ts';

const IMG = '<img class="picture" src="/media/a.webp" alt="An &quot;a&quot;" loading="eager" fetchpriority="high">';
const AVIF = '<source type="image/avif" srcset="/img/320/aaaaaaaa/a.webp.avif 320w" sizes="(width >= 9rem) 5vw, 9vw">';
const WEBP = '<source type="image/webp" srcset="/img/320/aaaaaaaa/a.webp.webp 320w" sizes="9vw">';
const SMALL = AVIF.replace('<source', '<source media="(width < 48rem)"').replaceAll('a.webp', 's.webp');

const page = (body: string) => `<html><head><title>Größe</title><style></style></head><body>${body}</body></html>`;
const added = (body: string) => {
  const html = String(bytesOf(withImagePreload([Buffer.from(page(body))])));
  const [, links = ''] = /<\/title>(.*)<style>/.exec(html) ?? [];
  expect(html.replace(links, () => '')).toBe(page(body));
  return links.split(/(?=<link)/).filter(Boolean);
};

describe('the document head', () => {
  test('preloads the first image as its markup requests it', () => {
    const other = '<picture><source type="image/avif" srcset="/other.avif"><img src="/other" loading="lazy"></picture>';
    expect(added(`${other}<p>ü</p><picture>${AVIF}${WEBP}${IMG}</picture>${other}`)).toEqual([
      '<link rel="preload" as="image" fetchpriority="high" imagesrcset="/img/320/aaaaaaaa/a.webp.avif 320w" ' +
        'imagesizes="(width >= 9rem) 5vw, 9vw" type="image/avif">',
    ]);
  });

  test('preloads one crop or the other, never both', () => {
    const links = added(`<picture>${SMALL}${AVIF}${WEBP}${IMG}</picture>`);
    expect(links).toHaveLength(2);
    expect(links[0]).toMatch(/s\.webp\.avif.* media="\(width < 48rem\)">$/);
    expect(links[1]).toMatch(/a\.webp\.avif.* media="not all and \(width < 48rem\)">$/);
  });

  test('preloads an image without other widths by its address', () => {
    const other = `<picture>${AVIF}<img src="/other" loading="lazy"></picture>`;
    expect(added(other + IMG)).toEqual(['<link rel="preload" as="image" fetchpriority="high" href="/media/a.webp">']);
  });

  test('preloads the image itself beside a crop for phones only', () => {
    const links = added(`<picture>${SMALL}${IMG}</picture>`);
    expect(links[1]).toBe(
      '<link rel="preload" as="image" fetchpriority="high" href="/media/a.webp" media="not all and (width < 48rem)">',
    );
  });

  test.each([
    ['no first picture', '<img src="/media/a.webp" loading="lazy">'],
    ['an empty one', IMG.replace('/media/a.webp', 'data:,')],
  ])('stays unchanged with %s', (_, body) => {
    expect(added(body)).toEqual([]);
  });

  test('preloads the first image of a fragment, and none of a later one', () => {
    const [start = '', end = ''] = page('|').split('|');
    const fragments = ['<p>ü</p>', `<picture>${AVIF}${IMG}</picture>`, `<picture>${WEBP}${IMG}</picture>`];
    const parts = [start, ...fragments.flatMap((fragment) => [fragment, '<hr>']), end].map((part) => Buffer.from(part));
    const html = withImagePreload(parts);
    expect(String(html[0]).match(/imagesrcset="[^"]*"/g)).toEqual(['imagesrcset="/img/320/aaaaaaaa/a.webp.avif 320w"']);
    expect(String(bytesOf(html))).toBe(String(bytesOf(withImagePreload([Buffer.concat(parts)]))));
  });

  test('stays unchanged without an image', () => {
    const unwrapped = [Buffer.from(IMG)];
    expect(withImagePreload(unwrapped)).toBe(unwrapped);
  });
});
