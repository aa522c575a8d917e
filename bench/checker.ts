import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type { Report } from '../src/studio/lib/checker-report.ts';
import { CHROMIUM_ARGS, findChromium } from '../tests/harness/browser/chromium.ts';
import { startShop } from '../tests/harness/shop.ts';
import { writeBenchPage } from './content.ts';
import type { Figure } from './figure.ts';
import { median } from './load.ts';

const SECTIONS = 60;
const RUNS = 5;
const LIMIT = 1_500;

/** Duration of the accessibility checker on a page of many sections; the first run includes loading its script. */
export async function measureChecker(): Promise<readonly Figure[]> {
  const content = mkdtempSync(join(tmpdir(), 'aisle-checker-'));
  writeBenchPage(content, SECTIONS);
  cpSync(join(import.meta.dirname, '..', 'content', 'media'), join(content, 'media'), { recursive: true });
  const shop = await startShop({ env: { CONTENT_DIR: content } });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    await page.goto(`${shop.origin}/bench-${SECTIONS}?preview=true`, { waitUntil: 'networkidle' });
    const first = await timeCheck(page);
    const others: number[] = [];
    for (let run = 0; run < RUNS; run += 1) others.push(await timeCheck(page));
    const figure = (name: string, aisle: number): Figure => ({
      name,
      unit: 'ms',
      aisle,
      target: { kind: 'value-at-most', bound: LIMIT },
    });
    return [
      figure(`accessibility of ${SECTIONS} sections, first check`, first),
      figure(`accessibility of ${SECTIONS} sections, checked again`, median(others)),
    ];
  } finally {
    await browser.close();
    await shop.stop();
    rmSync(content, { recursive: true, force: true });
  }
}

/** From the request to the report, within the page. */
async function timeCheck(page: Page): Promise<number> {
  const { time, sections } = await page.evaluate(
    () =>
      new Promise<{ time: number; sections: number }>((resolve) => {
        const start = performance.now();
        const take = (event: Event) => {
          // Type assertion: an event of the page itself.
          const { detail } = event as CustomEvent<Report>;
          resolve({ time: performance.now() - start, sections: detail.sections.length });
        };
        document.addEventListener('checker:report', take, { once: true });
        document.dispatchEvent(new CustomEvent('checker:run'));
      }),
  );
  if (sections !== SECTIONS) throw new Error(`${sections} of ${SECTIONS} sections were checked`);
  return time;
}
