import { atom } from 'nanostores';

/** Accessibility findings of the page in the frame, by the path of their section; the empty path is around the page. */
export const $findings = atom<ReadonlyMap<string, number>>(new Map());

/** Takes over what the checker in the page told. */
export function noteFindings(report: unknown): void {
  const counts = new Map<string, number>();
  const findings = memberOf(report, 'findings');
  for (const finding of Array.isArray(findings) ? findings : []) {
    const path = memberOf(finding, 'sectionPath');
    const key = typeof path === 'string' ? path : '';
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  $findings.set(counts);
}

export function forgetFindings(): void {
  if ($findings.get().size > 0) $findings.set(new Map());
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}
