import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { themeCss } from './theme-css.ts';

describe('a chosen theme', () => {
  const tokens = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8');

  test('has the colours of the tokens, whatever the device prefers', () => {
    expect(themeCss(tokens, 'dark')).toMatch(
      /^@media screen\{:root:root\{color-scheme:dark;.*--color-ground: #131a1a;/,
    );
    expect(themeCss(tokens, 'light')).toMatch(/color-scheme:light;.*--color-ground: #f5f1e6;/);
    expect(themeCss(tokens, undefined)).toBe('');
  });

  test('covers all differences of the themes: no other rule depends on the theme', () => {
    const isSource = (path: string) =>
      !/\.test\.ts$|^src\/studio\/(preview|checker)\/|^src\/layouts\/document\/theme-css/.test(path);
    const files = globSync('src/**/*.{css,astro,ts,tsx}').filter(isSource);
    const asking = files.filter((path) => readFileSync(path, 'utf8').includes('prefers-color-scheme'));
    expect(asking).toEqual(['src/ui/tokens.css']);
  });
});
