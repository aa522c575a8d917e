import type { Finding } from './model/finding.ts';

export interface Counts {
  readonly errors: number;
  readonly warnings: number;
  /** Number of documents that have findings. */
  readonly documents: number;
}

export function countFindings(findings: readonly Finding[]): Counts {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const documents = new Set(findings.map(({ document }) => document)).size;
  return { errors, warnings: findings.length - errors, documents };
}

/** `3 errors, 1 warning in 2 documents`. */
export function countsText({ errors, warnings, documents }: Counts): string {
  return `${plural(errors, 'error')}, ${plural(warnings, 'warning')} in ${plural(documents, 'document')}`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Findings of the locale's own documents, and those of other documents that its visitors see; all without a locale. */
export function findingsSeenIn(findings: readonly Finding[], locale: string | undefined): readonly Finding[] {
  if (locale === undefined) return findings;
  return findings.filter((finding) => finding.document.split('/')[1] === locale || finding.locales?.includes(locale));
}

/** Findings by document, in the order of the documents. */
export function byDocument(findings: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> {
  return Map.groupBy(findings, ({ document }) => document);
}

/** The report for a terminal; its last line is the counts. */
export function reportText(findings: readonly Finding[]): string {
  const groups = [...byDocument(findings)].map(([document, found]) =>
    [document, ...found.map(findingText), ''].join('\n'),
  );
  return [...groups, countsText(countFindings(findings))].join('\n');
}

function findingText({ severity, rule, place, sectionId, type, message, advice }: Finding): string {
  const section = sectionId === undefined ? '' : ` (${type ?? 'section'} “${sectionId}”)`;
  return `  ${severity.padEnd(7)} ${rule}${place === '' ? '' : `  ${place}`}${section}\n          ${message} ${advice}`;
}
