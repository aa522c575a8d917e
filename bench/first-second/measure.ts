import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../tests/harness/browser/chromium.ts';
import { writeBenchPage } from '../content.ts';
import type { Figure } from '../figure.ts';
import { onPhone } from '../phone.ts';
import { PAGES, type BenchPage } from '../rendering/bench-pages.ts';
import { measureEarlyTaps, type EarlyVisit } from './early-visit.ts';
import { pageFigures } from './figures.ts';
import { measureLoad, type LoadVisit } from './load-visit.ts';
import { describeVisits } from './report.ts';
import { startTargets, type Targets } from './targets.ts';

/** Visits of one page, in the order of the runs. */
export interface Visits {
  readonly loads: LoadVisit[];
  readonly early: EarlyVisit[];
}

export interface Compared {
  readonly page: BenchPage;
  readonly shop: Visits;
  readonly plain: Visits;
}

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
    for (let run = 0; run < runs; run += 1) await visitAll(targets, compared, run === 0);
    for (const one of compared) console.log(describeVisits(one));
    return compared.flatMap(pageFigures);
  } finally {
    await targets.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const noVisits = (): Visits => ({ loads: [], early: [] });

/** Visits every page of both targets in turn, so that other load on the machine affects both. */
async function visitAll(targets: Targets, compared: readonly Compared[], isFirst: boolean): Promise<void> {
  const args = [...CHROMIUM_ARGS, '--ignore-certificate-errors', '--disable-gpu'];
  const browser = await chromium.launch({ executablePath: await findChromium(), args });
  try {
    for (const { page, shop, plain } of compared) {
      if (isFirst) await warmUp(browser, [targets.shop + page.path, targets.plain + page.path]);
      await visit(browser, targets.shop + page.path, shop);
      await visit(browser, targets.plain + page.path, plain);
    }
  } finally {
    await browser.close();
  }
}

/** Images are encoded, and pages cached, by the first request for them. */
async function warmUp(browser: Browser, urls: readonly string[]): Promise<void> {
  await onPhone(browser, async (context) => {
    const page = await context.newPage();
    for (const url of urls) await page.goto(url, { waitUntil: 'networkidle' });
  });
}

async function visit(browser: Browser, url: string, { loads, early }: Visits): Promise<void> {
  loads.push(await measureLoad(browser, url, SIZE));
  early.push(await measureEarlyTaps(browser, url));
}
