import type { AxeResults, ImpactValue, NodeResult } from 'axe-core';
import { TOOL_MARK, type Impact } from '../../lib/checker-report.ts';
import { plainSummary } from './axe-summary.ts';
import { NOT_PAGE } from './checked-page.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Told by rules of the checker's own, with the section they are due to. */
const OWN = ['heading-order', 'page-has-heading-one', 'video-caption'];

export interface AxeFound {
  readonly rule: string;
  readonly element: Element;
  readonly impact: Impact;
  readonly summary: string;
  readonly helpUrl: string;
}

/** One run over the page, without what other parties show in frames. Only one may run at a time. */
export async function runAxe(document: Document): Promise<readonly AxeFound[]> {
  const { default: axe } = await import('axe-core');
  const off = Object.fromEntries(OWN.map((rule) => [rule, { enabled: false }]));
  const results: AxeResults = await axe.run(
    { include: [document.documentElement], exclude: [...document.querySelectorAll(NOT_PAGE)] },
    {
      runOnly: TAGS,
      rules: { ...off, 'target-size': { enabled: true } },
      resultTypes: ['violations'],
      elementRef: true,
      selectors: false,
      iframes: false,
      preload: false,
    },
  );
  const isCovered = (element: Element) => isUnderTool(element.getBoundingClientRect(), document);
  return results.violations.flatMap(({ id, help, helpUrl, impact, nodes }) =>
    nodes.flatMap((node) =>
      node.element === undefined || (id === 'target-size' && isCovered(node.element))
        ? []
        : [
            {
              rule: id,
              element: node.element,
              impact: impactOf(node.impact ?? impact),
              summary: plainSummary(id) ?? `${help}. ${messageOf(node)}`.trim(),
              helpUrl,
            },
          ],
    ),
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
