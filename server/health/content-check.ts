import type { Linter, LintReport } from '../../backend/content/lint/linter.ts';
import type { Log } from '../../src/lib/log.ts';
import { withinTime } from '../../src/lib/time-limit.ts';

/** Findings of the content folder, computed again when the folder, the catalogue or the minute changed. */
export interface ContentCheck {
  /**
   * The report of the current folder; `undefined` while it takes longer than a page may wait. `isAgain`: discards the
   * cached report.
   */
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
/** Maximum attempts: a folder that changes all the time is reported as it was a moment ago. */
const MAX_RUNS = 3;

export function createContentCheck({ linter, log, timeoutMs = REPORT_TIMEOUT_MS }: ContentCheckOptions): ContentCheck {
  let latest: { readonly stamp: string; readonly report: LintReport } | undefined;
  let running: Promise<void> | undefined;
  let catalog = 0;

  /** Scheduled dates pass: the findings depend on the minute. */
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
      const checking = fresh();
      // The page may have responded without this result; the next page reports its error.
      checking.catch(() => {});
      return withinTime(checking, timeoutMs, () => undefined);
    },
    catalogChanged: () => void (catalog += 1),
  };
}
