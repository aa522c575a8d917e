import type { Finding } from '../../lib/checker-report.ts';
import { createButton, createElement } from './element.ts';
import type { FindingGroup } from './filters.ts';
import { NOT_JUDGED } from './report-text.ts';

export type Show = (finding: Finding, from: HTMLElement) => void;

export function findingList(groups: readonly FindingGroup[], show: Show): Node {
  if (groups.length === 0) return createElement('p', { class: 'none' }, 'Nothing here passes these filters.');
  const all = document.createDocumentFragment();
  for (const { title, findings } of groups) {
    const count = createElement('span', { class: 'count' }, String(findings.length));
    all.append(
      createElement(
        'section',
        { attributes: { 'aria-label': title } },
        createElement('h3', { class: 'group' }, title, ' ', count),
        createElement('ol', {}, ...findings.map((finding) => entry(finding, show))),
      ),
    );
  }
  return all;
}

function entry(finding: Finding, show: Show): HTMLElement {
  const { rule, impact, field, summary, advice, helpUrl } = finding;
  const press = createButton('Show', () => show(finding, press), { attributes: { 'aria-label': `Show ${rule}` } });
  return createElement(
    'li',
    { class: 'finding' },
    createElement(
      'p',
      { class: 'line' },
      createElement('span', { class: `impact impact--${impact}` }, impact),
      ' ',
      createElement('code', {}, rule),
      field !== undefined &&
        createElement('code', { class: 'field', attributes: { title: 'Field of the section' } }, field),
    ),
    createElement('p', { class: 'summary' }, summary),
    createElement('p', { class: 'advice' }, advice),
    createElement('p', { class: 'line' }, press, helpLink(rule, helpUrl)),
  );
}

/** Lists what only a human can decide, separate from the findings and collapsed at first. */
export function questionList(questions: readonly Finding[], show: Show): Node {
  if (questions.length === 0) return document.createDocumentFragment();
  return createElement(
    'details',
    { class: 'questions' },
    createElement('summary', {}, `Please look (${questions.length})`),
    createElement(
      'p',
      { class: 'advice' },
      'No rule is broken here as far as a machine can tell, but it cannot be sure.',
    ),
    createElement('ol', {}, ...questions.map((question) => questionEntry(question, show))),
  );
}

function questionEntry(question: Finding, show: Show): HTMLElement {
  const { rule, summary, helpUrl } = question;
  const press = createButton('Show', () => show(question, press), { attributes: { 'aria-label': `Show ${rule}` } });
  return createElement(
    'li',
    { class: 'finding' },
    createElement('p', { class: 'line' }, createElement('code', {}, rule)),
    createElement('p', { class: 'summary' }, summary),
    createElement('p', { class: 'line' }, press, helpLink(rule, helpUrl)),
  );
}

export function helpLink(rule: string, helpUrl: string): HTMLElement {
  return createElement(
    'a',
    { attributes: { href: helpUrl, target: '_blank', rel: 'noopener' } },
    'About this rule',
    createElement('span', { class: 'hidden' }, ` ${rule}, opens in a new tab`),
  );
}

/** A report without findings is no proof: the rest needs a human reader. */
export function emptyList(): HTMLElement {
  return createElement(
    'div',
    { class: 'none' },
    createElement('p', {}, 'No findings: nothing on this page breaks a rule that a machine can check. It cannot judge'),
    createElement('ul', {}, ...NOT_JUDGED.map((line) => createElement('li', {}, line))),
  );
}
