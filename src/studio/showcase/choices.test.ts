import { describe, expect, test } from 'vitest';
import { DEFAULT_SITES } from '../../cms/site/sites.default.ts';
import { readChoices } from './choices.ts';

const read = (query: string) => readChoices(new URLSearchParams(query), DEFAULT_SITES);

describe('the choices of the showcase', () => {
  test('are read from the query', () => {
    expect(read('locale=de-de&date=2026-12-24&theme=dark&slot=lazy-main&fixture=empty&revision=published')).toEqual({
      locale: 'de-de',
      preview: { date: '2026-12-24T00:00:00.000Z', revision: 'published', theme: 'dark' },
      slot: 'lazy-main',
      fixture: 'empty',
    });
  });

  test('default to UTC where a date has no offset', () => {
    expect(read('date=2026-12-24T18:00').preview.date).toBe('2026-12-24T18:00:00.000Z');
    expect(read('date=2026-12-24T18:00-07:00').preview.date).toBe('2026-12-25T01:00:00.000Z');
  });

  test('are ignored when they do not exist', () => {
    const nothing = { locale: undefined, preview: {}, slot: 'main', fixture: 'shop' };
    expect(read('locale=xx-xx&date=soon&theme=pink&slot=top&fixture=x&revision=y')).toEqual(nothing);
  });
});
