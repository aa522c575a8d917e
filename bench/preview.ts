import { chromium, type Browser } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_ARGS, findChromium } from '../tests/harness/browser/chromium.ts';
import { startShop } from '../tests/harness/shop.ts';
import { writeBenchPage } from './content.ts';
import type { Figure } from './figure.ts';
import { median } from './load.ts';

const SECTIONS = 60;
const RUNS = 5;
const VIEWPORT = { width: 1440, height: 900 };

/**
 * How soon an editor can work with a page of many sections: the outline is complete, and selecting a section shows it
 * in the page.
 */
export async function measurePreview(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aisle-bench-'));
  writeBenchPage(folder, SECTIONS);
  const shop = await startShop({ env: { CONTENT_DIR: folder } });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  try {
    const url = `${shop.origin}/cms/preview?page=/bench-${SECTIONS}`;
    await open(browser, url);
    const opened: Opened[] = [];
    for (let run = 0; run < RUNS; run += 1) opened.push(await open(browser, url));
    const bound = (most: number) => ({ kind: 'value-at-most', bound: most }) as const;
    const pick = (read: (one: Opened) => number) => median(opened.map(read));
    return [
      { name: 'preview of 60 sections, interactive', unit: 'ms', aisle: pick((one) => one.ready), target: bound(2000) },
      { name: 'preview, section chosen to outlined', unit: 'ms', aisle: pick((one) => one.chosen), target: bound(200) },
    ];
  } finally {
    await browser.close();
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Opened {
  /** Milliseconds from the navigation until the outline has every section and the framed page responds. */
  readonly ready: number;
  readonly chosen: number;
}

async function open(browser: Browser, url: string): Promise<Opened> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'commit' });
    return await page.evaluate(async (sections) => {
      const frame = () => new Promise<number>(requestAnimationFrame);
      const rows = () => document.querySelectorAll<HTMLElement>('.outline__row');
      const box = () =>
        document
          .querySelector('iframe')
          ?.contentDocument?.querySelector('aisle-outline')
          ?.shadowRoot?.querySelector<HTMLElement>('.selected');
      while (rows().length < sections) await frame();
      const listed = performance.now();
      rows()[0]?.click();
      while (box()?.style.display !== 'block') await frame();
      const outlined = performance.now();
      return { ready: outlined, chosen: outlined - listed };
    }, SECTIONS);
  } finally {
    await context.close();
  }
}
