import { describe, expect, test } from 'vitest';
import { importsOf } from './imports.ts';
import { isTest, listFiles, listSources, read } from './source-files.ts';

interface SourceLine {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

function find(paths: readonly string[], pattern: RegExp): readonly SourceLine[] {
  return paths.flatMap((path) =>
    read(path)
      .split('\n')
      .map((text, index) => ({ path, line: index + 1, text: text.trim() }))
      .filter(({ text }) => pattern.test(text)),
  );
}

const astro = listSources('src').filter((path) => path.endsWith('.astro'));
const stylesheets = listFiles('src').filter((path) => path.endsWith('.css'));

/** Everything else that is set as HTML is a constant of ours, JSON that escapes `<`, or markup of ours already rendered. */
const SETS_HTML = new Set([
  'src/layouts/document/Head.astro',
  'src/layouts/header/Arrival.astro',
  'src/layouts/structured-data/LinkedData.astro',
  'src/studio/preview/PreviewTools.astro',
  'src/studio/ui/ToolPage.astro',
  'src/registry/SectionBoundary.astro',
  'src/layouts/product/Customizer.astro',
  'src/registry/Sections.astro',
  'src/ui/CachedHtml.astro',
]);
const SANITISED = /<div class="prose" set:html=\{/;
const RAW_COLOR = /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/i;
/** A fragment of a link or an id selector, not a colour. */
const isAddress = (text: string): boolean => /url\(|href|data-|^#[a-z-]+\s*[{,]/i.test(text);

describe('Astro markup', () => {
  test('hydrates only components imported by name in the same file', () => {
    const wrong = astro.flatMap((path) => {
      const names = importsOf(path).flatMap((entry) => entry.names);
      const hydrated = [...read(path).matchAll(/<([A-Za-z][\w.]*)[^<>]*\sclient:/g)].map(([, name]) => name ?? '');
      return hydrated.filter((name) => !names.includes(name)).map((name) => `${path}: <${name} client:…>`);
    });
    expect(wrong).toEqual([]);
  });

  test('writes no style attribute, which the policy of every page would block', () => {
    expect(find(astro, /\sstyle=/)).toEqual([]);
  });

  test('sets HTML only from sanitised rich text and a short list of files', () => {
    const places = find(astro, /set:html/).filter(({ path, text }) => !SETS_HTML.has(path) && !SANITISED.test(text));
    expect(places).toEqual([]);
  });

  test('keeps styles of sections out of the markup, or they would land on every page', () => {
    const sections = astro.filter((path) => path.startsWith('src/sections/'));
    expect(find(sections, /<style|<script|import .*\.css['"]/)).toEqual([]);
  });
});

describe('a stylesheet', () => {
  test('takes its colours from the tokens', () => {
    const others = [...stylesheets, ...astro].filter((path) => path !== 'src/ui/tokens.css');
    expect(find(others, RAW_COLOR).filter(({ text }) => !isAddress(text))).toEqual([]);
  });

  test('leaves colour schemes to the tokens, so that pages differ in nothing else between them', () => {
    const others = [...stylesheets, ...astro].filter((path) => path !== 'src/ui/tokens.css');
    expect(find(others, /prefers-color-scheme|light-dark\(/)).toEqual([]);
  });

  test('of a section is scoped to its type and stays in its layer', () => {
    const wrong = stylesheets
      .filter((path) => /^src\/sections\/[^/]+\/[^/]+\.css$/.test(path))
      .filter((path) => {
        const type = path.split('/')[2];
        const text = read(path);
        return !text.startsWith('@layer sections') || !text.includes(`@scope ([data-section-type='${type}'])`);
      });
    expect(wrong).toEqual([]);
  });
});

describe('a test', () => {
  test('that is skipped has a reason on its line', () => {
    const tests = listFiles('').filter(isTest);
    const skipped = find(tests, /\b(test|it|describe)\.(skip|todo|fixme)\(|\btest\.skip\(/);
    expect(skipped.filter(({ text }) => !/,\s*['"`].{8,}['"`]\)|\/\/ .{8,}/.test(text))).toEqual([]);
  });
});
