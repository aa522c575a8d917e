import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ImageSource } from '../lib/image-source.ts';
import ResponsiveImage from './ResponsiveImage.astro';

const KNOWN: Readonly<Record<string, ImageSource>> = {
  '/media/boot.webp': { width: 900, height: 600, name: { stamp: 'boot0000', name: 'boot.webp' } },
  '/media/tall.webp': { width: 700, height: 900, name: { stamp: 'tall0000', name: 'tall.webp' } },
  '/media/moving.webp': { width: 300, height: 200 },
  'https://cdn.example.com/a.jpg': { isRemote: true, name: { stamp: '~0123456789abcdef', name: 'aHR0' } },
};

async function render(image: object, options: object = {}): Promise<string> {
  const container = await AstroContainer.create();
  const shop = { imageSources: { find: async (src: string) => KNOWN[src] } };
  const props = { image: { alt: 'A boot', ...image }, ...options };
  const html = await container.renderToString(ResponsiveImage, { props, locals: { shop } as unknown as App.Locals }); // all it reads
  return html.replaceAll('&lt;', '<');
}

const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b(?:[^>"]|"[^"]*")*>`, 'g')) ?? [];

describe('an image', () => {
  test('is offered as AVIF, as WebP, and in its original format', async () => {
    const html = await render({ src: '/media/boot.webp' }, { sizes: '50vw' });
    const [avif, webp, ...rest] = tags(html, 'source');
    expect(avif).toBe(
      '<source type="image/avif" srcset="/img/320/boot0000/boot.webp.avif 320w, /img/640/boot0000/boot.webp.avif 640w, ' +
        '/img/960/boot0000/boot.webp.avif 900w" sizes="50vw">',
    );
    expect(webp).toMatch(/type="image\/webp".*boot\.webp\.webp 900w/);
    expect(rest).toEqual([]);
    expect(tags(html, 'img')[0]).toContain('src="/media/boot.webp"');
  });

  test('has the size of its file, whatever the document states', async () => {
    const html = await render({ src: '/media/boot.webp', width: 100, height: 100 });
    expect(tags(html, 'img')[0]).toContain('width="900" height="600"');
  });

  test('loads lazily, unless it is the first', async () => {
    expect(await render({ src: '/media/boot.webp' })).toContain('loading="lazy" decoding="async"');
    expect(await render({ src: '/media/boot.webp' }, { eager: true })).toContain(
      'loading="eager" fetchpriority="high"',
    );
  });

  test('is offered in few widths beside a line of text', async () => {
    const html = await render({ src: '/media/boot.webp' }, { sizes: '5rem' });
    expect(html.match(/ \d+w/g)).toEqual([' 160w', ' 320w', ' 160w', ' 320w']);
  });

  test('is unchanged where it is animated or unknown', async () => {
    const moving = await render({ src: '/media/moving.webp' });
    expect(moving).not.toContain('<picture');
    expect(moving).toContain('width="300" height="200"');
    const unknown = await render({ src: '/media/gone.webp', width: 8, height: 6 });
    expect(unknown).not.toContain('<picture');
    expect(unknown).toContain('width="8" height="6"');
  });

  test('is replaced by its alternative text where its host is not allowed', async () => {
    const html = await render({ src: '' });
    expect(html).toContain('A boot');
    expect(html).not.toContain('<img');
  });

  test('of another host is requested from the shop alone', async () => {
    const html = await render({ src: 'https://cdn.example.com/a.jpg', width: 800, height: 600 });
    expect(html).toContain('src="/img/960/~0123456789abcdef/aHR0.webp"');
    expect(html).toContain('width="800" height="600"');
    expect(html).not.toContain('cdn.example.com');
  });
});

describe('an image with a crop for phones', () => {
  const image = { src: '/media/boot.webp', focalPoint: { x: 0.9, y: 0.5 }, small: { src: '/media/tall.webp' } };

  test('shows the crop below 768 pixels, in its own size', async () => {
    const sources = tags(await render(image), 'source');
    expect(sources.map((tag) => /\b(boot|tall)0000/.exec(tag)?.[1])).toEqual(['tall', 'tall', 'boot', 'boot']);
    expect(sources[0]).toContain('media="(width < 48rem)" width="700" height="900" type="image/avif"');
    expect(sources[2]).not.toContain('media=');
  });

  test('has a focal point of its own', async () => {
    expect(await render(image)).toContain('class="picture focal-right focal-small"');
    const aside = { ...image, small: { src: '/media/tall.webp', focalPoint: { x: 0.1, y: 0.1 } } };
    expect(await render(aside)).toContain('class="picture focal-right focal-small focal-small-left focal-small-top"');
  });

  test('uses the original crop where the shop does not know it', async () => {
    const html = await render({ ...image, small: { src: '/media/other.webp', width: 7, height: 9 } });
    expect(tags(html, 'source')[0]).toBe(
      '<source media="(width < 48rem)" width="7" height="9" srcset="/media/other.webp">',
    );
  });

  test('omits a crop whose host is not allowed', async () => {
    expect(await render({ ...image, small: { src: '' } })).not.toContain('media=');
  });
});

describe('the stylesheets', () => {
  test('never select an image as a direct child: it may be inside a picture element', () => {
    const root = new URL('../', import.meta.url);
    const stylesheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.css'),
    );
    expect(stylesheets.length).toBeGreaterThan(10);
    expect(stylesheets.filter((path) => />\s*\.picture\b/.test(readFileSync(new URL(path, root), 'utf8')))).toEqual([]);
  });
});
