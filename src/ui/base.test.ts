import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const folder = new URL('./', import.meta.url);
const stylesheets = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]),
);
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

describe('the base stylesheet', () => {
  test('declares the cascade layers once, before everything else', () => {
    expect(stylesheets.get('base.css')).toMatch(/^@layer reset, base, layout, sections, utilities;/);
  });

  test('imports every other stylesheet', () => {
    const others = [...stylesheets.keys()].filter((name) => name !== 'base.css');
    for (const name of others) expect(stylesheets.get('base.css')).toContain(`@import './${name}';`);
  });

  test('stays under 7 kB gzip', () => {
    const all = [...stylesheets.values()].map(withoutComments).join('').replace(/\s+/g, ' ');
    expect(gzipSync(all).length).toBeLessThanOrEqual(7 * 1024);
  });

  test('has raw colours in tokens.css only', () => {
    for (const [name, css] of stylesheets) {
      if (name === 'tokens.css') continue;
      expect(withoutComments(css), name).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(|hsl\(|oklch\(/i);
    }
  });
});
