import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import { elevationProfile } from './profile.ts';
import { timeline } from './section.ts';
import Timeline from './Timeline.astro';

const { vertical, profile } = timeline.samples;
const dated = (date: string) => ({ items: [{ date, title: 'The first pair' }] });

describe('a timeline', () => {
  test('is an ordered list with headings below its title', async () => {
    const html = await renderSection(Timeline, timeline, vertical);
    expect(html).toMatch(/<ol role="list"/);
    expect(html.match(/<h3 class="name">/g)).toHaveLength(4);
  });

  test('formats a year, a month or a day in the page’s language', async () => {
    const html = await renderSection(Timeline, timeline, vertical, { locale: 'fr-fr' });
    expect(html).toContain('<time datetime="1974">1974</time>');
    expect(html).toContain('<time datetime="1991-04">avril 1991</time>');
    expect(html).toContain('<time datetime="2024-03-11">11 mars 2024</time>');
  });

  test.each(['Spring 2019', '2019-13', '12/04/2019'])('shows %s unchanged', async (date) => {
    const html = await renderSection(Timeline, timeline, dated(date));
    expect(html).toContain(date);
    expect(html).not.toContain('<time');
  });

  test('shows heights as text, and the line as decoration', async () => {
    const html = await renderSection(Timeline, timeline, profile, { variant: 'profile' });
    expect(html).toContain('1,180 m');
    expect(html).toMatch(/<svg[^>]*aria-hidden="true"/);
  });

  test('scrolls horizontally in a named, focusable region', async () => {
    const html = await renderSection(Timeline, timeline, profile, { variant: 'profile' });
    expect(html).toMatch(/role="group" tabindex="0" aria-label="The test walk, station by station"/);
    expect(await renderSection(Timeline, timeline, vertical)).not.toContain('tabindex');
  });

  test('may be empty, but a station requires a title', async () => {
    expect(await renderSection(Timeline, timeline, { items: [] })).not.toContain('<ol');
    expect(timeline.schema.safeParse({ items: [{ date: '1974' }] }).success).toBe(false);
  });
});

describe('the elevation line', () => {
  test('is drawn for two or more heights, each in its own column', () => {
    expect(elevationProfile([{ value: 10 }, {}])).toBeUndefined();
    expect(elevationProfile([{ value: 10 }, {}, { value: 20 }])).toMatchObject({
      width: 300,
      line: 'M0 88H6C106 88 106 12 206 12H300',
      dots: 'M6 88h0M206 12h0',
    });
  });

  test('closes the area below it', () => {
    expect(elevationProfile([{ value: 1 }, { value: 2 }])?.ground).toMatch(/H200V100H0Z$/);
  });

  test('stays horizontal where all heights are equal', () => {
    expect(elevationProfile([{ value: 5 }, { value: 5 }])?.dots).toBe('M6 50h0M106 50h0');
  });
});
