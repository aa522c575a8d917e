import type { NodeResult } from 'axe-core';
import { normalText } from './analysis/alt-text.ts';

type Describe = (element: Element, node: NodeResult) => string;

/** Summaries for editors of the axe rules that content violates most. */
const PLAIN: Readonly<Record<string, string | Describe>> = {
  'button-name': 'A button has no words: nobody hears what it does.',
  'color-contrast': (element, node) => `${quoted(element)} ${contrastOf(node)}`,
  'definition-list': 'Something other than terms and explanations stands in a list of terms.',
  dlitem: 'A term or an explanation stands outside a list of terms.',
  'empty-heading': 'A heading has no words.',
  'empty-table-header': 'A header cell of the table is empty.',
  'frame-title': 'An embedded page has no name.',
  'frame-title-unique': 'Two embedded pages have the same name.',
  'image-alt': 'The picture has no alternative text.',
  'image-redundant-alt': 'The alternative text repeats the words beside the picture.',
  label: 'A form field has no name: nobody hears what to type.',
  'link-in-text-block': (element) => `${quoted(element)} is a link, and only its colour says so.`,
  'link-name': 'A link has no words: nobody hears where it leads.',
  list: 'Something other than entries stands in a list.',
  listitem: 'A list entry stands outside a list.',
  'scope-attr-valid': 'A header cell does not say whether it belongs to its row or its column.',
  'summary-name': 'An entry that opens has no title.',
  'target-size': (element) => `${quoted(element)} is ${sizeOf(element)} large and close to the next.`,
  'td-has-header': 'Cells of a large table have no header: nobody hears what their figures mean.',
  'th-has-data-cells': 'A header of the table has no cells.',
  'valid-lang': (element) => `The text is marked as “${element.getAttribute('lang')}”, a language that does not exist.`,
};

/** Returns `undefined` where axe's own message is to be used. */
export function plainSummary(rule: string, element: Element, node: NodeResult): string | undefined {
  const summary = Object.hasOwn(PLAIN, rule) ? PLAIN[rule] : undefined;
  return typeof summary === 'function' ? summary(element, node) : summary;
}

const LONGEST_QUOTE = 60;

function quoted(element: Element): string {
  const text = normalText(element.getAttribute('aria-label') ?? element.textContent ?? '');
  if (text === '') return 'This place';
  return text.length > LONGEST_QUOTE ? `“${text.slice(0, LONGEST_QUOTE)}…”` : `“${text}”`;
}

function sizeOf(element: Element): string {
  const { width, height } = element.getBoundingClientRect();
  return `${Math.round(width)} by ${Math.round(height)} pixels`;
}

/** Axe reports colours and ratios in the check's data; without data the message is used. */
function contrastOf({ any: [check] }: NodeResult): string {
  const data: unknown = check?.data;
  if (typeof data !== 'object' || data === null) return 'can hardly be told from its ground.';
  const { fgColor, bgColor, contrastRatio, expectedContrastRatio: needed }: Record<string, unknown> = { ...data };
  return `is ${String(fgColor)} on ${String(bgColor)}, a contrast of ${String(contrastRatio)} where ${String(needed).replace(':1', '')} is needed.`;
}
