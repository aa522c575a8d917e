import type { Browser } from '@playwright/test';
import { loadPage, onPhone } from '../phone.ts';
import { recordRequests } from './network-requests.ts';
import { waitUntilQuiet } from './quiet.ts';

/** A visit in which the button of the cart is tapped every 100 ms from the first paint until the cart is open. */
export interface EarlyVisit {
  /** Milliseconds from the navigation until the cart was visible. */
  readonly opened: number;
  readonly lostTaps: number;
  /** Errors of the page, and whether the cart was open when everything had arrived. */
  readonly errors: readonly string[];
}

interface EarlyProbe {
  taps: number;
  opened: number;
}

declare global {
  interface Window {
    earlyProbe: EarlyProbe;
  }
}

const OPEN_TIMEOUT_MS = 30_000;

export async function measureEarlyTaps(browser: Browser, url: string): Promise<EarlyVisit> {
  return onPhone(browser, async (page, session) => {
    const requests = recordRequests(session);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(tapEarly);
    await loadPage(page, url);
    await page.waitForFunction(() => window.earlyProbe.opened > 0, undefined, { timeout: OPEN_TIMEOUT_MS });
    await waitUntilQuiet(session, requests);
    if (!(await page.locator('#mini-cart').isVisible())) errors.push('the cart closed again');
    const { taps, opened } = await page.evaluate(() => window.earlyProbe);
    return { opened, lostTaps: taps - 1, errors };
  });
}

/** Runs in the page before its own scripts. */
function tapEarly(): void {
  const probe: EarlyProbe = { taps: 0, opened: 0 };
  window.earlyProbe = probe;
  let isPainted = false;
  const onPaint = ({ name }: PerformanceEntry): void => {
    isPainted ||= name === 'first-contentful-paint';
  };
  new PerformanceObserver((list) => list.getEntries().forEach(onPaint)).observe({ type: 'paint', buffered: true });
  const isOpen = (): boolean => (document.querySelector('#mini-cart')?.getBoundingClientRect().height ?? 0) > 0;
  const tap = (): void => {
    const button = document.querySelector<HTMLElement>('[data-action="open-cart"]');
    if (!isOpen() && button && isPainted) {
      probe.taps += 1;
      button.click();
    }
    if (isOpen()) probe.opened = performance.now();
    else setTimeout(tap, probe.taps > 0 ? 100 : 16);
  };
  setTimeout(tap, 0);
}
