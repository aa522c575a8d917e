import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import Gallery from './Gallery.astro';
import { gallery } from './section.ts';
import { tileSizes } from './sizes.ts';

const { mosaic, stage } = gallery.samples;

describe('a gallery', () => {
  test('links every image to its file without script', async () => {
    const html = await renderSection(Gallery, gallery, mosaic);
    expect(html.match(/<a href="\/media\/scenes\/[^"]+" data-position="\d of 5"/g)).toHaveLength(5);
    expect(html.match(/View larger/g)).toHaveLength(5);
  });

  test('has one dialog for enlarged images, with a name, Close, previous, next and zoom', async () => {
    const html = await renderSection(Gallery, gallery, mosaic);
    expect(html).toMatch(/<dialog class="viewer" aria-label="Four days between two huts">/);
    expect(html).toMatch(/<form method="dialog">\s*<button class="button">Close<\/button>/);
    expect(html.match(/data-viewer-step/g)).toHaveLength(2);
    expect(html).toMatch(/aria-label="Zoom in".*aria-label="Zoom out"/s);
  });

  test('shows captions below their images', async () => {
    const html = await renderSection(Gallery, gallery, mosaic);
    expect(html).toMatch(/<figcaption>\s*<strong>Camp at the tarn<\/strong>\s*<span class="muted">612 m/);
  });

  test('is a named carousel with slide positions in the stage variant, and never moves by itself', async () => {
    const html = await renderSection(Gallery, gallery, stage, { variant: 'stage' });
    expect(html).toMatch(/role="group" aria-roledescription="carousel" aria-label="How a boot gets its second sole"/);
    expect(html).toMatch(/<li aria-roledescription="slide" aria-label="1 of 3">/);
    expect(html.match(/<button[^>]*aria-controls="s1-track"[^>]* hidden/g)).toHaveLength(2);
  });

  test('shows the alternative text of an image that is not allowed, without a link', async () => {
    const html = await renderSection(Gallery, gallery, { images: [{ src: '', alt: 'A ford' }] });
    expect(html).toContain('A ford');
    expect(html).not.toContain('<a ');
  });

  test('loads only its first image at once', async () => {
    const html = await renderSection(Gallery, gallery, mosaic, { eager: true });
    expect(html.match(/loading="eager"/g)).toHaveLength(1);
  });

  test('may be empty', async () => {
    expect(await renderSection(Gallery, gallery, { images: [] })).not.toMatch(/<ul|<dialog|data-behavior/);
    expect(gallery.schema.safeParse({}).success).toBe(false);
  });
});

describe('the width of a tile', () => {
  test('is that of its row, which the last one fills', () => {
    const widths = [0, 1, 2, 3, 4].map((index) => tileSizes(index, 5));
    expect(new Set(widths).size).toBe(2);
    expect(widths[0]).toContain('56rem');
    expect(tileSizes(0, 1)).toContain('84rem, 92vw');
    expect(tileSizes(3, 4)).toBe(widths[0]);
    expect(tileSizes(2, 3)).toBe(tileSizes(5, 6));
  });
});
