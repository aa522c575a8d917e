import type { Locator, Page } from '@playwright/test';

/** Timing of the last click, in milliseconds since the navigation began; 0 where a step has not happened yet. */
export interface ClickProbe {
  clickedAt: number;
  /** When the first change was painted. */
  seenAt: number;
  /** When the latest change was painted and no request was pending. */
  doneAt: number;
  /** Pending requests. */
  calls: number;
}

declare global {
  interface Window {
    clickProbe: ClickProbe;
  }
}

/** Runs in the page before its own scripts. A change is one of the document's tree or of a selected field. */
export function installClickProbe(): void {
  const probe: ClickProbe = { clickedAt: 0, seenAt: 0, doneAt: 0, calls: 0 };
  window.clickProbe = probe;
  const plainFetch = window.fetch;
  window.fetch = (...input) => {
    probe.calls += 1;
    return plainFetch(...input).finally(() => (probe.calls -= 1));
  };
  const recordPaint = (): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        probe.doneAt = performance.now();
        probe.seenAt ||= probe.doneAt;
      };
      port2.postMessage(undefined);
    });
  };
  addEventListener(
    'click',
    ({ timeStamp }) => Object.assign(probe, { clickedAt: timeStamp, seenAt: 0, doneAt: 0 }),
    true,
  );
  addEventListener('change', recordPaint, true);
  new MutationObserver(recordPaint).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}

/** Milliseconds from the press to the first change, and to the last one. */
export interface Click {
  readonly name: string;
  readonly seen: number;
  readonly done: number;
}

/** Milliseconds without a change after which a click counts as finished. */
const QUIET = 400;
const WAIT = 15_000;

/** Clicks in a page with the probe, once nothing has changed for a while. */
export async function measureClick(page: Page, name: string, target: Locator): Promise<Click> {
  await target.waitFor();
  await page.waitForTimeout(QUIET);
  await target.click();
  await page.waitForFunction(
    (quiet) => {
      const { clickedAt, seenAt, doneAt, calls } = window.clickProbe;
      return clickedAt > 0 && seenAt > 0 && calls === 0 && performance.now() - doneAt > quiet;
    },
    QUIET,
    { timeout: WAIT },
  );
  const { clickedAt, seenAt, doneAt } = await page.evaluate(() => ({ ...window.clickProbe }));
  return { name, seen: seenAt - clickedAt, done: doneAt - clickedAt };
}
