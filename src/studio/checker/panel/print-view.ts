import type { Report } from '../../lib/checker-report.ts';
import { createElement } from './element.ts';
import { groupsOf, NO_FILTER } from './filters.ts';
import stylesheet from './print-view.css?inline';
import { factsOf, NOT_JUDGED, summaryOf } from './report-text.ts';

/** Opens the report as a printable page of its own. Returns false where the browser blocks the window. */
export function openPrintView(report: Report): boolean {
  const view = window.open('', '_blank');
  if (view === null) return false;
  const { document: page } = view;
  // As: each window has its own constructors; a constructed stylesheet belongs to the document that it was created for.
  const { CSSStyleSheet: Stylesheet } = view as Window & typeof globalThis;
  const styles = new Stylesheet();
  styles.replaceSync(stylesheet);
  page.adoptedStyleSheets = [styles];
  page.title = `Accessibility: ${report.title}`;
  page.documentElement.lang = 'en';
  page.body.replaceChildren(page.adoptNode(printout(report, () => view.print())));
  return true;
}

function printout(report: Report, print: () => void): HTMLElement {
  return createElement(
    'main',
    {},
    createElement('h1', {}, `Accessibility of “${report.title}”`),
    createElement(
      'dl',
      {},
      ...factsOf(report).map(([name, value]) =>
        createElement('div', {}, createElement('dt', {}, name), createElement('dd', {}, value)),
      ),
    ),
    createElement('p', { class: 'sum' }, summaryOf(report)),
    createElement(
      'p',
      { class: 'screen-only' },
      createElement('button', { attributes: { type: 'button' }, on: { click: print } }, 'Print'),
    ),
    ...groupsOf(report, NO_FILTER).map(({ title, findings }) =>
      createElement(
        'section',
        {},
        createElement('h2', {}, `${title} (${findings.length})`),
        createElement('ol', {}, ...findings.map((finding) => printedFinding(finding))),
      ),
    ),
    ...(report.questions.length === 0 ? [] : printedQuestions(report.questions)),
    createElement('h2', {}, 'What a machine cannot judge'),
    createElement('ul', {}, ...NOT_JUDGED.map((line) => createElement('li', {}, line))),
  );
}

function printedQuestions(questions: Report['questions']): readonly HTMLElement[] {
  const entries = questions.map(({ rule, summary, selector }) =>
    createElement('li', {}, createElement('code', {}, rule), ` ${summary} `, createElement('code', {}, selector)),
  );
  return [createElement('h2', {}, `Please look (${questions.length})`), createElement('ol', {}, ...entries)];
}

function printedFinding({ impact, rule, field, summary, advice, helpUrl }: Report['findings'][number]): HTMLElement {
  return createElement(
    'li',
    {},
    createElement(
      'p',
      {},
      createElement('strong', {}, impact),
      ' ',
      createElement('code', {}, rule),
      field !== undefined && ` in ${field}`,
    ),
    createElement('p', {}, summary),
    createElement('p', {}, advice),
    createElement('p', { class: 'address' }, createElement('a', { attributes: { href: helpUrl } }, helpUrl)),
  );
}
