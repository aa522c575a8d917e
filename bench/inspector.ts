import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../tests/harness/browser/chromium.ts';
import { startShop } from '../tests/harness/shop.ts';
import { writeBenchPage } from './content.ts';
import type { Figure } from './figure.ts';

const KEYS = 120;
/** Milliseconds between keys, slower than anybody types. */
const PAUSE = 120;
const TARGET = 150;
const SECTIONS = 60;
/**
 * Ratio of the slowest keys with and without the checker: a check may run when typing rests, but never between two
 * keys.
 */
const TARGET_RATIO = 1.25;

interface Typed {
  readonly path: string;
  /** `data-edit` of a section with a title. */
  readonly section: string;
  readonly isChecked?: boolean;
}

/**
 * Time from a key pressed in the inspector to the painted frame of the page; on a long page also after the checker ran.
 */
export async function measureInspector(): Promise<readonly Figure[]> {
  const content = mkdtempSync(join(tmpdir(), 'aisle-inspector-'));
  cpSync(join(import.meta.dirname, '..', 'content'), content, { recursive: true });
  writeBenchPage(content, SECTIONS);
  const shop = await startShop({ env: { CONTENT_DIR: content } });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  try {
    const measure = (typed: Typed) => timesOf(browser, shop.origin, typed);
    const home = await measure({ path: '/', section: 'over-image.0' });
    const long = { path: `/bench-${SECTIONS}`, section: 'main.0' };
    const unchecked = at(await measure(long), 0.95);
    const checked = at(await measure({ ...long, isChecked: true }), 0.95);
    const figure = (name: string, aisle: number): Figure => ({
      name: `inspector, keystroke to pixels, ${name}`,
      unit: 'ms',
      aisle,
      target: { kind: 'value-at-most', bound: TARGET },
    });
    return [
      figure('p50', at(home, 0.5)),
      figure('p95', at(home, 0.95)),
      figure(`${SECTIONS} sections, p95`, unchecked),
      {
        ...figure(`${SECTIONS} sections, checker used, p95`, checked),
        limit: { value: unchecked, label: 'the same without the checker' },
        target: { kind: 'ratio-at-most', bound: TARGET_RATIO },
      },
    ];
  } finally {
    await browser.close();
    await shop.stop();
    rmSync(content, { recursive: true, force: true });
  }
}

const at = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? Number.NaN;

async function timesOf(browser: Browser, origin: string, typed: Typed): Promise<readonly number[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(`${origin}/cms/preview?page=${typed.path}&section=${typed.section}`);
    return await type(page, typed);
  } finally {
    await page.close();
  }
}

async function type(page: Page, { section, isChecked = false }: Typed): Promise<readonly number[]> {
  const title = page.getByRole('textbox', { name: /^Title/ });
  const shown = page.frameLocator('iframe').locator(`[data-edit="${section}"]`);
  await title.fill('');
  await shown.waitFor();
  await title.pressSequentially('The hills', { delay: PAUSE });
  await shown.getByRole('heading', { name: 'The hills' }).waitFor();
  if (isChecked) {
    await page.getByRole('button', { name: 'Check accessibility' }).click();
    await page.getByRole('button', { name: 'Check again' }).waitFor();
  }
  await page.evaluate(watch, section);
  await title.press('End');
  await title.pressSequentially('abcdefghij'.repeat(KEYS / 10), { delay: PAUSE });
  await page.waitForFunction((target) => (Reflect.get(self, 'times') as number[]).length >= target, KEYS);
  return page.evaluate(() => Reflect.get(self, 'times') as number[]);
}

/** Runs in the page: records the time of each key until the heading in the frame shows its letter and is painted. */
function watch(section: string): void {
  const page = document.querySelector('iframe')?.contentDocument;
  const input = document.querySelector<HTMLInputElement>('#field-content-title');
  const heading = () => page?.querySelector(`[data-edit="${section}"] :is(h1, h2)`);
  if (!page || !input) throw new Error('There is nothing to measure.');
  const times: number[] = [];
  const waiting: { text: string; pressedAt: number }[] = [];
  Reflect.set(self, 'times', times);
  input.addEventListener('keydown', ({ key, timeStamp }) => {
    if (key.length === 1) waiting.push({ text: input.value + key, pressedAt: timeStamp });
  });
  const poll = () => {
    const text = heading()?.textContent?.trim() ?? '';
    while (waiting[0] && text.length >= waiting[0].text.length) {
      const { pressedAt } = waiting.shift() ?? { pressedAt: 0 };
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - pressedAt)));
    }
  };
  new MutationObserver(poll).observe(page, { subtree: true, childList: true, characterData: true });
}
