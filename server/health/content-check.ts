import { setTimeout } from 'node:timers/promises';
import type { Linter, LintReport } from '../../backend/content/lint/linter.ts';
import type { Log } from '../../src/lib/log.ts';

/** The findings of the content folder, found anew when it, the catalogue or the minute has changed. */
export interface ContentCheck {
  /** As the folder is now; `undefined` while finding out takes longer than a page may wait. `isAgain`: whatever is known. */
  report(isAgain?: boolean): Promise<LintReport | undefined>;
  catalogChanged(): void;
}

export interface ContentCheckOptions {
  readonly linter: Linter;
  readonly log: Log;
  /** Milliseconds a page waits. */
  readonly timeoutMs?: number;
}

const REPORT_TIMEOUT_MS = 4000;
const MINUTE = 60_000;
/** A folder that changes all the time is shown as it was a moment ago. */
const MAX_RUNS = 3;

export function createContentCheck({ linter, log, timeoutMs = REPORT_TIMEOUT_MS }: ContentCheckOptions): ContentCheck {
  let latest: { readonly stamp: string; readonly report: LintReport } | undefined;
  let running: Promise<void> | undefined;
  let catalog = 0;

  /** Dates pass: what is found depends on the minute. */
  async function stampNow(): Promise<string> {
    return `${catalog} ${Math.floor(Date.now() / MINUTE)} ${await linter.stamp()}`;
  }

  async function run(stamp: string): Promise<void> {
    const started = performance.now();
    const report = await linter.run();
    latest = { stamp, report };
    const milliseconds = Math.round(performance.now() - started);
    log.info({ documents: report.documents.length, findings: report.findings.length, milliseconds }, 'content checked');
  }

  async function fresh(): Promise<LintReport | undefined> {
    for (let runs = 0; runs < MAX_RUNS; runs += 1) {
      const stamp = await stampNow();
      if (latest?.stamp === stamp) break;
      running ??= run(stamp).finally(() => (running = undefined));
      await running;
    }
    return latest?.report;
  }

  return {
    async report(isAgain = false) {
      if (isAgain) latest = undefined;
      const late = new AbortController();
      const checking = fresh();
      // Nobody waits for it any more once the page has gone on; the next page hears of its fault.
      checking.catch(() => {});
      const report = await Promise.race([
        checking,
        setTimeout(timeoutMs, undefined, { signal: late.signal, ref: false }).catch(() => undefined),
      ]);
      late.abort();
      return report;
    },
    catalogChanged: () => void (catalog += 1),
  };
}
