import type { AxeResults, ElementContext, ImpactValue, NodeResult, Result } from 'axe-core';
import { TOOL_MARK, type Impact } from '../lib/checker-report.ts';
import { plainSummary } from './axe-summary.ts';
import { NOT_PAGE } from './analysis/checked-page.ts';
import { closedParts, openParts } from './analysis/closed-content.ts';
import type { NextSlice } from './analysis/time-slices.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Replaced by the checker's own rules, which attribute their findings to a section. */
const OWN = ['heading-order', 'no-autoplay-audio', 'page-has-heading-one', 'video-caption'];
/**
 * Rules that the content of a single section can violate: the only ones to run for parts that are opened for the check.
 */
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
  /** Results that axe reports as incomplete. */
  readonly undecided: readonly AxeFinding[];
}

/**
 * Runs axe on the page and its closed parts, without third-party frames. Runs may not overlap. The rules are run in
 * groups, with `next` between them: axe rebuilds its tree for each run, so the groups are few.
 */
export async function runAxe(document: Document, next: NextSlice): Promise<AxeResult> {
  const shown = await checkVisible(document, next);
  const closed = await checkClosed(document);
  const isSeen = ({ rule, element }: AxeFinding) =>
    shown.found.some((one) => one.rule === rule && one.element === element);
  return { found: [...shown.found, ...closed.found.filter((one) => !isSeen(one))], undecided: shown.undecided };
}

/** Rules that need the stacking order of elements: building it takes as long as many rules. */
const POSITION_RULES = ['color-contrast', 'target-size'];
const GROUPS = 2;
/** Tags of rules that axe itself runs only on request. */
const NOT_RUN = new Set(['experimental', 'deprecated']);
/** Reports only that a frame was not tested. */
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

/** With forced colours, the colours of the shop are not shown. */
function positionRules(): string[] {
  return matchMedia('(forced-colors: active)').matches ? ['target-size'] : POSITION_RULES;
}

/** Opens the parts that a visitor has to open, such as further tab panels, for the duration of the check. */
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

/** An element that a studio element covers has a smaller target only for editors. */
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

/** Returns the message of the first failed check, such as the measured ratio. */
function messageOf({ any, all, none }: NodeResult): string {
  return [...none, ...all, ...any][0]?.message ?? '';
}
