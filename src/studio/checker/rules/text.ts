import type { CheckedPage, RawFinding, PlacedSection } from '../analysis/checked-page.ts';
import { normalText } from '../analysis/alt-text.ts';
import { textField } from '../analysis/content-field.ts';
import { capitalizedWords } from '../analysis/capitals.ts';
import { foreignScriptOf, LANGUAGE_NAMES, languageOf } from '../analysis/detect-language.ts';

const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, dt, dd, td, th, figcaption, blockquote, summary, caption';

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

/** One finding for a section and language: a whole section that is in another one has one fault, not twenty. */
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

/** What the text is written in, where that is not what the page says of it. */
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

/** Without the parts that say which language they are in. */
function textInOneLanguage(element: Element): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const part of copy.querySelectorAll('[lang], code, q, cite')) part.remove();
  return copy.textContent ?? '';
}
