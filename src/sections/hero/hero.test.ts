import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import Hero from './Hero.astro';
import { hero } from './section.ts';

const { split } = hero.samples;

describe('a hero', () => {
  test('requires only a title', async () => {
    const html = await renderSection(Hero, hero, { title: 'Wet feet' }, { headingLevel: 1 });
    expect(html).toMatch(/<h1[^>]*>Wet feet<\/h1>/);
    expect(html).not.toContain('<img');
  });

  test('rejects a missing or empty title', () => {
    expect(hero.schema.safeParse({}).success).toBe(false);
    expect(hero.schema.safeParse({ title: '' }).success).toBe(false);
  });

  test('loads its image first when it is the first section of the page, later otherwise', async () => {
    const first = await renderSection(Hero, hero, split, { variant: 'split', eager: true });
    expect(first).toContain('loading="eager"');
    expect(first).toContain('fetchpriority="high"');
    const later = await renderSection(Hero, hero, split, { variant: 'split' });
    expect(later).toContain('loading="lazy"');
  });

  test('reserves the space of its image and describes the image', async () => {
    const html = await renderSection(Hero, hero, split, { variant: 'split' });
    expect(html).toMatch(/<img[^>]*alt="Ridgelines[^>]*width="1920" height="1080"/);
  });

  test('makes the first link the primary one', async () => {
    const html = await renderSection(Hero, hero, hero.samples.panorama);
    expect(html).toMatch(/class="button button--primary" href="\/c\/hiking-boots"/);
    expect(html).toMatch(/class="button" href="\/boot-fitting-guide"/);
  });

  test('lists its figures as terms and values', async () => {
    const html = await renderSection(Hero, hero, split, { variant: 'split' });
    expect(html).toMatch(/<dt>Weight per pair<\/dt>\s*<dd>1,180 g<\/dd>/);
  });

  test('renders plain text as text', async () => {
    const html = await renderSection(Hero, hero, { title: '<script>alert(1)</script>' });
    expect(html).not.toContain('<script>');
  });
});
