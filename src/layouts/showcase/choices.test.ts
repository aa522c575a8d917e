import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SITES } from '../../cms/sites.default.ts';
import { readChoices } from './choices.ts';
import { themeCss } from './theme.ts';

const read = (query: string) => readChoices(new URLSearchParams(query), DEFAULT_SITES);

describe('the choices of the showcase', () => {
  test('are read from the query', () => {
    expect(read('locale=de-de&date=2026-12-24&theme=dark&slot=lazy-main&fixture=empty&revision=published')).toEqual({
      locale: 'de-de',
      preview: { date: '2026-12-24T00:00:00.000Z', revision: 'published' },
      theme: 'dark',
      slot: 'lazy-main',
      fixture: 'empty',
    });
  });

  test('mean UTC where a date has no offset', () => {
    expect(read('date=2026-12-24T18:00').preview.date).toBe('2026-12-24T18:00:00.000Z');
    expect(read('date=2026-12-24T18:00-07:00').preview.date).toBe('2026-12-25T01:00:00.000Z');
  });

  test('that do not exist are as good as absent', () => {
    const nothing = { locale: undefined, preview: {}, theme: undefined, slot: 'main', fixture: 'shop' };
    expect(read('locale=xx-xx&date=soon&theme=pink&slot=top&fixture=x&revision=y')).toEqual(nothing);
  });
});

describe('a theme that is chosen', () => {
  const tokens = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8');

  test('has the colours of the tokens, whatever the device prefers', () => {
    expect(themeCss(tokens, 'dark')).toMatch(
      /^@media screen\{:root:root\{color-scheme:dark;.*--color-ground: #131a1a;/,
    );
    expect(themeCss(tokens, 'light')).toMatch(/color-scheme:light;.*--color-ground: #f5f1e6;/);
    expect(themeCss(tokens, undefined)).toBe('');
  });
});
