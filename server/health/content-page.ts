import { html } from 'hono/html';
import type { LintDocument } from '../../backend/content/lint/model/content-document.ts';
import type { Finding } from '../../backend/content/lint/model/finding.ts';
import type { LintReport } from '../../backend/content/lint/linter.ts';
import { byDocument, countFindings, countsText, findingsSeenIn } from '../../backend/content/lint/report.ts';
import { previewAddress } from './preview-address.ts';
import { badge, ROOT, type Markup } from './shell.ts';

const FILTERS = ['severity', 'locale', 'kind', 'rule'] as const;
type Filter = (typeof FILTERS)[number];
type FindingFilter = Readonly<Partial<Record<Filter, string>>>;

/** Findings on one page: whoever has more mends these first. */
const MAX_FINDINGS = 300;
const LABELS: Readonly<Record<Filter, string>> = { severity: 'Severity', locale: 'Locale', kind: 'Kind', rule: 'Rule' };

/** What is wrong in the documents, by document; narrowed by the query. */
export function contentPage(report: LintReport, query: URLSearchParams): Markup {
  const choices = choicesOf(report);
  const filter: FindingFilter = Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = query.get(name) ?? '';
      return choices[name].includes(value) ? [[name, value]] : [];
    }),
  );
  const findings = filterFindings(report.findings, filter);
  const visible = findings.slice(0, MAX_FINDINGS);
  return html`${facts(report)} ${form(choices, filter)}
    <p role="status">
      ${countsText(countFindings(findings))}${findings.length === report.findings.length ? '' : ' chosen'}.
    </p>
    ${findings.length === 0 ? html`<p class="empty">Nothing to mend here.</p>` : ''} ${groups(visible, report)}
    ${
      findings.length > MAX_FINDINGS
        ? html`<p class="empty">
            ${findings.length - MAX_FINDINGS} more findings: mend these first, or choose fewer above.
          </p>`
        : ''
    }`;
}

function filterFindings(
  findings: readonly Finding[],
  { severity, locale, kind, rule }: FindingFilter,
): readonly Finding[] {
  return findingsSeenIn(findings, locale).filter(
    (finding) =>
      (severity === undefined || finding.severity === severity) &&
      (kind === undefined || kindOf(finding) === kind) &&
      (rule === undefined || finding.rule === rule),
  );
}

function kindOf({ document }: Finding): string {
  return document.split('/')[2] ?? document;
}

function choicesOf({ findings, sites }: LintReport): Readonly<Record<Filter, readonly string[]>> {
  const sorted = (values: readonly string[]) => [...new Set(values)].toSorted();
  return {
    severity: ['error', 'warning'],
    locale: Object.values(sites.sites).flatMap(({ locales }) => locales),
    kind: sorted(findings.map(kindOf)),
    rule: sorted(findings.map(({ rule }) => rule)),
  };
}

/** Of all documents, whatever is chosen below. */
function facts({ findings, documents, at }: LintReport): Markup {
  const { errors, warnings } = countFindings(findings);
  const rows = [
    ['Errors', errors],
    ['Warnings', warnings],
    ['Documents checked', documents.length],
  ] as const;
  return html`<dl class="facts">
      ${rows.map(
        ([name, count]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${count}</dd>
          </div>`,
      )}
    </dl>
    <p class="muted">
      An error is something visitors miss or a dead end; a warning works, but hardly as it was meant. Checked
      ${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC; a change is checked at the next look.
    </p>`;
}

function form(choices: Readonly<Record<Filter, readonly string[]>>, filter: FindingFilter): Markup {
  const query = new URLSearchParams(Object.entries(filter));
  query.set('again', 'true');
  return html`<form method="get" action="${ROOT}/content">
    ${FILTERS.map(
      (name) =>
        html`<label
          >${LABELS[name]}
          <select name="${name}">
            <option value="">All</option>
            ${choices[name].map(
              (value) =>
                html`<option value="${value}" ${filter[name] === value ? html`selected` : ''}>${value}</option>`,
            )}
          </select>
        </label>`,
    )}
    <button type="submit">Show</button>
    <a class="button" href="${ROOT}/content?${query}">Run again</a>
  </form>`;
}

function groups(findings: readonly Finding[], report: LintReport): readonly Markup[] {
  const documents = new Map(report.documents.map((document) => [document.id, document]));
  return [...byDocument(findings)].map(
    ([id, ofDocument]) =>
      html`<section>
        <div class="document">
          <h2>${id}</h2>
          ${previewLink(documents.get(id), report)}
        </div>
        <ul class="findings">
          ${ofDocument.map(findingItem)}
        </ul>
      </section>`,
  );
}

function previewLink(document: LintDocument | undefined, { sites }: LintReport): Markup | string {
  const address = document && previewAddress(document, sites);
  return document && address ? html`<a href="${address}">Preview <span class="muted">${document.name}</span></a>` : '';
}

function findingItem({ severity, rule, place: position, sectionId, type, message, advice }: Finding): Markup {
  const section = sectionId === undefined ? '' : html`<span>${type ?? 'section'} “${sectionId}”</span>`;
  return html`<li>
    <div class="where">
      ${badge(severity === 'error' ? 'Error' : 'Warning', severity === 'error' ? 'bad' : 'warning')}
      <span>${rule}</span> ${section} ${position === '' ? '' : html`<code>${position}</code>`}
    </div>
    <div>
      <p>${message}</p>
      <p class="muted">${advice}</p>
    </div>
  </li>`;
}
