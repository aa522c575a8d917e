import { CHECKER_EVENTS, type Report } from '../lib/checker-report.ts';
import { onPreview } from '../lib/preview-events.ts';
import { PREVIEW_INFO_ID, type PreviewInfo } from '../../cms/preview/preview-info.ts';
import { checkDocument } from './engine.ts';
import type { CheckerHost } from './panel/checker-host.ts';
import { createHighlight } from './panel/highlight.ts';
import { createMarkers } from './panel/markers.ts';
import { createPanel } from './panel/panel.ts';
import { watchRest, type Rest } from './idle.ts';
import stylesheet from './panel/panel.css?inline';

export interface Checker {
  toggle(): void;
  /** Opens it without taking the focus: it was open on the page before. */
  reopen(): void;
  run(): void;
  /** Shows the place of a finding; checks first where there is no report yet. */
  show(id: string): Promise<void>;
}

/** Several changes in a row are checked once. */
const CHANGE_DELAY_MS = 800;

/** Puts engine, panel, markers and highlight together. */
export function createChecker(host: CheckerHost): Checker {
  const styles = new CSSStyleSheet();
  styles.replaceSync(stylesheet);
  host.root.adoptedStyleSheets = [...host.root.adoptedStyleSheets, styles];
  const markers = createMarkers(host.region, (path) => panel.openFor(path));
  const highlight = createHighlight(host.region);
  const rest = watchRest(window);
  let report: Report | undefined;
  const run = async (signal?: AbortSignal): Promise<Report> => {
    panel.showBusy();
    try {
      report = await checkDocument(document, readInfo(), signal);
    } catch (error) {
      if (signal?.aborted) throw error;
      panel.showError();
      document.dispatchEvent(new CustomEvent(CHECKER_EVENTS.failed));
      throw error;
    }
    panel.showReport(report);
    markers.showReport(report);
    document.dispatchEvent(new CustomEvent(CHECKER_EVENTS.report, { detail: report }));
    return report;
  };
  const runQuietly = (): void => void run().catch(logError);
  const panel = createPanel(host, { run: runQuietly, highlight });
  const open = (takesFocus: boolean): void => {
    panel.open(takesFocus);
    if (report === undefined) runQuietly();
  };
  const rerun = rerunAtRest(rest, run);
  rerunOnChange(() => {
    if (report !== undefined) rerun();
  });
  return {
    toggle: () => (panel.isOpen() ? panel.close() : open(true)),
    reopen: () => requestIdleCallback(() => open(false)),
    run: runQuietly,
    show: async (id) => {
      const shown = report ?? (await run().catch(logError));
      const finding = shown?.findings.find((one) => one.id === id);
      if (finding !== undefined) highlight.show(finding);
    },
  };
}

/** Checks again once the editor rests, and begins anew where somebody types or the page changes meanwhile. */
function rerunAtRest(rest: Rest, run: (signal: AbortSignal) => Promise<unknown>): () => void {
  let isRequested = false;
  let isRunning = false;
  const runWhileRequested = async (): Promise<void> => {
    while (isRequested) {
      await rest.reached();
      const signal = rest.interruption();
      isRequested = false;
      try {
        await run(signal);
      } catch (error) {
        if (!signal.aborted) throw error;
        isRequested = true;
      }
    }
  };
  return () => {
    isRequested = true;
    if (isRunning) return;
    isRunning = true;
    runWhileRequested()
      .catch(logError)
      .finally(() => (isRunning = false));
  };
}

/** Content, theme, text size and width: each may make or mend a fault. */
function rerunOnChange(run: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(run, CHANGE_DELAY_MS);
  };
  let width = innerWidth;
  onPreview(document, 'preview:changed', later);
  onPreview(document, 'preview:appearance', later);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', later);
  window.addEventListener('resize', () => {
    // A phone's address bar comes and goes; only the width changes what is laid out.
    if (innerWidth === width) return;
    width = innerWidth;
    later();
  });
}

function readInfo(): PreviewInfo | undefined {
  const text = document.getElementById(PREVIEW_INFO_ID)?.textContent;
  if (!text) return undefined;
  // As: the shop wrote it into this very page.
  return JSON.parse(text) as PreviewInfo;
}

function logError(error: unknown): undefined {
  console.error('The page could not be checked', error);
}
