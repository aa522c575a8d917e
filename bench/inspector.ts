import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../tests/harness/chromium.ts';
import { startShop } from '../tests/harness/shop.ts';
import type { Figure } from './figure.ts';

const KEYS = 120;
/** Slower than nobody types. */
const PAUSE = 120;
const WANTED = 150;

/** From a key pressed in the inspector to the frame in which the page shows it. */
export async function measureInspector(): Promise<readonly Figure[]> {
  const shop = await startShop();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${shop.origin}/cms/preview?page=/&section=over-image.0`);
    const times = await type(page);
    const at = (part: number) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? Number.NaN;
    const figure = (name: string, aisle: number): Figure => ({
      name: `inspector, keystroke to pixels, ${name}`,
      unit: 'ms',
      aisle,
      wanted: { kind: 'value-at-most', bound: WANTED },
    });
    return [figure('p50', at(0.5)), figure('p95', at(0.95))];
  } finally {
    await browser.close();
    await shop.stop();
  }
}

async function type(page: Page): Promise<readonly number[]> {
  const title = page.getByRole('textbox', { name: /^Title/ });
  await title.fill('');
  await page.frameLocator('iframe').locator('[data-edit="over-image.0"]').waitFor();
  await title.pressSequentially('The hills', { delay: PAUSE });
  await page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'The hills' }).waitFor();
  await page.evaluate(watch);
  await title.press('End');
  await title.pressSequentially('abcdefghij'.repeat(KEYS / 10), { delay: PAUSE });
  await page.waitForFunction((wanted) => (Reflect.get(self, 'times') as number[]).length >= wanted, KEYS);
  return page.evaluate(() => Reflect.get(self, 'times') as number[]);
}

/** Runs in the page: the time of each key until the heading in the frame has its letter and was painted. */
function watch(): void {
  const page = document.querySelector('iframe')?.contentDocument;
  const input = document.querySelector<HTMLInputElement>('#field-content-title');
  const heading = () => page?.querySelector('[data-edit="over-image.0"] h1');
  if (!page || !input) throw new Error('There is nothing to measure.');
  const times: number[] = [];
  const waiting: { text: string; pressedAt: number }[] = [];
  Reflect.set(self, 'times', times);
  input.addEventListener('keydown', ({ key, timeStamp }) => {
    if (key.length === 1) waiting.push({ text: input.value + key, pressedAt: timeStamp });
  });
  const look = () => {
    const text = heading()?.textContent?.trim() ?? '';
    while (waiting[0] && text.length >= waiting[0].text.length) {
      const { pressedAt } = waiting.shift() ?? { pressedAt: 0 };
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - pressedAt)));
    }
  };
  new MutationObserver(look).observe(page, { subtree: true, childList: true, characterData: true });
}
