import { isFailed, operationOf, watchCalls } from '../measurement/calls.ts';
import { maskPersonal } from './mask-personal.ts';
import type { MonitoringEntry } from './report-sender.ts';

const MAX_MESSAGE = 200;
const MAX_FAILURES_PER_PAGE = 20;
/** Set where a section's script failed (`src/islands/content/section-error.ts`). */
const FAILED = '[data-failure]';

const describeSection = ({ dataset }: HTMLElement): MonitoringEntry => ({
  kind: 'section',
  name: dataset['sectionType'] ?? 'unknown',
  id: dataset['sectionId'] ?? 'unknown',
  message: maskPersonal(dataset['failure'] ?? '').slice(0, MAX_MESSAGE),
});

/** Calls `run` for each section whose script failed or fails; returns a function that ends it. */
function watchSections(run: (section: HTMLElement) => void): () => void {
  for (const section of document.querySelectorAll<HTMLElement>(FAILED)) run(section);
  const observer = new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof HTMLElement) run(target);
  });
  observer.observe(document.body, { attributeFilter: ['data-failure'], subtree: true });
  return () => observer.disconnect();
}

/**
 * Calls `report` for operations that the shop's services reject, and for sections whose scripts fail, also for those from
 * before. The shop's own log has them too, whatever the visitor allows. Returns a function that ends it.
 */
export function watchFailures(report: (entry: MonitoringEntry) => void): () => void {
  let count = 0;
  const add = (entry: MonitoringEntry) => {
    count += 1;
    if (count <= MAX_FAILURES_PER_PAGE) report(entry);
  };
  const stopCalls = watchCalls((call) => {
    if (isFailed(call)) add({ kind: 'operation', name: maskPersonal(operationOf(call.path)), status: call.status });
  });
  const stopSections = watchSections((section) => add(describeSection(section)));
  return () => {
    stopCalls();
    stopSections();
  };
}
