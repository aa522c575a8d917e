import type { Finding } from '../../lib/checker-report.ts';
import { button, element } from './element.ts';
import type { FindingGroup } from './filters.ts';
import { NOT_JUDGED } from './report-text.ts';

export type Show = (finding: Finding, from: HTMLElement) => void;

export function findingList(groups: readonly FindingGroup[], show: Show): Node {
  if (groups.length === 0) return element('p', { class: 'none' }, 'Nothing here passes these filters.');
  const all = document.createDocumentFragment();
  for (const { title, findings } of groups) {
    const count = element('span', { class: 'count' }, String(findings.length));
    all.append(
      element(
        'section',
        { attributes: { 'aria-label': title } },
        element('h3', { class: 'group' }, title, ' ', count),
        element('ol', {}, ...findings.map((finding) => entry(finding, show))),
      ),
    );
  }
  return all;
}

function entry(finding: Finding, show: Show): HTMLElement {
  const { rule, impact, field, summary, advice, helpUrl } = finding;
  const press = button('Show', () => show(finding, press), { attributes: { 'aria-label': `Show ${rule}` } });
  return element(
    'li',
    { class: 'finding' },
    element(
      'p',
      { class: 'line' },
      element('span', { class: `impact impact--${impact}` }, impact),
      ' ',
      element('code', {}, rule),
      field !== undefined && element('code', { class: 'field', attributes: { title: 'Field of the section' } }, field),
    ),
    element('p', { class: 'summary' }, summary),
    element('p', { class: 'advice' }, advice),
    element('p', { class: 'line' }, press, helpLink(rule, helpUrl)),
  );
}

/** What only a person can decide, apart from the findings and closed at first. */
export function questionList(questions: readonly Finding[], show: Show): Node {
  if (questions.length === 0) return document.createDocumentFragment();
  return element(
    'details',
    { class: 'questions' },
    element('summary', {}, `Please look (${questions.length})`),
    element('p', { class: 'advice' }, 'No rule is broken here as far as a machine can tell, but it cannot be sure.'),
    element('ol', {}, ...questions.map((question) => questionEntry(question, show))),
  );
}

function questionEntry(question: Finding, show: Show): HTMLElement {
  const { rule, summary, helpUrl } = question;
  const press = button('Show', () => show(question, press), { attributes: { 'aria-label': `Show ${rule}` } });
  return element(
    'li',
    { class: 'finding' },
    element('p', { class: 'line' }, element('code', {}, rule)),
    element('p', { class: 'summary' }, summary),
    element('p', { class: 'line' }, press, helpLink(rule, helpUrl)),
  );
}

export function helpLink(rule: string, helpUrl: string): HTMLElement {
  return element(
    'a',
    { attributes: { href: helpUrl, target: '_blank', rel: 'noopener' } },
    'About this rule',
    element('span', { class: 'hidden' }, ` ${rule}, opens in a new tab`),
  );
}

/** Nothing found is no proof: the rest needs a reader. */
export function emptyList(): HTMLElement {
  return element(
    'div',
    { class: 'none' },
    element('p', {}, 'No findings: nothing on this page breaks a rule that a machine can check. It cannot judge'),
    element('ul', {}, ...NOT_JUDGED.map((line) => element('li', {}, line))),
  );
}
