import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import Countdown from './Countdown.astro';
import { countdown } from './section.ts';

const ends = '2199-12-31T18:00:00-07:00';
const past = '2020-01-01T00:00:00Z';

describe('a countdown', () => {
  test('shows its end in the words of the locale without script', async () => {
    const html = await renderSection(Countdown, countdown, { ends, timeZone: 'America/Denver' });
    expect(html).toContain(`<time datetime="${ends}">Until Tuesday, December 31, 2199 at 6:00 PM MST</time>`);
    const german = await renderSection(Countdown, countdown, { ends }, { locale: 'de-de' });
    expect(german).toContain('Bis Dienstag, 31. Dezember 2199 um 18:00 GMT-7');
  });

  test('shows the end in its own offset where the time zone is unknown', async () => {
    const html = await renderSection(Countdown, countdown, { ends: '2199-06-01T12:00:00Z', timeZone: 'Nowhere' });
    expect(html).toContain('12:00 PM UTC');
  });

  test('has a timer that is not announced at every tick, with units in the page’s language', async () => {
    const html = await renderSection(Countdown, countdown, { ends }, { locale: 'it-it' });
    expect(html).toContain('role="timer" aria-live="off" aria-label="Tempo rimanente"');
    for (const name of ['giorni', 'ore', 'minuti', 'secondi']) expect(html).toContain(`>${name}</span>`);
  });

  test('hides the text for afterwards until it has ended', async () => {
    const html = await renderSection(Countdown, countdown, { ends, endedText: 'The bench is full.' });
    expect(html).toMatch(/<p class="ended" data-after-end hidden>\s*The bench is full\./);
  });

  test('shows only that text once it has ended, without script', async () => {
    const content = { ends: past, endedText: 'The bench is full.', cta: { label: 'Send', href: '/repairs' } };
    const html = await renderSection(Countdown, countdown, content);
    expect(html).toMatch(/<p class="ended" data-after-end>\s*The bench is full\./);
    expect(html).not.toMatch(/role="timer"|data-behavior|Send/);
    expect(await renderSection(Countdown, countdown, { ends: past })).toContain('This has ended.');
  });

  test('shows its image on the card only', async () => {
    const { card } = countdown.samples;
    expect(await renderSection(Countdown, countdown, card, { variant: 'card' })).toContain('<img');
    expect(await renderSection(Countdown, countdown, card)).not.toContain('<img');
  });

  test.each(['2026-12-31', '2026-12-31T18:00:00', 'soon', undefined])('rejects %s as an end', (value) => {
    expect(countdown.schema.safeParse({ ends: value }).success).toBe(false);
  });
});
