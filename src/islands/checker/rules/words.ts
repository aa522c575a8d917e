import type { CheckedPage, Found, PlacedSection } from '../checked-page.ts';
import { normalText } from '../alt-text.ts';
import { textField } from '../field-of.ts';
import { LANGUAGE_NAMES, languageOf } from '../language-of.ts';

const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, dt, dd, td, th, figcaption, blockquote, summary, caption';
/** Below this a word or an abbreviation may well be written so. */
const LEAST_CAPITALS = 24;
const LEAST_CAPITAL_WORDS = 4;

interface Block {
  readonly element: HTMLElement;
  readonly text: string;
  readonly field: string;
  readonly section: PlacedSection;
}

/** Blocks of text that stand in a section's own document, each without what is a block itself. */
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

export function checkWords(page: CheckedPage): readonly Found[] {
  const blocks = blocksOf(page);
  return [...blocks.flatMap(capitals), ...languages(blocks)];
}

function capitals({ element, text, field }: Block): readonly Found[] {
  const letters = text.match(/\p{L}/gu) ?? [];
  const words = text.match(/\p{Lu}{2,}/gu) ?? [];
  const isLoud = letters.length >= LEAST_CAPITALS && words.length >= LEAST_CAPITAL_WORDS && text === text.toUpperCase();
  if (!isLoud) return [];
  return [{ rule: 'all-capitals', element, field, summary: 'The text is written in capital letters throughout.' }];
}

/** One finding for a section and language: a whole section that is in another one has one fault, not twenty. */
function languages(blocks: readonly Block[]): readonly Found[] {
  const told = new Set<string>();
  return blocks.flatMap(({ element, field, section }) => {
    const stated = statedLanguage(element);
    const spoken = languageOf(wordsInOneLanguage(element));
    const key = `${section.path} ${spoken}`;
    if (spoken === undefined || stated === undefined || spoken === stated || told.has(key)) return [];
    told.add(key);
    const summary = `The text is ${LANGUAGE_NAMES[spoken]}, but is marked as “${stated}”: it is read out with the wrong pronunciation.`;
    return [{ rule: 'language-of-part', element, field, summary }];
  });
}

function statedLanguage(element: Element): string | undefined {
  return element.closest('[lang]')?.getAttribute('lang')?.slice(0, 2).toLowerCase();
}

/** Without the parts that say which language they are in. */
function wordsInOneLanguage(element: Element): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const part of copy.querySelectorAll('[lang], code, q, cite')) part.remove();
  return copy.textContent ?? '';
}
