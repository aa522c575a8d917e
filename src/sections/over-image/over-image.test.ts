import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import { HUT } from '../sample-pictures.ts';
import OverImage from './OverImage.astro';
import { overImage } from './section.ts';

const { tall } = overImage.samples;
const render = (content: object, options: object = {}) => renderSection(OverImage, overImage, content, options);

describe('a text over a picture', () => {
  test('needs a title and a picture, nothing else', async () => {
    const html = await render({ title: 'Arrive early', image: HUT }, { headingLevel: 1 });
    expect(html).toMatch(/<h1[^>]*>Arrive early<\/h1>/);
    expect(overImage.schema.safeParse({ title: 'Arrive early' }).success).toBe(false);
    expect(overImage.schema.safeParse({ image: HUT }).success).toBe(false);
  });

  test('stands at the start, the end or the foot of the picture, nowhere else', async () => {
    expect(await render({ title: 'A', image: HUT })).toContain('at-start');
    expect(await render({ title: 'A', image: HUT, position: 'bottom' })).toContain('at-bottom');
    expect(overImage.schema.safeParse({ title: 'A', image: HUT, position: 'top: 0' }).success).toBe(false);
  });

  test('reads on any picture: its ground is a colour whose pair with the text is checked', () => {
    const sheet = readFileSync(new URL('./over-image.css', import.meta.url), 'utf8');
    const panel = /\.panel \{[^}]*\}/.exec(sheet)?.[0] ?? '';
    expect(panel).toContain('background: var(--color-ground)');
    expect(panel).toContain('color: var(--color-text)');
    expect(sheet).not.toMatch(/opacity|mix-blend-mode|color-mix/);
  });

  test('loads its picture first when it opens the page', async () => {
    expect(await render(tall, { eager: true })).toContain('fetchpriority="high"');
    expect(await render(tall)).toContain('loading="lazy"');
  });

  test('makes the first link the main one', async () => {
    const html = await render(tall);
    expect(html).toMatch(/class="button button--primary" href="\/c\/winter-boots"/);
    expect(html).toMatch(/class="button" href="\/winter-field-notes"/);
  });
});
