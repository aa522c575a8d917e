import type { CheckedPage, RawFinding } from '../analysis/checked-page.ts';
import { normalText } from '../analysis/alt-text.ts';

/** Text that is formatted to look like a list, a heading or a line, without the semantics for assistive technology. */

const BULLET = /^([-–—•*·‣▪►▸✓✔→]|\d{1,2}[.)])\s+\S/;
const SIGNS = /^([^\p{L}\p{N}\s])(\s*\1){2,}$/u;
const EMOJIS = /(\p{Extended_Pictographic}️?\s*){3,}/u;
const LONGEST_HEADING = 100;
const ENDS_A_SENTENCE = /[.:!?…;,]$/;
/** An email address or a number is bold because it is important, not because it is a heading. */
const IS_WORDS = /^[^@]*\p{L}{2}[^@]*$/u;

const textOf = (element: Element): string => normalText(element.textContent ?? '');
const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

export function checkRichText(page: CheckedPage): readonly RawFinding[] {
  return page.sections.flatMap((section) =>
    page.own(section, '.prose').flatMap((prose) => {
      const blocks = [...prose.querySelectorAll('p')];
      return [
        ...lists(blocks),
        ...blocks.flatMap(headings),
        ...blocks.flatMap(signs),
        ...gaps(blocks),
        ...[...prose.querySelectorAll('table')].flatMap(tables),
        ...[...prose.querySelectorAll('u')].flatMap(underlined),
      ];
    }),
  );
}

function lists(blocks: readonly HTMLParagraphElement[]): readonly RawFinding[] {
  const starts = blocks.filter((block) => {
    if (linesOf(block).filter((line) => BULLET.test(line)).length > 1) return true;
    const previous = block.previousElementSibling;
    const next = block.nextElementSibling;
    const isEntry = (element: Element | null): boolean => element?.localName === 'p' && BULLET.test(textOf(element));
    return isEntry(block) && isEntry(next) && !isEntry(previous);
  });
  return starts.map((element) => ({
    rule: 'list-by-hand',
    element,
    summary: `“${shorten(linesOf(element)[0] ?? textOf(element))}” begins a list that is made of signs and line breaks.`,
  }));
}

function linesOf(block: Element): readonly string[] {
  const lines = [''];
  const walk = (node: Node): void => {
    if (node.nodeName === 'BR') lines.push('');
    else if (node.nodeType === Node.TEXT_NODE) lines[lines.length - 1] += node.textContent ?? '';
    else node.childNodes.forEach(walk);
  };
  walk(block);
  return lines.map(normalText);
}

/** Reports a short paragraph that is entirely bold and followed by text. */
function headings(block: HTMLParagraphElement): readonly RawFinding[] {
  const [bold, ...others] = [...block.childNodes].filter((node) => normalText(node.textContent ?? '') !== '');
  const text = textOf(block);
  const isBold = others.length === 0 && (bold?.nodeName === 'STRONG' || bold?.nodeName === 'B');
  const next = block.nextElementSibling;
  const introducesBlock = next !== null && /^(p|ul|ol|table|dl|blockquote)$/.test(next.localName);
  if (!isBold || !introducesBlock || text.length > LONGEST_HEADING) return [];
  if (ENDS_A_SENTENCE.test(text) || !IS_WORDS.test(text)) return [];
  return [{ rule: 'heading-by-hand', element: block, summary: `“${text}” looks like a heading but is bold text.` }];
}

function signs(block: HTMLParagraphElement): readonly RawFinding[] {
  const text = textOf(block);
  if (SIGNS.test(text)) {
    return [{ rule: 'signs-as-line', element: block, summary: `“${shorten(text)}” is read out sign by sign.` }];
  }
  const [emojis] = EMOJIS.exec(text) ?? [];
  if (emojis === undefined) return [];
  return [{ rule: 'emoji-row', element: block, summary: `“${emojis.trim()}” is read out, each sign by its name.` }];
}

function gaps(blocks: readonly HTMLParagraphElement[]): readonly RawFinding[] {
  const isGap = (element: Element | null): boolean =>
    element?.localName === 'p' && element.childElementCount === 0 && textOf(element) === '';
  return blocks
    .filter((block) => isGap(block) && isGap(block.nextElementSibling) && !isGap(block.previousElementSibling))
    .map((element) => ({ rule: 'empty-paragraphs', element, summary: 'Empty paragraphs are used to make room.' }));
}

function tables(table: HTMLTableElement): readonly RawFinding[] {
  if (table.rows.length < 2 || table.querySelector('td') === null) return [];
  if (table.querySelector('th') !== null) return [];
  const summary = `A table of ${table.rows.length} rows has no header cells: nobody hears what its figures mean.`;
  return [{ rule: 'table-without-headers', element: table, summary }];
}

function underlined(element: Element): readonly RawFinding[] {
  if (element.closest('a') !== null || textOf(element) === '') return [];
  const summary = `“${shorten(textOf(element))}” is underlined and looks like a link, but is none.`;
  return [{ rule: 'underline-no-link', element, summary }];
}
