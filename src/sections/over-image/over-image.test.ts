import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import { HUT } from '../sample-images.ts';
import OverImage from './OverImage.astro';
import { overImage } from './section.ts';

const { tall } = overImage.samples;
const render = (content: object, options: object = {}) => renderSection(OverImage, overImage, content, options);

describe('text over an image', () => {
  test('requires only a title and an image', async () => {
    const html = await render({ title: 'Arrive early', image: HUT }, { headingLevel: 1 });
    expect(html).toMatch(/<h1[^>]*>Arrive early<\/h1>/);
    expect(overImage.schema.safeParse({ title: 'Arrive early' }).success).toBe(false);
    expect(overImage.schema.safeParse({ image: HUT }).success).toBe(false);
  });

  test('is at the start, the end or the bottom of the image, nowhere else', async () => {
    expect(await render({ title: 'A', image: HUT })).toContain('at-start');
    expect(await render({ title: 'A', image: HUT, position: 'bottom' })).toContain('at-bottom');
    expect(overImage.schema.safeParse({ title: 'A', image: HUT, position: 'top: 0' }).success).toBe(false);
  });

  test('is readable on any image: its background is a colour whose contrast with the text is checked', () => {
    const stylesheet = readFileSync(new URL('./over-image.css', import.meta.url), 'utf8');
    const panel = /\.panel \{[^}]*\}/.exec(stylesheet)?.[0] ?? '';
    expect(panel).toContain('background: var(--color-ground)');
    expect(panel).toContain('color: var(--color-text)');
    expect(stylesheet).not.toMatch(/opacity|mix-blend-mode|color-mix/);
  });

  test('loads its image first when it is the first section of the page', async () => {
    expect(await render(tall, { eager: true })).toContain('fetchpriority="high"');
    expect(await render(tall)).toContain('loading="lazy"');
  });

  test('makes the first link the primary one', async () => {
    const html = await render(tall);
    expect(html).toMatch(/class="button button--primary" href="\/c\/winter-boots"/);
    expect(html).toMatch(/class="button" href="\/winter-field-notes"/);
  });

  describe('with depths', () => {
    const layers = [2, 3].map((depth) => ({ src: `/media/scenes/hut/layer-${depth}.webp`, width: 1920, height: 1080 }));
    const stylesheet = readFileSync(new URL('./over-image.css', import.meta.url), 'utf8');

    test('shows the whole image first, then lazy layers from far to near without alternative text', async () => {
      const html = await render({ title: 'A', image: HUT, layers }, { eager: true });
      expect([...html.matchAll(/<img[^>]*src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
        HUT.src,
        ...layers.map(({ src }) => src),
      ]);
      expect(html.match(/fetchpriority="high"/g)).toHaveLength(1);
      const depths = html.split('<div class="depth"').slice(1);
      expect(depths).toHaveLength(layers.length);
      for (const depth of depths) expect(depth).toMatch(/<img[^>]* alt(?:=""|\s)[^>]*loading="lazy"/);
    });

    test('is one image on phones, with reduced motion, and without scroll-driven animation', () => {
      expect(stylesheet).toMatch(/\.depth \{\s*display: none;/);
      const moving = stylesheet.slice(stylesheet.indexOf('@supports (animation-timeline: view())'));
      expect(moving).toMatch(
        /^@supports[^{]*\{\s*@media \(prefers-reduced-motion: no-preference\) and \(width >= 48rem\)/,
      );
      expect(stylesheet.slice(0, stylesheet.indexOf('@supports'))).not.toMatch(/animation|translate/);
    });

    test('moves a nearer layer less, the nearest not at all, the whole image most', () => {
      const lags = [...stylesheet.matchAll(/--lag: (\d+)%/g)].map(([, lag]) => Number(lag));
      const [whole = 0, ...depths] = lags;
      expect(depths[0]).toBe(0);
      expect(depths).toEqual(depths.toSorted((a, b) => a - b));
      expect(whole).toBeGreaterThan(Math.max(...depths));
      expect(
        overImage.schema.safeParse({ title: 'A', image: HUT, layers: Array(depths.length).fill(layers[0]) }).success,
      ).toBe(true);
      expect(
        overImage.schema.safeParse({ title: 'A', image: HUT, layers: Array(depths.length + 1).fill(layers[0]) })
          .success,
      ).toBe(false);
    });
  });
});
