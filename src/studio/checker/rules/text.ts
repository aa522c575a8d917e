import type { CheckedPage, RawFinding, PlacedSection } from '../analysis/checked-page.ts';
import { normalText } from '../analysis/alt-text.ts';
import { textField } from '../analysis/content-field.ts';
import { foreignScriptOf, LANGUAGE_NAMES, languageOf } from '../analysis/detect-language.ts';

const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, dt, dd, td, th, figcaption, blockquote, summary, caption';

interface Block {
  readonly element: HTMLElement;
  readonly text: string;
  readonly field: string;
  readonly section: PlacedSection;
}

/** Returns the text blocks of a section's own document, without nested blocks. */
function blocksOf(page: CheckedPage): readonly Block[] {
  return page.sections.flatMap((section) =>
    page.own(section, BLOCKS).flatMap((element) => {
      if (element.querySelector(BLOCKS) !== null) return [];
      const text = normalText(element.textContent ?? '');
      const field = text === '' ? undefined : textField(section.leaves, text);
      return field === undefined ? [] : [{ element, text, field, section }];
    }),
  );
}

export function checkText(page: CheckedPage): readonly RawFinding[] {
  const blocks = blocksOf(page);
  return [...blocks.flatMap(capitals), ...languages(blocks)];
}

function capitals({ element, text, field }: Block): readonly RawFinding[] {
  const loud = capitalizedWords(text);
  if (loud === undefined) return [];
  const summary =
    loud === text ? 'The text is written in capital letters throughout.' : `“${loud}” is written in capital letters.`;
  return [{ rule: 'all-capitals', element, field, summary }];
}

/** Reports once per section and language: a section that is entirely in another language is one finding, not twenty. */
function languages(blocks: readonly Block[]): readonly RawFinding[] {
  const reported = new Set<string>();
  return blocks.flatMap(({ element, field, section }) => {
    const spoken = otherLanguage(element);
    const key = `${section.path} ${spoken}`;
    if (spoken === undefined || reported.has(key)) return [];
    reported.add(key);
    const summary = `The text is ${spoken}, but is marked as “${statedLanguage(element)}”: it is read out with the wrong pronunciation.`;
    return [{ rule: 'language-of-part', element, field, summary }];
  });
}

/** Returns the language of the text where it differs from the declared one. */
function otherLanguage(element: Element): string | undefined {
  const stated = statedLanguage(element);
  const content = textInOneLanguage(element);
  if (stated === undefined) return undefined;
  const script = foreignScriptOf(content);
  if (script !== undefined) return Object.hasOwn(LANGUAGE_NAMES, stated) ? `in ${script} letters` : undefined;
  const spoken = languageOf(content);
  return spoken === undefined || spoken === stated ? undefined : LANGUAGE_NAMES[spoken];
}

function statedLanguage(element: Element): string | undefined {
  return element.closest('[lang]')?.getAttribute('lang')?.slice(0, 2).toLowerCase();
}

/** Removes the parts that declare their own language. */
function textInOneLanguage(element: Element): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const part of copy.querySelectorAll('[lang], code, q, cite')) part.remove();
  return copy.textContent ?? '';
}

const MIN_WORDS = 3;
const LEAST_LETTERS = 13;
/** Consecutive abbreviations have a lower average word length. */
const LEAST_LENGTH = 3.2;

/** Returns the first run of capitalised words that are not abbreviations: `SALE ENDS SUNDAY`. */
export function capitalizedWords(text: string): string | undefined {
  const rows: string[][] = [[]];
  for (const [word] of text.matchAll(/\p{L}[\p{L}’'-]*/gu)) {
    if (word === word.toUpperCase()) rows.at(-1)?.push(word);
    else rows.push([]);
  }
  return rows.find(isLoud)?.join(' ');
}

function isLoud(words: readonly string[]): boolean {
  const letters = words.join('').length;
  return words.length >= MIN_WORDS && letters >= LEAST_LETTERS && letters / words.length >= LEAST_LENGTH;
}
