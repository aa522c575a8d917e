import { atom, computed } from 'nanostores';
import type { Finding, Report } from '../lib/checker-report.ts';
import { reloadFrame } from './workspace.ts';

/** The last report of the accessibility checker on the page in the frame. */
export const $report = atom<Report | undefined>();

/** Counts of findings by the path of their section; the empty path is for those outside of sections. */
export const $findings = computed($report, (report): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { sectionPath = '' } of report?.findings ?? [])
    counts.set(sectionPath, (counts.get(sectionPath) ?? 0) + 1);
  return counts;
});

/** True from the request for a check until its report arrives. */
export const $isChecking = atom(false);

/** Whether the last requested check failed. */
export const $isUnchecked = atom(false);

/** A finding to highlight in the page; a new object for each request. */
export const $shownFinding = atom<Pick<Finding, 'id'> | undefined>();

export function checkPage(): void {
  $isUnchecked.set(false);
  $isChecking.set(true);
}

let isWished = false;

/** Reloads the page and checks it: a browser does not request a failed module again. */
export function checkLoadedAgain(): void {
  isWished = true;
  reloadFrame();
}

/** Starts the requested check once the page is in the frame. */
export function checkAsWished(): void {
  if (isWished) checkPage();
  isWished = false;
}

export function acceptReport(report: Report): void {
  $report.set(report);
  endCheck();
}

/** Ends a check; one without a report failed. */
export function endCheck({ isFailed = false } = {}): void {
  $isChecking.set(false);
  $isUnchecked.set(isFailed);
}

export function showFinding({ id }: Finding): void {
  $shownFinding.set({ id });
}

/** Resets the report when another page is in the frame. */
export function forgetReport(): void {
  $report.set(undefined);
  endCheck();
  $shownFinding.set(undefined);
}
