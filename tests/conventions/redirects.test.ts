import { describe, expect, test } from 'vitest';
import { isTest, listSources, read } from './source-files.ts';

const sources = listSources('src').filter((path) => !isTest(path) && path !== 'src/lib/redirect.ts');

const linesWith = (pattern: RegExp) =>
  sources.flatMap((path) =>
    read(path)
      .split('\n')
      .map((text, index) => ({ location: `${path}:${index + 1}`, text: text.trim() }))
      .filter(({ text }) => pattern.test(text)),
  );

describe('a page', () => {
  test('redirects by src/lib/redirect.ts alone: a non-Latin-1 letter in a header makes the response fail', () => {
    const encoded = /headerAddress\(|addQuery\(/;
    expect(linesWith(/\b(Astro|context)\.redirect\(/)).toEqual([]);
    expect(
      linesWith(/\.set\('location'|\blocation: .*headers|^location: /i).filter(({ text }) => !encoded.test(text)),
    ).toEqual([]);
  });

  test('reads the parameters of its own route, not those that Astro decoded until nothing changed', () => {
    expect(linesWith(/\bAstro\.params\b|\bcontext\.params\b/)).toEqual([]);
  });
});
