import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import PromoBar from './PromoBar.astro';
import { promoBar } from './section.ts';

const { strip, notice, row } = promoBar.samples;

describe('announcements', () => {
  test('are a named list that shows every message without script', async () => {
    const html = await renderSection(PromoBar, promoBar, strip);
    expect(html).toContain('role="group" aria-label="Announcements"');
    expect(html.match(/<li>/g)).toHaveLength(3);
    expect(html).not.toMatch(/ hidden[ >]/);
  });

  test('have previous, next and, where they rotate, pause', async () => {
    const rotating = await renderSection(PromoBar, promoBar, strip);
    for (const name of ['Previous message', 'Next message', 'Pause messages']) expect(rotating).toContain(`"${name}"`);
    const still = await renderSection(PromoBar, promoBar, { items: strip.items });
    expect(still).toContain('"Next message"');
    expect(still).not.toMatch(/Pause messages|data-rotate/);
  });

  test('need no buttons and no script for a single message or side by side', async () => {
    const single = await renderSection(PromoBar, promoBar, { items: notice.items, rotate: true });
    const beside = await renderSection(PromoBar, promoBar, row, { variant: 'row' });
    for (const html of [single, beside]) expect(html).not.toMatch(/<button|data-behavior/);
  });

  test('can be dismissed under the name of their section', async () => {
    const html = await renderSection(PromoBar, promoBar, notice, { variant: 'notice' });
    expect(html).toContain('data-dismiss-as="test"');
    expect(html).toMatch(/<button[^>]*aria-label="Dismiss"/);
  });

  test('may be empty, but no message may be', async () => {
    expect((await renderSection(PromoBar, promoBar, { items: [] })).trim()).toBe('');
    expect(promoBar.schema.safeParse({ items: [{ text: '' }] }).success).toBe(false);
    expect(promoBar.schema.safeParse({}).success).toBe(false);
  });
});
