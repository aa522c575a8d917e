import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import { isPlayable } from './playable.ts';
import { video } from './section.ts';
import VideoSection from './Video.astro';

describe('a video', () => {
  test('plays a film file with controls, has a name and does not preload', async () => {
    const html = await renderSection(VideoSection, video, { video: { src: '/media/a.mp4', title: 'A boot' } });
    expect(html).toMatch(/<video controls preload="none" playsinline aria-label="A boot">/);
    expect(html).not.toMatch(/autoplay|<track/);
  });

  test('includes its captions', async () => {
    const html = await renderSection(VideoSection, video, video.samples.wide, { locale: 'de-de' });
    expect(html).toMatch(/<track kind="captions" src="[^"]+\.vtt" srclang="de" label="Untertitel" default>/);
  });

  test('links a page that cannot be played here', async () => {
    const content = { video: { src: 'https://films.example/watch', title: 'A boot' } };
    const html = await renderSection(VideoSection, video, content);
    expect(html).toContain('href="https://films.example/watch"');
    expect(html).not.toContain('<video');
  });

  test('shows its title where its address was unsafe', async () => {
    const html = await renderSection(VideoSection, video, { video: { src: '', title: 'A boot' } });
    expect(html).toContain('A boot</figcaption>');
    expect(html).not.toContain('href');
  });

  test('rejects a film without title or address', () => {
    expect(video.schema.safeParse({ video: { src: '/media/a.mp4' } }).success).toBe(false);
    expect(video.schema.safeParse({ video: { title: 'A boot' } }).success).toBe(false);
  });
});

describe('a playable address', () => {
  test('ends in a film file, whatever its query', () => {
    expect(isPlayable('/media/a.MP4?v=2')).toBe(true);
    expect(isPlayable('https://films.example/a.mp4/page')).toBe(false);
  });
});
