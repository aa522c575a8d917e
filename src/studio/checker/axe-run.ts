import type { AxeResults, ElementContext, ImpactValue, NodeResult, Result } from 'axe-core';
import { TOOL_MARK, type Impact } from '../lib/checker-report.ts';
import { plainSummary } from './axe-summary.ts';
import { NOT_PAGE } from './analysis/checked-page.ts';
import { closedParts, openParts } from './analysis/closed-content.ts';
import type { NextSlice } from './analysis/time-slices.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Told by rules of the checker's own, with the section they are due to. */
const OWN = ['heading-order', 'no-autoplay-audio', 'page-has-heading-one', 'video-caption'];
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

export interface AxeFinding {
  readonly rule: string;
  readonly element: Element;
  readonly impact: Impact;
  readonly summary: string;
  readonly helpUrl: string;
}

export interface AxeResult {
  readonly found: readonly AxeFinding[];
  /** What axe could not decide. */
  readonly undecided: readonly AxeFinding[];
}

/**
 * What axe finds in the page and in its closed parts, without what other parties show in frames. Only one run at a time. The rules are run
 * in groups, with `next` between them: axe builds its tree anew for each run, so the groups are few.
 */
export async function runAxe(document: Document, next: NextSlice): Promise<AxeResult> {
  const shown = await checkVisible(document, next);
  const closed = await checkClosed(document);
  const isSeen = ({ rule, element }: AxeFinding) =>
    shown.found.some((one) => one.rule === rule && one.element === element);
  return { found: [...shown.found, ...closed.found.filter((one) => !isSeen(one))], undecided: shown.undecided };
}

/** What needs to know which element lies over which: building that takes as long as many rules. */
const POSITION_RULES = ['color-contrast', 'target-size'];
const GROUPS = 2;
/** Tags of rules that axe itself runs only for those who ask. */
const NOT_RUN = new Set(['experimental', 'deprecated']);
/** Says only that a frame was not looked into. */
const IGNORED_RULES = new Set(['frame-tested']);

async function checkVisible(document: Document, next: NextSlice): Promise<AxeResult> {
  const { default: axe } = await import('axe-core');
  const context = { include: [document.documentElement], exclude: [...document.querySelectorAll(NOT_PAGE)] };
  const usual = axe
    .getRules(TAGS)
    .filter(({ tags }) => !tags.some((tag) => NOT_RUN.has(tag)))
    .map(({ ruleId }) => ruleId)
    .filter((rule) => !OWN.includes(rule) && !POSITION_RULES.includes(rule));
  const size = Math.ceil(usual.length / GROUPS);
  const groups = [
    ...Array.from({ length: GROUPS }, (_, at) => usual.slice(at * size, (at + 1) * size)),
    positionRules(),
  ];
  const results: AxeResult[] = [];
  for (const group of groups) {
    results.push(await run(document, { context, rules: group }));
    await next();
  }
  return {
    found: results.flatMap(({ found }) => found),
    undecided: results.flatMap(({ undecided }) => undecided).filter(({ rule }) => !IGNORED_RULES.has(rule)),
  };
}

/** Where the reader's own colours are forced, those of the shop are not seen. */
function positionRules(): string[] {
  return matchMedia('(forced-colors: active)').matches ? ['target-size'] : POSITION_RULES;
}

/** Parts that a visitor has to open, such as the second of some tabs, are opened for as long as it takes. */
async function checkClosed(document: Document): Promise<AxeResult> {
  const closedElements = closedParts(document);
  if (closedElements.length === 0) return { found: [], undecided: [] };
  const close = openParts(closedElements);
  try {
    return await run(document, { context: { include: closedElements }, rules: OF_CONTENT });
  } finally {
    close();
  }
}

interface Run {
  readonly context: ElementContext;
  readonly rules: readonly string[];
}

async function run(document: Document, { context, rules }: Run): Promise<AxeResult> {
  const { default: axe } = await import('axe-core');
  const results: AxeResults = await axe.run(context, {
    runOnly: { type: 'rule', values: [...rules] },
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
    selectors: false,
    iframes: false,
    preload: false,
  });
  const read = (list: readonly Result[]) => list.flatMap((result) => axeFindingsOf(result, document));
  return { found: read(results.violations), undecided: read(results.incomplete) };
}

function axeFindingsOf({ id, help, helpUrl, impact, nodes }: Result, document: Document): readonly AxeFinding[] {
  const isCovered = (element: Element) => isUnderTool(element.getBoundingClientRect(), document);
  return nodes.flatMap((node) => {
    const { element } = node;
    if (element === undefined || (id === 'target-size' && isCovered(element))) return [];
    const summary = plainSummary(id, element, node) ?? `${help}. ${messageOf(node)}`.trim();
    return [{ rule: id, element, impact: impactOf(node.impact ?? impact), summary, helpUrl }];
  });
}

/** What a tool of editors covers now is smaller for them alone. */
function isUnderTool(rect: DOMRect, document: Document): boolean {
  return [...document.querySelectorAll(`[${TOOL_MARK}]`)]
    .flatMap((tool) => [tool, ...(tool.shadowRoot?.querySelectorAll('*') ?? [])])
    .map((part) => part.getBoundingClientRect())
    .some(
      ({ left, right, top, bottom }) =>
        left < rect.right && right > rect.left && top < rect.bottom && bottom > rect.top,
    );
}

function impactOf(value: ImpactValue | undefined): Impact {
  return value ?? 'moderate';
}

/** The first thing that failed, such as the ratio that was measured. */
function messageOf({ any, all, none }: NodeResult): string {
  return [...none, ...all, ...any][0]?.message ?? '';
}
