import { type Report } from '../../lib/checker-report.ts';
import { groupsOf, NO_FILTER } from './filters.ts';

/** Facts about the checked page, one line each. */
export function factsOf(report: Report): readonly (readonly [name: string, value: string])[] {
  const { url, locale, revisions, shownDate, width, theme, checkedAt } = report;
  return [
    ['Page', url],
    ['Locale', locale],
    ['Revision', revisions.join(', ') || 'not told'],
    ['Shown date', shownDate ?? 'now'],
    ['Width and theme', `${width} px, ${theme}`],
    ['Checked', checkedAt],
  ];
}

export function summaryOf({ findings, sections }: Report): string {
  if (findings.length === 0) return `No findings: ${sections.length} sections checked.`;
  const sectionCount = new Set(findings.map(({ sectionPath }) => sectionPath)).size;
  const amount = findings.length === 1 ? '1 finding' : `${findings.length} findings`;
  return `${amount} in ${sectionCount} of ${sections.length} sections.`;
}

/** What only a human reader can judge. */
export const NOT_JUDGED = [
  'whether an alternative text says what matters about its picture here',
  'whether headings and links say what follows',
  'whether captions are right and complete',
  'whether the text is easy to understand',
  'whether everything can be done by keyboard alone, in an order that makes sense',
] as const;

/** Formats the report for a message or an issue. */
export function reportAsText(report: Report): string {
  const lines = [
    `Accessibility of “${report.title}”`,
    ...factsOf(report).map(([name, value]) => `${name}: ${value}`),
    '',
    summaryOf(report),
  ];
  for (const { title, findings } of groupsOf(report, NO_FILTER)) {
    lines.push('', title);
    for (const { impact, rule, field, summary, advice, helpUrl } of findings) {
      lines.push(
        `- [${impact}] ${rule}${field === undefined ? '' : ` (${field})`}: ${summary}`,
        `  ${advice}`,
        `  ${helpUrl}`,
      );
    }
  }
  if (report.questions.length > 0) lines.push('', 'Please look');
  for (const { rule, summary, selector } of report.questions) lines.push(`- ${rule}: ${summary} (${selector})`);
  return `${lines.join('\n')}\n`;
}
