import type { Report } from '../../lib/checker-report.ts';
import { element } from './element.ts';
import { groupsOf, NO_FILTER } from './filters.ts';
import stylesheet from './print-view.css?inline';
import { factsOf, NOT_JUDGED, summaryOf } from './report-text.ts';

/** Opens the report as a page of its own, made to be printed or kept as a PDF. False where the browser opens no window. */
export function openPrintView(report: Report): boolean {
  const view = window.open('', '_blank');
  if (view === null) return false;
  const { document: page } = view;
  // As: a window has the constructors of its own document; a sheet belongs to the document it is made for.
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
  return element(
    'main',
    {},
    element('h1', {}, `Accessibility of “${report.title}”`),
    element(
      'dl',
      {},
      ...factsOf(report).map(([name, value]) => element('div', {}, element('dt', {}, name), element('dd', {}, value))),
    ),
    element('p', { class: 'sum' }, summaryOf(report)),
    element(
      'p',
      { class: 'screen-only' },
      element('button', { attributes: { type: 'button' }, on: { click: print } }, 'Print'),
    ),
    ...groupsOf(report, NO_FILTER).map(({ title, findings }) =>
      element(
        'section',
        {},
        element('h2', {}, `${title} (${findings.length})`),
        element('ol', {}, ...findings.map((finding) => printedFinding(finding))),
      ),
    ),
    ...(report.questions.length === 0 ? [] : printedQuestions(report.questions)),
    element('h2', {}, 'What a machine cannot judge'),
    element('ul', {}, ...NOT_JUDGED.map((line) => element('li', {}, line))),
  );
}

function printedQuestions(questions: Report['questions']): readonly HTMLElement[] {
  const entries = questions.map(({ rule, summary, selector }) =>
    element('li', {}, element('code', {}, rule), ` ${summary} `, element('code', {}, selector)),
  );
  return [element('h2', {}, `Please look (${questions.length})`), element('ol', {}, ...entries)];
}

function printedFinding({ impact, rule, field, summary, advice, helpUrl }: Report['findings'][number]): HTMLElement {
  return element(
    'li',
    {},
    element(
      'p',
      {},
      element('strong', {}, impact),
      ' ',
      element('code', {}, rule),
      field !== undefined && ` in ${field}`,
    ),
    element('p', {}, summary),
    element('p', {}, advice),
    element('p', { class: 'address' }, element('a', { attributes: { href: helpUrl } }, helpUrl)),
  );
}
