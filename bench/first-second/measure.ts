import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { writeBenchPage } from '../content.ts';
import type { Figure } from '../figure.ts';
import { PHONE } from '../phone.ts';
import { PAGES } from '../rendering/bench-pages.ts';
import { measureEarlyTaps } from './early-visit.ts';
import { pageFigures, type Compared, type Visits } from './figures.ts';
import { measureLoad } from './load-visit.ts';
import { describeVisits } from './report.ts';
import { launchBrowser, startTargets, type Targets } from './targets.ts';

const SECTIONS = 60;
/** Of the product page's product; it is in stock. */
const SIZE = '9';

/** The first seconds of a visit: pages of the shop and the same documents as plain pages, behind the same edge. */
export async function measureFirstSecond(runs: number): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aisle-bench-'));
  const content = join(folder, 'content');
  cpSync(join(import.meta.dirname, '..', '..', 'content'), content, { recursive: true });
  writeBenchPage(content, SECTIONS);
  const targets = await startTargets(folder, { CONTENT_DIR: content });
  try {
    const compared = PAGES.map((page) => ({ page, shop: noVisits(), plain: noVisits() }));
    for (let run = 0; run < runs; run += 1) await visitAll(targets, compared);
    for (const one of compared) console.log(describeVisits(one));
    return compared.flatMap(pageFigures);
  } finally {
    await targets.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const noVisits = (): Visits => ({ loads: [], early: [] });

/** Visits every page of both targets in turn, so that other load on the machine affects both. */
async function visitAll(targets: Targets, compared: readonly Compared[]): Promise<void> {
  const browser = await launchBrowser();
  try {
    for (const { page, shop, plain } of compared) {
      await warmUp(browser, [targets.shop.origin + page.path, targets.plain.origin + page.path]);
      await visit(browser, targets.shop.origin + page.path, shop);
      await visit(browser, targets.plain.origin + page.path, plain);
    }
  } finally {
    await browser.close();
  }
}

/** The first request for a page caches it, that for an image encodes it, and the first visit of a browser starts it up. */
async function warmUp(browser: Browser, urls: readonly string[]): Promise<void> {
  const page = await browser.newPage(PHONE);
  for (const url of urls) await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
}

async function visit(browser: Browser, url: string, { loads, early }: Visits): Promise<void> {
  loads.push(await measureLoad(browser, url, SIZE));
  early.push(await measureEarlyTaps(browser, url));
}
