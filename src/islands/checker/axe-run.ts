import type { AxeResults, ElementContext, ImpactValue, NodeResult, RuleObject } from 'axe-core';
import { TOOL_MARK, type Impact } from '../../lib/checker-report.ts';
import { plainSummary } from './axe-summary.ts';
import { NOT_PAGE } from './checked-page.ts';
import { closedParts, openParts } from './closed-parts.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Told by rules of the checker's own, with the section they are due to. */
const OWN = ['heading-order', 'page-has-heading-one', 'video-caption'];
/** What the content of one section alone can break: the only rules for parts that are opened to be checked. */
const OF_CONTENT = [
  'button-name',
  'definition-list',
  'dlitem',
  'empty-heading',
  'empty-table-header',
  'frame-title',
  'image-alt',
  'image-redundant-alt',
  'link-name',
  'list',
  'listitem',
  'scope-attr-valid',
  'summary-name',
  'td-has-header',
  'td-headers-attr',
  'th-has-data-cells',
  'valid-lang',
];

export interface AxeFound {
  readonly rule: string;
  readonly element: Element;
  readonly impact: Impact;
  readonly summary: string;
  readonly helpUrl: string;
}

/** What axe finds in the page and in its closed parts, without what other parties show in frames. Only one run at a time. */
export async function runAxe(document: Document): Promise<readonly AxeFound[]> {
  const seen = await checkShown(document);
  const closed = await checkClosed(document);
  const isSeen = ({ rule, element }: AxeFound) => seen.some((one) => one.rule === rule && one.element === element);
  return [...seen, ...closed.filter((one) => !isSeen(one))];
}

function checkShown(document: Document): Promise<readonly AxeFound[]> {
  const off = Object.fromEntries(OWN.map((rule) => [rule, { enabled: false }]));
  const exclude = [...document.querySelectorAll(NOT_PAGE)];
  return run(document, {
    context: { include: [document.documentElement], exclude },
    runOnly: TAGS,
    rules: { ...off, 'target-size': { enabled: true } },
  });
}

/** Parts that a visitor has to open, such as the second of some tabs, are opened for as long as it takes. */
async function checkClosed(document: Document): Promise<readonly AxeFound[]> {
  const parts = closedParts(document);
  if (parts.length === 0) return [];
  const close = openParts(parts);
  try {
    return await run(document, { context: { include: parts }, runOnly: OF_CONTENT, rules: {} });
  } finally {
    close();
  }
}

interface Run {
  readonly context: ElementContext;
  readonly runOnly: string[];
  readonly rules: RuleObject;
}

async function run(document: Document, { context, runOnly, rules }: Run): Promise<readonly AxeFound[]> {
  const { default: axe } = await import('axe-core');
  const results: AxeResults = await axe.run(context, {
    runOnly,
    rules,
    resultTypes: ['violations'],
    elementRef: true,
    selectors: false,
    iframes: false,
    preload: false,
  });
  const isCovered = (element: Element) => isUnderTool(element.getBoundingClientRect(), document);
  return results.violations.flatMap(({ id, help, helpUrl, impact, nodes }) =>
    nodes.flatMap((node) => {
      const { element } = node;
      if (element === undefined || (id === 'target-size' && isCovered(element))) return [];
      const summary = plainSummary(id, element, node) ?? `${help}. ${messageOf(node)}`.trim();
      return [{ rule: id, element, impact: impactOf(node.impact ?? impact), summary, helpUrl }];
    }),
  );
}

/** What a tool of editors covers now is smaller for them alone. */
function isUnderTool(place: DOMRect, document: Document): boolean {
  return [...document.querySelectorAll(`[${TOOL_MARK}]`)]
    .flatMap((tool) => [tool, ...(tool.shadowRoot?.querySelectorAll('*') ?? [])])
    .map((part) => part.getBoundingClientRect())
    .some(
      ({ left, right, top, bottom }) =>
        left < place.right && right > place.left && top < place.bottom && bottom > place.top,
    );
}

function impactOf(value: ImpactValue | undefined): Impact {
  return value ?? 'moderate';
}

/** The first thing that failed, such as the ratio that was measured. */
function messageOf({ any, all, none }: NodeResult): string {
  return [...none, ...all, ...any][0]?.message ?? '';
}
