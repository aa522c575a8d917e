import { describe, expect, test } from 'vitest';
import { listFiles, read } from './source-files.ts';

const SELECTOR = /[^{};]+(?=\{)/g;
/** What browsers look for among the descendants, instead of restyling all of them. */
const NAME = /(^|[^:\w-])[a-z][\w-]*|[.#[]/;

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

/** Splits at characters that stand outside of parentheses and brackets. */
function splitOutside(text: string, separator: RegExp): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if ('(['.includes(character)) depth += 1;
    if (')]'.includes(character)) depth -= 1;
    if (depth === 0 && separator.test(character)) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Returns selectors in which what depends on a `:has()` is any element. */
function selectorsOfAnything(css: string): readonly string[] {
  const preludes = withoutComments(css).match(SELECTOR) ?? [];
  const selectors = preludes
    .filter((prelude) => !prelude.trim().startsWith('@'))
    .flatMap((one) => splitOutside(one, /,/));
  return selectors.filter((selector) => {
    const compounds = splitOutside(selector, /[\s>+~]/);
    const subject = compounds.at(-1) ?? '';
    if (!compounds.slice(0, -1).some((compound) => compound.includes(':has('))) return false;
    return !NAME.test(subject.replace(/:(?:not|has)\([^)]*\)/g, ''));
  });
}

/**
 * Chromium restyles what any `:has()` may concern after each press of a control that any other `:has()` asks about: one
 * rule for anything below a `:has()` makes it restyle the whole page (docs/decisions/097-dialogs-restyle-themselves.md).
 */
describe('what a stylesheet styles below a :has()', () => {
  const stylesheets = listFiles('src').filter((path) => path.endsWith('.css'));

  test.each(stylesheets)('is named by class, id, attribute or type in %s', (path) => {
    expect(selectorsOfAnything(read(path))).toEqual([]);
  });

  test('is found where it is any element', () => {
    const css = '@media print { .a:has(.b) > :not(.c), .a:has(.b) :first-child, .a:has(.b) > * { color: red } }';
    expect(selectorsOfAnything(css)).toEqual(['.a:has(.b) > :not(.c)', '.a:has(.b) :first-child', '.a:has(.b) > *']);
    expect(selectorsOfAnything('.a:has(.b, .c) > li, .a:has(> .b), .a:has(.b) :is(.c, .d) { color: red }')).toEqual([]);
  });
});
