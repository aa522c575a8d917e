import type { Browser, Page } from '@playwright/test';
import type { Figure } from './figure.ts';
import { p75 } from './load.ts';

declare global {
  var painted: Promise<number> | undefined;
}

const WORDS = ['waterproof', 'jacket', 'boots', 'tent'] as const;
const PAINTED = 100;
/** Letters before the first that has suggestions. */
const SHORTEST = 2;
/** Milliseconds between two letters: a fast typist's. */
const PAUSE = 120;

/** From a key in the search field to the painted list for what is typed so far. */
export async function measureKeystrokes(browser: Browser, origin: string): Promise<Figure> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 1000 } });
  const page = await context.newPage();
  await page.goto('/help', { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.locator('#search-field[role="combobox"]').waitFor();
  const times: number[] = [];
  for (const word of WORDS) times.push(...(await typeWord(page, word)));
  await context.close();
  console.log(`keystroke: ${times.map(Math.round).join(' ')} ms`);
  return {
    name: 'keystroke to the painted suggestions, p75',
    unit: 'ms',
    aisle: p75(times),
    target: { kind: 'value-at-most', bound: PAINTED },
  };
}

async function typeWord(page: Page, word: string): Promise<readonly number[]> {
  await page.locator('#search-field').fill('');
  const times: number[] = [];
  for (const [position, letter] of [...word].entries()) {
    const isSearched = position + 1 >= SHORTEST;
    if (isSearched) await page.evaluate(watchList);
    await page.keyboard.press(letter);
    if (isSearched) times.push(await page.evaluate(() => globalThis.painted ?? Number.NaN));
    await page.waitForTimeout(PAUSE);
  }
  return times;
}

/** Runs in the page: `painted` resolves once the list that follows the next key is painted. */
function watchList(): void {
  globalThis.painted = new Promise((resolve) => {
    let pressedAt: number | undefined;
    addEventListener('keydown', ({ timeStamp }) => (pressedAt ??= timeStamp), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      const start = pressedAt;
      if (start === undefined) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        port2.postMessage(undefined);
      });
    });
    const list = document.querySelector('#suggestions');
    if (list) observer.observe(list, { childList: true });
  });
}
