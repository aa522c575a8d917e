import { atom, computed } from 'nanostores';
import type { Finding, Report } from '../lib/checker-report.ts';
import { reloadFrame } from './workspace.ts';

/** What the accessibility checker last said of the page in the frame. */
export const $report = atom<Report | undefined>();

/** Counts of findings by the path of their section; the empty path is around the page. */
export const $findings = computed($report, (report): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { sectionPath = '' } of report?.findings ?? [])
    counts.set(sectionPath, (counts.get(sectionPath) ?? 0) + 1);
  return counts;
});

/** True from the wish to have the page checked until the report is there. */
export const $isChecking = atom(false);

/** Whether the page could not be checked when that was last wished. */
export const $isUnchecked = atom(false);

/** A finding whose place in the page is to be shown, each time anew. */
export const $shownFinding = atom<Pick<Finding, 'id'> | undefined>();

export function checkPage(): void {
  $isUnchecked.set(false);
  $isChecking.set(true);
}

let isWished = false;

/** Loads the page again and has it checked: a browser does not ask twice for a script that it could not get. */
export function checkLoadedAgain(): void {
  isWished = true;
  reloadFrame();
}

/** The page that was to be checked is in the frame. */
export function checkAsWished(): void {
  if (isWished) checkPage();
  isWished = false;
}

export function acceptReport(report: Report): void {
  $report.set(report);
  endCheck();
}

/** A check ended; without a report it failed. */
export function endCheck({ isFailed = false } = {}): void {
  $isChecking.set(false);
  $isUnchecked.set(isFailed);
}

export function showFinding({ id }: Finding): void {
  $shownFinding.set({ id });
}

/** Another page is in the frame. */
export function forgetReport(): void {
  $report.set(undefined);
  endCheck();
  $shownFinding.set(undefined);
}
